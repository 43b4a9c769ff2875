import ScreenModel

/// `TextField("Name", text: $name)`: the title is only a placeholder, said as the value of an empty field and lost once there is text.
enum TextFieldControl: Control {
  static let names = ["TextField", "SecureField", "TextEditor"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let isSecure = call.name == "SecureField"
    var draft = evaluator.draft(.control, call, traits: isSecure ? [.textEntry, .secureTextField] : [.textEntry])
    if call.name == "TextEditor" { draft.add(.textArea, when: .always) }
    let title =
      call["prompt"].flatMap { evaluator.title($0) } ?? evaluator.title(call.first) ?? labelTitle(call, evaluator)
    draft.placeholder = title
    if call["prompt"] != nil, let label = evaluator.title(call.first) ?? labelTitle(call, evaluator), !label.isEmpty {
      draft.textOpen.append(
        Reason("nobody has recorded whether a field with a prompt says its title too", span: call.node.span))
    }
    if let label = evaluator.environment.inheritedLabel {
      draft.label = label
      draft.hasOwnLabel = true
    }
    let words =
      call["text"].map { text(of: $0, evaluator) } ?? call["value"].map { formatted($0, call, evaluator) }
      ?? SymbolicText("")
    let shown = isSecure ? bullets(for: words, at: call.node) : words
    draft.value = filled(words, shown: shown, otherwise: title, evaluator, at: call.node)
    draft.label = draft.label.map { $0.isEmpty ? nil : $0 } ?? nil
    let nodes = evaluator.unlessRedacted([.element(draft)])
    guard call.name != "TextEditor" else { return nodes }
    return evaluator.styled("textFieldStyle", [:], whole: .placed(nodes), at: call.node) ?? nodes
  }

  private static func labelTitle(_ call: BuiltinCall, _ evaluator: Evaluator) -> SymbolicText? {
    call.trailingLabel.flatMap { evaluator.title($0) } ?? call["label"].flatMap { evaluator.title($0) }
  }

  /// `value: $price, format: .currency(code: "USD")`: what is in the field is the formatted number.
  private static func formatted(_ argument: EvaluatedArgument, _ call: BuiltinCall, _ evaluator: Evaluator)
    -> SymbolicText
  {
    var value = argument.value
    if case .binding(_, let inner) = value { value = inner }
    switch value {
    case .absent: return SymbolicText("")
    case .int, .double:
      if let format = call["format"],
        let words = NumberFormats.words(value, style: format.value, evaluator, at: argument.node)
      {
        return words
      }
      return evaluator.hole(argument.node, "formatted when the app runs")
    default: return text(of: argument, evaluator)
    }
  }

  private static func text(of argument: EvaluatedArgument, _ evaluator: Evaluator) -> SymbolicText {
    let value: Value
    if case .binding(_, let inner) = argument.value { value = inner } else { value = argument.value }
    if case .absent = value { return SymbolicText("") }
    return evaluator.plainText(value, at: argument.node)
  }

  /// What a secure field says of its text: a bullet for each character.
  private static func bullets(for words: SymbolicText, at node: Syntax) -> SymbolicText {
    if let known = words.known { return SymbolicText(String(repeating: "•", count: known.count)) }
    let reason = Reason("a secure field says a bullet for each character", span: node.span)
    return SymbolicText([.hole(name: "bullets", symbols: words.symbols, because: reason)])
  }

  /// The text where there is some, else the placeholder.
  private static func filled(
    _ words: SymbolicText, shown: SymbolicText, otherwise title: SymbolicText?, _ evaluator: Evaluator, at node: Syntax
  ) -> SymbolicText? {
    guard let title, !title.isEmpty, !title.isSame(as: shown) else { return shown }
    if let known = words.known { return known.isEmpty ? title : shown }
    let isEmpty = evaluator.truth(
      of: StandardLibrary.member("isEmpty", of: .text(words), evaluator: evaluator, at: node), at: node)
    return SymbolicText([.choice([(isEmpty, title), (!isEmpty, shown)])]).settled(evaluator.facts)
  }
}
