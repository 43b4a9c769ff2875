import SwiftUI

struct AddressPicker: View {
  @Binding var selected: String
  var addresses = ["8 Garden Street", "12 Oak Street", "31 Mill Lane"]
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        ForEach(addresses, id: \.self) { address in
          AddressRow(address: address, isSelected: address == selected) {
            selected = address
            dismiss()
          }
        }
      }
      .navigationTitle("Delivery address")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
      }
    }
  }
}

#Preview("Oak Street chosen") {
  @Previewable @State var selected = "12 Oak Street"
  AddressPicker(selected: $selected)
}
