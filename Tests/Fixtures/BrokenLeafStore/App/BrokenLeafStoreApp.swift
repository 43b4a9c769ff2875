import SwiftUI

@main
struct BrokenLeafStoreApp: App {
  @State private var search = SearchModel()
  @State private var checkout = CheckoutModel()
  @State private var payment = PaymentModel()
  @State private var orders = OrdersModel()

  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack { SearchScreen(model: search) }
        NavigationStack { CheckoutScreen(model: checkout) }
        NavigationStack { PaymentScreen(model: payment) }
        NavigationStack { OrdersScreen(model: orders) }
      }
    }
  }
}
