import Recordings
import ScreenModel

/// The same words are heard twice in a row: a picture and its caption, a row and the text in it.
struct ReadTwice: RecordingCheck {
  let rule = "read-twice"
  let why = "a listener hears the same again and has to swipe once more"

  /// Points between two things that belong together.
  private static let near = 24.0

  func findings(in recording: Recording, heard: (AccessibilityElement) -> String) -> [Finding] {
    var findings: [Finding] = []
    let elements = recording.screen?.elements ?? []
    for (element, next) in zip(elements, elements.dropFirst()) {
      guard let label = element.label?.known, !label.isEmpty, let other = next.label?.known,
        label.lowercased() == other.lowercased(), Self.adds(next, to: element), Self.areNear(element, next)
      else { continue }
      var finding = finding(
        .warning, "‘\(label)’ is read twice in a row", at: next, heard: heard(next),
        help: "make one element of both: .accessibilityElement(children: .combine), or hide the second")
      finding.related = element.span.map { [Finding.Related($0, heard(element))] } ?? []
      findings.append(finding)
    }
    let lines = recording.events.filter { $0.kind == .focus || $0.kind == .speech }
    for (line, next) in zip(lines, lines.dropFirst()) where line.text == next.text {
      var finding = Finding(rule, .warning, "‘\(line.text)’ is spoken twice in a row", at: next.span)
      finding.why = why
      finding.help = "make one element of both: .accessibilityElement(children: .combine), or hide the second"
      findings.append(finding)
    }
    return findings
  }

  /// Two controls of one name are two, as "Delete" in two rows; a text or picture beside one only repeats it.
  private static func adds(_ next: AccessibilityElement, to element: AccessibilityElement) -> Bool {
    if element.isActionable && next.isActionable { return false }
    return element.value == next.value || element.value == nil || next.value == nil
  }

  private static func areNear(_ one: AccessibilityElement, _ two: AccessibilityElement) -> Bool {
    guard let one = one.frame, let two = two.frame else { return true }
    let across = max(one.x, two.x) - min(one.x + one.width, two.x + two.width)
    let down = max(one.y, two.y) - min(one.y + one.height, two.y + two.height)
    return across <= near && down <= near
  }
}
