/// The words of one string-table key in two languages.
public struct TranslatedWords: Sendable, Hashable {
  /// The words of the language that is translated from, format specifiers kept; several where they depend on a number.
  public var source: [String]
  /// The words of the other language; in that language's forms, which may be more or fewer.
  public var target: [String]

  public init(source: [String], target: [String]) {
    self.source = source
    self.target = target
  }
}
