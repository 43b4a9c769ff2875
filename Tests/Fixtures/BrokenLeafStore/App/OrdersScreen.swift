import SwiftUI

struct OrdersScreen: View {
  let model: OrdersModel

  var body: some View {
    VStack {
      if model.isLoading {
        ProgressView("Loading orders")
        OrderSkeleton()
      } else {
        List {
          ForEach(model.orders) { order in
            Text("Order \(order.number), \(order.tea)")
          }
        }
      }
    }
    .navigationTitle("Orders")
    .task { await model.load() }
  }
}
