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

  /// The file that accepts findings as they are.
  public static func text(accepting findings: [AuditFinding]) -> String {
    BaselineFile.text(findings.map { ($0.rule, $0.span.file, $0.view, $0.message) })
  }

  /// Findings that are not accepted, with findings about entries that are gone; and how many are accepted.
  public func applied(to findings: [AuditFinding]) -> (left: [AuditFinding], accepted: Int) {
    var open: [Key: [BaselineFile.Entry]] = [:]
    for entry in file.entries {
      open[Key(rule: entry.rule, file: entry.file, view: entry.view, says: entry.says), default: []].append(entry)
    }
    var left: [AuditFinding] = []
    for finding in findings {
      let key = Key(rule: finding.rule, file: finding.span.file, view: finding.view, says: finding.message)
      if open[key]?.isEmpty == false {
        open[key]?.removeFirst()
      } else {
        left.append(finding)
      }
    }
    let accepted = findings.count - left.count
    left += open.values.flatMap { $0 }.sorted { $0.span < $1.span }.map(gone)
    return (left, accepted)
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
