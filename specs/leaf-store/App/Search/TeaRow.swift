import SwiftUI

/// A tea to buy. One that is sold out says so, on screen and to the ear.
struct TeaRow: View {
  let tea: Tea
  var choose: () -> Void

  var body: some View {
    Button(action: choose) {
      VStack(alignment: .leading) {
        Text(tea.name)
          .font(.headline)
        Text(tea.price)
        if !tea.isInStock {
          Text("Sold out")
        }
      }
    }
    .disabled(!tea.isInStock)
  }
}
