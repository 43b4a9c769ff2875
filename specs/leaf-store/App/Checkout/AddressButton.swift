import SwiftUI

/// The chosen address; a tap opens the others.
struct AddressButton: View {
  let address: String
  var open: () -> Void

  var body: some View {
    Button(action: open) {
      HStack {
        Text(address)
        Spacer()
        Image(systemName: "chevron.right")
          .accessibilityHidden(true)
      }
    }
    .accessibilityHint("Shows your addresses")
  }
}
