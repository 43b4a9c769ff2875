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
    case .called(_, let shape): shape.mayBe(node)
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
    case .called(_, let shape): shape.words(vocabulary)
    case .either(let shapes):
      shapes.filter { if case .nothing = $0 { false } else { true } }
        .map { $0.words(vocabulary) }.joined(separator: ", or ")
    }
  }
}
