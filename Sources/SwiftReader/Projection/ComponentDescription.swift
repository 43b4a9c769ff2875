/// What a component from outside the project is like, by the settings: `PrimaryButton: { like: Button, label: title }`.
public struct ComponentDescription: Sendable {
  /// The SwiftUI control it behaves like.
  public var like: String
  /// Which of its arguments stand for which of the control's: `title` for the first, unlabelled one.
  public var arguments: [String: String]

  public init(like: String, arguments: [String: String] = [:]) {
    self.like = like
    self.arguments = arguments
  }
}
