import Observation

/// The customer's orders.
@MainActor @Observable
final class OrdersModel {
  private(set) var isLoading = true
  private(set) var orders: [Order] = []

  func load() async {
    try? await Task.sleep(for: .seconds(1))
    orders = [Order(number: "41", tea: "Sencha")]
    isLoading = false
  }
}
