import ScreenModel

/// Builds the tree from libyaml's events without recursion, and keeps to the limits while it does.
struct YAMLTreeBuilder {
  /// A list or mapping that is not closed yet.
  private struct Frame {
    var isMapping: Bool
    var isFlow: Bool
    var start: Int
    var anchor: String?
    var nodesBefore: Int
    var items: [YAMLNode] = []
    var entries: [YAMLNode.Entry] = []
    var merges: [YAMLNode] = []
    var key: (text: String?, span: SourceSpan, isPlain: Bool)?
    var keyLines: [String: Int] = [:]
    /// Lists and mappings inside, counted in depth.
    var height = 0
    var end: Int
  }

  private struct Anchored {
    var node: YAMLNode
    var nodes: Int
    var height: Int
  }

  private let text: YAMLText
  private(set) var problems: [Problem] = []
  private(set) var root: YAMLNode?
  private var frames: [Frame] = []
  private var anchors: [String: Anchored] = [:]
  /// Anchors on text that nothing refers to yet, with their place.
  private var unusedAnchors: [String: SourceSpan] = [:]
  private var nodes = 0
  private var documents = 0
  /// The line at which a limit was met.
  private(set) var stoppedAt: Int?

  init(_ text: YAMLText) { self.text = text }

  /// What was read when libyaml stopped.
  var partialRoot: YAMLNode? {
    var copy = self
    while !copy.frames.isEmpty { copy.close(at: copy.frames.last?.end ?? 0) }
    return copy.root
  }

  /// Takes an event; `false` where reading must stop.
  mutating func take(_ event: YAMLEvent) -> Bool {
    guard problems.count < YAMLLimits.problems, read(event) else {
      root = partialRoot
      stoppedAt = text.place(of: event.start).line
      return false
    }
    return true
  }

  private mutating func read(_ event: YAMLEvent) -> Bool {
    switch event.kind {
    case .documentStart:
      documents += 1
      guard documents == 1 else {
        report(
          "a second document begins here", hint: "one file holds one document; take the line ‘---’ out",
          at: text.span(event.start, event.end))
        return false
      }
    case .documentEnd:
      for (name, span) in unusedAnchors.sorted(by: { $0.value < $1.value }) {
        report(
          "nothing refers to the anchor ‘&\(name)’",
          hint: "text that begins with ‘&’ needs quotes around it", at: span)
      }
    case .alias(let name): return alias(name, event)
    case .scalar(let value, let style):
      guard count(1, event) else { return false }
      if let anchor = event.anchor {
        unusedAnchors[anchor] = text.span(event.start, event.start + anchor.unicodeScalars.count + 1)
      }
      let start = event.anchor == nil && event.tag == nil ? event.start : min(event.start, event.end)
      let span = style == .block ? firstLine(event) : text.span(start, event.end)
      var node = YAMLNode(.scalar(value, style), span: span)
      node.isUnreadable = !value.isEmpty && value.unicodeScalars.allSatisfy { $0 == YAMLFile.unreadable }
      checkTag(event)
      if style == .plain, let cut = YAMLTraps(text).cut(value, endingAt: event.end) { problems.append(cut) }
      finish(node, anchor: event.anchor, nodes: 1, height: 0, end: event.end)
    case .sequenceStart, .mappingStart:
      guard count(1, event), depthAllows(1, event) else { return false }
      checkTag(event)
      var isMapping = false
      if case .mappingStart = event.kind { isMapping = true }
      frames.append(
        Frame(
          isMapping: isMapping, isFlow: event.isFlow, start: event.start, anchor: event.anchor,
          nodesBefore: nodes - 1, end: event.end))
    case .collectionEnd: close(at: event.end)
    }
    return true
  }

  private mutating func close(at end: Int) {
    guard let frame = frames.popLast() else { return }
    // A block ends at its last value, not where the next one begins.
    let last = frame.isFlow ? end : frame.end
    let entries = merged(frame)
    let node = YAMLNode(
      frame.isMapping ? .mapping(entries) : .sequence(frame.items), span: text.span(frame.start, last),
      isFlow: frame.isFlow)
    finish(node, anchor: frame.anchor, nodes: nodes - frame.nodesBefore, height: frame.height + 1, end: last)
  }

