import Checks
import Recordings
import ScreenModel

/// What is wrong in recordings without a spec, for people and for programs.
public struct RecordingFindings: Sendable {
  /// By place.
  public let findings: [Finding]
  private let recordings: [Recording]

  public init(_ heard: [HeardRecording]) {
    recordings = heard.map(\.recording)
    let voices = Dictionary(heard.map { ($0.recording.file, $0.speech) }) { first, _ in first }
    findings = RecordingChecks.findings(in: recordings) { recording in
      voices[recording.file] ?? Speech(lexicon: .language("en"))
    }
  }

  /// Each finding as a person would explain it, and how many there are.
  public func text(_ options: ReportOptions) -> String {
    let drawing = FindingText(options: options)
    var text = ""
    for severity in Finding.Severity.allCases.reversed() {
      for finding in findings where finding.severity == severity { text += drawing.text(finding) + "\n" }
    }
    var lines = [summary]
    for recording in recordings {
      let unchecked = unchecked(recording)
      if !unchecked.isEmpty {
        lines.append("not checked in \(recording.file): \(unchecked.joined(separator: ", "))".visible)
      }
    }
    return text + lines.joined(separator: "\n") + "\n"
  }

  /// `{"recordings": […], "findings": […], "summary": {"errors", "warnings", "notes"}}`
  public var json: String {
    JSONWriter().text([
      "recordings": .list(
        recordings.map {
          ["file": .text($0.file), "format": .text($0.format), "notChecked": .texts(unchecked($0))]
        }),
      "findings": .list(findings.map(JSONReport.finding)),
      "summary": [
        "errors": .int(count(.error)), "warnings": .int(count(.warning)), "notes": .int(count(.note)),
      ],
    ])
  }

  private func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }

  private var summary: String {
    let words: [(Int, String)] = [
      (count(.error), "error"), (count(.warning), "warning"), (count(.note), "note"),
    ]
    let said = words.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let files = recordings.count == 1 ? recordings[0].file : "\(recordings.count) recordings"
    return (said.isEmpty ? "nothing found" : said.joined(separator: ", ")) + " in \(files)".visible
  }

  /// What its form cannot tell, so that finding nothing means nothing.
  private func unchecked(_ recording: Recording) -> [String] {
    guard !recording.isAudit else { return [] }
    var unchecked: [String] = []
    if !recording.carries.contains(.trait(.button)) { unchecked.append("names of controls (no roles)") }
    if !recording.carries.contains(.identifier) { unchecked.append("identifiers") }
    if !recording.carries.contains(.frame) { unchecked.append("sizes and places") }
    return unchecked
  }
}
