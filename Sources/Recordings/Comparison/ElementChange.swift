import ScreenModel

/// What became of an element between two recordings.
public struct ElementChange: Sendable, Hashable {
  public enum Kind: String, Sendable {
    case new, gone, changed, moved
  }

  /// A part of an element and what it was and is; `nil` is nothing.
  public struct Part: Sendable, Hashable {
    public var fact: Fact
    public var was: String?
    public var isNow: String?
  }

  public var kind: Kind
  /// The element in the older recording, and its number there from 1.
  public var was: AccessibilityElement?
  public var oldNumber: Int?
  /// The element in the newer recording, and its number there from 1.
  public var isNow: AccessibilityElement?
  public var newNumber: Int?
  /// What differs, in the order in which it is heard.
  public var parts: [Part]
}
