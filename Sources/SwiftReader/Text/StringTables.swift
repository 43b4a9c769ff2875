import Foundation
import ScreenModel

/// The string tables of a project: catalogues (`.xcstrings`), `.strings` and `.stringsdict` files.
public struct StringTables: Sendable {
  /// Bytes; a larger file is no table a person keeps.
  static let maximalSize = 32 << 20

  /// Words by key, in one table and language.
  typealias Entries = [String: LocalizedText]

  /// By table, then language.
  private var tables: [String: [String: Entries]] = [:]
  /// Keys that are the same in every language, by table.
  private var untranslatable: [String: Set<String>] = [:]
  /// The language in which a catalogue's keys are written, by table.
  private var sources: [String: String] = [:]
  /// The files each table was read from, in the order read.
  private var files: [String: [String]] = [:]

  /// No tables.
  public init() {}

  /// The languages that any table speaks, sorted.
  public var languages: [String] {
    Set(tables.values.flatMap(\.keys)).subtracting([Self.base]).sorted()
  }

  /// The language the catalogues are written in; `nil` without a catalogue. With several the first by table name.
  public var sourceLanguage: String? { sources.min { $0.key < $1.key }?.value }

  /// What `Base.lproj` and tables outside a language folder count as.
  static let base = "Base"

  // MARK: Reading

  /// Reads a file by its ending; files of other kinds are passed over. What is already known is kept, so tables of equal
  /// name fill each other up. Returns what is wrong in the file; its other entries are kept.
  public mutating func add(path: String, data: Data) -> [Problem] {
    let file = (path as NSString).lastPathComponent
    let table = (file as NSString).deletingPathExtension
    let kind = (file as NSString).pathExtension.lowercased()
    guard ["xcstrings", "strings", "stringsdict"].contains(kind) else { return [] }
    let start = SourceSpan(file: path, line: 1, column: 1)
    guard data.count <= Self.maximalSize else {
      return [Problem("string table is larger than \(Self.maximalSize >> 20) MB and was not read", span: start)]
    }
    files[table, default: []].append(path)
    switch kind {
    case "xcstrings": return add(StringCatalog(data), table: table, path: path)
    case "strings":
      let read = StringsFile(data, path: path)
      let language = Self.language(of: path)
      let entries = read.entries.mapValues { LocalizedText($0, language: language) }
      merge(entries, table: table, language: language)
      return read.problems
    default:
      let language = Self.language(of: path)
      guard let entries = StringsDict.entries(data, language: language) else {
        return [Problem("not a property list of plural rules", span: start)]
      }
      // Plural rules win over plain words of the same key, as they do in the app.
      tables[table, default: [:]][language, default: [:]].merge(entries) { old, new in
        old.plurals.isEmpty ? new : old
      }
      return []
    }
  }

  private mutating func add(_ catalog: StringCatalog?, table: String, path: String) -> [Problem] {
    guard let catalog else {
      return [
        Problem(
          "not a string catalogue", hint: "it must be JSON with ‘sourceLanguage’ and ‘strings’",
          span: SourceSpan(file: path, line: 1, column: 1))
      ]
    }
    if sources[table] == nil { sources[table] = catalog.sourceLanguage }
    for (language, entries) in catalog.entries { merge(entries, table: table, language: language) }
    untranslatable[table, default: []].formUnion(catalog.untranslatable)
    return []
  }

  private mutating func merge(_ entries: Entries, table: String, language: String) {
    tables[table, default: [:]][language, default: [:]].merge(entries) { old, _ in old }
  }

  /// `de` of `App/de.lproj/Localizable.strings`.
  static func language(of path: String) -> String {
    for part in path.split(separator: "/").reversed() where part.hasSuffix(".lproj") {
      return canonical(String(part.dropLast(".lproj".count)))
    }
    return base
  }

  // MARK: Asking

  /// The words for a key in a language, else in its parent language (`de-AT`, `de`), else in the source language.
  ///
  /// No table is the table `Localizable`.
  public func text(key: String, table: String? = nil, language: String) -> LocalizedText? {
    let name = table ?? "Localizable"
    guard let languages = tables[name] else { return nil }
    for candidate in Self.parents(of: language) + [sources[name], Self.base].compactMap({ $0 }) {
      if let text = languages[candidate]?[key] { return text }
    }
    // An entry that only other languages have still shows its key, which is the words in a catalogue.
    guard let source = sources[name], has(key: key, table: name) else { return nil }
    return LocalizedText(key, language: source)
  }

  /// Whether a table knows a key in any language.
  public func has(key: String, table: String?) -> Bool {
    tables[table ?? "Localizable"]?.values.contains { $0[key] != nil } ?? false
  }

  /// The first key, by name, whose words are these in the language the tables are written in.
  public func key(saying words: String, language: String) -> String? {
    guard let languages = tables["Localizable"] else { return nil }
    for candidate in Self.parents(of: language) + [sources["Localizable"], Self.base].compactMap({ $0 }) {
      guard let entries = languages[candidate] else { continue }
      let keys = entries.filter { $0.value.value == words && $0.value.plurals.isEmpty }.keys
      if let key = keys.min(by: { ($0.count, $0) < ($1.count, $1) }) { return key }
    }
    return nil
  }

  /// Whether a person has finished the words of a key in a language or its parent.
  public func isTranslated(key: String, table: String?, language: String) -> Bool {
    let name = table ?? "Localizable"
    if untranslatable[name]?.contains(key) == true { return true }
    for candidate in Self.parents(of: language) {
      if let text = tables[name]?[candidate]?[key] { return text.isTranslated }
    }
    return false
  }

  /// The file a translator opens for a table: its catalogue, else that of the language, else any.
  public func file(of table: String, language: String) -> String? {
    let found = files[table] ?? []
    let parents = Self.parents(of: language)
    return found.first { $0.hasSuffix(".xcstrings") }
      ?? parents.lazy.compactMap { parent in found.first { Self.language(of: $0) == parent } }.first ?? found.first
  }

  /// Whether any table has words of a language or its parents.
  public func speaks(_ language: String) -> Bool {
    let parents = Self.parents(of: language)
    return tables.values.contains { table in parents.contains { table[$0]?.isEmpty == false } }
  }

  /// The words of all keys in two languages, as they are spoken; sorted by table and key.
  public func words(from source: String, to target: String) -> [TranslatedWords] {
    tables.keys.sorted().flatMap { table -> [TranslatedWords] in
      let keys = Set((tables[table] ?? [:]).values.flatMap(\.keys)).sorted()
      return keys.compactMap { key in
        guard let from = text(key: key, table: table, language: source),
          let to = text(key: key, table: table, language: target)
        else { return nil }
        return TranslatedWords(source: from.forms, target: to.forms)
      }
    }
  }

  /// One spelling for a language, as people write `zh_hant-tw`, too: `zh-Hant-TW`.
  static func canonical(_ language: String) -> String {
    guard language != base else { return base }
    let parts = language.split { $0 == "-" || $0 == "_" }
    return parts.enumerated().map { index, part in
      if index == 0 { return part.lowercased() }
      return part.count == 4 ? part.capitalized : part.uppercased()
    }.joined(separator: "-")
  }

  /// A language and the more general ones: `zh-Hant-HK`, `zh-Hant`, `zh`.
  static func parents(of language: String) -> [String] {
    var parts = canonical(language).split(separator: "-").prefix(8)
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return result
  }
}
