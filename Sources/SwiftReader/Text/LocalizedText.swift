/// The words a string table has for a key.
public struct LocalizedText: Sendable, Hashable {
  /// The words, format specifiers (`%@`, `%lld`, `%1$@`) kept; where they depend on a number, those for many (`other`).
  public var value: String
  /// Words by plural category (`zero`, `one`, `two`, `few`, `many`, `other`); empty where they depend on no number.
  public var plurals: [String: String]
  /// The language the words are in; another than was asked for where that one has none.
  public var language: String
  /// Whether a person has finished them: neither `new` nor left out.
  public var isTranslated: Bool

  /// All its words, as they are spoken; each form once.
  var forms: [String] {
    var forms: [String] = []
    for form in [value] + plurals.sorted(by: { $0.key < $1.key }).map(\.value) {
      let spoken = Markdown.spoken(form)
      if !forms.contains(spoken) { forms.append(spoken) }
    }
    return forms
  }

  public init(_ value: String, plurals: [String: String] = [:], language: String, isTranslated: Bool = true) {
    self.value = value
    self.plurals = plurals
    self.language = language
    self.isTranslated = isTranslated
  }
}
