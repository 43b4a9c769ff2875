import Foundation
import ScreenModel

/// A Swift file in our own small syntax: flat arrays, no references, so that it can be stored and shared between threads.
///
/// A file may wait unread until somebody asks for its ``root``; whoever has a ``Syntax`` of it knows that it was read.
public final class SourceFile: @unchecked Sendable {
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
  /// The system it is written for, where that is another than the phone's.
  let platform: Platform?
  /// The text, for columns and for showing a person their own code.
  public let text: String
  /// UTF-8 offset of the first byte of each line.
  let lineStarts: [UInt32]
  /// Modules it imports, sorted; of a file that was read.
  public private(set) var imports: [String] = []
  private(set) var nodes: [Node] = []
  private(set) var children: [Int32] = []
  private(set) var strings: [String] = []
  /// Of a file that was read.
  public private(set) var toolComments: [ToolComment] = []
  /// Places where the file is no valid Swift; of a file that was read.
  public private(set) var syntaxErrors: [Problem] = []
  private let lock = NSLock()
  private var scanned: FileScan?
  /// Reads the file; `nil` once that was done. Nothing changes afterwards.
  private var waiting: ((SourceFile) -> Contents)?

  /// What reading makes of a text.
  struct Contents: Sendable {
    var imports: [String] = []
    var nodes: [Node]
    var children: [Int32]
    var strings: [String]
    var toolComments: [ToolComment]
    var syntaxErrors: [Problem]
  }

  /// - Parameter contents: Makes the rest when it is asked for.
  init(text: String, path: String, module: String, contents: @escaping (SourceFile) -> Contents) {
    var text = text
    text.makeContiguousUTF8()
    self.path = path
    self.module = module
    self.platform = Platform(path: path)
    self.text = text
    self.lineStarts = ByteScan.lineStarts(in: text)
    self.waiting = contents
  }

  /// Reads the file where that was not done yet. Another thread that does it is waited for.
  func read() {
    lock.lock()
    defer { lock.unlock() }
    guard let make = waiting else { return }
    let contents = make(self)
    imports = contents.imports
    nodes = contents.nodes
    children = contents.children
    strings = contents.strings
    toolComments = contents.toolComments
    syntaxErrors = contents.syntaxErrors
    waiting = nil
  }

  /// What the bytes tell of the file before it is read; made once.
  var scan: FileScan {
    lock.withLock {
      if let known = scanned { return known }
      let made = FileScan(text)
      scanned = made
      return made
    }
  }

  /// Whether the file was read.
  var isRead: Bool { lock.withLock { waiting == nil } }

  /// The file as a node. Node 0 is always the file.
  public var root: Syntax {
    read()
    return Syntax(file: self, id: 0)
  }
}
