import ScreenModel

extension Evaluator {
  /// A value as plain text: a literal is its own words, no table is asked.
  func plainText(_ value: Value, at node: Syntax) -> SymbolicText {
    switch value {
    case .literal(let literal):
      return literal.pieces({ SymbolicText($0) }, { interpolated($0, format: $1, at: $2) })
        .reduce(SymbolicText(""), +)
    case .text(let text): return text.settled(facts)
    default: return interpolated(value, format: nil, at: node)
    }
  }

  /// A value where a localisation key is expected: literals are looked up in the string tables.
  func localizedText(_ value: Value, table: String? = nil, at node: Syntax) -> SymbolicText {
    switch value {
    case .literal(let literal):
      return localization.text(for: literal, table: table, evaluator: self)
    case .choice(let alternatives):
      return SymbolicText([
        .choice(
          alternatives.compactMap { formula, inner in
            assuming(formula) { localizedText(inner, table: table, at: node) }.map { (formula, $0) }
          })
      ]).settled(facts)
    // `Text(.init("Key"))`: a key is the only thing a title is made of.
    case .implicitMember("init", let arguments) where arguments.count == 1:
      return keyText(arguments[0].value, table: table, at: node)
    // `Text(.greeting)`: the name that is made of a key of the catalog.
    case .implicitMember(let name, let arguments) where arguments.isEmpty && isKey(name, table: table):
      return keyText(.string(name), table: table, at: node)
    default: return plainText(value, at: node)
    }
  }

  private func isKey(_ name: String, table: String?) -> Bool {
    localization.found(key: name, table: table) != nil
  }

  /// A value that code turns into a key: `LocalizedStringKey(name)`.
  ///
  /// - Parameter marksUp: Markdown in it is none of the words.
  func keyText(_ value: Value, table: String? = nil, marksUp: Bool = true, at node: Syntax) -> SymbolicText {
    var text = localizedText(value, table: table, at: node)
    if case .literal(let literal) = value, Markdown.hasLink(literal) { text.hasLink = true }
    guard text.key == nil else { return text }
    if let key = text.known, let found = localization.found(key: key, table: table) {
      note(key: key, table: table, at: node)
      let words = found.words(for: nil)
      text = SymbolicText(marksUp ? Markdown.spoken(words) : words, key: key)
      text.hasLink = marksUp && Markdown.hasLink(words)
      return text
    }
    guard marksUp else { return text }
    let hasLink = text.hasLink || text.known.map(Markdown.hasLink) == true
    text = text.mapKnown(Markdown.spoken)
    text.hasLink = hasLink
    return text
  }

  /// `bundle.localizedString(forKey:value:table:)`: the table's words, else the value, else the key.
  func tableText(_ arguments: [EvaluatedArgument], at node: Syntax) -> Value {
    guard let first = arguments.first, let key = plainText(first.value, at: node).known else {
      return .text(hole(node, "the key is known only when the app runs"))
    }
    let table = arguments.first { $0.label == "table" }.flatMap { plainText($0.value, at: node).known }
    let other = arguments.first { $0.label == "value" }.flatMap { plainText($0.value, at: node).known }
    let name = table == "nil" || table?.isEmpty == true ? nil : table
    note(key: key, table: name, at: node)
    if let found = localization.found(key: key, table: name) {
      return .text(SymbolicText(found.words(for: nil), key: key))
    }
    return .text(SymbolicText(other.flatMap { $0.isEmpty || $0 == "nil" ? nil : $0 } ?? key, key: key))
  }

