import ScreenModel
import ScreenSpecs

/// Runs rules over views and settles what is reported.
public struct Audit: Sendable {
  public var settings: Settings
  /// How paths of the views are seen from the settings' folder.
  public var settingsPath: @Sendable (String) -> String
  /// The rules to run; all where none are named.
  public var rules: [any Rule.Type]
  /// Rules that run though they are opt-in.
  public var optedIn: Set<String>

  public init(
    settings: Settings = Settings(), rules: [any Rule.Type] = allRules, optedIn: Set<String> = [],
    settingsPath: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.settings = settings
    self.rules = rules
    self.optedIn = optedIn
    self.settingsPath = settingsPath
  }

  /// What is wrong in the views, blockers first, reviews last.
  public func run(_ views: [AuditedView], files: [AuditedFile]) -> AuditResult {
    result(of: views.map(checked), files: files)
  }

  /// What is wrong in one view, before it is settled with the others. May run on any thread.
  public func checked(_ view: AuditedView) -> CheckedView {
    CheckedView(
      findings: rules.filter(isActive).map { rule in
        let made = made(rule)
        let found = view.uikit.map { $0.isHelper && !rule.readsHelpers ? [] : made.check($0) } ?? made.check(view)
        return found.compactMap { Unread.settled(filled($0, rule, view), rule.missing, view) }
      }, elements: PropertyTable.rows(of: [view]), limits: view.limits, span: view.span,
      isHelper: view.uikit?.isHelper == true)
  }

  /// What is wrong in all of them, in the order given.
  public func result(of views: [CheckedView], files: [AuditedFile]) -> AuditResult {
    // All that one rule found, then the next.
    var findings = (0..<rules.filter(isActive).count).flatMap { rule in views.flatMap { $0.findings[rule] } }
    let samples = Dictionary(
      files.filter { !$0.samples.isEmpty }.map { ($0.path, $0.samples) }, uniquingKeysWith: { first, _ in first })
    findings.removeAll { finding in samples[finding.span.file]?.contains { $0.contains(finding.span) } ?? false }
    findings = Grouping.grouped(Grouping.confirmed(findings, readWhole: Set(views.map(\.span))))
    findings = Suppression(files: files, rules: rules.map { $0.id }).applied(to: findings)
    findings = Grouping.gathered(findings, becauseOf: Self.unshown)
    findings = Fingerprint.mark(findings.compactMap(settled).sorted(by: AuditFinding.isBefore)).map(\.worded)
    var result = AuditResult(
      findings: findings, elements: PropertyTable.merged(views.map(\.elements)), files: files.count,
      views: views.count { !$0.isHelper })
    var met: Set<Reason> = []
    result.limits = views.flatMap(\.limits).filter { met.insert($0).inserted }.sorted(by: Self.isBefore)
    return result
  }

  private static func isBefore(_ one: Reason, _ two: Reason) -> Bool {
    guard let left = one.span, let right = two.span, left != right else { return one.text < two.text }
    return left < right
  }

  /// The rule as the settings want it; `identifier-pattern` stands for the option of the one rule about it.
  func made(_ rule: any Rule.Type) -> any Rule {
    var made: any Rule = rule.tuned(by: settings)
    if let pattern = settings.identifierPattern, rule == IdentifierOffPattern.self,
      !settings.options.contains(where: { $0.rule == rule.id })
    {
      _ = made.tune("pattern", to: pattern)
    }
    return made
  }

  /// Opt-in rules run where the settings give them a level, or the caller asks.
  func isActive(_ rule: any Rule.Type) -> Bool {
    guard rule.notes.isOptIn else { return true }
    return optedIn.contains(rule.id) || settings.rules.contains { $0.rule == rule.id && $0.level != .off }
  }

  func filled(_ finding: AuditFinding, _ rule: any Rule.Type, _ view: AuditedView) -> AuditFinding {
    var finding = finding
    let notes = rule.notes
    finding.rule = rule.id
    if !finding.hasOwnEffect { finding.effect = notes.effect }
    if finding.severity < .error || finding.isReview {
      finding.severity = finding.isReview ? .note : finding.effect.severity
    }
    finding.view = view.name
    if finding.states.isEmpty { finding.states = notes.state.map { [$0] } ?? [] }
    if finding.why.isEmpty { finding.why = notes.why }
    finding.place = view.place(of: finding.span, via: finding.frames)
    finding.cut = view.cut.first { $0.value.contains { $0.contains(finding.span) } }?.key
    if finding.help.isEmpty { finding.help = notes.help }
    if finding.wcag.isEmpty { finding.wcag = notes.wcag }
    // Repairs are made in SwiftUI code alone.
    finding.fix = view.uikit == nil && !finding.isLeftToPeople ? rule.fix : .none
    if view.isFragment, rule.dependsOnSurroundings, !finding.isReview {
      finding.certainty = .review(because: "it is a part of other views, and what surrounds it could not be read")
      finding.severity = .note
    }
    if view.unshown.contains(where: { $0.contains(finding.span) }) {
      if !finding.isReview { finding.certainty = .review(because: Self.unshown) }
      finding.severity = .note
    }
    // A spinner is there while something loads: nobody asks when.
    if !finding.states.contains(.loading) { finding.presence = view.presence(of: finding.span, finding.frames) }
    finding.message = Self.shortened(finding.message, to: 300)
    finding.heard = finding.heard.map { Self.shortened($0, to: 600) }
    finding.heardAfter = finding.heardAfter.map { Self.shortened($0, to: 600) }
    return finding
  }

  /// Why what is found in a view that nothing shows is for a person to look at.
  private static let unshown = "nothing in these sources shows this view"

  /// Cut where nobody reads on; run-time values with many alternatives come to pages.
  static func shortened(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit, text.count > limit else { return text }
    return text.prefix(limit - 1) + "…"
  }

  /// With the severity the settings give it; `nil` where it is off. A review item is never an error.
  func settled(_ finding: AuditFinding) -> AuditFinding? {
    guard let level = settings.level(of: finding.rule, path: settingsPath(finding.span.file)) else { return finding }
    var finding = finding
    switch level {
    case .off: return nil
    case .note: finding.severity = .note
    case .warning: finding.severity = .warning
    case .error: finding.severity = finding.isReview ? .warning : .error
    }
    return finding
  }
}
