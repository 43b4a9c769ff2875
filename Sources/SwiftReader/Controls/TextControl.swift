import ScreenModel

/// `Text("Hi")`: one element that says its words.
enum TextControl: Control {
  static let names = ["Text"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let words = words(of: call, evaluator: evaluator)
    // Nothing is drawn for no words, and nothing can be focused.
    if words.isEmpty { return [] }
    var draft = evaluator.draft(.text, call, label: words, traits: [.staticText])
    if hasLink(call.first?.value, words) { draft.add(.link, when: .always) }
    return evaluator.unlessRedacted([.element(draft)])
  }

  /// Whether a key or its translation holds a Markdown link.
  private static func hasLink(_ value: Value?, _ words: SymbolicText) -> Bool {
    if words.hasLink { return true }
    switch value {
    case .literal(let literal)?: return Markdown.hasLink(literal)
    case .implicitMember("init", let arguments)?: return hasLink(arguments.first?.value, words)
    case .text(let text)?: return text.hasLink
    default: return false
    }
  }

  /// The words of a `Text`: a literal is looked up, `verbatim:` is not, dates and formats are known only when the app runs.
  static func words(of call: BuiltinCall, evaluator: Evaluator) -> SymbolicText {
    if let verbatim = call["verbatim"] { return evaluator.plainText(verbatim.value, at: verbatim.node) }
    guard let first = call.arguments.first else { return SymbolicText("") }
    if first.label == nil, let style = call["format"],
      let words = NumberFormats.words(first.value, style: style.value, evaluator, at: first.node)
    {
      return words
    }
    if first.label == nil, let style = call["format"], case .list(let items) = first.value,
      let words = ListWords.words(
        items.map { evaluator.plainText($0, at: first.node) }, style: style.value, language: evaluator.options.language)
    {
      return words
    }
    if first.label == nil, let words = time(first.value, call, evaluator) { return SymbolicText(words) }
    if call.arguments.contains(where: { ["style", "format", "timerInterval"].contains($0.label) })
      || first.label == "timerInterval"
    {
      return evaluator.hole(first.node, "formatted when the app runs")
    }
    let table = call["tableName"].flatMap { evaluator.plainText($0.value, at: $0.node).known }
    return evaluator.localizedText(first.value, table: table, at: first.node)
  }

  /// A date or duration that is written out, in a format or style.
  private static func time(_ value: Value, _ call: BuiltinCall, _ evaluator: Evaluator) -> String? {
    let language = evaluator.options.language
    if let format = call["format"] {
      return FixedTimes.words(value, format: format.node.source, language: language)
    }
    switch call["style"]?.value.memberName {
    case "date": return FixedTimes.words(value, date: "long", time: "omitted", language: language)
    case "time": return FixedTimes.words(value, date: "omitted", time: "shortened", language: language)
    default: return nil
    }
  }
}

/// Two texts joined by `+`: one element.
enum JoinedTextControl: Control {
  static let names = ["+"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let words = evaluator.viewText(.builtin(call), at: call.node)
    var draft = evaluator.draft(.text, call, label: words, traits: [.staticText])
    draft.role = "Text"
    if words.hasLink { draft.add(.link, when: .always) }
    return evaluator.unlessRedacted([.element(draft)])
  }
}
