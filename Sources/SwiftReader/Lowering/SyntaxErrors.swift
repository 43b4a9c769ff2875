import ScreenModel
import SwiftSyntax

/// Finds the places where a file is no valid Swift.
enum SyntaxErrors {
  /// At most so many are told; the first ones are what a person mends.
  static let limit = 20

  /// Missing and unexpected code in a tree, in the order of the text.
  static func find(in tree: SourceFileSyntax, bytes: [UInt8], lineStarts: [UInt32]) -> [Problem] {
    guard tree.hasError else { return [] }
    var problems: [Problem] = []
    var seen: Set<Int> = []
    var open = [ParserNode(tree)]
    while let node = open.popLast(), problems.count < limit {
      let message: String?
      var offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
      if let token = node.as(TokenSyntax.self) {
        message = token.presence == .missing ? missing(token) : nil
        // What is missing is missing right behind the code before it.
        if let before = token.previousToken(viewMode: .sourceAccurate) {
          offset = before.endPositionBeforeTrailingTrivia.utf8Offset
        }
      } else if node.kind == .unexpectedNodes {
        message = "unexpected code ‘\(node.trimmedDescription.prefix(40))’"
      } else {
        message = nil
        for child in node.children(viewMode: .all).reversed() where needsLook(child) { open.append(child) }
      }
      guard let message else { continue }
      guard seen.insert(offset).inserted else { continue }
      let place = place(of: offset, in: bytes, lineStarts)
      problems.append(Problem(message, span: place.span, line: place.line))
    }
    return problems
  }

  private static func needsLook(_ node: ParserNode) -> Bool {
    if let token = node.as(TokenSyntax.self) { return token.presence == .missing }
    return node.hasError
  }

  private static func missing(_ token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .identifier: "expected a name or expression"
    default: token.text.isEmpty ? "expected more code" : "expected ‘\(token.text)’"
    }
  }

  /// Line and column of a byte and the line's text; the path stays empty.
  static func place(of offset: Int, in bytes: [UInt8], _ lineStarts: [UInt32]) -> (span: SourceSpan, line: String) {
    let offset = min(offset, bytes.count)
    let next = lineStarts.firstIndex { Int($0) > offset } ?? lineStarts.count
    let from = next == 0 ? 0 : Int(lineStarts[next - 1])
    var to = next < lineStarts.count ? Int(lineStarts[next]) : bytes.count
    let column = String(decoding: bytes[from..<offset], as: UTF8.self).unicodeScalars.count + 1
    while to > from, bytes[to - 1] == UInt8(ascii: "\n") || bytes[to - 1] == UInt8(ascii: "\r") { to -= 1 }
    let line = String(decoding: bytes[from..<min(to, from + 2_000)], as: UTF8.self)
    return (SourceSpan(file: "", line: max(1, next), column: column), line)
  }
}
