import SwiftUI

struct OrderSkeleton: View {
  var body: some View {
    VStack {
      Text("Order 00")
      Text("Order 00")
      Text("Order 00")
    }
    .foregroundStyle(.tertiary)
  }
}
