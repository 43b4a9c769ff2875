import SwiftUI

/// Grey rows in the shape of orders. They mean nothing to the ear: hide them where they are used.
struct OrderSkeleton: View {
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<4) { _ in
        VStack(alignment: .leading) {
          Text("Order 00")
          Text("Name of the tea")
        }
        .foregroundStyle(.tertiary)
      }
    }
  }
}
