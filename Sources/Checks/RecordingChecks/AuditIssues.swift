import Recordings
import ScreenModel

/// Issues of a recorded audit as findings, told of the element of another recording that they are about.
enum AuditIssues {
  /// Kinds that keep somebody from using the app.
  private static let errors: Set<String> = ["sufficientElementDescription", "action", "elementDetection"]

  /// The findings of one audit among recordings of the same screen.
  static func findings(
    of audit: Recording, among recordings: [Recording], heard: (Recording, AccessibilityElement) -> String
  ) -> [Finding] {
    audit.issues.map { issue in
      let match = issue.element.flatMap { element in
        recordings.lazy.filter { Self.isSameScreen($0, audit) }.compactMap { recording in
          recording.screen?.elements.first { isSame($0, element) }.map { (recording, $0) }
        }.first
      }
      let name = (match?.1 ?? issue.element).map { " at \($0.called)" } ?? ""
      let rule = "audit-" + kebab(issue.kind)
      let severity: Finding.Severity = errors.contains(issue.kind) ? .error : .warning
      var finding = Finding(rule, severity, lowered(issue.message) + name, at: match?.1.span ?? issue.span)
      finding.why = issue.detail
      if let match {
        let spoken = heard(match.0, match.1)
        finding.heard = spoken.isEmpty ? "nothing" : "“\(spoken)”"
        if let span = issue.span { finding.related = [Finding.Related(span, "the audit")] }
      }
      return finding
    }
  }

  private static func isSameScreen(_ recording: Recording, _ audit: Recording) -> Bool {
    audit.screenID == nil || recording.screenID == nil || audit.screenID == recording.screenID
  }

  /// The same identifier, else the same place, where labels do not contradict it.
  private static func isSame(_ one: AccessibilityElement, _ other: AccessibilityElement) -> Bool {
    if let identifier = other.identifier?.known, !identifier.isEmpty { return one.identifier?.known == identifier }
    if let label = other.label?.known, one.label?.known != label { return false }
    if let first = one.frame, let second = other.frame {
      return abs(first.x - second.x) <= 2 && abs(first.y - second.y) <= 2 && abs(first.width - second.width) <= 2
        && abs(first.height - second.height) <= 2
    }
    return other.label != nil
  }

  /// `hitRegion` as `hit-region`.
  private static func kebab(_ kind: String) -> String {
    var name = ""
    for character in kind {
      if character.isUppercase, !name.isEmpty { name += "-" }
      name += character.isLetter || character.isNumber ? character.lowercased() : "-"
    }
    return name
  }

  private static func lowered(_ message: String) -> String {
    let second = message.dropFirst().first
    guard second?.isLowercase == true else { return message }
    return message.prefix(1).lowercased() + message.dropFirst()
  }
}
