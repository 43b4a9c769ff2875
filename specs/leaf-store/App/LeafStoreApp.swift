import SwiftUI

@main
struct LeafStoreApp: App {
  @State private var store = Store(shop: DemoShop())

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $store.path) {
        SearchScreen(model: store.search, choose: { store.checkOut($0) }, showOrders: { store.showOrders() })
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .checkout(let model):
              CheckoutScreen(model: model) { store.pay(model) }
            case .payment(let model):
              PaymentScreen(model: model) { store.showOrders() }
            case .orders:
              OrdersScreen(model: store.orders)
            }
          }
      }
    }
  }
}
