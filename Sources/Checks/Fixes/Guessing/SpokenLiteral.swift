import ScreenModel

/// A guessed text as it is written into source: by its key where the project's string tables have it.
enum SpokenLiteral {
  static func source(_ words: String, _ site: RepairSite) -> String {
    SwiftLiteral.text(site.key(words) ?? words)
  }
}
