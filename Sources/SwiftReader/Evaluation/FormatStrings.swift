import Foundation
import ScreenModel

/// Format strings as C's `printf` and Foundation fill them: `%02d:%02d`, `%5.1f km`, `%2$@`.
enum FormatStrings {
  /// One `%…`: how a value is written.
  struct Specifier {
    /// `%2$@`: counted from 1.
    var position: Int?
    var flags = ""
    var width = 0
    var precision: Int?
    var conversion: Character

    /// Written as the value is, without sign, width or places.
    var isPlain: Bool { flags.isEmpty && width == 0 && precision == nil }
  }

  enum Piece {
    case words(String)
    case value(Specifier)
  }

  private static let widest = 100

  /// Takes a format apart; `nil` where it has something that is not known: `%*d`.
  static func split(_ format: String) -> [Piece]? {
    var pieces: [Piece] = []
    var words = ""
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        words.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        words.append("%")
        continue
      }
      guard let specifier = specifier(&rest) else { return nil }
      if !words.isEmpty { pieces.append(.words(words)) }
      words = ""
      pieces.append(.value(specifier))
    }
    return words.isEmpty ? pieces : pieces + [.words(words)]
  }

  private static func specifier(_ rest: inout Substring) -> Specifier? {
    var made = Specifier(conversion: "@")
    if let dollar = rest.prefix(4).firstIndex(of: "$"), let position = Int(rest[..<dollar]) {
      made.position = position
      rest = rest[rest.index(after: dollar)...]
    }
    while let flag = rest.first, "-+ #0'".contains(flag) {
      made.flags.append(flag)
      rest.removeFirst()
    }
    let width = rest.prefix(while: \.isNumber)
    rest = rest[width.endIndex...]
    if rest.first == "." {
      rest.removeFirst()
      let places = rest.prefix(while: \.isNumber)
      rest = rest[places.endIndex...]
      made.precision = places.isEmpty ? 0 : Int(places)
      guard let precision = made.precision, precision <= 30 else { return nil }
    }
    while let size = rest.first, "hlqzjtL".contains(size) { rest.removeFirst() }
    guard let conversion = rest.popFirst(), "@dDiuUxXoOfFeEgGcCsS".contains(conversion) else { return nil }
    made.conversion = conversion
    made.width = width.isEmpty ? 0 : Int(width) ?? widest + 1
    return made.width <= widest ? made : nil
  }

  /// A format with its values. `groups`: numbers are written as the language does, `12,345`.
  static func fill(_ format: String, _ values: [Value], groups: Bool, _ evaluator: Evaluator, at node: Syntax)
    -> SymbolicText?
  {
    guard let pieces = split(format) else { return nil }
    var result = SymbolicText("")
    var next = 0
    for piece in pieces {
      switch piece {
      case .words(let words): result = result + SymbolicText(words)
      case .value(let specifier):
        let index = specifier.position.map { $0 - 1 } ?? next
        if specifier.position == nil { next += 1 }
        guard values.indices.contains(index) else {
          result = result + evaluator.hole(node, "there is no value for the format")
          continue
        }
        result = result + text(values[index], specifier, groups: groups, evaluator, at: node)
      }
    }
    return result
  }

  private static func text(
    _ value: Value, _ specifier: Specifier, groups: Bool, _ evaluator: Evaluator, at node: Syntax
  ) -> SymbolicText {
    if case .choice(let alternatives) = value {
      return SymbolicText([
        .choice(
          alternatives.compactMap { formula, inner in
            evaluator.assuming(formula) { text(inner, specifier, groups: groups, evaluator, at: node) }
              .map { (formula, $0) }
          })
      ]).settled(evaluator.facts)
    }
    if let words = words(value, specifier, groups: groups, evaluator, at: node) { return SymbolicText(words) }
    switch value {
    case .int, .double: return evaluator.hole(node, "the number is formatted when the app runs")
    default:
      let text = evaluator.interpolated(value, format: nil, at: node)
      guard specifier.isPlain || text.known == nil else {
        return evaluator.hole(node, "the words are formatted when the app runs")
      }
      return text
    }
  }

  /// A known value as the specifier writes it.
  private static func words(
    _ value: Value, _ specifier: Specifier, groups: Bool, _ evaluator: Evaluator, at node: Syntax
  ) -> String? {
    var letters = "%" + specifier.flags.filter { $0 != "'" }
    if specifier.width > 0 { letters += String(specifier.width) }
    if let precision = specifier.precision { letters += "." + String(precision) }
    let marks = groups || specifier.flags.contains("'") ? NumberWords(language: evaluator.options.language) : nil
    if groups, marks == nil { return nil }
    switch (specifier.conversion, value) {
    case ("d", .int(let number)), ("D", .int(let number)), ("i", .int(let number)), ("u", .int(let number)),
      ("U", .int(let number)):
      if let marks {
        guard specifier.width == 0, specifier.precision == nil else { return nil }
        return (specifier.flags.contains("+") && number >= 0 ? "+" : "") + marks.whole(number)
      }
      return String(format: letters + "lld", number)
    case ("x", .int(let number)), ("X", .int(let number)), ("o", .int(let number)):
      guard number >= 0 else { return nil }
      return String(format: letters + "ll" + String(specifier.conversion), number)
    case ("c", .int(let number)), ("C", .int(let number)):
      return UnicodeScalar(UInt32(clamping: number)).map { String(Character($0)) }
    case ("f", _), ("F", _), ("e", _), ("E", _), ("g", _), ("G", _):
      guard let number = evaluator.number(value), number.isFinite, abs(number) < 1e15 else { return nil }
      let written = String(format: letters + String(specifier.conversion), number)
      guard let marks else { return written }
      guard specifier.width == 0, "fF".contains(specifier.conversion) else { return nil }
      let parts = written.split(separator: ".")
      guard let whole = Int(parts[0]) else { return nil }
      let sign = number < 0 && whole == 0 ? "-" : ""
      return sign + marks.whole(whole) + (parts.count > 1 ? marks.decimal + parts[1] : "")
    case ("@", .int), ("@", .double):
      guard specifier.isPlain else { return nil }
      return evaluator.interpolated(value, format: nil, at: node).known.map {
        $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0
      }
    default: return nil
    }
  }
}
