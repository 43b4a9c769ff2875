import Checks
import ScreenModel

/// What a run of repairs came to, for reports.
public struct FixResult: Sendable {
  /// A repair that was made or refused.
  public struct Item: Sendable, Hashable {
    public var rule: String
    public var effect: Effect
    /// Where the finding was when the repair was made.
    public var span: SourceSpan
    public var view: String
    /// What is wrong.
    public var message: String
    /// What is done: `names it ‘Share’`.
    public var what: String
    public var isGuess: Bool
    /// What is heard of the changed code before and after, as far as it differs.
    public var before: [String]
    public var after: [String]
    /// Why it was refused; `nil`: it was made.
    public var reason: String?

    public init(
      _ finding: AuditFinding, _ proposal: Proposal, before: [String], after: [String], reason: String? = nil
    ) {
      rule = finding.rule
      effect = finding.effect
      span = finding.span
      view = finding.view
      message = finding.message
      what = proposal.what
      isGuess = proposal.isGuess
      self.before = before
      self.after = after
      self.reason = reason
    }
  }

  /// A file with other text.
  public struct Change: Sendable, Hashable {
    public var path: String
    public var old: String
    public var new: String

    public init(path: String, old: String, new: String) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  /// In the order made: blockers first, round by round.
  public var made: [Item]
  public var refused: [Item]
  /// By path.
  public var changes: [Change]
  /// Findings that are left, reviews not counted.
  public var left: Int
  /// Those of them in UIKit code, which is not repaired.
  public var leftInUIKit = 0
  /// The files were only looked at.
  public var isDryRun: Bool
  /// Changed files that could not be written, and are as they were.
  public var unwritten = 0

  public init(made: [Item], refused: [Item], changes: [Change], left: Int, isDryRun: Bool) {
    self.made = made
    self.refused = refused
    self.changes = changes
    self.left = left
    self.isDryRun = isDryRun
  }
}
