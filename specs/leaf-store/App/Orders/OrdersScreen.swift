import SwiftUI

struct OrdersScreen: View {
  let model: OrdersModel

  var body: some View {
    VStack {
      switch model.phase {
      case .loading:
        ProgressView("Loading orders")
        OrderSkeleton()
          .accessibilityHidden(true)
      case .loaded(let orders):
        if orders.isEmpty {
          EmptyNotice(title: "No orders yet", advice: "What you buy is listed here.") {
            Button("Look again") {
              Task { await model.load() }
            }
          }
        } else {
          List {
            ForEach(orders) { order in
              OrderRow(order: order)
            }
          }
        }
      case .failed(let failure):
        FailureNotice(failure: failure, takesFocus: true) {
          Task { await model.load() }
        }
      }
    }
    .navigationTitle("Orders")
    .task { await model.load() }
  }
}
