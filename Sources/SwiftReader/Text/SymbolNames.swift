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
    for line in SymbolNameTable.lines.split(separator: "\n") {
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
