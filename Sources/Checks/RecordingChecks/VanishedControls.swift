import Recordings
import ScreenModel

/// The trap of `.combine`: controls of the source's screen that no recording shows, because an element around them
/// swallowed them.
public enum VanishedControls {
  /// A finding for each control that the source shows for certain and a complete recording does not.
  public static func findings(source: Screen, recording: Recording) -> [Finding] {
    guard let screen = recording.screen, screen.isComplete, recording.carries.contains(.label) else { return [] }
    let expected = source.elements.filter { element in
      element.isActionable && element.certainty.word == .certain && element.label?.known?.isEmpty == false
    }
    let found = screen.elements.filter(\.isActionable)
    guard found.count < expected.count else { return [] }
    var left = found.compactMap { $0.label?.known }
    var findings: [Finding] = []
    for element in expected {
      guard let label = element.label?.known else { continue }
      if let place = left.firstIndex(of: label) {
        left.remove(at: place)
        continue
      }
      // An identifier is as good as a label, which the state may have changed.
      if let identifier = element.identifier?.known, found.contains(where: { $0.identifier?.known == identifier }) {
        continue
      }
      var finding = Finding(
        "control-vanished", .error, "‘\(label)’ can be used in the source and is not in the recording",
        at: element.span)
      finding.why = "\(expected.count) controls are in the source and \(found.count) in \(recording.file)"
      finding.help = "do not combine a view that holds controls, or offer each as .accessibilityAction(named:)"
      if let around = screen.elements.first(where: { $0.label?.known?.contains(label) == true }), let span = around.span
      {
        finding.related = [Finding.Related(span, "an element around it says its words")]
      }
      findings.append(finding)
    }
    return findings
  }
}
