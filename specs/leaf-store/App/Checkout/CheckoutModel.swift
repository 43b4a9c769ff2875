import Foundation
import Observation

/// Where a tea goes and who is told.
@MainActor @Observable
final class CheckoutModel {
  enum EmailError {
    case missing, incomplete

    var message: String {
      switch self {
      case .missing: String(localized: "Enter your email. For example: anna@example.com.")
      case .incomplete: String(localized: "Add the part after the @. For example: anna@example.com.")
      }
    }
  }

  let tea: Tea
  var address = "8 Garden Street"
  var email = ""
  private(set) var emailError: EmailError?

  init(tea: Tea) {
    self.tea = tea
  }

  /// Whether the form can go on. What is typed stays as it is.
  func validate() -> Bool {
    if email.isEmpty {
      emailError = .missing
    } else if !email.contains("@") || email.hasSuffix("@") {
      emailError = .incomplete
    } else {
      emailError = nil
    }
    return emailError == nil
  }
}

extension CheckoutModel: Hashable {
  nonisolated static func == (left: CheckoutModel, right: CheckoutModel) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
