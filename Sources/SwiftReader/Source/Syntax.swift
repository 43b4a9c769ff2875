import Foundation
import ScreenModel

/// A node of a ``SourceFile``, to ask questions of.
public struct Syntax: Sendable {
  public let file: SourceFile
  let id: Int32

  init(file: SourceFile, id: Int32) {
    self.file = file
    self.id = id
  }

  private var node: SourceFile.Node { file.nodes[Int(id)] }

  public var kind: NodeKind { node.kind }

  /// The node's text; empty where it has none.
  public var text: String { node.text < 0 ? "" : file.strings[Int(node.text)] }

  public var hasText: Bool { node.text >= 0 }

  public var count: Int { Int(node.childCount) }

  public subscript(index: Int) -> Syntax {
    Syntax(file: file, id: file.children[Int(node.firstChild) + index])
  }

  public var children: [Syntax] {
    let node = node
    return file.children[Int(node.firstChild)..<Int(node.firstChild + node.childCount)].map {
      Syntax(file: file, id: $0)
    }
  }

  /// The first child of a kind.
  public func first(_ kind: NodeKind) -> Syntax? {
    let node = node
    // Numbers are compared before a child is made of one: this is asked more often than anything else.
    for position in Int(node.firstChild)..<Int(node.firstChild + node.childCount) {
      let child = file.children[position]
      if file.nodes[Int(child)].kind == kind { return Syntax(file: file, id: child) }
    }
    return nil
  }

  /// All children of a kind.
  public func all(_ kind: NodeKind) -> [Syntax] {
    let node = node
    var found: [Syntax] = []
    for position in Int(node.firstChild)..<Int(node.firstChild + node.childCount) {
      let child = file.children[position]
      if file.nodes[Int(child)].kind == kind { found.append(Syntax(file: file, id: child)) }
    }
    return found
  }

  /// UTF-8 offset in the file.
  public var offset: Int { Int(node.offset) }

  public var length: Int { Int(node.length) }

  public var span: SourceSpan { file.span(offset: offset, length: length) }

  /// The code as the person wrote it.
  public var source: String { file.source(offset: offset, length: length) }

  /// The texts of all nodes of some kinds in the code, in no order; of many, so many.
  func names(of kinds: Set<NodeKind>, most: Int = .max) -> [String] {
    var found: [String] = []
    var waiting = [self]
    while let next = waiting.popLast(), found.count < most {
      if kinds.contains(next.kind) { found.append(next.text) }
      waiting += next.children
    }
    return found
  }

  /// Whether some bytes stand in the code.
  func contains(_ wanted: [UInt8]) -> Bool { file.contains(wanted, offset: offset, length: length) }
}

extension Syntax: Hashable {
  public static func == (left: Syntax, right: Syntax) -> Bool { left.file === right.file && left.id == right.id }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(id)
  }
}

extension SourceFile {
  /// The place of a stretch of text; columns count Unicode scalars.
  public func span(offset: Int, length: Int) -> SourceSpan {
    let start = position(offset)
    let end = position(offset + length)
    return SourceSpan(file: path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  /// A stretch of the text.
  public func source(offset: Int, length: Int) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: min(offset, bytes.count))
    let end = bytes.index(start, offsetBy: min(length, bytes.count - min(offset, bytes.count)))
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func position(_ offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle - 1 }
    }
    let lineStart = Int(lineStarts[low])
    return (low + 1, scalars(from: lineStart, to: max(lineStart, offset)) + 1)
  }

  /// How many Unicode scalars begin in a stretch of the text.
  private func scalars(from start: Int, to end: Int) -> Int {
    let bytes = text.utf8
    let counted = bytes.withContiguousStorageIfAvailable { buffer -> Int in
      var count = 0
      for at in start..<max(start, min(end, buffer.count)) where buffer[at] & 0xC0 != 0x80 { count += 1 }
      return count
    }
    return counted ?? source(offset: start, length: end - start).unicodeScalars.count
  }

  /// A stretch of plain ASCII on one line, cut after 46 characters where it has more than 48; `nil` for other text.
  func shortened(offset: Int, length: Int) -> String? {
    let short = text.utf8.withContiguousStorageIfAvailable { buffer -> String? in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(64)
      var isPending = false
      for at in offset..<min(offset + length, buffer.count) {
        let byte = buffer[at]
        guard byte < 0x80 else { return nil }
        if byte == 32 || (9...13).contains(byte) {
          isPending = !bytes.isEmpty
          continue
        }
        // Separators of ASCII's own are white space too, as are others nobody writes.
        guard byte > 32 else { return nil }
        if isPending { bytes.append(32) }
        isPending = false
        bytes.append(byte)
        // What follows is not looked at: it may be anything but a mark on the last character.
        if bytes.count > 48, at + 1 < buffer.count, buffer[at + 1] < 0x80 { break }
      }
      if bytes.count <= 48 { return String(decoding: bytes, as: UTF8.self) }
      return String(decoding: bytes[..<46], as: UTF8.self) + " …"
    }
    return short ?? nil
  }

  /// Adds a stretch of the text to a hash.
  func add(offset: Int, length: Int, to hash: inout ContentHash) {
    let start = min(offset, text.utf8.count)
    let end = min(start + length, text.utf8.count)
    let added: Void? = text.utf8.withContiguousStorageIfAvailable {
      hash.add(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: $0[start..<end])))
    }
    if added == nil { hash.add(source(offset: offset, length: length)) }
  }

  /// Whether some bytes stand anywhere in the text.
  func contains(_ wanted: [UInt8]) -> Bool { contains(wanted, offset: 0, length: text.utf8.count) }

  /// Whether some bytes stand in a stretch of the text.
  func contains(_ wanted: [UInt8], offset: Int, length: Int) -> Bool {
    guard let first = wanted.first else { return true }
    let found = text.utf8.withContiguousStorageIfAvailable { buffer -> Bool in
      guard let base = buffer.baseAddress else { return false }
      let last = min(offset + length, buffer.count) - wanted.count
      var at = offset
      while at <= last, let hit = memchr(base + at, Int32(first), last - at + 1) {
        if memcmp(hit, wanted, wanted.count) == 0 { return true }
        at = base.distance(to: hit.assumingMemoryBound(to: UInt8.self)) + 1
      }
      return false
    }
    return found ?? source(offset: offset, length: length).contains(String(decoding: wanted, as: UTF8.self))
  }
}
