import ScreenModel

extension Project {
  /// Every Swift file with its comments to the tool.
  public var auditedFiles: [AuditedFile] { auditedFiles(among: nil) }

  /// Some of them; `nil`: all.
  public func auditedFiles(among paths: Set<String>?) -> [AuditedFile] {
    if let paths { return sourceFiles.filter { paths.contains($0.path) }.map(audited) }
    let wanted = Set(
      (index.filesWithComments + index.files(containing: "#Preview") + index.files(containing: "PreviewProvider")).map(
        \.path))
    return sourceFiles.map { file in
      // In the others nothing of it can be found.
      wanted.contains(file.path) ? audited(file) : AuditedFile(path: file.path, comments: [])
    }
  }

  private func audited(_ file: SourceFile) -> AuditedFile {
    let root = file.root
    return AuditedFile(
      path: file.path, comments: file.toolComments.map { comment(in: file, $0) }, samples: samples(in: root))
  }

  /// Previews at the top of a file, and types that provide some.
  private func samples(in node: Syntax) -> [SourceSpan] {
    node.children.flatMap { child -> [SourceSpan] in
      switch child.kind {
      case .macro where child.text == "Preview": return [child.span]
      case .typeDecl:
        let isProvider = child.all(.inherited).contains { $0.first(.typeRef)?.text == "PreviewProvider" }
        return isProvider ? [child.span] : []
      case .ifConfig: return BuildChoice.clause(of: child).flatMap { samples(in: $0) } + samples(in: child)
      default: return []
      }
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
