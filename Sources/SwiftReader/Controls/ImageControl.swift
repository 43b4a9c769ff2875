import ScreenModel

/// `Image("photo")`, `Image(systemName:)`: an image, said by its file or symbol name unless it has a label.
enum ImageControl: Control {
  static let names = ["Image"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if call["decorative"] != nil { return [] }
    if let label = call["label"] {
      let words = evaluator.title(label)
      return evaluator.unlessRedacted([.element(evaluator.draft(.image, call, label: words, traits: [.image]))])
    }
    var draft = evaluator.draft(.image, call, traits: [.image])
    draft.isUnnamedImage = true
    if let symbol = call["systemName"] {
      draft.label = symbolName(symbol, evaluator: evaluator)
      draft.height = evaluator.environment.lineHeight
    } else if let name = call.first {
      draft.label = assetName(name, evaluator: evaluator)
      // `.alertColor16` is made of the file's name, which may be `Alert-Color-16`.
      if case .implicitMember(let symbol, _) = name.value, evaluator.assets[symbol] == nil,
        symbol.contains(where: { $0.isUppercase || $0.isNumber })
      {
        draft.textOpen.append(
          Reason("the name of the file that ‘\(symbol)’ stands for is in the asset catalogue", span: name.node.span))
      }
    } else {
      draft.isBitmap = true
      draft.textOpen.append(
        Reason("a picture made when the app runs may bring a name of its own", span: call.node.span))
    }
    return evaluator.unlessRedacted([.element(draft)])
  }

  /// The spoken name of a symbol: Apple's description where it is known, else the raw name.
  static func symbolName(_ argument: EvaluatedArgument, evaluator: Evaluator) -> SymbolicText {
    var isGuessed = false
    var text = evaluator.plainText(argument.value, at: argument.node).mapKnown { name in
      let spoken = SymbolNames.spoken(name, language: evaluator.options.language)
      if spoken?.isCertain != true { isGuessed = true }
      return spoken?.words ?? name
    }
    text.isGuessed = isGuessed
    text.isFileName = true
    return text
  }

  private static func assetName(_ argument: EvaluatedArgument, evaluator: Evaluator) -> SymbolicText {
    var text: SymbolicText
    switch argument.value {
    case .literal, .text: text = evaluator.localizedText(argument.value, at: argument.node)
    case .implicitMember(let name, _): text = SymbolicText(evaluator.assets[name] ?? name)
    case .choice(let alternatives):
      let ways = alternatives.map { formula, value in
        var way = argument
        way.value = value
        return (formula, assetName(way, evaluator: evaluator))
      }
      text = SymbolicText([.choice(ways)]).settled(evaluator.facts)
    default: text = evaluator.interpolated(argument.value, format: nil, at: argument.node)
    }
    text.isFileName = true
    return text
  }
}
