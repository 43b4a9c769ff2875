import ScreenModel

/// A guessed text as it is written into source: where the project's string tables have it by its key, or by the constant
/// that the file's own texts come from.
enum SpokenLiteral {
  static func source(_ words: String, _ site: RepairSite) -> String {
    guard let key = key(of: words, site) else { return SwiftLiteral.text(words) }
    if let constant = site.constant(key), uses(constant, site) { return constant }
    return SwiftLiteral.text(key)
  }

  /// Whether the words have a translation, or need none.
  static func isLocalized(_ words: String, _ site: RepairSite) -> Bool {
    site.view.languages.isEmpty || key(of: words, site) != nil
  }

  /// “Loading” is often there as “Loading…”.
  private static func key(of words: String, _ site: RepairSite) -> String? {
    for end in ["", "…", "..."] { if let key = site.key(words + end) { return key } }
    return nil
  }

  /// Whether the file takes texts from the type that has the constant.
  private static func uses(_ constant: String, _ site: RepairSite) -> Bool {
    guard let file = site.source, let root = constant.split(separator: ".").first else { return false }
    return file.source(0..<file.bytes.count).contains(root + ".")
  }
}
