/// A piece of a template that was read.
enum MustacheNode: Sendable {
  case text(String)
  /// A value's words, escaped or as they are.
  case value(MustacheName, isEscaped: Bool)
  /// What is inside stands once for each item of a list, once with anything else that is true.
  case section(MustacheName, [MustacheNode])
  /// What is inside stands where the value is false.
  case inverted(MustacheName, [MustacheNode])
  /// Another template; each of its lines is moved in by the blanks that stand before the tag.
  case partial(MustacheName, indent: String)
}

/// A name in a tag, and where the tag begins.
struct MustacheName: Sendable {
  /// As written: `order.number`.
  var text: String
  /// Its parts; empty for `.`, the value itself.
  var parts: [String]
  var line: Int
  var column: Int

  init(_ text: String, line: Int, column: Int) {
    self.text = text
    self.parts = text == "." ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    self.line = line
    self.column = column
  }

  /// A problem at this place.
  func problem(_ message: String, hint: String? = nil, in partial: String?) -> MustacheProblem {
    MustacheProblem(message, hint: hint, partial: partial, line: line, column: column)
  }
}
