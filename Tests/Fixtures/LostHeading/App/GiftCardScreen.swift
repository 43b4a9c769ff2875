import SwiftUI

struct GiftCardScreen: View {
  var body: some View {
    VStack {
      // The header trait got lost with the old font style.
      Text("Your gift card")
        .font(.title)
      Text("There is $20.00 on it.")
      Button("Use it") {}
    }
  }
}
