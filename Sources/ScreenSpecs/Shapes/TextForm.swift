import Foundation

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

extension TextForm {
  /// Whether the whole text has this form.
  func matches(_ text: String) -> Bool {
    guard text.utf8.count <= 400, let range = text.range(of: pattern, options: .regularExpression) else { return false }
    return range == text.startIndex..<text.endIndex
  }
}
