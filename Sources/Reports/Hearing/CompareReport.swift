import Recordings
import ScreenModel

/// What changed between two recordings, for people and for programs.
public struct CompareReport: Sendable {
  private let older: HeardRecording
  private let newer: HeardRecording
  private let comparison: RecordingComparison

  public init(_ older: HeardRecording, _ newer: HeardRecording) {
    self.older = older
    self.newer = newer
    self.comparison = RecordingComparison(older.recording, newer.recording)
  }

  /// A line a change, and under it what differs.
  public var text: String {
    var lines = ["\(older.recording.file) → \(newer.recording.file)".visible, ""]
    for change in comparison.elements {
      lines.append("  \(mark(change.kind)) \(place(change))  \(said(change))")
      for part in change.parts { lines.append("      \(words(part))".visible) }
    }
    for change in comparison.lines {
      lines.append(("  \(change.isNew ? "+" : "-") line \(change.number)  " + change.event.text).visible)
    }
    if comparison.isEmpty { lines.append("  nothing changed in what both can tell") }
    lines.append("")
    if !comparison.notCompared.isEmpty {
      lines.append("told by one of the two only: " + comparison.notCompared.joined(separator: ", "))
    }
    lines += comparison.notes.map { "note: \($0.visible)" }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `{"older", "newer", "changes": […], "lines": […], "notCompared": […], "notes": […]}`
  public var json: String {
    JSONWriter().text([
      "older": .text(older.recording.file), "newer": .text(newer.recording.file),
      "changes": .list(comparison.elements.map(change)),
      "lines": .list(
        comparison.lines.map {
          [
            "kind": $0.isNew ? "new" : "gone", "number": .int($0.number), "event": .text($0.event.kind.rawValue),
            "text": .text($0.event.text),
          ]
        }), "notCompared": .texts(comparison.notCompared), "notes": .texts(comparison.notes),
    ])
  }

  private func change(_ change: ElementChange) -> JSONValue {
    [
      "kind": .text(change.kind.rawValue),
      "was": side(change.was, change.oldNumber, older), "isNow": side(change.isNow, change.newNumber, newer),
      "parts": .list(
        change.parts.map {
          ["fact": .text($0.fact.name), "was": .optional($0.was), "isNow": .optional($0.isNow)]
        }),
    ]
  }

  private func side(_ element: AccessibilityElement?, _ number: Int?, _ heard: HeardRecording) -> JSONValue {
    guard let element else { return .null }
    return [
      "number": .optional(number), "spoken": .text(heard.speech.utterance(of: element).spoken),
      "identifier": .optional(element.identifier?.written), "line": .optional(element.span?.line),
    ]
  }

  private func mark(_ kind: ElementChange.Kind) -> String {
    switch kind {
    case .new: "+"
    case .gone: "-"
    case .changed: "~"
    case .moved: ">"
    }
  }

  private func place(_ change: ElementChange) -> String {
    switch (change.oldNumber, change.newNumber) {
    case (let old?, let new?) where old != new: "\(old) → \(new)"
    case (let old?, nil): "\(old)"
    case (_, let new?): "\(new)"
    case (nil, nil): ""
    }
  }

  private func said(_ change: ElementChange) -> String {
    let was = change.was.map { older.speech.utterance(of: $0).spoken }
    let isNow = change.isNow.map { newer.speech.utterance(of: $0).spoken }
    func shown(_ words: String) -> String { words.isEmpty ? "(nothing)" : words.visible }
    if let was, let isNow, was != isNow { return "\(shown(was)) → \(shown(isNow))" }
    return shown(isNow ?? was ?? "")
  }

  private func words(_ part: ElementChange.Part) -> String {
    if case .trait(let trait) = part.fact { return "\(trait.rawValue) \(part.isNow == nil ? "lost" : "added")" }
    switch (part.was, part.isNow) {
    case (nil, let now?): return "\(part.fact.name) added: \(now)"
    case (let was?, nil): return "\(part.fact.name) lost: \(was)"
    case (let was, let now): return "\(part.fact.name): \(was ?? "") → \(now ?? "")"
    }
  }
}
