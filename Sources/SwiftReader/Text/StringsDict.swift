import Foundation

/// Reads a `.stringsdict` file: plural rules in an XML property list.
enum StringsDict {
  /// Levels of tags; real files have four.
  private static let maximalDepth = 32

  /// The entries by key; `nil` where the data is no such property list.
  static func entries(_ data: Data, language: String) -> StringTables.Entries? {
    guard let root = plist(data) else { return nil }
    var entries: StringTables.Entries = [:]
    for (key, value) in root {
      guard let rule = value as? [String: Any] else { continue }
      if let text = text(rule, language: language) { entries[key] = text }
    }
    return entries
  }

  /// An XML property list whose root is a dictionary.
  static func plist(_ data: Data) -> [String: Any]? {
    guard isXML(data), depth(data) <= maximalDepth,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return list as? [String: Any]
  }

  /// Whether data looks like an XML property list.
  static func isXML(_ data: Data) -> Bool {
    let start = data.prefix(64).filter { !ByteScan.isSpace($0) && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
    return start.starts(with: "<?xml".utf8) || start.starts(with: "<plist".utf8) || start.starts(with: "<!DOCTYPE".utf8)
  }

  /// The deepest nesting of tags, as the property list reader calls itself for each level.
  private static func depth(_ data: Data) -> Int {
    let bytes = [UInt8](data)
    var (depth, deepest) = (0, 0)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "<") && index + 1 < bytes.count {
      switch bytes[index + 1] {
      case UInt8(ascii: "/"): depth -= 1
      case UInt8(ascii: "!"), UInt8(ascii: "?"): break
      default: depth += isClosedAtOnce(bytes, from: index) ? 0 : 1
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  /// `<true/>`; tags of property lists are short.
  private static func isClosedAtOnce(_ bytes: [UInt8], from index: Int) -> Bool {
    for at in index..<min(index + 64, bytes.count) where bytes[at] == UInt8(ascii: ">") {
      return bytes[at - 1] == UInt8(ascii: "/")
    }
    return false
  }

  /// `%#@files@` with a rule `files`, whose words per category hold the number as `%d`.
  private static func text(_ rule: [String: Any], language: String) -> LocalizedText? {
    guard let format = rule["NSStringLocalizedFormatKey"] as? String else {
      return width(rule).map { LocalizedText($0, language: language) }
    }
    var value = format
    var plurals: [String: String] = [:]
    let names = rule.keys.filter { format.contains("%#@\($0)@") }.sorted().prefix(16)
    for name in names {
      guard let categories = rule[name] as? [String: Any], let other = categories["other"] as? String else { continue }
      value = value.replacingOccurrences(of: "%#@\(name)@", with: other)
      guard names.count == 1 else { continue }
      for category in ["zero", "one", "two", "few", "many", "other"] {
        guard let words = categories[category] as? String else { continue }
        plurals[category] = format.replacingOccurrences(of: "%#@\(name)@", with: words)
      }
    }
    return LocalizedText(value, plurals: plurals, language: language)
  }

  /// Words by width of the screen: the widest, which has most words.
  private static func width(_ rule: [String: Any]) -> String? {
    guard let widths = rule["NSStringVariableWidthRuleType"] as? [String: Any] else { return nil }
    return widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value as? String
  }
}
