import ScreenModel

/// A defect in the source, what is heard of it, and what would be heard after.
public struct AuditFinding: Sendable, Hashable, Codable {
  public enum Certainty: Sendable, Hashable, Codable {
    case certain
    /// The source cannot prove it: a person has to look, for this reason.
    case review(because: String)
  }

  /// The rule's id; set by the audit.
  public var rule: String
  public var effect: Effect
  public var severity: Finding.Severity
  public var certainty: Certainty
  /// Names the concrete thing, lower case, no final period.
  public var message: String
  public var span: SourceSpan
  /// Calls through which the place was reached, outermost first.
  public var frames: [SourceSpan]
  /// Where the code is asked for that the place stands in; `nil`: it is the view's own. Set by the audit.
  var place: SourceSpan?
  /// The type whose code it is in, where that was not read to the end. Set by the audit.
  var cut: SourceSpan?
  /// What has to hold for the element to be there, where it is not always: of many tests the message says the first two.
  /// Set by the audit.
  var presence: [String]
  /// The screen or view it was met in first.
  public var view: String
  public var states: [UXState]
  /// What is heard today; empty text: nothing.
  public var heard: String?
  /// What would be heard after the repair.
  public var heardAfter: String?
  public var why: String
  public var help: String
  public var wcag: [String]
  public var fix: RuleNotes.Fix
  /// Other places with the same cause, and what is there.
  public var places: [Finding.Related]
  /// What the fingerprint holds on to beside the rule: words of the element, not lines.
  public var anchor: String

  /// - Parameters:
  ///   - effect: Where this one is worse or milder than the rule says.
  ///   - why: Where it hurts otherwise than the rule says.
  public init(
    at span: SourceSpan, via frames: [SourceSpan] = [], _ message: String, heard: String? = nil, after: String? = nil,
    review reason: String? = nil, effect: Effect? = nil, help: String? = nil, why: String? = nil
  ) {
    self.rule = ""
    self.effect = effect ?? .limits
    self.severity = .note
    self.certainty = reason.map { .review(because: $0) } ?? .certain
    self.message = message
    self.span = span
    self.frames = frames
    self.presence = []
    self.view = ""
    self.states = []
    self.heard = heard
    self.heardAfter = after
    self.why = why ?? ""
    self.help = help ?? ""
    self.wcag = []
    self.fix = .none
    self.places = []
    self.anchor = ""
    self.hasOwnEffect = effect != nil
  }

  /// No repair of the rule's puts this one right.
  var isLeftToPeople = false

  /// The effect was given with the finding.
  var hasOwnEffect: Bool

  /// With the condition under which it holds, which is no part of the fingerprint.
  var worded: AuditFinding {
    let named = message.split { $0 == "‘" || $0 == "’" }.flatMap { $0.components(separatedBy: " && ") }
    let open = presence.filter { test in !named.contains { $0 == test || $0.hasSuffix("." + test) } }
    // A test with a call in it says less than one without.
    let plain = open.filter { !$0.contains("(") }
    let told = plain.isEmpty ? open.filter { !$0.contains("…") && !$0.contains("EmptyView") } : plain
    let tests = told.prefix(2).map { "‘\($0)’" }
    guard !tests.isEmpty else { return self }
    var finding = self
    finding.message += ", where \(tests.joined(separator: " and "))"
    return finding
  }

  public var isReview: Bool { certainty != .certain }

  /// Blockers first, then by place.
  static func isBefore(_ left: AuditFinding, _ right: AuditFinding) -> Bool {
    let leftRank = (left.isReview ? 1 : 0, Effect.allCases.firstIndex(of: left.effect) ?? 0)
    let rightRank = (right.isReview ? 1 : 0, Effect.allCases.firstIndex(of: right.effect) ?? 0)
    if leftRank != rightRank { return leftRank < rightRank }
    if left.span != right.span { return left.span < right.span }
    return (left.rule, left.message) < (right.rule, right.message)
  }

  /// The same for reports that know findings of a check.
  public var finding: Finding {
    var finding = Finding(rule, severity, message, at: span.file.isEmpty ? nil : span)
    finding.heard = heard.map { $0.isEmpty ? "(nothing)" : $0 }
    finding.heardBy = "heard"
    finding.why = why
    finding.help = help
    finding.related = places
    finding.screen = view.isEmpty ? nil : view
    finding.state = states.first
    if case .review(let reason) = certainty { finding.details.append("needs review: \(reason)") }
    if let heardAfter { finding.details.append("after the repair: \(heardAfter)") }
    return finding
  }
}
