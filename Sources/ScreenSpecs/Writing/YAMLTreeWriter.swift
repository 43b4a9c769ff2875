/// Writes trees as people lay out YAML: two spaces a level, one entry a line, short mappings between braces.
public struct YAMLTreeWriter: Sendable {
  /// Mappings between braces end here.
  private static let width = 110
  /// Comments are cut here; a line of code can have any length.
  private static let commentWidth = 160

  public init() {}

  /// The entries of a mapping as lines, each with its end.
  /// - Parameter indent: Spaces in front of each key.
  public func lines(_ entries: [YAMLTree.Entry], indent: Int = 0) -> [String] {
    entries.flatMap { entry in
      entry.above.flatMap { comment($0, indent) } + lines(entry, indent)
    }
  }

  /// The same as one text.
  public func text(_ entries: [YAMLTree.Entry], indent: Int = 0) -> String {
    lines(entries, indent: indent).map { $0 + "\n" }.joined()
  }

  /// A comment as lines, without what could end it.
  public func comment(_ text: String, _ indent: Int = 0) -> [String] {
    let pad = String(repeating: " ", count: indent)
    return text.split(whereSeparator: \.isNewline).prefix(40).map { line in
      let visible = String(line.unicodeScalars.map { Self.isVisible($0) ? Character($0) : " " })
      return pad + "# " + (visible.count > Self.commentWidth ? visible.prefix(Self.commentWidth) + "…" : visible)
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }

  private func lines(_ entry: YAMLTree.Entry, _ indent: Int) -> [String] {
    let head = String(repeating: " ", count: indent) + key(entry.key, inFlow: false) + ":"
    let beside = entry.beside.flatMap { comment($0).first }.map { " " + $0 } ?? ""
    switch entry.value {
    case .text, .plain: return [head + " " + flow(entry.value, inFlow: false) + beside]
    case .list(let items) where items.isEmpty: return [head + " []" + beside]
    case .list(let items): return [head + beside] + items.flatMap { item($0, indent + 2) }
    case .mapping(let entries):
      return entries.isEmpty ? [head + beside] : [head + beside] + lines(entries, indent: indent + 2)
    case .short(let entries):
      let line = head + " " + flow(entry.value, inFlow: false)
      let isBare = entries.allSatisfy { $0.above.isEmpty && $0.beside == nil }
      return isBare && line.count <= Self.width
        ? [line + beside] : [head + beside] + lines(entries, indent: indent + 2)
    }
  }

  /// A key; an enum case as Swift writes it is plain.
  private func key(_ key: String, inFlow: Bool) -> String {
    key.first == "." && EnumCaseText.isName(key.dropFirst()) ? key : yamlScalar(key, inFlow: inFlow)
  }

  /// An entry of a list.
  private func item(_ tree: YAMLTree, _ indent: Int) -> [String] {
    let pad = String(repeating: " ", count: indent)
    guard case .mapping(let entries) = tree, !entries.isEmpty else { return [pad + "- " + flow(tree, inFlow: false)] }
    var lines = lines(entries, indent: indent + 2)
    // The first key stands beside the dash; comments over it stand over the dash.
    guard let first = lines.firstIndex(where: { !$0.drop { $0 == " " }.hasPrefix("#") }) else { return lines }
    lines[first] = pad + "- " + lines[first].dropFirst(indent + 2)
    return lines
  }

  /// On one line.
  private func flow(_ tree: YAMLTree, inFlow: Bool) -> String {
    switch tree {
    case .text(let text): return yamlScalar(text, inFlow: inFlow)
    case .plain(let text): return text
    case .list(let items):
      return items.isEmpty ? "[]" : "[ " + items.map { flow($0, inFlow: true) }.joined(separator: ", ") + " ]"
    case .mapping(let entries), .short(let entries):
      guard !entries.isEmpty else { return "{}" }
      let inner = entries.map { key($0.key, inFlow: true) + ": " + flow($0.value, inFlow: true) }
      return "{ " + inner.joined(separator: ", ") + " }"
    }
  }
}
