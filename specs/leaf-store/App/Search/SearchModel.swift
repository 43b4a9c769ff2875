import Observation

/// Finds teas.
@MainActor @Observable
final class SearchModel {
  enum Phase: Equatable {
    case start
    case loading
    case loaded([Tea])
    case failed(StoreFailure)
  }

  var filter = TeaFilter()
  private(set) var phase = Phase.start
  private let shop: any Shop

  init(shop: any Shop) {
    self.shop = shop
  }

  func search() async {
    guard filter != TeaFilter() else {
      phase = .start
      return
    }
    phase = .loading
    do throws(StoreFailure) {
      phase = .loaded(try await shop.teas(matching: filter))
    } catch {
      phase = .failed(error)
    }
  }

  func clearFilters() {
    filter = TeaFilter()
  }
}
