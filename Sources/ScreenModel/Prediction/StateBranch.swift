/// A place in the source that puts a screen into one of the seven states: `if isLoading { ProgressView() }`.
public struct StateBranch: Sendable, Hashable, Codable {
  public var state: UXState
  /// The test that decides it, as a person reads it.
  public var condition: Condition
  /// What makes it that state: `ProgressView`, `.sheet`, `.disabled`.
  public var evidence: String
  public var span: SourceSpan

  public init(state: UXState, condition: Condition, evidence: String, span: SourceSpan) {
    self.state = state
    self.condition = condition
    self.evidence = evidence
    self.span = span
  }
}
