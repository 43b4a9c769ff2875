import ScreenModel

/// An interactive element and its five properties: what agents, tests and assistive technologies need of it.
public struct PropertyRow: Sendable, Hashable, Codable {
  public enum Cell: String, Sendable, Codable {
    case ok = "OK"
    case missing = "—"
    case notApplicable = "n/a"
    /// SwiftUI gives the trait by itself.
    case automatic = "auto"
  }

  public var span: SourceSpan
  /// The control: `Button`, `Toggle`, `List row`.
  public var type: String
  /// What it is called on screen, or its container.
  public var name: String
  public var identifier: Cell
  public var label: Cell
  public var hint: Cell
  public var value: Cell
  public var traits: Cell

  /// Identifier and label are there, and nothing that applies is missing.
  public var isComplete: Bool { ![identifier, label, hint, value, traits].contains(.missing) }
}
