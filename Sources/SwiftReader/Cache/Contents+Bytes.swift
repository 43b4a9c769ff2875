import ScreenModel

extension SourceFile.Contents {
  /// Flat bytes for a cache, without places' paths, which whoever reads them knows.
  var stored: [UInt8] {
    var writer = ByteWriter()
    writer.reserve(nodes.count * 20 + children.count * 4 + strings.count * 16)
    writer.put(imports)
    writer.put(strings)
    writer.put(nodes.count)
    for node in nodes {
      // The first child follows from the counts before it; the file's own come last.
      writer.put(UInt32(node.kind.rawValue) | UInt32(bitPattern: node.childCount) << 8)
      writer.put(UInt32(bitPattern: node.text))
      writer.put(node.offset)
      writer.put(node.length)
    }
    writer.put(children.count)
    for child in children { writer.put(UInt32(bitPattern: child)) }
    writer.put(toolComments.count)
    for comment in toolComments {
      writer.put(comment.text)
      writer.put(comment.offset)
    }
    writer.put(syntaxErrors.count)
    for error in syntaxErrors {
      writer.put(error.message)
      writer.put([error.hint, error.line].map { $0.map { "+" + $0 } ?? "" })
      let span = error.span
      for number in [span?.line, span?.column, span?.endLine, span?.endColumn] { writer.put(number ?? 0) }
    }
    return writer.bytes
  }

  /// What bytes stand for; `nil` where they do not fit together.
  init?(stored bytes: [UInt8], path: String) {
    var reader = ByteReader(bytes)
    guard let imports = reader.texts(), let strings = reader.texts(),
      let (nodes, children) = Self.tree(&reader, strings: strings.count),
      let comments = Self.comments(&reader), let errors = Self.errors(&reader, path: path), reader.isAtEnd
    else { return nil }
    self.init(
      imports: imports, nodes: nodes, children: children, strings: strings, toolComments: comments,
      syntaxErrors: errors)
  }

  /// Nodes and children, every number checked: children come before their parents, so that no walk runs in a circle.
  private static func tree(_ reader: inout ByteReader, strings: Int) -> (
    [SourceFile.Node], [Int32]
  )? {
    guard let count = reader.number(), let fields = reader.numbers(count * 4), let listed = reader.numbers(),
      count > 0, count < Int32.max, listed.count < Int32.max
    else { return nil }
    var isSound = true
    var next = 0
    let children = listed.map { Int32(truncatingIfNeeded: $0) }
    let nodes = [SourceFile.Node](unsafeUninitializedCapacity: count) { buffer, made in
      for id in 0..<count {
        let mixed = fields[id * 4]
        let own = Int(mixed >> 8)
        let text = Int32(bitPattern: fields[id * 4 + 1])
        let first = id == 0 ? listed.count - own : next
        guard Int(mixed & 0xFF) < NodeKind.byNumber.count, text >= -1, text < strings, first >= 0,
          first + own <= listed.count
        else {
          isSound = false
          return
        }
        for position in first..<(first + own) {
          let child = listed[position]
          if child == 0 || child >= count || (id > 0 && child >= id) { isSound = false }
        }
        if id > 0 { next += own }
        buffer.baseAddress?.advanced(by: id).initialize(
          to: SourceFile.Node(
            kind: NodeKind.byNumber[Int(mixed & 0xFF)], text: text, firstChild: Int32(first), childCount: Int32(own),
            offset: fields[id * 4 + 2], length: fields[id * 4 + 3]))
        made = id + 1
      }
    }
    return isSound && nodes.count == count ? (nodes, children) : nil
  }

  private static func comments(_ reader: inout ByteReader) -> [SourceFile.ToolComment]? {
    guard let count = reader.number() else { return nil }
    var comments: [SourceFile.ToolComment] = []
    for _ in 0..<count {
      guard let text = reader.text(), let offset = reader.number() else { return nil }
      comments.append(.init(text: text, offset: offset))
    }
    return comments
  }

  private static func errors(_ reader: inout ByteReader, path: String) -> [Problem]? {
    guard let count = reader.number() else { return nil }
    var errors: [Problem] = []
    for _ in 0..<count {
      guard let message = reader.text(), let more = reader.texts(), more.count == 2, let line = reader.number(),
        let column = reader.number(), let endLine = reader.number(), let endColumn = reader.number()
      else { return nil }
      let parts = more.map { $0.isEmpty ? nil : String($0.dropFirst()) }
      let span = SourceSpan(file: path, line: line, column: column, endLine: endLine, endColumn: endColumn)
      errors.append(Problem(message, hint: parts[0], span: line > 0 ? span : nil, line: parts[1]))
    }
    return errors
  }
}

extension NodeKind {
  /// Kinds by their number.
  static let byNumber: [NodeKind] = allCases
}
