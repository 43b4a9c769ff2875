import ScreenModel

/// String constants that a generator wrote: `L10n.tr("Localizable", "cart_title", count)`.
///
/// The function asks a bundle at run time; its arguments already say table, key and values.
enum GeneratedConstants {
  /// The words of a call; `nil` where the function is no such one.
  static func text(of declaration: Syntax, _ arguments: [EvaluatedArgument], evaluator: Evaluator, at node: Syntax)
    -> SymbolicText?
  {
    guard declaration.text == "tr", arguments.count >= 2 else { return nil }
    let names = declaration.all(.parameter).map(\.text)
    guard names.count >= 2, names[0].lowercased().contains("table"), names[1].lowercased().contains("key") else {
      return nil
    }
    guard let table = evaluator.plainText(arguments[0].value, at: node).known,
      let key = evaluator.plainText(arguments[1].value, at: node).known
    else { return nil }
    let values = arguments.dropFirst(2).filter { $0.label == nil }.map(\.value)
    if let words = evaluator.localization.words(key: key, table: table, values, evaluator: evaluator, at: node) {
      return words
    }
    if let fallback = arguments.first(where: { $0.label == "fallback" || $0.label == "value" }) {
      return evaluator.localization.format(fallback.value, Array(values), evaluator: evaluator, at: node)
    }
    return SymbolicText(
      [.hole(name: key, symbols: [], because: Reason("‘\(key)’ is in no string table that was read", span: node.span))],
      key: key)
  }
}
