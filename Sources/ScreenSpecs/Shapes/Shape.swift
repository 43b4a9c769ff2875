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

  /// A text or several.
  static let textOrList = Shape.either([.text, .list(.text)])
}

/// A form of text that a pattern can tell.
struct TextForm: Sendable {
  /// What it is, for problems: `a date as 2027-01-31`.
  var expected: String
  /// In the notation that JSON Schema and Foundation share.
  var pattern: String
  /// Digits alone never have this form.
  var isNeverNumber = true

  /// A name that every file system takes, because recordings lie in a folder of that name.
  static let id = TextForm(
    expected: "a plain file name: no / \\ : * ? \" < > |, no dot at the beginning",
    pattern: #"^[^./\\:*?"<>|\u0000-\u001F\u007F][^/\\:*?"<>|\u0000-\u001F\u007F]*$"#, isNeverNumber: false)

  static let language = TextForm(
    expected: "a language as BCP 47 writes it, such as en, de or pt-BR",
    pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$")

  static let date = TextForm(
    expected: "a date as 2027-01-31", pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$")
}
