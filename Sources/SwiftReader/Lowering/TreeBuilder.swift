/// Collects nodes into the flat arrays of a ``SourceFile``, children before parents.
struct TreeBuilder {
  /// A tree deeper than this ends in an `opaque` node, so that whoever walks it needs no great stack.
  static let maximalDepth: Int32 = 1_000

  private(set) var nodes: [SourceFile.Node] = []
  private(set) var children: [Int32] = []
  private(set) var strings: [String] = []
  private var numbers: [String: Int32] = [:]
  private var depths: [Int32] = []

  /// Keeps node 0 for the file.
  init() {
    nodes.append(.init(kind: .file, text: -1, firstChild: 0, childCount: 0, offset: 0, length: 0))
    depths.append(0)
  }

  /// The number of a string, the same for the same words.
  mutating func intern(_ text: String) -> Int32 {
    if let number = numbers[text] { return number }
    let number = Int32(strings.count)
    numbers[text] = number
    strings.append(text)
    return number
  }

  /// A node from `offset` up to `end`; its number.
  mutating func add(
    _ kind: NodeKind, _ text: String? = nil, children list: [Int32] = [], from offset: Int, to end: Int
  ) -> Int32 {
    var node = SourceFile.Node(
      kind: kind, text: text.map { intern($0) } ?? -1, firstChild: Int32(children.count),
      childCount: Int32(list.count), offset: UInt32(max(0, offset)), length: UInt32(max(0, end - offset)))
    var depth: Int32 = 0
    for child in list { depth = max(depth, depths[Int(child)]) }
    depth += 1
    if depth > Self.maximalDepth {
      node.kind = .opaque
      node.text = intern("")
      node.childCount = 0
      depth = 1
    } else {
      children.append(contentsOf: list)
    }
    nodes.append(node)
    depths.append(depth)
    return Int32(nodes.count - 1)
  }

  /// Gives node 0 its children.
  mutating func finish(_ list: [Int32], length: Int) {
    nodes[0].firstChild = Int32(children.count)
    nodes[0].childCount = Int32(list.count)
    nodes[0].length = UInt32(length)
    children.append(contentsOf: list)
  }

  /// A copy of a node that begins at `offset` and has `marks` before its children.
  mutating func wrap(_ node: Int32, marks: [Int32], from offset: Int) -> Int32 {
    let old = nodes[Int(node)]
    let list = marks + children[Int(old.firstChild)..<Int(old.firstChild + old.childCount)]
    let text: String? = old.text < 0 ? nil : strings[Int(old.text)]
    return add(old.kind, text, children: list, from: offset, to: end(of: node))
  }

  /// Where a node ends.
  func end(of node: Int32) -> Int { Int(nodes[Int(node)].offset) + Int(nodes[Int(node)].length) }

  /// Where a node begins.
  func start(of node: Int32) -> Int { Int(nodes[Int(node)].offset) }

  func kind(of node: Int32) -> NodeKind { nodes[Int(node)].kind }
}
