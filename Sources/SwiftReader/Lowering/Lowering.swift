import ScreenModel
import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// Reads a Swift file into our own small syntax. Code that is no valid Swift is read as far as it goes.
  ///
  /// Runs on a stack of its own size, so it may be called on any thread; the parser's tree is gone when it returns.
  public convenience init(text: String, path: String, module: String) {
    self.init(text: text, path: path, module: module) { $0.parsed() }
    read()
  }

  /// What the parser makes of the text.
  func parsed() -> Contents {
    let (text, lineStarts) = (self.text, self.lineStarts)
    var contents = BigStack.run { Self.contents(of: text, lineStarts) }
    for index in contents.syntaxErrors.indices { contents.syntaxErrors[index].locate(in: path) }
    return contents
  }

  private static func contents(of text: String, _ lineStarts: [UInt32]) -> Contents {
    let bytes = Array(text.utf8)
    guard bytes.count <= ByteScan.maximalSize else {
      let problem = Problem(
        "file is larger than \(ByteScan.maximalSize >> 20) MB and was not read", hint: "split the file",
        span: SourceSpan(file: "", line: 1, column: 1))
      return unread(bytes, [], problem)
    }
    var scan = ByteScan(bytes)
    scan.run()
    if let excess = scan.excess {
      let place = SyntaxErrors.place(of: excess.offset, in: bytes, lineStarts)
      let problem = Problem(
        "\(excess.what), so the file was not read", hint: "split the code into smaller parts", span: place.span,
        line: place.line)
      return unread(bytes, scan.toolComments, problem)
    }
    let tree = Parser.parse(source: text)
    var lowerer = Lowerer(bytes: bytes)
    lowerer.file(tree)
    return Contents(
      imports: lowerer.imports.sorted(), nodes: lowerer.builder.nodes, children: lowerer.builder.children,
      strings: lowerer.builder.strings, toolComments: scan.toolComments,
      syntaxErrors: SyntaxErrors.find(in: tree, bytes: bytes, lineStarts: lineStarts))
  }

  /// A file kept with one opaque node.
  private static func unread(_ bytes: [UInt8], _ comments: [ToolComment], _ problem: Problem) -> Contents {
    var builder = TreeBuilder()
    let start = String(String(decoding: bytes.prefix(800), as: UTF8.self).prefix(200))
    let node = builder.add(.opaque, start, from: 0, to: bytes.count)
    builder.finish([node], length: bytes.count)
    return Contents(
      nodes: builder.nodes, children: builder.children, strings: builder.strings, toolComments: comments,
      syntaxErrors: [problem])
  }
}

extension Problem {
  /// Fills in the file's path, which reading does not know.
  fileprivate mutating func locate(in path: String) { span?.file = path }
}
