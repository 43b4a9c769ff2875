/// What may stand at one place of a file. The reader and the JSON Schema are both made from this, so that they cannot differ.
indirect enum Shape: Sendable {
  /// Any text, and nothing at all.
  case text
  /// Text that is written, and be it `""`.
  case writtenText
  /// Text with at least one letter.
  case filledText
  /// Text of a certain form.
  case form(TextForm)
  /// One of these words.
  case word([String])
  /// `true` or `false`, without quotes.
  case flag
  /// A whole number from 0, without quotes.
  case count
  /// No value.
  case nothing
  case list(Shape)
  /// A mapping whose keys are those of a table.
  case table(String)
  /// A mapping whose keys a person chooses; `names` says what they are called in problems.
  case named(Shape, names: String)
  /// Sample data: anything.
  case sample
  case either([Shape])
  /// A shape that many keys share, and the name of its definition in the schema.
  case called(String, Shape)

  /// A text or several.
  static let textOrList = Shape.called("texts", .either([.text, .list(.text)]))
}
