import ScreenModel

/// What is known of a spec in one more language that the settings ask for.
public struct LanguageEvidence: Sendable {
  /// Says the spec's expectations in the language.
  public var translation: Translation
  /// As in the language of the spec, one entry for each case.
  public var cases: [CaseEvidence]
  /// Keys of the screen that nobody has translated, sorted by place.
  public var untranslated: [UntranslatedKey]
  /// Whether any string table has words of the language.
  public var isSpoken: Bool

  public init(
    _ translation: Translation, cases: [CaseEvidence] = [], untranslated: [UntranslatedKey] = [],
    isSpoken: Bool = true
  ) {
    self.translation = translation
    self.cases = cases
    self.untranslated = untranslated
    self.isSpoken = isSpoken
  }

  /// BCP 47.
  public var language: String { translation.language }
}
