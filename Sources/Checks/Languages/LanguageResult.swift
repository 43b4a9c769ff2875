import ScreenModel

/// What became of an expectation in one more language.
public struct LanguageResult: Sendable, Hashable {
  /// BCP 47.
  public var language: String
  /// The expectation as it is said in the language.
  public var expected: String
  public var verdict: Verdict
  /// What is heard, or predicted, or the nearest thing to it; `nil`: nothing like it.
  public var heard: String?

  public init(language: String, expected: String, _ verdict: Verdict, heard: String? = nil) {
    self.language = language
    self.expected = expected
    self.verdict = verdict
    self.heard = heard
  }
}
