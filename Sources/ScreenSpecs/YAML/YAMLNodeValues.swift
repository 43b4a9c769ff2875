import ScreenModel

extension YAMLNode {
  /// The words that mean yes and no where that is asked for.
  static let flags: [String: Bool] = [
    "true": true, "True": true, "TRUE": true, "false": false, "False": false, "FALSE": false,
  ]

  /// The value where `true` or `false` is asked for.
  var flag: Bool? { plainText.flatMap { Self.flags[$0] } }

  /// The value where a whole number is asked for.
  var count: Int? {
    guard let text = plainText, !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  /// The first place of the node, for a caret that does not run over lines.
  var start: SourceSpan {
    guard span.endLine > span.line else { return span }
    return SourceSpan(file: span.file, line: span.line, column: span.column, endColumn: span.column + 1)
  }
}
