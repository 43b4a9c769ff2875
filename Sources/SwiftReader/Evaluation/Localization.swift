import Foundation
import ScreenModel

/// Looks literals up in the project's string tables.
struct Localization {
  var tables: StringTables
  var language: String

  /// A literal as a localisation key: its words in the language, or the key itself where no table has it.
  func text(for literal: StringLiteral, table: String?, evaluator: Evaluator) -> SymbolicText {
    var key = ""
    var values: [(Value, String?)] = []
    for part in literal.parts {
      switch part {
      case .words(let words): key += words
      case .value(let value, let format):
        key += Self.specifier(for: value)
        values.append((value, format))
      }
    }
    let isPlain = values.isEmpty
    // A percent sign in a key with values is written twice.
    let percent = isPlain ? key : doubledPercent(literal)
    let isDoubled = percent != key && found(key: percent, table: table) != nil
    let asked = isPlain ? literal.plain ?? "" : isDoubled ? percent : key
    if let found = lookUp(asked, values, table: table, evaluator, at: literal.node) {
      var text =
        isPlain
        ? SymbolicText(Markdown.spoken(found)) : fill(found, values, evaluator: evaluator, at: literal.node)
      text.key = asked
      text.hasLink = text.hasLink || Markdown.hasLink(found)
      return text
    }
    var text = literal.pieces(
      { SymbolicText(Markdown.spoken($0)) },
      { grouped($0, format: $1, evaluator: evaluator, at: literal.node, place: $2) }
    ).reduce(SymbolicText(""), +)
    if key.contains("^["), key.contains("](inflect:") {
      guard let words = Inflection.resolved(text, language: language) else {
        return evaluator.hole(literal.node, "the grammatical form is chosen when the app runs")
      }
      text = words
    }
    text.key = asked
    text.hasLink = text.hasLink || Markdown.hasLink(literal)
    return text
  }

  private func doubledPercent(_ literal: StringLiteral) -> String {
    literal.parts.map { part in
      switch part {
      case .words(let words): words.replacingOccurrences(of: "%", with: "%%")
      case .value(let value, _): Self.specifier(for: value)
      }
    }.joined()
  }

  /// The languages that the tables speak.
  var languages: [String] {
    Lookups.note(.languages)
    return tables.languages
  }

  /// What a table has for a key.
  func found(key: String, table: String?) -> LocalizedText? {
    Lookups.note(.words(key: key, table: table, language: language))
    return tables.text(key: key, table: table, language: language)
  }

  /// The table's words; the plural form follows the first number.
  private func lookUp(
    _ key: String, _ values: [(Value, String?)], table: String?, _ evaluator: Evaluator, at node: Syntax
  ) -> String? {
    var candidates = [key]
    if key.utf8.contains(UInt8(ascii: "%")) {
      candidates.append(key.replacingOccurrences(of: "%lld", with: "%@"))
      candidates.append(key.replacingOccurrences(of: "%@", with: "%lld"))
    }
    for candidate in candidates {
      guard let found = found(key: candidate, table: table) else { continue }
      let number = values.lazy.compactMap { value, _ -> Int? in if case .int(let number) = value { number } else { nil }
      }.first
      evaluator.note(key: candidate, table: table, at: node)
      return found.words(for: number)
    }
    evaluator.note(key: key, table: table, at: node)
    return nil
  }

  /// Puts values into `%@`, `%lld`, `%1$@`.
  private func fill(_ format: String, _ values: [(Value, String?)], evaluator: Evaluator, at node: Syntax)
    -> SymbolicText
  {
    var result = SymbolicText("")
    var next = 0
    let hasPlaces = format.contains("%.") || format.contains("$.")
    for piece in FormatPiece.split(format) {
      switch piece {
      case .words(let words): result = result + SymbolicText(Markdown.spoken(words))
      case .value(let position):
        let index = position.map { $0 - 1 } ?? next
        next = position == nil ? next + 1 : next
        guard values.indices.contains(index) else {
          result =
            result
            + SymbolicText([
              .hole(name: "value", symbols: [], because: Reason("no value for the format", span: node.span))
            ])
          continue
        }
        if hasPlaces, case .double = values[index].0 {
          result = result + evaluator.hole(node, "formatted when the app runs")
          continue
        }
        result = result + grouped(values[index].0, format: values[index].1, evaluator: evaluator, at: node)
      }
    }
    return result
  }

