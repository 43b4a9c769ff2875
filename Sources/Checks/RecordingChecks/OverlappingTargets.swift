import Recordings
import ScreenModel

/// Two targets cover each other in part, so that a touch on one may reach the other.
struct OverlappingTargets: RecordingCheck {
  let rule = "overlapping-targets"
  let why = "a touch meant for one reaches the other"

  /// Elements that are compared with each other; a screen has fewer.
  private static let limit = 2000

  func findings(in recording: Recording, heard: (AccessibilityElement) -> String) -> [Finding] {
    guard recording.carries.contains(.frame) else { return [] }
    let targets = Array(
      (recording.screen?.elements ?? []).lazy.filter { element in
        element.isActionable && element.frame.map { $0.width > 0 && $0.height > 0 } == true
      }.prefix(Self.limit))
    var findings: [Finding] = []
    for (index, element) in targets.enumerated() {
      for other in targets.dropFirst(index + 1) where findings.count < 200 {
        guard let one = element.frame, let two = other.frame, Self.overlap(one, two) else { continue }
        var finding = finding(
          .warning, "\(element.called) and \(other.called) overlap", at: element, heard: heard(element),
          help: "move them apart, or make one of them not take touches")
        finding.related = other.span.map { [Finding.Related($0, heard(other))] } ?? []
        findings.append(finding)
      }
    }
    return findings
  }

  /// More than a tenth of the smaller is covered, and it is not a control inside the other.
  private static func overlap(_ one: AccessibilityElement.Frame, _ two: AccessibilityElement.Frame) -> Bool {
    let width = min(one.x + one.width, two.x + two.width) - max(one.x, two.x)
    let height = min(one.y + one.height, two.y + two.height) - max(one.y, two.y)
    guard width > 1, height > 1 else { return false }
    let (small, large) = one.width * one.height <= two.width * two.height ? (one, two) : (two, one)
    let isInside =
      small.x >= large.x - 1 && small.y >= large.y - 1 && small.x + small.width <= large.x + large.width + 1
      && small.y + small.height <= large.y + large.height + 1
    let isSame = isInside && small.width > large.width - 2 && small.height > large.height - 2
    if isInside && !isSame { return false }
    return width * height > small.width * small.height / 10
  }
}
