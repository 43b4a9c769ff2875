import SwiftUI

/// An address to choose. The checkmark shows the choice without colour, the trait speaks it in the user's language.
struct AddressRow: View {
  let address: String
  let isSelected: Bool
  var choose: () -> Void

  var body: some View {
    Button(action: choose) {
      HStack {
        Label(address, systemImage: "mappin")
        Spacer()
        if isSelected {
          Image(systemName: "checkmark")
            .accessibilityHidden(true)
        }
      }
    }
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
