/// What VoiceOver says for an SF Symbol that nobody labelled.
///
/// The systems keep a table of names by exact symbol name; nothing is derived, no `.fill` dropped, no dot turned into a
/// space. SwiftUI writes each word with a capital. A symbol without an entry is heard as its raw name.
public enum SymbolNames {
  private struct Entry {
    var words: String
    var isCertain: Bool
  }

  private static let entries: [String: Entry] = {
    var result: [String: Entry] = [:]
    for line in SymbolNameTable.lines {
      let rest = line.dropFirst(2)
      let isCertain = line.hasPrefix("+") || line.hasPrefix("=")
      if let colon = rest.firstIndex(of: ":") {
        let words = rest[rest.index(colon, offsetBy: 2)...]
        result[String(rest[..<colon])] = Entry(words: String(words), isCertain: isCertain)
      } else {
        result[String(rest)] = Entry(words: String(rest), isCertain: isCertain)
      }
    }
    return result
  }()

  /// The symbol that a constant is named after: `xmark.circle.fill` for `xmarkCircleFill`.
  static func name(of constant: String) -> String { constants[constant] ?? dotted(constant) }

  private static let constants: [String: String] = Dictionary(
    entries.keys.sorted().map { (constant(of: $0), $0) }, uniquingKeysWith: { first, _ in first })

  private static func constant(of symbol: String) -> String {
    let parts = symbol.split(separator: ".")
    let name = parts.enumerated().map {
      $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
    }
    .joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// A dot before each capital and each number.
  private static func dotted(_ constant: String) -> String {
    var name = ""
    for character in constant.drop(while: { $0 == "_" }) {
      let follows = name.last.map { $0.isLetter && character.isNumber } ?? false
      if !name.isEmpty, character.isUppercase || follows { name += "." }
      name += character.lowercased()
    }
    return name
  }

  /// The words for a symbol; the raw name where it is known to have none. `nil`: nothing is known of it, so neither its raw
  /// name nor other words can be promised.
  ///
  /// The names are known in English only; a regional English may word some differently, so they are not certain there.
  public static func spoken(_ name: String, language: String = "en") -> (words: String, isCertain: Bool)? {
    let parts = language.split { $0 == "-" || $0 == "_" }
    guard parts.first == "en", let entry = entries[name] else { return nil }
    let isAmerican = parts.count == 1 || parts.last == "US"
    return (entry.words, entry.isCertain && isAmerican)
  }
}
