import ScreenModel

extension SpecBuilder {
  /// What a key of a state expects; nothing for keys that say something else.
  mutating func expectations(_ entry: YAMLNode.Entry, in state: UXState) -> [Expectation] {
    guard let kind = Expectation.Kind(rawValue: entry.key), !entry.value.isUnreadable else { return [] }
    reportTornText(entry.value)
    switch kind {
    case .silent:
      return entry.value.flag == true ? [Expectation(kind: kind, says: "true", span: entry.value.span)] : []
    case .opens, .next, .background:
      return string(entry.value).map { [Expectation(kind: kind, says: $0, span: entry.value.span)] } ?? []
    case .keeps: return (entry.value.items ?? [entry.value]).flatMap(keeps)
    default: return (entry.value.items ?? [entry.value]).compactMap { expectation(kind, $0, in: state) }
    }
  }

  /// `[12 Oak Street, button]` is two texts. A role word that follows a comma is hardly one of its own.
  private mutating func reportTornText(_ node: YAMLNode) {
    guard node.isFlow, let items = node.items, items.count > 1 else { return }
    for (before, item) in zip(items, items.dropFirst()) {
      guard let whole = before.plainText, let word = item.plainText, Self.roleWords.contains(word) else { continue }
      problems.append(
        text.problem(
          "‘\(word)’ is a text of its own: between [ and ] the comma before it ended the text",
          hint: "put quotes around the text: \"\(whole), \(word)\"; or around ‘\(word)’ if it is all that is heard",
          at: item.span))
    }
  }

  /// Words that stand behind a name and never alone.
  private static let roleWords: Set<String> = [
    "adjustable", "button", "dimmed", "heading", "image", "link", "search field", "selected", "switch button", "tab",
    "text field",
  ]

  private mutating func expectation(_ kind: Expectation.Kind, _ node: YAMLNode, in state: UXState) -> Expectation? {
    guard node.entries != nil else {
      guard let says = string(node) else { return nil }
      var result = Expectation(kind: kind, says: says, span: node.span)
      if kind == .announces { result.count = 1 }
      return result
    }
    let reference = part(node["part"], beside: node, in: state)
    let identifier = string(node["id"])
    // An element named by its identifier alone may say anything.
    guard let says = string(node["says"]) ?? (identifier == nil ? nil : "…") ?? (reference == nil ? nil : "") else {
      return nil
    }
    var result = Expectation(kind: kind, says: says, span: node["says"]?.span ?? node.start)
    result.part = reference
    result.identifier = identifier
    result.hint = string(node["hint"])
    result.actions = texts(node["actions"]).map(\.value)
    result.voice = texts(node["voice"]).map(\.value)
    result.because = string(node["because"])
    result.count = kind == .announces ? times(node) : node["count"]?.count
    result.priority = string(node["priority"]).flatMap(Expectation.Priority.init) ?? .must
    result.after = string(node["after"])
    result.known = known(node["known"])
    return result
  }

  /// How often an announcement is made; `nil` for any number of times.
  private func times(_ node: YAMLNode) -> Int? {
    if let times = node["times"]?.count { return times }
    return node["once"]?.flag == false ? nil : 1
  }

  /// A text, or one expectation a field. An empty value is an emptied field.
  private func keeps(_ node: YAMLNode) -> [Expectation] {
    guard let fields = node.entries else {
      return string(node).map { [Expectation(kind: .keeps, says: $0, span: node.span)] } ?? []
    }
    return fields.compactMap { field in
      guard field.value.text != nil, !field.value.isUnreadable else { return nil }
      var result = Expectation(kind: .keeps, says: string(field.value) ?? "", span: field.keySpan)
      result.field = field.key
      return result
    }
  }
}
