import Recordings
import ScreenModel

/// A recording said aloud on paper: numbered lines, and what its format cannot tell.
public struct HearText: Sendable {
  public init() {}

  public func text(_ heard: [HeardRecording]) -> String { heard.map(text).joined(separator: "\n") }

  private func text(_ heard: HeardRecording) -> String {
    let recording = heard.recording
    var lines = [headline(recording)]
    let elements = recording.screen?.elements ?? []
    if !elements.isEmpty { lines.append("") }
    let width = String(max(elements.count, recording.events.count)).count
    for (index, element) in elements.enumerated() {
      lines.append(numbered(index + 1, width, heard.speech.utterance(of: element).spoken))
      let margin = String(repeating: " ", count: width + 4)
      if let hint = element.hint, !hint.isEmpty { lines.append("\(margin)hint     \(hint.written.visible)") }
      if !element.actions.isEmpty {
        lines.append("\(margin)actions  \(element.actions.map(\.written).joined(separator: ", ").visible)")
      }
    }
    if !recording.events.isEmpty { lines.append("") }
    for (index, event) in recording.events.enumerated() {
      lines.append(numbered(index + 1, width, word(event.kind) + event.text))
    }
    for issue in recording.issues { lines += ["", "\(issue.kind): \(words(issue, heard.speech))".visible] }
    lines += recording.isAudit ? [""] : ["", "not recorded: \(notRecorded(recording))"]
    lines += recording.notes.map { "note: \($0.visible)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What an audit found, and at which element.
  private func words(_ issue: RecordedIssue, _ speech: Speech) -> String {
    var words = issue.message
    if let detail = issue.detail { words += " – " + detail }
    guard let element = issue.element else { return words }
    if element.label?.isEmpty == false { return words + " – at ‘\(speech.utterance(of: element).spoken)’" }
    let name = element.identifier?.written ?? element.role ?? "an element"
    guard let frame = element.frame else { return words + " – at \(name)" }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { abs($0) < 1e9 ? String(Int($0)) : "far" }
    return words + " – at \(name), \(numbers[0]), \(numbers[1]), \(numbers[2]) by \(numbers[3]) points"
  }

  private func headline(_ recording: Recording) -> String {
    let place = [recording.screenID, recording.state?.rawValue, recording.caseName].compactMap { $0 }
    let device = [recording.device.os, recording.device.model, recording.device.language].compactMap { $0 }
    var line = "\(recording.file): \(recording.format)"
    if recording.isHandTyped { line += ", typed by hand" }
    if !place.isEmpty { line += " · " + place.joined(separator: " · ") }
    if !device.isEmpty { line += " · " + device.joined(separator: ", ") }
    return line.visible
  }

  private func numbered(_ number: Int, _ width: Int, _ words: String) -> String {
    let digits = String(number)
    let said = words.isEmpty ? "(nothing)" : words.visible
    return String(repeating: " ", count: width - digits.count + 1) + digits + "  " + said
  }

  private func word(_ kind: RecordedEvent.Kind) -> String {
    switch kind {
    case .focus: "focus: "
    case .announcement: "announce: "
    case .action: "do: "
    case .speech: ""
    }
  }

  /// What nobody may conclude from this recording. Silent traits are left out: nobody would hear them.
  private func notRecorded(_ recording: Recording) -> String {
    let facts: [(Fact, String)] = [
      (.hint, "hints"), (.actions, "custom actions"), (.customContent, "custom content"),
      (.trait(.header), "headings"), (.trait(.adjustable), "adjustable"), (.identifier, "identifiers"),
      (.position, "positions"), (.order, "the order of VoiceOver"), (.focusMoves, "focus moves"),
      (.announcements, "announcements"),
    ]
    let missing = facts.filter { !recording.carries.contains($0.0) }.map(\.1)
    return missing.isEmpty ? "nothing is missing" : missing.joined(separator: ", ")
  }
}
