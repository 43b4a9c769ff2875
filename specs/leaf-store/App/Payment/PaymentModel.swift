import Foundation
import Observation

/// Why a payment did not go through.
enum PaymentError: Error, Equatable {
  case cardDeclined
  case offline

  var message: String {
    switch self {
    case .cardDeclined: String(localized: "Your bank declined the card. Use another card or call your bank.")
    case .offline: String(localized: "You are offline. Nothing was charged. Try again later.")
    }
  }
}

/// Pays for one tea.
@MainActor @Observable
final class PaymentModel {
  enum Phase: Equatable {
    case ready
    case verifying
    case failed(PaymentError)
  }

  let tea: Tea
  let address: String
  private(set) var phase = Phase.ready
  private(set) var order: Order?
  private let shop: any Shop

  /// While the bank looks at the card a second tap could charge twice.
  var isVerifying: Bool { phase == .verifying }

  init(tea: Tea, address: String, shop: any Shop) {
    self.tea = tea
    self.address = address
    self.shop = shop
  }

  func pay() async {
    phase = .verifying
    do throws(PaymentError) {
      order = try await shop.pay(for: tea, to: address)
      phase = .ready
    } catch {
      phase = .failed(error)
    }
  }
}

extension PaymentModel: Hashable {
  nonisolated static func == (left: PaymentModel, right: PaymentModel) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
