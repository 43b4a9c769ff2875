/// One of the states a screen can be in, in the order in which reports show them.
///
/// The seven are what every screen must answer for; ``content`` is the ordinary state beside them.
public enum UXState: String, Sendable, Hashable, Codable, CaseIterable {
  case selected, empty, loading, error, disabled, modal, success
  case content

  /// The seven states that every screen designs or reasons away.
  public static let seven: [UXState] = [.selected, .empty, .loading, .error, .disabled, .modal, .success]
}
