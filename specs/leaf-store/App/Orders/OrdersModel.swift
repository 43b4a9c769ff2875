import Observation

/// The customer's orders.
@MainActor @Observable
final class OrdersModel {
  enum Phase: Equatable {
    case loading
    case loaded([Order])
    case failed(StoreFailure)
  }

  private(set) var phase = Phase.loading
  private let shop: any Shop

  init(shop: any Shop) {
    self.shop = shop
  }

  func load() async {
    phase = .loading
    do throws(StoreFailure) {
      phase = .loaded(try await shop.orders())
    } catch {
      phase = .failed(error)
    }
  }
}
