import Recordings
import ScreenModel

/// The JSON of `hear`: one recording as an object, several in `{"recordings": […]}`.
public struct HearJSON: Sendable {
  public init() {}

  public func text(_ heard: [HeardRecording]) -> String {
    guard heard.count == 1, let only = heard.first else {
      return JSONWriter().text(["recordings": .list(heard.map(json))])
    }
    return JSONWriter().text(json(only))
  }

  private func json(_ heard: HeardRecording) -> JSONValue {
    let recording = heard.recording
    let element = ElementJSON(speech: heard.speech)
    return [
      "format": .text(recording.format),
      "file": .text(recording.file),
      "screen": .optional(recording.screenID),
      "state": .optional(recording.state?.rawValue),
      "case": .optional(recording.caseName),
      "handTyped": .bool(recording.isHandTyped),
      "carries": .texts(Fact.names(of: recording.carries)),
      "complete": .bool(recording.screen?.isComplete ?? false),
      "elements": .list((recording.screen?.elements ?? []).map(element.json)),
      "events": .list(recording.events.map(event)),
      "issues": .list(recording.issues.map { issue($0, element) }),
      "notes": .texts(recording.notes),
    ]
  }

  private func issue(_ issue: RecordedIssue, _ element: ElementJSON) -> JSONValue {
    [
      "kind": .text(issue.kind), "message": .text(issue.message), "detail": .optional(issue.detail),
      "element": issue.element.map(element.json) ?? .null, "file": .optional(issue.span?.file),
      "line": .optional(issue.span?.line),
    ]
  }

  private func event(_ event: RecordedEvent) -> JSONValue {
    [
      "kind": .text(event.kind.rawValue), "text": .text(event.text), "file": .optional(event.span?.file),
      "line": .optional(event.span?.line),
    ]
  }
}
