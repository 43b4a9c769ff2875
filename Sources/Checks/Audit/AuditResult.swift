import ScreenModel

/// What an audit found.
public struct AuditResult: Sendable {
  /// Blockers first, then by effect and place; what needs review comes last.
  public var findings: [AuditFinding]
  /// Every interactive element with the five properties.
  public var elements: [PropertyRow]
  public var files: Int
  public var views: Int
  /// Findings the baseline accepts.
  public var accepted: Int
  /// Where there is more than is judged, in words with its place.
  public var limits: [Reason] = []

  public init(findings: [AuditFinding], elements: [PropertyRow], files: Int, views: Int, accepted: Int = 0) {
    self.findings = findings
    self.elements = elements
    self.files = files
    self.views = views
    self.accepted = accepted
  }

  /// Findings that are no review items.
  public var certain: [AuditFinding] { findings.filter { !$0.isReview } }

  public var reviews: [AuditFinding] { findings.filter(\.isReview) }

  public var blockers: [AuditFinding] { certain.filter { $0.effect == .blocks } }

  /// How many certain findings have an effect.
  public func count(_ effect: Effect) -> Int { certain.count { $0.effect == effect } }
}
