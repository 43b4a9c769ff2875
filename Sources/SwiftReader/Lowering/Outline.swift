extension SourceFile {
  /// The nodes one a line, children indented, with their text in quotes: for tests and for looking at what was read.
  public var outline: String {
    read()
    var lines: [String] = []
    var open: [(id: Int32, level: Int)] = [(0, 0)]
    while let (id, level) = open.popLast() {
      let node = nodes[Int(id)]
      var line = String(repeating: "  ", count: min(level, 100)) + "\(node.kind)"
      if node.text >= 0 { line += " " + Self.quoted(strings[Int(node.text)]) }
      lines.append(line)
      for index in (0..<Int(node.childCount)).reversed() {
        open.append((children[Int(node.firstChild) + index], level + 1))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
