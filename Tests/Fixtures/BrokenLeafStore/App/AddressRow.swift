import SwiftUI

struct AddressRow: View {
  let address: String
  let isSelected: Bool
  var choose: () -> Void

  var body: some View {
    Button(action: choose) {
      Text(address)
        .foregroundStyle(isSelected ? Color.green : Color.primary)
    }
  }
}
