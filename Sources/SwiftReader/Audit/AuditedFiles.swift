import ScreenModel

extension Project {
  /// Every Swift file with its comments to the tool.
  public var auditedFiles: [AuditedFile] {
    let commented = Set(index.filesWithComments.map(\.path))
    return sourceFiles.map { file in
      guard commented.contains(file.path) else { return AuditedFile(path: file.path, comments: []) }
      file.read()
      return AuditedFile(path: file.path, comments: file.toolComments.map { comment(in: file, $0) })
    }
  }

  private func comment(in file: SourceFile, _ comment: SourceFile.ToolComment) -> AuditedComment {
    AuditedComment(
      text: comment.text, span: file.span(offset: comment.offset, length: comment.text.utf8.count),
      covers: covered(in: file, after: comment.offset))
  }

  /// The largest piece of code that begins next; of a modifier, its name and call.
  private func covered(in file: SourceFile, after offset: Int) -> SourceSpan? {
    var best: Syntax?
    for id in file.nodes.indices.dropFirst() {
      let node = Syntax(file: file, id: Int32(id))
      guard node.offset > offset, node.length > 0, node.kind != .block, node.kind != .members else { continue }
      guard let current = best else {
        best = node
        continue
      }
      if (node.offset, -node.length) < (current.offset, -current.length) { best = node }
    }
    guard let best else { return nil }
    if best.kind == .member { return file.span(offset: best.offset, length: best.length + 1) }
    return best.span
  }
}

extension SourceFile {
  /// A line as written, without its line break; counted from 1.
  public func line(_ number: Int) -> String? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let start = Int(lineStarts[number - 1])
    let end = number < lineStarts.count ? Int(lineStarts[number]) : text.utf8.count
    var line = source(offset: start, length: end - start)[...]
    while line.last?.isNewline == true { line.removeLast() }
    return String(line)
  }
}
