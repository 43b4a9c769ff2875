import Recordings
import ScreenModel

/// The trap of `.combine`: controls of the source's screen that a recording does not show, because an element around
/// them swallowed them.
public enum VanishedControls {
  /// A finding for each control that the source shows for certain and a complete recording does not: an error where
  /// another element says its words, a warning where the recording only has fewer controls than the source.
  public static func findings(source: Screen, recording: Recording) -> [Finding] {
    guard let screen = recording.screen, screen.isComplete, tellsControls(recording) else { return [] }
    let expected = source.elements.filter { element in
      element.isActionable && element.certainty.word == .certain && element.label?.known?.isEmpty == false
    }
    let found = screen.elements.filter(\.isActionable)
    var left = found
    var findings: [Finding] = []
    for element in expected {
      guard let label = element.label?.known else { continue }
      if let place = left.firstIndex(where: { isSame($0, element, label) }) {
        left.remove(at: place)
        continue
      }
      // What became a custom action can still be done.
      if screen.elements.contains(where: { $0.actions.contains { $0.known == label } }) { continue }
      let around = screen.elements.first { says(label, in: $0) }
      guard around != nil || found.count < expected.count else { continue }
      findings.append(finding(element, label, around, (expected.count, found.count), recording))
    }
    return findings
  }

  private static func tellsControls(_ recording: Recording) -> Bool {
    recording.carries.isSuperset(of: [.label, .trait(.button)])
  }

  private static func isSame(_ one: AccessibilityElement, _ other: AccessibilityElement, _ label: String) -> Bool {
    if let identifier = other.identifier?.known, one.identifier?.known == identifier { return true }
    return one.label?.known == label
  }

  /// Whether a label is one of the parts that a combined element joins with commas.
  private static func says(_ label: String, in element: AccessibilityElement) -> Bool {
    guard let words = element.label?.known, words != label else { return false }
    return words.split(separator: ",").contains { $0.drop { $0 == " " } == label }
  }

  private static func finding(
    _ element: AccessibilityElement, _ label: String, _ around: AccessibilityElement?, _ count: (Int, Int),
    _ recording: Recording
  ) -> Finding {
    var finding = Finding(
      "control-vanished", around == nil ? .warning : .error,
      "‘\(label)’ can be used in the source and is no control of its own in the recording", at: element.span)
    finding.why = "the source has \(count.0) controls and the recording \(count.1): nobody gets to this one"
    finding.help = "do not combine a view that holds controls, or offer each as .accessibilityAction(named:)"
    if let around {
      finding.heard = "“\(around.label?.written ?? "")”"
      finding.related = around.span.map { [Finding.Related($0, "this element says its words")] } ?? []
    } else {
      let span = SourceSpan(file: recording.file, line: 1, column: 1)
      finding.related = [Finding.Related(span, "the recording")]
    }
    return finding
  }
}
