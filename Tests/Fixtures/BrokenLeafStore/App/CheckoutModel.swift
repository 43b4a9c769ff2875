import Observation

/// Where the tea goes and who is told.
@MainActor @Observable
final class CheckoutModel {
  var address = "8 Garden Street"
  var email = ""
  private(set) var showsEmailError = false

  func validate() {
    showsEmailError = email.isEmpty
  }
}
