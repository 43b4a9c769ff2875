import Foundation

/// The contents of an `.xcstrings` file.
///
/// A localisation is a `stringUnit`, or `variations` by plural category or device, or a `stringUnit` with `substitutions`
/// that have variations of their own. The key is the words of the source language unless it says otherwise.
struct StringCatalog {
  private(set) var sourceLanguage: String
  /// By language.
  private(set) var entries: [String: StringTables.Entries] = [:]
  /// Keys with `shouldTranslate` false.
  private(set) var untranslatable: Set<String> = []

  /// `nil` where the data is no catalogue.
  init?(_ data: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let written = root["sourceLanguage"] as? String, let strings = root["strings"] as? [String: Any]
    else { return nil }
    let source = StringTables.canonical(written)
    sourceLanguage = source
    var languages: [String: String] = [:]
    for (key, value) in strings {
      let entry = value as? [String: Any] ?? [:]
      if entry["shouldTranslate"] as? Bool == false { untranslatable.insert(key) }
      let localizations = entry["localizations"] as? [String: Any] ?? [:]
      for spelling in localizations.keys where languages[spelling] == nil {
        languages[spelling] = StringTables.canonical(spelling)
      }
      // One language may stand there in two spellings: the first in order that has words counts.
      let isPlain = Set(localizations.keys.map { languages[$0] }).count == localizations.count
      let spellings = isPlain ? Array(localizations.keys) : localizations.keys.sorted()
      for spelling in spellings {
        guard let language = languages[spelling], entries[language]?[key] == nil,
          let localization = localizations[spelling] as? [String: Any],
          var text = Self.text(localization, language: language)
        else { continue }
        if language == source { text.isTranslated = true }
        entries[language, default: [:]][key] = text
      }
      if entries[source]?[key] == nil {
        entries[source, default: [:]][key] = LocalizedText(key, language: source)
      }
    }
  }

  /// Words and whether they are finished.
  private struct Unit {
    var value: String
    var isFinished: Bool
  }

  private static func text(_ localization: [String: Any], language: String) -> LocalizedText? {
    let substitutions = localization["substitutions"] as? [String: Any] ?? [:]
    guard let units = units(localization, levels: 4),
      let main = units["other"] ?? units.min(by: { $0.key < $1.key })?.value
    else { return nil }
    var plurals = units.count > 1 || units[""] == nil ? units.mapValues(\.value) : [:]
    plurals[""] = nil
    var value = main.value
    var isFinished = units.values.allSatisfy(\.isFinished)
    if !substitutions.isEmpty {
      let expanded = expand(value, substitutions, isFinished: &isFinished)
      (value, plurals) = (expanded.value, expanded.plurals)
    }
    return LocalizedText(value, plurals: plurals, language: language, isTranslated: isFinished)
  }

  /// Words by plural category; under the empty category where there is none. A device's words are those of the phone.
  private static func units(_ localization: [String: Any], levels: Int) -> [String: Unit]? {
    if let unit = localization["stringUnit"] as? [String: Any], let value = unit["value"] as? String {
      return ["": Unit(value: value, isFinished: (unit["state"] as? String ?? "translated") == "translated")]
    }
    guard levels > 0, let variations = localization["variations"] as? [String: Any] else { return nil }
    if let plural = variations["plural"] as? [String: Any] {
      var result: [String: Unit] = [:]
      for (category, value) in plural {
        let inner = (value as? [String: Any]).flatMap { units($0, levels: levels - 1) }
        result[category] = inner?["other"] ?? inner?[""]
      }
      return result.isEmpty ? nil : result
    }
    guard let device = variations["device"] as? [String: Any] else { return nil }
    let known = ["iphone", "other"].first { device[$0] != nil } ?? device.keys.min()
    return known.flatMap { device[$0] as? [String: Any] }.flatMap { units($0, levels: levels - 1) }
  }

  /// Puts the words of substitutions (`%#@files@`) into their place; with one substitution for each plural category.
  private static func expand(_ value: String, _ substitutions: [String: Any], isFinished: inout Bool) -> (
    value: String, plurals: [String: String]
  ) {
    var result = value
    var plurals: [String: String] = [:]
    // Names are few; what a substitution inserts is not expanded again.
    for name in substitutions.keys.sorted().prefix(16) where value.contains("%#@\(name)@") {
      guard let substitution = substitutions[name] as? [String: Any], let units = units(substitution, levels: 4) else {
        continue
      }
      isFinished = isFinished && units.values.allSatisfy(\.isFinished)
      let specifier = substitution["formatSpecifier"] as? String ?? "@"
      let position = (substitution["argNum"] as? Int).map { "\($0)$" } ?? ""
      func words(_ unit: Unit) -> String {
        unit.value.replacingOccurrences(of: "%arg", with: "%\(position)\(specifier)")
      }
      let other = units["other"] ?? units.min { $0.key < $1.key }?.value
      if substitutions.count == 1 {
        for (category, unit) in units where !category.isEmpty {
          plurals[category] = value.replacingOccurrences(of: "%#@\(name)@", with: words(unit))
        }
      }
      if let other { result = result.replacingOccurrences(of: "%#@\(name)@", with: words(other)) }
    }
    return (result, plurals)
  }
}
