import Observation

/// Where the tea goes and who is told.
@MainActor @Observable
final class CheckoutModel {
  var address = "8 Garden Street"
  var email = ""
  private(set) var emailIsMissing = false

  func validate() {
    emailIsMissing = email.isEmpty
  }
}
