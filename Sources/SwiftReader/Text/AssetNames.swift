/// Names of the pictures in asset catalogues (`.imageset`), by the constants that Xcode makes of them.
public struct AssetNames: Sendable {
  /// How the files are called; what is in them does not count.
  public static let ending = ".imageset/Contents.json"

  /// By the constant without capitals; `nil`: catalogues differ.
  private var names: [String: String?] = [:]

  init() {}

  /// Takes in a picture by the path of its file.
  mutating func add(path: String) {
    guard path.hasSuffix(Self.ending),
      let name = path.dropLast(Self.ending.count).split(separator: "/").last.map(String.init)
    else { return }
    note(name, as: name)
    // `HeroImage` is `.hero`.
    if name.lowercased().hasSuffix("image"), name.utf8.count > 5 { note(name, as: String(name.dropLast(5))) }
  }

  private mutating func note(_ name: String, as written: String) {
    let key = Self.key(written)
    if let known = names[key], known != name { names[key] = .some(nil) } else { names[key] = name }
  }

  /// The name of the picture that `.siriControl128` stands for: `Siri-Control-128`; `nil` where no catalogue tells.
  subscript(constant: String) -> String? {
    Lookups.note(.picture(constant))
    return names[Self.key(constant.split(separator: ".").last.map(String.init) ?? constant)] ?? nil
  }

  private static func key(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
  }
}
