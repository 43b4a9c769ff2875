import Recordings
import ScreenModel

/// All checks of recordings without a spec.
public enum RecordingChecks {
  /// The checks, by rule.
  public static let all: [any RecordingCheck] = [
    SharedIdentifier(), OverlappingTargets(), ReadTwice(), SmallTarget(), SymbolNameSpoken(), UnnamedControl(),
  ]

  /// What is wrong in some recordings, by place. Issues of audits among them are findings too, at the element of a
  /// recording that they are about where there is one.
  ///
  /// `speech` says each recording in its language.
  public static func findings(in recordings: [Recording], speech: (Recording) -> Speech) -> [Finding] {
    var findings: [Finding] = []
    for recording in recordings {
      let voice = speech(recording)
      let heard = { (element: AccessibilityElement) in voice.utterance(of: element).spoken }
      var own: [Finding] = []
      for check in all { own += check.findings(in: recording, heard: heard) }
      own += AuditIssues.findings(of: recording, among: recordings) { speech($0).utterance(of: $1).spoken }
      findings += own.map { finding in
        var finding = finding
        finding.screen = recording.screenID
        finding.state = recording.state
        finding.caseName = recording.caseName
        return finding
      }
    }
    return findings.sorted(by: Finding.isBefore)
  }
}
