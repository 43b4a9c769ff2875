import Recordings
import ScreenModel

/// The JSON of `hear`: one recording as an object, several in `{"recordings": […]}`.
public struct HearJSON: Sendable {
  public init() {}

  public func text(_ heard: [HeardRecording]) -> String {
    guard heard.count == 1, let only = heard.first else {
      return JSONWriter().text(["recordings": .list(heard.map(json))])
    }
    let element = ElementJSON(speech: only.speech)
    return JSONWriter().text(
      members(only, elements: .list([])), filling: "elements", with: only.recording.screen?.elements ?? [], element.json
    )
  }

  private func json(_ heard: HeardRecording) -> JSONValue {
    let element = ElementJSON(speech: heard.speech)
    return .object(members(heard, elements: .list((heard.recording.screen?.elements ?? []).map(element.json))))
  }

  private func members(_ heard: HeardRecording, elements: JSONValue) -> [JSONValue.Member] {
    let recording = heard.recording
    let element = ElementJSON(speech: heard.speech)
    return [
      .init("format", .text(recording.format)),
      .init("file", .text(recording.file)),
      .init("screen", .optional(recording.screenID)),
      .init("state", .optional(recording.state?.rawValue)),
      .init("case", .optional(recording.caseName)),
      .init("handTyped", .bool(recording.isHandTyped)),
      .init("carries", .texts(Fact.names(of: recording.carries))),
      .init("complete", .bool(recording.screen?.isComplete ?? false)),
      .init("elements", elements),
      .init("events", .list(recording.events.map(event))),
      .init("issues", .list(recording.issues.map { issue($0, element) })),
      .init("notes", .texts(recording.notes)),
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
