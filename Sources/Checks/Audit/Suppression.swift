import ScreenModel
import ScreenSpecs

/// `// spec-check:ignore rule-id — reason` silences a rule for the next view; comments that are wrong are findings.
struct Suppression {
  let files: [AuditedFile]
  /// Ids of all rules.
  let rules: [String]

  /// The rule that reports wrong comments.
  static let id = "ignore-comment"

  private struct Ignore {
    var ids: [String]
    var comment: AuditedComment
    var used: Set<String> = []
  }

  func applied(to findings: [AuditFinding]) -> [AuditFinding] {
    var kept = findings
    var problems: [AuditFinding] = []
    for file in files {
      var ignores: [Ignore] = []
      for comment in file.comments where comment.text.hasPrefix("ignore") {
        let (ids, reason) = parts(comment.text)
        if reason.isEmpty {
          problems.append(
            finding(comment, "this ignore comment gives no reason", "write it behind the rule: — the reason"))
        }
        if ids.isEmpty {
          problems.append(finding(comment, "this ignore comment names no rule", "name the rule it silences"))
        }
        for id in ids where !rules.contains(id) {
          let near = nearestWord(to: id, in: rules).map { "did you mean ‘\($0)’?" }
          problems.append(
            finding(comment, "there is no rule ‘\(id)’", near ?? "‘spec-check rules’ lists them"))
        }
        ignores.append(Ignore(ids: ids.filter(rules.contains), comment: comment))
      }
      guard !ignores.isEmpty else { continue }
      kept = kept.filter { finding in
        for position in ignores.indices
        where ignores[position].ids.contains(finding.rule) && covers(ignores[position].comment, finding) {
          ignores[position].used.insert(finding.rule)
          return false
        }
        return true
      }
      for ignore in ignores {
        for id in ignore.ids where !ignore.used.contains(id) {
          problems.append(
            finding(
              ignore.comment, "nothing here needs ‘ignore \(id)’", "take the comment out, or move it before the view"))
        }
      }
    }
    return kept + problems
  }

  /// The finding's place, or a place where its component was put, is in the view behind the comment.
  private func covers(_ comment: AuditedComment, _ finding: AuditFinding) -> Bool {
    guard let covered = comment.covers else { return false }
    return covered.contains(finding.span)
  }

  /// `ignore a, b — reason` → the rules and the reason.
  private func parts(_ text: String) -> (ids: [String], reason: String) {
    let rest = text.dropFirst("ignore".count)
    var ids = rest[...]
    var reason = ""
    for dash in [" — ", " – ", " - ", ": ", " -- "] {
      if let range = rest.range(of: dash) {
        ids = rest[..<range.lowerBound]
        reason = rest[range.upperBound...].trimmingBlanks
        break
      }
    }
    return (ids.split { $0 == "," || $0.isWhitespace }.map(String.init), reason)
  }

  private func finding(_ comment: AuditedComment, _ message: String, _ help: String) -> AuditFinding {
    var finding = AuditFinding(at: comment.span, message, help: help)
    finding.rule = Self.id
    finding.effect = .slows
    finding.severity = .warning
    finding.why = "a comment that silences nothing, or nobody knows why, hides the next defect"
    return finding
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
