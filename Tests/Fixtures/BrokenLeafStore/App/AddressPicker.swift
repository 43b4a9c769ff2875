import SwiftUI

struct AddressPicker: View {
  @Binding var selected: String
  var addresses = ["8 Garden Street", "12 Oak Street", "31 Mill Lane"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(addresses, id: \.self) { address in
          AddressRow(address: address, isSelected: address == selected) {
            selected = address
          }
        }
      }
      .navigationTitle("Delivery address")
    }
  }
}
