import ScreenModel

/// Writes a recording in our own format: keys in a fixed order, nothing lost, nothing added.
public struct RecordingWriter: Sendable {
  public init() {}

  /// The recording as text, with a line end after it.
  public func text(_ recording: Recording) -> String { JSONWriter().text(json(recording)) }

  /// The recording as a JSON value.
  public func json(_ recording: Recording) -> JSONValue {
    var members = Members()
    members.add("recording", .int(1))
    members.add("screen", recording.screenID)
    members.add("state", recording.state?.rawValue)
    members.add("case", recording.caseName)
    members.add("device", device(recording.device))
    members.add("recorded", recording.recorded)
    members.add("app", app(recording))
    if recording.isHandTyped { members.add("handTyped", .bool(true)) }
    if !recording.notes.isEmpty { members.add("notes", .texts(recording.notes)) }
    let isAudit = recording.isAudit
    let hasEvents =
      !recording.events.isEmpty || (recording.screen == nil && !isAudit) || recording.carries.contains(.focusMoves)
    if !isAudit,
      recording.carries != OwnKeys.carriesUnlessSaid(hasElements: recording.screen != nil, hasEvents: hasEvents)
    {
      members.add("carries", .texts(Fact.names(of: recording.carries)))
    }
    if let screen = recording.screen, !screen.isComplete { members.add("complete", .bool(false)) }
    members.add("stamp", recording.stamp.map(JSONValue.texts))
    members.add("elements", recording.screen.map { .list($0.elements.map(element)) })
    if hasEvents { members.add("events", .list(recording.events.map(event))) }
    if !recording.issues.isEmpty { members.add("issues", .list(recording.issues.map(issue))) }
    return members.value
  }

  private func issue(_ issue: RecordedIssue) -> JSONValue {
    var members = Members()
    members.add("kind", issue.kind)
    members.add("message", issue.message)
    members.add("detail", issue.detail)
    members.add("element", issue.element.map(element))
    return members.value
  }

  private func device(_ device: Recording.Device) -> JSONValue? {
    var members = Members()
    members.add("os", device.os)
    members.add("language", device.language)
    members.add("model", device.model)
    members.add("textSize", device.textSize)
    return members.valueUnlessEmpty
  }

  private func app(_ recording: Recording) -> JSONValue? {
    var members = Members()
    members.add("version", recording.appVersion)
    members.add("commit", recording.commit)
    return members.valueUnlessEmpty
  }

  private func event(_ event: RecordedEvent) -> JSONValue {
    var members = Members()
    members.add("at", event.at.map(JSONValue.number))
    members.add("kind", event.kind.rawValue)
    members.add("text", event.text)
    return members.value
  }

  private func element(_ element: AccessibilityElement) -> JSONValue {
    var members = Members()
    members.add("label", element.label)
    members.add("value", element.value)
    members.add("hint", element.hint)
    if !element.traits.isEmpty { members.add("traits", .texts(Trait.sorted(element.traits).map(\.rawValue))) }
    members.add("identifier", element.identifier)
    members.add("role", element.role)
    members.add("placeholder", element.placeholder)
    members.add("frame", element.frame.map { .list([$0.x, $0.y, $0.width, $0.height].map(JSONValue.number)) })
    if !element.actions.isEmpty { members.add("actions", .texts(element.actions.map(\.written))) }
    if element.isActivatable { members.add("activatable", .bool(true)) }
    if !element.customContent.isEmpty { members.add("content", .list(element.customContent.map(content))) }
    members.add("headingLevel", element.headingLevel.map(JSONValue.int))
    members.add("expanded", element.expanded.map(JSONValue.bool))
    members.add("position", element.position.map { ["index": .int($0.index), "count": .int($0.count)] })
    members.add("container", element.container)
    members.add("context", element.context.map(context))
    if !element.inputLabels.isEmpty { members.add("inputLabels", .texts(element.inputLabels.map(\.written))) }
    if element.hasKeyboardFocus { members.add("keyboardFocus", .bool(true)) }
    return members.value
  }

  private func content(_ content: AccessibilityElement.CustomContent) -> JSONValue {
    var members = Members()
    members.add("label", content.label)
    members.add("value", content.value)
    if content.isImportant { members.add("importance", "high") }
    return members.value
  }

  private func context(_ context: AccessibilityElement.Context) -> JSONValue {
    var members = Members()
    members.add("type", context.type)
    members.add("index", context.index.map(JSONValue.int))
    members.add("count", context.count.map(JSONValue.int))
    members.add("container", context.container)
    if context.isFirstFocusInContainer { members.add("firstFocusInContainer", .bool(true)) }
    members.add("row", context.row.map(JSONValue.int))
    members.add("column", context.column.map(JSONValue.int))
    members.add("rowSpan", context.rowSpan.map(JSONValue.int))
    members.add("columnSpan", context.columnSpan.map(JSONValue.int))
    if context.isFirstInRow { members.add("firstInRow", .bool(true)) }
    if !context.rowHeaders.isEmpty { members.add("rowHeaders", .texts(context.rowHeaders)) }
    if !context.columnHeaders.isEmpty { members.add("columnHeaders", .texts(context.columnHeaders)) }
    return members.value
  }
}

/// Members of an object that is being put together; what is not there is left out.
private struct Members {
  private var list: [JSONValue.Member] = []

  mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { list.append(JSONValue.Member(key, value)) }
  }

  mutating func add(_ key: String, _ text: String?) { add(key, text.map(JSONValue.text)) }

  mutating func add(_ key: String, _ text: SpokenText?) {
    guard let text else { return }
    if let beginning = text.cutBeginning {
      add(key, ["text": .text(beginning), "cut": .bool(true)])
    } else {
      add(key, text.written)
    }
  }

  var value: JSONValue { .object(list) }
  var valueUnlessEmpty: JSONValue? { list.isEmpty ? nil : value }
}

extension Trait {
  /// Traits in the order of their declaration, as everything that is written lists them.
  public static func sorted(_ traits: Set<Trait>) -> [Trait] { allCases.filter(traits.contains) }
}
