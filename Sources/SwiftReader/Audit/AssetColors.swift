import Foundation

/// Colours of asset catalogues (`.colorset`), in the light and the dark appearance.
struct AssetColors: Sendable {
  /// Red, green and blue, each from 0 to 1.
  struct Shade: Sendable, Hashable {
    var red: Double
    var green: Double
    var blue: Double
  }

  struct Pair: Sendable, Hashable {
    var light: Shade
    var dark: Shade
  }

  /// How the files are called.
  static let ending = ".colorset/Contents.json"
  private static let sizeLimit = 1 << 20

  /// By name as code may write it; `nil`: catalogues differ, or the colour lets something through.
  private var pairs: [String: Pair?] = [:]

  /// Takes in a file. What is no colour set, or holds no plain colour, makes its name unknown.
  mutating func add(path: String, data: Data) {
    guard path.hasSuffix(Self.ending), data.count <= Self.sizeLimit else { return }
    let folder = path.dropLast(Self.ending.count)
    let key = Self.key(folder.split(separator: "/").last.map(String.init) ?? "")
    let pair = Self.pair(data)
    if let known = pairs[key] {
      pairs[key] = .some(known == pair ? pair : nil)
    } else {
      pairs[key] = .some(pair)
    }
  }

  /// `Brand Primary`, `brandPrimary` and `Colors/BrandPrimary` are one name.
  subscript(name: String) -> Pair? {
    Lookups.note(.color(name))
    return pairs[Self.key(name.split(separator: "/").last.map(String.init) ?? "")] ?? nil
  }

  private static func key(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
  }

  private static func pair(_ data: Data) -> Pair? {
    let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    var light: Shade?
    var dark: Shade?
    for entry in root?["colors"] as? [[String: Any]] ?? [] {
      guard entry["idiom"] as? String == "universal" || entry["idiom"] as? String == "iphone" else { continue }
      let appearances = (entry["appearances"] as? [[String: String]] ?? []).compactMap { $0["value"] }
      guard appearances.isEmpty || appearances == ["dark"] || appearances == ["light"] else { continue }
      guard let shade = shade(entry["color"] as? [String: Any] ?? [:]) else { return nil }
      if appearances == ["dark"] { dark = dark ?? shade } else { light = light ?? shade }
    }
    return light.map { Pair(light: $0, dark: dark ?? $0) }
  }

  private static func shade(_ color: [String: Any]) -> Shade? {
    guard let parts = color["components"] as? [String: Any], isOpaque(parts["alpha"]) else { return nil }
    if let white = part(parts["white"]) { return Shade(red: white, green: white, blue: white) }
    guard let red = part(parts["red"]), let green = part(parts["green"]), let blue = part(parts["blue"]) else {
      return nil
    }
    return Shade(red: red, green: green, blue: blue)
  }

  private static func isOpaque(_ alpha: Any?) -> Bool {
    guard let alpha else { return true }
    return ((alpha as? String).flatMap(Double.init) ?? (alpha as? NSNumber)?.doubleValue ?? 0) > 0.99
  }

  /// `0.5`, `127` of 255, `0x7F`.
  private static func part(_ value: Any?) -> Double? {
    guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
    let number: Double?
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      number = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    } else if text.contains(".") {
      number = Double(text)
    } else {
      number = Double(text).map { $0 / 255 }
    }
    return number.flatMap { $0.isFinite && $0 >= -1 && $0 <= 2 ? min(1, max(0, $0)) : nil }
  }
}
