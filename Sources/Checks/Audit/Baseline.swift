import ScreenModel
import ScreenSpecs

/// Findings a team has accepted, and what became of them.
public struct Baseline: Sendable {
  private let file: BaselineFile

  public init(_ file: BaselineFile) {
    self.file = file
  }

  /// The rule that reports entries which do not occur any more.
  public static let goneID = "baseline-entry-gone"

  private struct Key: Hashable {
    var rule: String
    var file: String
    var view: String
    var says: String
  }

  /// The file that accepts findings as they are, with entries that stay from before.
  public static func text(accepting findings: [AuditFinding], keeping: [BaselineFile.Entry] = []) -> String {
    BaselineFile.text(
      findings.filter { $0.rule != goneID }.map { ($0.rule, $0.span.file, $0.view, $0.message) }
        + keeping.map { ($0.rule, $0.file, $0.view, $0.says) })
  }

  /// The same for findings of a check.
  public static func text(accepting findings: [Finding], keeping: [BaselineFile.Entry] = []) -> String {
    BaselineFile.text(
      findings.filter { $0.rule != goneID }.map { ($0.rule, $0.span?.file ?? "", $0.screen ?? "", $0.message) }
        + keeping.map { ($0.rule, $0.file, $0.view, $0.says) })
  }

  /// Whether an entry is about a finding of an audit; all others are a check's.
  public static func isAudited(_ entry: BaselineFile.Entry) -> Bool {
    entry.rule == Suppression.id || allRules.contains { $0.id == entry.rule }
  }

  /// Findings that are not accepted, with findings about entries that are gone; and how many are accepted.
  ///
  /// - Parameter covers: Whether this run could have met what an entry accepts; of others nothing is said.
  public func applied(
    to findings: [AuditFinding], covers: (BaselineFile.Entry) -> Bool = { _ in true }
  ) -> (left: [AuditFinding], accepted: Int) {
    let (left, gone) = split(findings, covers) {
      Key(rule: $0.rule, file: $0.span.file, view: $0.view, says: $0.message)
    }
    return (left + gone.map(self.gone), findings.count - left.count)
  }

  /// The same for findings of a check.
  public func applied(
    to findings: [Finding], covers: (BaselineFile.Entry) -> Bool = { _ in true }
  ) -> (left: [Finding], accepted: Int) {
    let (left, gone) = split(findings, covers) {
      Key(rule: $0.rule, file: $0.span?.file ?? "", view: $0.screen ?? "", says: $0.message)
    }
    return (left + gone.map { self.gone($0).finding }, findings.count - left.count)
  }

  private func split<Found>(
    _ findings: [Found], _ covers: (BaselineFile.Entry) -> Bool, key: (Found) -> Key
  ) -> (left: [Found], gone: [BaselineFile.Entry]) {
    var open: [Key: [BaselineFile.Entry]] = [:]
    for entry in file.entries {
      open[Key(rule: entry.rule, file: entry.file, view: entry.view, says: entry.says), default: []].append(entry)
    }
    var left: [Found] = []
    for finding in findings {
      let key = key(finding)
      if open[key]?.isEmpty == false {
        open[key]?.removeFirst()
      } else {
        left.append(finding)
      }
    }
    return (left, open.values.flatMap { $0 }.filter(covers).sorted { $0.span < $1.span })
  }

  private func gone(_ entry: BaselineFile.Entry) -> AuditFinding {
    var finding = AuditFinding(
      at: entry.span, "\(entry.rule) does not occur in \(entry.file) any more: \(entry.says)",
      help: "take the entry out of the baseline")
    finding.rule = Self.goneID
    finding.effect = .slows
    finding.severity = .warning
    finding.why = "an entry that accepts nothing accepts the next defect of that kind"
    finding.anchor = Fingerprint.hash("\(entry.rule)\u{1F}\(entry.file)\u{1F}\(entry.says)")
    return finding
  }
}
