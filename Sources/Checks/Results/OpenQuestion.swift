/// One of the four questions that a case leaves open.
public struct OpenQuestion: Sendable, Hashable {
  public var question: Question
  /// `nil` for the only case of a state.
  public var caseName: String?

  public init(_ question: Question, caseName: String? = nil) {
    self.question = question
    self.caseName = caseName
  }
}
