import ScreenModel

/// Numbers as Foundation's format styles write them: `.number`, `.percent`, `.currency(code:)`, `%.2f`.
enum NumberFormats {
  /// The words of a number in a style; `nil` where style or number is not known.
  static func words(_ value: Value, style: Value, _ evaluator: Evaluator, at node: Syntax) -> SymbolicText? {
    guard let number = evaluator.number(value), let marks = NumberWords(language: evaluator.options.language),
      case .implicitMember(let name, let arguments) = style
    else { return nil }
    var isWhole = false
    if case .int = value { isWhole = true }
    let places = places(name, arguments)
    if name.contains("."), places == nil { return nil }
    let base = name.split(separator: ".").first ?? ""
    switch base {
    case "number":
      return marks.decimal(number, least: places?.least ?? 0, most: places?.most ?? 6).map { SymbolicText($0) }
    case "percent":
      let shown = isWhole ? number : number * 100
      return marks.decimal(shown, least: places?.least ?? 0, most: places?.most ?? 4).map {
        SymbolicText(marks.percent($0))
      }
    case "currency":
      // Where a currency's sign stands depends on the region: only English is known here.
      guard name == "currency", evaluator.options.language.lowercased().prefix(2) == "en",
        let code = arguments.first.flatMap({ evaluator.plainText($0.value, at: node).known }),
        let sign = ["USD": "$", "EUR": "€", "GBP": "£"][code]
      else { return nil }
      return marks.decimal(abs(number), least: 2, most: 2).map { SymbolicText((number < 0 ? "-" : "") + sign + $0) }
    default: return nil
    }
  }

  /// `.precision(.fractionLength(2))`: how many digits there are after the decimal mark.
  private static func places(_ name: String, _ arguments: [EvaluatedArgument]) -> (least: Int, most: Int)? {
    guard name.hasSuffix(".precision"), name.split(separator: ".").count == 2,
      case .implicitMember("fractionLength", let lengths)? = arguments.first?.value,
      case .int(let length)? = lengths.first?.value, (0...9).contains(length)
    else { return nil }
    return (length, length)
  }

  /// A style as it is written: `.percent`, `.currency(code: "EUR")`, `.number.precision(.fractionLength(2))`.
  static func style(written format: String, at node: Syntax) -> Value? {
    guard let start = format.firstIndex(of: ".") else { return nil }
    let text = format[start...].filter { !$0.isWhitespace }
    func argument(_ value: Value, _ label: String? = nil) -> [EvaluatedArgument] {
      [EvaluatedArgument(label: label, value: value, node: node, isTrailing: false)]
    }
    let name = text.dropFirst()
    if name.allSatisfy(\.isLetter) { return .implicitMember(String(name), []) }
    if text.hasPrefix(".currency(code:\""), text.hasSuffix("\")") {
      let code = text.dropFirst(16).dropLast(2)
      return code.allSatisfy(\.isLetter) ? .implicitMember("currency", argument(.string(String(code)), "code")) : nil
    }
    for base in ["number", "percent"] {
      let opening = ".\(base).precision(.fractionLength("
      guard text.hasPrefix(opening), text.hasSuffix("))"), let length = Int(text.dropFirst(opening.count).dropLast(2))
      else { continue }
      return .implicitMember(
        "\(base).precision", argument(.implicitMember("fractionLength", argument(.int(length)))))
    }
    return nil
  }

  /// A number behind a C format: `%.2f`, `%d`. C knows no groups.
  static func words(_ value: Value, specifier: String, _ evaluator: Evaluator) -> String? {
    guard specifier.first == "%", let number = evaluator.number(value) else { return nil }
    let rest = specifier.dropFirst()
    if ["d", "ld", "lld", "i"].contains(rest), case .int(let whole) = value { return String(whole) }
    guard rest.hasSuffix("f"), rest.first == ".",
      let places = Int(rest.dropFirst().dropLast().filter { $0 != "l" }), (0...9).contains(places),
      let marks = NumberWords(language: evaluator.options.language),
      let written = marks.decimal(number, least: places, most: places)
    else { return nil }
    return written.replacing(marks.grouping, with: "")
  }
}
