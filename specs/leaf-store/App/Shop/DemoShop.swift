import Foundation

/// A shop on the device, for demonstrations.
struct DemoShop: Shop {
  private static let shelf = [
    Tea(name: "Sencha", price: "$2.50"),
    Tea(name: "Jasmine pearls", price: "$3.20"),
    Tea(name: "Gyokuro", price: "$4.00", isInStock: false),
  ]

  func teas(matching filter: TeaFilter) async throws(StoreFailure) -> [Tea] {
    Self.shelf.filter { tea in
      tea.name.localizedCaseInsensitiveContains(filter.text) && (tea.isInStock || !filter.inStockOnly)
    }
  }

  func orders() async throws(StoreFailure) -> [Order] {
    [Order(number: "41", tea: "Sencha", total: "$2.50", address: "8 Garden Street", status: .delivered)]
  }

  func pay(for tea: Tea, to address: String) async throws(PaymentError) -> Order {
    Order(number: "42", tea: tea.name, total: tea.price, address: address)
  }
}