  /// In localised text a whole number gets its grouping separators: `2,847`.
  ///
  /// - Parameter place: What is written for the value; a value without words of its own is called by it.
  private func grouped(
    _ value: Value, format: String?, evaluator: Evaluator, at node: Syntax, place: Syntax? = nil
  ) -> SymbolicText {
    let specifier = format.flatMap { format in
      format.firstIndex(of: "%").map { String(format[$0...].prefix { $0 != "\"" }) }
    }
    if format == nil || specifier != nil,
      let words = LocalizedNumbers.words(value, specifier: specifier, language: language)
    {
      return SymbolicText(words)
    }
    if case .double = value, format == nil { return evaluator.hole(node, "formatted when the app runs") }
    if case .literal(let inner) = value {
      // What is written inside the literal is a `String`; a key comes from elsewhere.
      let isInside =
        inner.node.file === node.file && inner.node.offset > node.offset
        && inner.node.offset < node.offset + node.length
      return isInside ? evaluator.plainText(value, at: node) : evaluator.localizedText(value, at: node)
    }
    return evaluator.interpolated(value, format: format, at: place ?? node)
  }

  /// The words of a key with its values; `nil` where no table has it.
  func words(key: String, table: String?, _ values: [Value], evaluator: Evaluator, at node: Syntax) -> SymbolicText? {
    let pairs = values.map { ($0, String?.none) }
    guard let found = lookUp(key, pairs, table: table, evaluator, at: node) else { return nil }
    var text = fill(found, pairs, evaluator: evaluator, at: node)
    text.key = key
    return text
  }

  /// `String(format:)` with values. `groups`: numbers are written as the language does.
  func format(_ format: Value, _ values: [Value], groups: Bool = false, evaluator: Evaluator, at node: Syntax)
    -> SymbolicText
  {
    if case .choice = format {
      return evaluator.plainText(
        evaluator.distribute(format, at: node) {
          .text(self.format($0, values, groups: groups, evaluator: evaluator, at: node))
        }, at: node)
    }
    let text = evaluator.plainText(format, at: node)
    guard var words = text.known else {
      return evaluator.hole(node, "the format is known only when the app runs")
    }
    // What a table says of a key goes by the number.
    if let key = text.key, let found = found(key: key, table: nil) {
      let number = values.lazy.compactMap { value -> Int? in if case .int(let number) = value { number } else { nil } }
        .first
      words = found.words(for: number)
    }
    guard var filled = FormatStrings.fill(words, values, groups: groups, evaluator, at: node) else {
      return evaluator.hole(node, "formatted when the app runs")
    }
    filled.key = text.key
    return filled
  }

  /// A whole number with its grouping separators; English ones where those of the language are not known.
  func grouped(_ number: Int) -> String {
    (NumberWords(language: language) ?? NumberWords(language: "en"))?.whole(number) ?? String(number)
  }

  private static func specifier(for value: Value) -> String {
    switch value {
    case .int: return "%lld"
    case .double: return "%lf"
    case .symbol(let typed):
      switch typed.type?.unwrapped.name {
      case "Int", "UInt", "Int64", "Int32": return "%lld"
      case "Double", "Float", "CGFloat": return "%lf"
      default: return typed.symbol.path.last == "count" ? "%lld" : "%@"
      }
    default: return "%@"
    }
  }
}

/// Markdown in localised literals: its marks are not spoken.
enum Markdown {
  static func spoken(_ text: String) -> String {
    guard text.contains(where: { "*_`[~".contains($0) }) else { return text }
    var result = text
    for mark in ["***", "**", "~~", "`"] { result = removePairs(of: mark, in: result) }
    // `__word__` is two pairs.
    for _ in 0..<2 { result = removeEmphasis(result) }
    return removeLinks(result)
  }

  /// Whether a localised literal holds a link: `[terms](https://example.com)`.
  static func hasLink(_ literal: StringLiteral) -> Bool {
    hasLink(literal.parts.map { if case .words(let words) = $0 { words } else { "x" } }.joined())
  }

  static func hasLink(_ text: String) -> Bool { !text.contains("^[") && removeLinks(text) != text }

  private static func removePairs(of mark: String, in text: String) -> String {
    let parts = text.components(separatedBy: mark)
    guard parts.count >= 3 else { return text }
    if parts.count % 2 == 1 { return parts.joined() }
    return parts.dropLast().joined() + mark + parts[parts.count - 1]
  }

  /// `*word*` and `_word_` at the edges of words.
  private static func removeEmphasis(_ text: String) -> String {
    var characters = Array(text)
    for mark: Character in ["*", "_"] {
      var open: Int?
      var position = 0
      while position < characters.count {
        if characters[position] == mark {
          let before = position > 0 ? characters[position - 1] : " "
          let after = position + 1 < characters.count ? characters[position + 1] : " "
          if let start = open, !before.isWhitespace, !after.isLetter && !after.isNumber {
            characters.remove(at: position)
            characters.remove(at: start)
            open = nil
            position -= 1
            continue
          } else if open == nil, !after.isWhitespace, !before.isLetter && !before.isNumber {
            open = position
          }
        }
        position += 1
      }
    }
    return String(characters)
  }

  private static func removeLinks(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "[") {
      guard let middle = rest[start...].range(of: "]("), let end = rest[middle.upperBound...].firstIndex(of: ")") else {
        break
      }
      result += rest[..<start] + rest[rest.index(after: start)..<middle.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
