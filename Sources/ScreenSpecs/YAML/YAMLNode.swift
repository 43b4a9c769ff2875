import ScreenModel

/// A value of a YAML file with its place. What it means is asked by the reader, never guessed from how it looks.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    case scalar(String, Style)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// How a scalar was written.
  enum Style: Sendable { case plain, quoted, block }

  /// A key and its value, in the order written.
  struct Entry: Sendable {
    var key: String
    var keySpan: SourceSpan
    var value: YAMLNode
  }

  var content: Content
  var span: SourceSpan
  /// Written with brackets or braces.
  var isFlow: Bool
  /// Stands where the file could not be read; that problem is reported already.
  var isUnreadable: Bool

  init(_ content: Content, span: SourceSpan, isFlow: Bool = false) {
    self.content = content
    self.span = span
    self.isFlow = isFlow
    self.isUnreadable = false
  }
}

extension YAMLNode {
  /// The text of a scalar; `nil` for a list or mapping.
  var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The text of a scalar without quotes, where `true`, `42` and the like may mean more than their letters.
  var plainText: String? {
    if case .scalar(let text, .plain) = content { text } else { nil }
  }

  var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// Nothing was written: `error:`.
  var isAbsent: Bool { plainText == "" }

  /// What YAML itself takes for "no value": nothing, `~`, `null`.
  var isNull: Bool { plainText.map { ["", "~", "null", "Null", "NULL"].contains($0) } ?? false }

  /// A scalar of white space alone, or nothing.
  var isBlank: Bool { text.map { $0.allSatisfy(\.isWhitespace) } ?? false }

  /// The value of a key; `nil` where this is no mapping or has no such key.
  subscript(key: String) -> YAMLNode? { entries?.first { $0.key == key }?.value }

  /// What it is, for problems: `text`, `a list`, `a mapping`.
  var kindName: String {
    switch content {
    case .scalar: isAbsent ? "nothing" : "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
