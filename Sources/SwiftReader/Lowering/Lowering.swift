import ScreenModel
import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// Reads a Swift file into our own small syntax. Code that is no valid Swift is read as far as it goes.
  ///
  /// Runs on a stack of its own size, so it may be called on any thread; the parser's tree is gone when it returns.
  public convenience init(text: String, path: String, module: String) {
    var text = text
    text.makeContiguousUTF8()
    let source = text
    let parts = BigStack.run { Self.read(source) }
    var errors = parts.syntaxErrors
    for index in errors.indices { errors[index].locate(in: path) }
    self.init(
      path: path, module: module, imports: parts.imports, nodes: parts.nodes, children: parts.children,
      strings: parts.strings, lineStarts: parts.lineStarts, text: text, toolComments: parts.toolComments,
      syntaxErrors: errors)
  }

  /// What a text holds, without path and module.
  private struct Parts: Sendable {
    var imports: [String] = []
    var nodes: [Node]
    var children: [Int32]
    var strings: [String]
    var lineStarts: [UInt32]
    var toolComments: [ToolComment]
    var syntaxErrors: [Problem]
  }

  private static func read(_ text: String) -> Parts {
    let bytes = Array(text.utf8)
    let lineStarts = ByteScan.lineStarts(bytes)
    guard bytes.count <= ByteScan.maximalSize else {
      let problem = Problem(
        "file is larger than \(ByteScan.maximalSize >> 20) MB and was not read", hint: "split the file",
        span: SourceSpan(file: "", line: 1, column: 1))
      return unread(bytes, lineStarts, [], problem)
    }
    var scan = ByteScan(bytes)
    scan.run()
    if let excess = scan.excess {
      let place = SyntaxErrors.place(of: excess.offset, in: bytes, lineStarts)
      let problem = Problem(
        "\(excess.what), so the file was not read", hint: "split the code into smaller parts", span: place.span,
        line: place.line)
      return unread(bytes, lineStarts, scan.toolComments, problem)
    }
    let tree = Parser.parse(source: text)
    var lowerer = Lowerer(bytes: bytes)
    lowerer.file(tree)
    return Parts(
      imports: lowerer.imports.sorted(), nodes: lowerer.builder.nodes, children: lowerer.builder.children,
      strings: lowerer.builder.strings, lineStarts: lineStarts, toolComments: scan.toolComments,
      syntaxErrors: SyntaxErrors.find(in: tree, bytes: bytes, lineStarts: lineStarts))
  }

  /// A file kept with one opaque node.
  private static func unread(
    _ bytes: [UInt8], _ lineStarts: [UInt32], _ comments: [ToolComment], _ problem: Problem
  ) -> Parts {
    var builder = TreeBuilder()
    let start = String(String(decoding: bytes.prefix(800), as: UTF8.self).prefix(200))
    let node = builder.add(.opaque, start, from: 0, to: bytes.count)
    builder.finish([node], length: bytes.count)
    return Parts(
      nodes: builder.nodes, children: builder.children, strings: builder.strings, lineStarts: lineStarts,
      toolComments: comments, syntaxErrors: [problem])
  }
}

extension Problem {
  /// Fills in the file's path, which reading does not know.
  fileprivate mutating func locate(in path: String) { span?.file = path }
}
