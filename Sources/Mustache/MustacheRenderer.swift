/// Fills a template in.
struct MustacheRenderer {
  let partials: (String) -> String?
  let escape: (String) -> String
  let limits: MustacheLimits
  private var out = ""
  private var written = 0
  private var steps = 0
  private var depth = 0
  private var partialBytes = 0
  /// The values around, the innermost last.
  private var stack: [MustacheValue] = []
  private var read: [PartialKey: MustacheTemplate] = [:]

  /// A partial that was read with its lines moved in.
  private struct PartialKey: Hashable {
    var name: String
    var indent: String
  }

  init(partials: @escaping (String) -> String?, escape: @escaping (String) -> String, limits: MustacheLimits) {
    self.partials = partials
    self.escape = escape
    self.limits = limits
  }

  mutating func text(of template: MustacheTemplate, with value: MustacheValue) throws(MustacheProblem) -> String {
    stack = [value]
    try write(template.nodes, in: template.name)
    return out
  }

  private mutating func write(_ nodes: [MustacheNode], in partial: String?) throws(MustacheProblem) {
    for node in nodes {
      steps += 1
      switch node {
      case .text(let text): try add(text, at: nil, in: partial)
      case .value(let name, let isEscaped):
        let words = value(of: name)?.words ?? ""
        try add(isEscaped ? escape(words) : words, at: name, in: partial)
      case .section(let name, let inner): try writeSection(name, inner, in: partial)
      case .inverted(let name, let inner):
        guard value(of: name)?.isFalse ?? true else { continue }
        try descend(name, in: partial) { (renderer) throws(MustacheProblem) in try renderer.write(inner, in: partial) }
      case .partial(let name, let indent): try writePartial(name, indent, in: partial)
      }
    }
  }

  private mutating func writeSection(
    _ name: MustacheName, _ inner: [MustacheNode], in partial: String?
  ) throws(MustacheProblem) {
    guard let value = value(of: name), !value.isFalse else { return }
    var items = [value]
    if case .list(let all) = value { items = all }
    for item in items {
      steps += 1
      stack.append(item)
      try descend(name, in: partial) { (renderer) throws(MustacheProblem) in try renderer.write(inner, in: partial) }
      stack.removeLast()
    }
  }

  private mutating func writePartial(
    _ name: MustacheName, _ indent: String, in partial: String?
  ) throws(MustacheProblem) {
    let key = PartialKey(name: name.text, indent: indent)
    if read[key] == nil {
      guard var text = partials(name.text) else { return }
      if !indent.isEmpty { text = Self.moved(text, by: indent) }
      partialBytes += text.utf8.count
      guard partialBytes <= limits.templateBytes else {
        throw name.problem(
          "partials come to more than \(limits.templateBytes) bytes", hint: "does ‘\(name.text)’ hold itself?",
          in: partial)
      }
      read[key] = try MustacheTemplate(text, partial: name.text, limits: limits)
    }
    guard let template = read[key] else { return }
    try descend(name, in: partial) { (renderer) throws(MustacheProblem) in
      try renderer.write(template.nodes, in: name.text)
    }
  }

  /// One level further in, as far as that is allowed.
  private mutating func descend(
    _ name: MustacheName, in partial: String?, _ body: (inout Self) throws(MustacheProblem) -> Void
  ) throws(MustacheProblem) {
    guard depth < limits.depth else {
      throw name.problem(
        "more than \(limits.depth) sections and partials are inside each other",
        hint: "does ‘\(name.text)’ hold itself without an end?", in: partial)
    }
    guard steps <= limits.steps else {
      throw name.problem("the template does not come to an end within \(limits.steps) steps", in: partial)
    }
    depth += 1
    try body(&self)
    depth -= 1
  }

  private mutating func add(_ text: String, at name: MustacheName?, in partial: String?) throws(MustacheProblem) {
    written += text.utf8.count
    guard written <= limits.outputBytes else {
      throw MustacheProblem(
        "the template writes more than \(limits.outputBytes) bytes", partial: partial, line: name?.line ?? 1,
        column: name?.column ?? 1)
    }
    out += text
  }

  /// The innermost value around that knows the first part of the name decides; the other parts are its members or nothing.
  private func value(of name: MustacheName) -> MustacheValue? {
    guard let first = name.parts.first else { return stack.last }
    var found: MustacheValue?
    for around in stack.reversed() {
      found = around.member(first)
      if found != nil { break }
    }
    for part in name.parts.dropFirst() { found = found?.member(part) }
    return found
  }

  /// Each line of a text with blanks before it; behind the last line end there is no line.
  private static func moved(_ text: String, by indent: String) -> String {
    var bytes: [UInt8] = []
    var isAtStart = true
    for byte in text.utf8 {
      if isAtStart { bytes += indent.utf8 }
      bytes.append(byte)
      isAtStart = byte == UInt8(ascii: "\n")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
