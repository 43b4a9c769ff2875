import ScreenModel

/// Reads one element of our own JSON.
struct OwnElementReader {
  var fields: FieldReader

  mutating func element(_ node: JSONNode, _ path: String) -> AccessibilityElement? {
    fields.checkKeys(node, path, known: OwnKeys.element)
    guard node.isObject else { return nil }
    var element = AccessibilityElement(
      label: spoken("label", node, path), value: spoken("value", node, path), hint: spoken("hint", node, path),
      traits: traits(node, path), identifier: fields.text("identifier", of: node, path).map { SpokenText($0) },
      role: fields.text("role", of: node, path),
      span: SourceSpan(file: fields.input.path, line: node.line, column: node.column))
    element.placeholder = spoken("placeholder", node, path)
    element.frame = frame(node, path)
    element.actions = (fields.texts("actions", of: node, path) ?? []).map { SpokenText($0) }
    element.isActivatable = fields.truth("activatable", of: node, path) ?? false
    element.customContent = content("content", node, path) + content("customContent", node, path)
    element.headingLevel = fields.count("headingLevel", of: node, path)
    element.expanded = fields.truth("expanded", of: node, path)
    element.position = position(node, path)
    element.container = spoken("container", node, path)
    element.context = context(node, path)
    element.inputLabels = (fields.texts("inputLabels", of: node, path) ?? []).map { SpokenText($0) }
    element.hasKeyboardFocus = fields.truth("keyboardFocus", of: node, path) ?? false
    return element
  }

  /// Text, or `{"text": "This domain is for", "cut": true}` where the recording kept the beginning only.
  private mutating func spoken(_ key: String, _ node: JSONNode, _ path: String) -> SpokenText? {
    guard let field = fields.field(key, of: node, path) else { return nil }
    guard field.node.isObject else { return fields.text(key, of: node, path).map { SpokenText($0) } }
    fields.checkKeys(field.node, field.path, known: OwnKeys.cutText)
    guard let text = fields.text("text", of: field.node, field.path) else {
      fields.report("missing key ‘\(field.path).text’", field.node)
      return nil
    }
    let isCut = fields.truth("cut", of: field.node, field.path) ?? false
    return isCut ? .cut(text, because: "the recording kept the beginning only") : SpokenText(text)
  }

  private mutating func traits(_ node: JSONNode, _ path: String) -> Set<Trait> {
    var traits: Set<Trait> = []
    for item in fields.items("traits", of: node, path) ?? [] {
      guard case .text(let name) = item.node.kind else {
        fields.mismatch(item.node, item.path, expected: "the name of a trait")
        continue
      }
      if let trait = Trait(rawValue: name) {
        traits.insert(trait)
      } else {
        fields.reportUnknown(name, among: Trait.allCases.map(\.rawValue), called: "trait", item.node, item.path)
      }
    }
    return traits
  }

  /// Left, top, width and height.
  private mutating func frame(_ node: JSONNode, _ path: String) -> AccessibilityElement.Frame? {
    guard let items = fields.items("frame", of: node, path) else { return nil }
    let numbers = items.compactMap { item in if case .number(let number) = item.node.kind { number } else { nil } }
    guard numbers.count == 4, items.count == 4 else {
      if let field = fields.field("frame", of: node, path) {
        fields.report("expected four numbers for ‘\(field.path)’: left, top, width, height", field.node)
      }
      return nil
    }
    return AccessibilityElement.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private mutating func content(
    _ key: String, _ node: JSONNode, _ path: String
  ) -> [AccessibilityElement.CustomContent] {
    var content: [AccessibilityElement.CustomContent] = []
    for item in fields.items(key, of: node, path) ?? [] {
      fields.checkKeys(item.node, item.path, known: OwnKeys.content)
      let importance = fields.text("importance", of: item.node, item.path) ?? "default"
      if !["default", "high"].contains(importance), let field = fields.field("importance", of: item.node, item.path) {
        fields.reportUnknown(importance, among: ["default", "high"], called: "importance", field.node, field.path)
      }
      content.append(
        AccessibilityElement.CustomContent(
          label: spoken("label", item.node, item.path) ?? "", value: spoken("value", item.node, item.path) ?? "",
          isImportant: importance == "high"))
    }
    return content
  }

  private mutating func position(_ node: JSONNode, _ path: String) -> AccessibilityElement.Position? {
    guard let field = fields.field("position", of: node, path) else { return nil }
    fields.checkKeys(field.node, field.path, known: OwnKeys.position)
    guard field.node.isObject else { return nil }
    for key in OwnKeys.position where field.node[key] == nil {
      fields.report("missing key ‘\(field.path).\(key)’", field.node)
    }
    guard let index = fields.count("index", of: field.node, field.path, least: 1),
      let count = fields.count("count", of: field.node, field.path, least: 1)
    else { return nil }
    return AccessibilityElement.Position(index, of: count)
  }

  private mutating func context(_ node: JSONNode, _ path: String) -> AccessibilityElement.Context? {
    guard let field = fields.field("context", of: node, path) else { return nil }
    let (value, place) = field
    fields.checkKeys(value, place, known: OwnKeys.context)
    guard value.isObject else { return nil }
    guard let type = fields.text("type", of: value, place) else {
      if value["type"] == nil { fields.report("missing key ‘\(place).type’", value) }
      return nil
    }
    var context = AccessibilityElement.Context(type: type)
    context.index = fields.count("index", of: value, place)
    context.count = fields.count("count", of: value, place)
    context.container = fields.text("container", of: value, place)
    context.isFirstFocusInContainer = fields.truth("firstFocusInContainer", of: value, place) ?? false
    context.row = fields.count("row", of: value, place)
    context.column = fields.count("column", of: value, place)
    context.rowSpan = fields.count("rowSpan", of: value, place)
    context.columnSpan = fields.count("columnSpan", of: value, place)
    context.isFirstInRow = fields.truth("firstInRow", of: value, place) ?? false
    context.rowHeaders = fields.texts("rowHeaders", of: value, place) ?? []
    // `headers` is the short form that does not tell rows from columns.
    context.columnHeaders =
      (fields.texts("columnHeaders", of: value, place) ?? []) + (fields.texts("headers", of: value, place) ?? [])
    return context
  }
}