  /// Puts a finished value where it belongs.
  private mutating func finish(_ node: YAMLNode, anchor: String?, nodes: Int, height: Int, end: Int) {
    if let anchor { anchors[anchor] = Anchored(node: node, nodes: nodes, height: height) }
    guard let last = frames.indices.last else {
      root = root ?? node
      return
    }
    frames[last].height = max(frames[last].height, height)
    frames[last].end = max(frames[last].end, end)
    guard frames[last].isMapping else {
      frames[last].items.append(node)
      return
    }
    guard let key = frames[last].key else {
      frames[last].key = self.key(node)
      return
    }
    frames[last].key = nil
    guard let name = key.text else { return }
    if name == "<<", key.isPlain {
      frames[last].merges.append(node)
    } else if let line = frames[last].keyLines[name] {
      report("the key ‘\(name)’ is given twice", hint: "it stands on line \(line) already", at: key.span)
    } else {
      frames[last].keyLines[name] = key.span.line
      frames[last].entries.append(.init(key: name, keySpan: key.span, value: node))
    }
  }

  private mutating func key(_ node: YAMLNode) -> (text: String?, span: SourceSpan, isPlain: Bool) {
    if node.isUnreadable { return (nil, node.span, true) }
    if let name = node.text { return (name, node.span, node.plainText != nil) }
    report(
      "a key is text, and this is \(node.kindName)", hint: "text that begins with [ or { needs quotes around it",
      at: node.span)
    return (nil, node.span, false)
  }

  /// The entries of a mapping, with those that `<<` brings in where it has no own.
  private mutating func merged(_ frame: Frame) -> [YAMLNode.Entry] {
    var entries = frame.entries
    var known = Set(entries.map(\.key))
    for node in frame.merges.flatMap({ $0.items ?? [$0] }) {
      guard let others = node.entries else {
        report("‘<<’ brings in the keys of a mapping, and this is \(node.kindName)", at: node.span)
        continue
      }
      for entry in others where known.insert(entry.key).inserted { entries.append(entry) }
    }
    return entries
  }

  private mutating func alias(_ name: String, _ event: YAMLEvent) -> Bool {
    let span = text.span(event.start, event.end)
    guard let anchored = anchors[name] else {
      let isOpen = frames.contains { $0.anchor == name }
      report(
        isOpen ? "‘*\(name)’ stands inside what it refers to" : "‘*\(name)’ refers to nothing",
        hint: "text that begins with ‘*’ needs quotes around it", at: span)
      var node = YAMLNode(.scalar("", .plain), span: span)
      node.isUnreadable = true
      finish(node, anchor: nil, nodes: 1, height: 0, end: event.end)
      return true
    }
    unusedAnchors[name] = nil
    guard count(anchored.nodes, event), depthAllows(anchored.height, event) else { return false }
    finish(anchored.node, anchor: nil, nodes: anchored.nodes, height: anchored.height, end: event.end)
    return true
  }

  private mutating func count(_ more: Int, _ event: YAMLEvent) -> Bool {
    nodes += more
    guard nodes > YAMLLimits.nodes else { return true }
    let isAlias = more > 1
    report(
      isAlias
        ? "with this alias the file expands to more than \(YAMLLimits.nodes) values"
        : "the file holds more than \(YAMLLimits.nodes) values",
      hint: isAlias ? "write out what is meant; aliases of aliases multiply" : "is this the right file?",
      at: text.span(event.start, event.end))
    return false
  }

  private mutating func depthAllows(_ more: Int, _ event: YAMLEvent) -> Bool {
    guard frames.count + more > YAMLLimits.depth else { return true }
    report(
      "more than \(YAMLLimits.depth) lists and mappings stand inside each other", hint: "is this the right file?",
      at: text.span(event.start, event.end))
    return false
  }

  private mutating func checkTag(_ event: YAMLEvent) {
    guard let tag = event.tag, tag != "tag:yaml.org,2002:str" else { return }
    let shown = tag.replacingPrefix("tag:yaml.org,2002:", with: "!!")
    report(
      "‘\(shown)’ is read as a tag, not as text", hint: "text that begins with ‘!’ needs quotes around it",
      at: text.span(event.start, event.start + 1))
  }

  private func firstLine(_ event: YAMLEvent) -> SourceSpan {
    let place = text.place(of: event.start)
    return text.span(line: place.line, place.column, place.column + 1)
  }

  private mutating func report(_ message: String, hint: String? = nil, at span: SourceSpan) {
    problems.append(text.problem(message, hint: hint, at: span))
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
