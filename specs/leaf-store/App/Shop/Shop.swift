/// What the server offers. Screens know this protocol only, so that previews need no network.
protocol Shop: Sendable {
  func teas(matching filter: TeaFilter) async throws(StoreFailure) -> [Tea]
  func orders() async throws(StoreFailure) -> [Order]
  func pay(for tea: Tea, to address: String) async throws(PaymentError) -> Order
}

/// Why the server gave no answer.
enum StoreFailure: Error, Equatable {
  case offline
  case unavailable(code: Int)
}
