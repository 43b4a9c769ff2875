import ScreenModel

/// What there is to know of a rule: its documentation, its weight, and examples that are run as tests.
public struct RuleNotes: Sendable {
  /// Whether `fix` can repair it.
  public enum Fix: String, Sendable, Codable {
    /// The result is certain to be what was meant.
    case safe
    /// Words are guessed and marked for a person to verify.
    case unsafe
    case none
  }

  /// A piece of SwiftUI code; `struct` declarations, or the body of a view.
  public struct Example: Sendable {
    /// As shown to people, without place marks.
    public var code: String
    /// With 1️⃣ in front of each place that is found.
    public var marked: String
    public var isFound: Bool
    /// What is heard today; empty where nothing is said.
    public var heard: String?
    /// Findings are marked for review.
    public var isReview: Bool

    /// Code in which the rule finds something at each 1️⃣.
    public static func finds(_ marked: String, heard: String? = nil, review: Bool = false) -> Example {
      Example(
        code: marked.filter { $0 != "1️⃣" }, marked: marked, isFound: true, heard: heard, isReview: review)
    }

    /// Code that is right.
    public static func allows(_ code: String) -> Example {
      Example(code: code, marked: code, isFound: false, heard: nil, isReview: false)
    }
  }

  /// The defect, lower case, no final period.
  public var summary: String
  /// What a person hears or cannot do.
  public var why: String
  /// What to change.
  public var help: String
  /// Where it may be silent or wrong.
  public var limits: String
  public var guidelines: [Guideline]
  /// The state it belongs to; `nil`: any.
  public var state: UXState?
  public var effect: Effect
  public var fix: Fix
  /// Only run where the settings switch it on.
  public var isOptIn: Bool
  public var examples: [Example]

  public init(
    summary: String, why: String, help: String, limits: String, guidelines: [Guideline], state: UXState? = nil,
    effect: Effect, fix: Fix = .none, isOptIn: Bool = false, examples: [Example]
  ) {
    self.summary = summary
    self.why = why
    self.help = help
    self.limits = limits
    self.guidelines = guidelines
    self.state = state
    self.effect = effect
    self.fix = fix
    self.isOptIn = isOptIn
    self.examples = examples
  }

  /// The WCAG criteria.
  public var wcag: [String] {
    guidelines.compactMap { if case .wcag(let number) = $0 { number } else { nil } }
  }
}
