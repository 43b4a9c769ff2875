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
    let answer: Phase
    do throws(StoreFailure) {
      answer = .loaded(try await shop.teas(matching: filter))
    } catch {
      answer = .failed(error)
    }
    // A newer search is on its way where this one was cancelled.
    if !Task.isCancelled { phase = answer }
  }

  func clearFilters() {
    filter = TeaFilter()
  }
}
