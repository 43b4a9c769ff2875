import SwiftUI

/// An order as one stop: number, tea, total, and where it is.
struct OrderRow: View {
  let order: Order

  var body: some View {
    VStack(alignment: .leading) {
      Text("Order \(order.number)")
        .font(.headline)
      Text(order.tea)
      Text(order.total)
      Text(order.status.title)
    }
    .accessibilityElement(children: .combine)
  }
}