  /// A value inside a string.
  func interpolated(_ value: Value, format: String?, at node: Syntax) -> SymbolicText {
    if let format, value.constant != nil {
      if let words = formatted(value, format, at: node) { return words }
      return SymbolicText([
        .hole(name: node.holeName, symbols: [], because: Reason("formatted when the app runs", span: node.span))
      ])
    }
    switch value {
    case .literal, .text: return plainText(value, at: node)
    case .int(let number): return SymbolicText(String(number))
    case .double(let number):
      return SymbolicText(number == number.rounded() && abs(number) < 1e15 ? String(format: number) : String(number))
    case .bool(let flag): return SymbolicText(String(flag))
    case .symbol(let typed):
      return SymbolicText([
        .hole(
          name: typed.symbol.name, symbols: [typed.symbol],
          because: Reason("‘\(typed.symbol.name)’ is known only when the app runs", span: node.span))
      ])
    case .choice(let alternatives):
      return SymbolicText([
        .choice(
          alternatives.compactMap { formula, inner in
            assuming(formula) { interpolated(inner, format: format, at: node) }.map { (formula, $0) }
          })
      ]).settled(facts)
    case .condition(let formula):
      return SymbolicText([.choice([(formula, SymbolicText("true")), (!formula, SymbolicText("false"))])])
    case .binding(_, let inner): return interpolated(inner, format: format, at: node)
    case .instance(let instance):
      if let symbol = instance.symbol {
        return SymbolicText([
          .hole(
            name: symbol.name, symbols: [symbol],
            because: Reason("‘\(symbol.name)’ is known only when the app runs", span: node.span))
        ])
      }
      if instance.type?.properties["description"] != nil {
        return plainText(member("description", of: value, at: node), at: node)
      }
      return hole(node, "the text of a \(instance.type?.name ?? "value") is made when the app runs")
    case .enumCase(let enumCase):
      if let type = enumCase.type, let (described, _) = property("description", in: type), described.getter != nil {
        return plainText(member("description", of: value, at: node), at: node)
      }
      guard !enumCase.payload.isEmpty else { return SymbolicText(enumCase.name) }
      let parts = enumCase.payload.map { part -> SymbolicText in
        let words = interpolated(part.value, format: nil, at: node)
        let isText = if case .text = part.value { true } else { false }
        let quoted = isText ? SymbolicText("\"") + words + SymbolicText("\"") : words
        return part.label.map { SymbolicText("\($0): ") + quoted } ?? quoted
      }
      var text = SymbolicText(enumCase.name + "(")
      for (position, part) in parts.enumerated() { text = text + SymbolicText(position > 0 ? ", " : "") + part }
      return text + SymbolicText(")")
    case .absent: return SymbolicText("nil")
    case .list(let items) where items.count <= 20 && items.allSatisfy(Self.isPlain):
      return SymbolicText("[" + items.map { described($0, at: node) }.joined(separator: ", ") + "]")
    case .view(let view): return viewText(view, at: node)
    case .unknown(let reason):
      return SymbolicText([.hole(name: node.holeName, symbols: [], because: reason)])
    default: return hole(node, "‘\(node.shortSource)’ is known only when the app runs")
    }
  }

  private static func isPlain(_ value: Value) -> Bool {
    switch value {
    case .int, .double, .bool: true
    case .text(let text): text.known != nil
    case .literal(let literal): literal.plain != nil
    default: false
    }
  }

  /// A constant as it stands in the description of a list.
  private func described(_ value: Value, at node: Syntax) -> String {
    if case .string(let words)? = value.constant { return "\"" + words + "\"" }
    return interpolated(value, format: nil, at: node).known ?? ""
  }

  /// `\(price, specifier: "%.2f")`, `\(share, format: .percent)`
  private func formatted(_ value: Value, _ format: String, at node: Syntax) -> SymbolicText? {
    if let start = format.firstIndex(of: "%") {
      return NumberFormats.words(value, specifier: String(format[start...].prefix { $0 != "\"" }), self)
        .map { SymbolicText($0) }
    }
    guard let style = NumberFormats.style(written: format, at: node) else { return nil }
    return NumberFormats.words(value, style: style, self, at: node)
  }

  /// Words of which only the code that makes them is known.
  func hole(_ node: Syntax, _ why: String) -> SymbolicText {
    SymbolicText([.hole(name: node.holeName, symbols: [], because: Reason(why, span: node.span))])
  }

  /// The words of a `Text` used as a value: `Text("a") + Text("b")`, `\(Text(name))`.
  func viewText(_ view: ViewValue, at node: Syntax) -> SymbolicText {
    switch view {
    case .builtin(let call) where call.name == "Text": return TextControl.words(of: call, evaluator: self)
    case .builtin(let call) where call.name == "+":
      return call.arguments.map { interpolated($0.value, format: nil, at: node) }.reduce(SymbolicText(""), +)
    case .modified(let inner, _): return viewText(inner, at: node)
    case .choice(let branches):
      return SymbolicText([
        .choice(
          branches.compactMap { branch in
            assuming(branch.formula) { viewText(branch.view, at: node) }.map { (branch.formula, $0) }
          })
      ]).settled(facts)
    case .empty: return SymbolicText("")
    case .builtin(let call) where call.name == "Image":
      return SymbolicText([
        .hole(
          name: "image", symbols: [],
          because: Reason("nobody has recorded what is said of a picture inside a text", span: node.span))
      ])
    // A formatter, a measurement: no view at all.
    case .builtin(let call) where !AllControls.names.contains(call.name):
      return hole(node, "what ‘\(call.name)’ makes is known only when the app runs")
    default: return hole(node, "a view inside a text")
    }
  }
}

extension String {
  /// A whole number without its decimal point.
  fileprivate init(format number: Double) { self = String(Int64(number)) + ".0" }
}
