import Recordings
import ScreenModel

/// One element in the JSON of `speak` and `hear`: what is said first, then what it is made of.
public struct ElementJSON: Sendable {
  private let speech: Speech

  public init(speech: Speech) { self.speech = speech }

  public func json(_ element: AccessibilityElement) -> JSONValue {
    let utterance = speech.utterance(of: element)
    var members: [JSONValue.Member] = [
      .init("spoken", .text(utterance.spoken)),
      .init("hint", .optional(utterance.hint)),
      .init("actions", .texts(element.actions.map(\.written))),
      .init("content", .list(element.customContent.map(content))),
      .init("label", .optional(element.label?.written)),
      .init("value", .optional(element.value?.written)),
      .init("traits", .texts(Trait.sorted(element.traits).map(\.rawValue))),
    ]
    if !element.openTraits.isEmpty {
      let open = Trait.sorted(Set(element.openTraits.keys)).map(\.rawValue)
      members.append(.init("openTraits", .texts(open)))
    }
    members += [
      .init("identifier", .optional(element.identifier?.written)),
      .init("role", .optional(element.role)),
      .init("certainty", .text(element.certainty.word.rawValue)),
      .init("file", .optional(element.span?.file)),
      .init("line", .optional(element.span?.line)),
      .init("column", .optional(element.span?.column)),
    ]
    return .object(members)
  }

  private func content(_ content: AccessibilityElement.CustomContent) -> JSONValue {
    [
      "label": .text(content.label.written), "value": .text(content.value.written),
      "important": .bool(content.isImportant),
    ]
  }
}
