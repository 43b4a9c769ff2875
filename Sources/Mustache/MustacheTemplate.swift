/// A text with tags in double braces, by the published Mustache specification without its optional modules: variables,
/// sections, inverted sections, comments, partials, other delimiters, dotted names, and lines that hold nothing but a tag.
public struct MustacheTemplate: Sendable {
  let nodes: [MustacheNode]
  /// The name of the partial it is; `nil`: it is no partial.
  let name: String?

  /// Reads a template.
  public init(_ text: String, limits: MustacheLimits = MustacheLimits()) throws(MustacheProblem) {
    try self.init(text, partial: nil, limits: limits)
  }

  init(_ text: String, partial: String?, limits: MustacheLimits) throws(MustacheProblem) {
    guard text.utf8.count <= limits.templateBytes else {
      throw MustacheProblem(
        "the template is larger than \(limits.templateBytes) bytes", partial: partial, line: 1, column: 1)
    }
    var parser = MustacheParser(text, partial: partial, limits: limits)
    nodes = try parser.parse()
    name = partial
  }

  /// The template filled in.
  /// - Parameters:
  ///   - partials: the text of a partial by its name; `nil`: there is none, and nothing stands in its place.
  ///   - escape: what is done to the words of `{{name}}`; those of `{{{name}}}` and `{{&name}}` stand as they are.
  public func text(
    with value: MustacheValue, partials: @escaping (String) -> String? = { _ in nil },
    escape: @escaping (String) -> String = htmlEscaped, limits: MustacheLimits = MustacheLimits()
  ) throws(MustacheProblem) -> String {
    var renderer = MustacheRenderer(partials: partials, escape: escape, limits: limits)
    return try renderer.text(of: self, with: value)
  }

  /// Names of the partials it asks for, each once, in the order met; those that they ask for are not among them.
  public var partialNames: [String] {
    var found: [String] = []
    var waiting = nodes.reversed() as [MustacheNode]
    while let node = waiting.popLast() {
      switch node {
      case .section(_, let inner), .inverted(_, let inner): waiting += inner.reversed()
      case .partial(let name, _): if !found.contains(name.text) { found.append(name.text) }
      case .text, .value: break
      }
    }
    return found
  }
}

/// Text for HTML, inside elements and quoted attributes.
public func htmlEscaped(_ text: String) -> String {
  var out = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": out += "&amp;"
    case "<": out += "&lt;"
    case ">": out += "&gt;"
    case "\"": out += "&quot;"
    case "'": out += "&#39;"
    default: out.unicodeScalars.append(scalar)
    }
  }
  return out
}
