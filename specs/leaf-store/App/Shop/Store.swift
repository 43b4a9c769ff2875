import Observation

/// Where the navigation stack can lead.
enum Route: Hashable {
  case checkout(CheckoutModel)
  case payment(PaymentModel)
  case orders
}

/// The app's state: one model a screen, and the path between them.
@MainActor @Observable
final class Store {
  var path: [Route] = []
  let search: SearchModel
  let orders: OrdersModel
  private let shop: any Shop

  init(shop: any Shop) {
    self.shop = shop
    search = SearchModel(shop: shop)
    orders = OrdersModel(shop: shop)
  }

  func checkOut(_ tea: Tea) {
    path.append(.checkout(CheckoutModel(tea: tea)))
  }

  func pay(_ checkout: CheckoutModel) {
    path.append(.payment(PaymentModel(tea: checkout.tea, address: checkout.address, shop: shop)))
  }

  func showOrders() {
    path = [.orders]
  }
}
