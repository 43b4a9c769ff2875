import Observation

/// Pays for a tea.
@MainActor @Observable
final class PaymentModel {
  private(set) var isVerifying = false
  private(set) var order: Order?

  func pay() async {
    isVerifying = true
    try? await Task.sleep(for: .seconds(3))
    order = Order(number: "42", tea: "Sencha")
    isVerifying = false
  }
}
