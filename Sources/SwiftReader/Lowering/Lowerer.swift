import SwiftSyntax

/// A node of the parser's tree, beside our own ``Syntax``.
typealias ParserNode = SwiftSyntax.Syntax

/// Turns the parser's tree into our own small syntax, one method family per kind of code.
///
/// Chains, operators and `else if` are lowered in loops, everything else recursively down to ``maximalNesting``.
struct Lowerer {
  /// Levels of code within code; what is deeper becomes `opaque`. The parser itself stops at 256 open brackets.
  static let maximalNesting = 600

  var builder = TreeBuilder()
  let bytes: [UInt8]
  var imports: Set<String> = []
  private var nesting = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Lowers a whole file.
  mutating func file(_ tree: SourceFileSyntax) {
    let list = statements(tree.statements)
    builder.finish(list, length: bytes.count)
  }

  // MARK: Places

  func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

  func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

  // MARK: Nodes

  /// A node that stretches over `place`.
  mutating func add(
    _ kind: NodeKind, _ text: String? = nil, _ children: [Int32] = [], at place: some SyntaxProtocol
  ) -> Int32 {
    builder.add(kind, text, children: children, from: start(place), to: end(place))
  }

  /// Code we have no words for, as written.
  mutating func opaque(_ place: some SyntaxProtocol) -> Int32 {
    add(.opaque, written(place, limit: 200), at: place)
  }

  /// The code of a node, cut at `limit` characters.
  func written(_ place: some SyntaxProtocol, limit: Int = 10_000) -> String {
    let from = min(start(place), bytes.count)
    let to = min(max(from, end(place)), bytes.count, from + limit * 4)
    return String(String(decoding: bytes[from..<to], as: UTF8.self).prefix(limit))
  }

  /// Lowers something nested, or gives up on it where the nesting is too deep for any stack.
  mutating func nested(_ place: some SyntaxProtocol, _ body: (inout Lowerer) -> Int32) -> Int32 {
    guard nesting < Self.maximalNesting else { return opaque(place) }
    nesting += 1
    defer { nesting -= 1 }
    return body(&self)
  }

  /// A name without its backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.first == UInt8(ascii: "`") else { return text }
    return String(text.drop { $0 == "`" }.prefix { $0 != "`" })
  }
}
