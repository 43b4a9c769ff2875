/// Puts element lines together into a tree by their indentation.
struct XCUITreeBuilder {
  private var open: [(indent: Int, node: XCUINode)] = []
  private var done: [XCUINode] = []

  /// The nodes so far.
  private(set) var count = 0

  var isEmpty: Bool { open.isEmpty && done.isEmpty }

  mutating func add(_ node: XCUINode, indent: Int) {
    count += 1
    while let last = open.last, last.indent >= indent || open.count >= DebugDescriptionText.depthLimit { close() }
    open.append((indent, node))
  }

  /// The tops, complete, handed over: a large tree is not held twice.
  mutating func finish() -> [XCUINode] {
    while !open.isEmpty { close() }
    defer { done = [] }
    return done
  }

  private mutating func close() {
    let node = open.removeLast().node
    if open.isEmpty {
      done.append(node)
    } else {
      open[open.count - 1].node.children.append(node)
    }
  }
}
