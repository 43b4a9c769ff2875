import ScreenModel

/// A Swift file in our own small syntax: flat arrays, no references, so that it can be stored and shared between threads.
public final class SourceFile: Sendable {
  /// A node: a slice of ``children`` and a stretch of the text.
  struct Node: Sendable {
    var kind: NodeKind
    /// Index into ``strings``; -1: no text.
    var text: Int32
    /// First index into ``children``.
    var firstChild: Int32
    var childCount: Int32
    /// UTF-8 offset of the first character that is not white space or a comment.
    var offset: UInt32
    /// UTF-8 length without trailing white space and comments.
    var length: UInt32
  }

  /// A comment that speaks to the tool: `// spec-check:ignore rule — reason`.
  public struct ToolComment: Sendable, Hashable {
    /// What follows `spec-check:`, trimmed.
    public var text: String
    public var offset: Int
  }

  /// As given on the command line or relative to the project's root.
  public let path: String
  /// The module the file belongs to, by folder or `Package.swift`.
  public let module: String
  /// Modules it imports, sorted.
  public let imports: [String]
  let nodes: [Node]
  let children: [Int32]
  let strings: [String]
  /// UTF-8 offset of the first byte of each line.
  let lineStarts: [UInt32]
  /// The text, for columns and for showing a person their own code.
  public let text: String
  public let toolComments: [ToolComment]
  /// Places where the file is no valid Swift.
  public let syntaxErrors: [Problem]

  init(
    path: String, module: String, imports: [String], nodes: [Node], children: [Int32], strings: [String],
    lineStarts: [UInt32], text: String, toolComments: [ToolComment], syntaxErrors: [Problem]
  ) {
    self.path = path
    self.module = module
    self.imports = imports
    self.nodes = nodes
    self.children = children
    self.strings = strings
    self.lineStarts = lineStarts
    self.text = text
    self.toolComments = toolComments
    self.syntaxErrors = syntaxErrors
  }

  /// The file as a node. Node 0 is always the file.
  public var root: Syntax { Syntax(file: self, id: 0) }
}
