import Foundation
import ScreenModel

extension Shape {
  /// Whether the shape is for this kind of node, right or wrong in detail.
  func mayBe(_ node: YAMLNode) -> Bool {
    switch self {
    case .sample: true
    case .text, .writtenText, .filledText, .form, .word, .flag, .count: node.text != nil
    case .nothing: node.isNull
    case .list: node.items != nil
    case .table, .named: node.entries != nil
    case .either(let shapes): shapes.contains { $0.mayBe(node) }
    }
  }

  /// What is expected, for a person: `text or a list`.
  func words(_ vocabulary: Vocabulary) -> String {
    switch self {
    case .text, .writtenText, .filledText: "text"
    case .form(let form): form.expected
    case .word(let words): words.count == 1 ? words[0] : "one of: \(words.joined(separator: ", "))"
    case .flag: "true or false"
    case .count: "a whole number from 0"
    case .nothing: "nothing"
    case .list: "a list"
    case .sample: "a value"
    case .named(_, let names): "a mapping with a \(names) as each key"
    case .table(let title):
      "a mapping with keys such as " + vocabulary.table(title).keys.prefix(3).map(\.name).joined(separator: ", ")
    case .either(let shapes):
      shapes.filter { if case .nothing = $0 { false } else { true } }
        .map { $0.words(vocabulary) }.joined(separator: ", or ")
    }
  }
}

extension TextForm {
  /// Whether the whole text has this form.
  func matches(_ text: String) -> Bool {
    guard text.utf8.count <= 400, let range = text.range(of: pattern, options: .regularExpression) else { return false }
    return range == text.startIndex..<text.endIndex
  }
}

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
