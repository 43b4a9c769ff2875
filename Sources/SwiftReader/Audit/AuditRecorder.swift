import ScreenModel

/// Keeps what an evaluation met and the accessibility tree does not show: containers, modifiers, what was swallowed.
///
/// A side log: with it or without, the same is heard.
final class AuditRecorder {
  struct Node {
    var kind: AuditedNode.Kind
    var name: String
    var syntax: Syntax
    var frames: [SourceSpan]
    var parent: Int?
    var children: [Int] = []
    var arguments: [EvaluatedArgument] = []
    var modifiers: [Applied] = []
    /// The accessibility tree before modifiers.
    var made: [AXNode] = []
    var formula = Guard.always
    var path = Guard.always
    var isInLabel = false
    var isRow = false
    var isCut = false
    /// Of a component, what it is.
    var type: TypeDeclaration?
  }

  struct Applied {
    var call: ModifierCall
    var path: Guard
    var before: [AXNode]
    var after: [AXNode]
    var content: [Int]
  }

  private(set) var nodes: [Node] = []
  private var open: [Int] = []
  /// Types of the project that were placed, by path and module.
  private(set) var placed: Set<String> = []
  /// The same types, in the order met.
  private(set) var placedTypes: [TypeDeclaration] = []
  /// Types that were not read to the end.
  private var cutTypes: [TypeDeclaration] = []
  /// Modifiers of the project that were applied, in the order met.
  private(set) var wrappers: [TypeDeclaration] = []
  /// Node of each presentation, in the order of ``Evaluator/presentations``.
  private(set) var presenters: [Int: Int] = [:]

  /// What code the calls on the way run, by place of the call.
  private(set) var calls: [SourceSpan: (code: [Syntax], isHelper: Bool)] = [:]

  /// Not everything was read.
  private(set) var isCut = false

  /// What formulas come to once the view was run; nothing is taken to hold any more then.
  var settled: [Guard: (Guard, Facts)] = [:]

  /// Colours that code names and catalogues hold.
  var colors = AssetColors()

  static let limit = 60_000

  /// Begins a node; `nil` where there are too many.
  func enter(
    _ kind: AuditedNode.Kind, _ name: String, at syntax: Syntax, _ evaluator: Evaluator,
    arguments: [EvaluatedArgument] = [], formula: Guard = .always
  ) -> Int? {
    guard nodes.count < Self.limit else {
      noteCut()
      return nil
    }
    var node = Node(kind: kind, name: name, syntax: syntax, frames: evaluator.frames, parent: open.last)
    node.arguments = arguments
    node.formula = formula
    node.path = evaluator.path
    node.isInLabel = evaluator.environment.isInLabel
    nodes.append(node)
    let id = nodes.count - 1
    if let parent = open.last { nodes[parent].children.append(id) }
    open.append(id)
    return id
  }

  func leave(_ id: Int?, _ made: [AXNode]) {
    guard let id else { return }
    nodes[id].made = made
    if let position = open.lastIndex(of: id) { open.removeSubrange(position...) }
  }

  /// Notes what code a call runs.
  ///
  /// - Parameter isHelper: The code belongs to no view: a modifier, a style, what is added to every view.
  func note(call: SourceSpan, runs code: [Syntax], isHelper: Bool = false) {
    if calls[call] == nil {
      calls[call] = (code, isHelper)
    } else if let first = code.first, calls[call]?.code.contains(first) == false {
      calls[call]?.code += code
    }
  }

  /// Notes that reading ended in what is open.
  func noteCut() {
    isCut = true
    if let id = open.last { nodes[id].isCut = true }
  }

  /// Notes what a component is; whether reading ended inside a navigation of its own. That is a screen to be read by
  /// itself.
  ///
  /// - Parameter first: The component's node; what is in it came after.
  func isCutScreen(_ type: TypeDeclaration, from first: Int) -> Bool {
    guard nodes.indices.contains(first) else { return false }
    nodes[first].type = type
    guard isCut else { return false }
    let code = type.declarations.map(\.span)
    return nodes.indices[first...].contains { id in
      guard nodes[id].kind == .control, Self.navigations.contains(nodes[id].name), component(around: id) == first
      else { return false }
      // What it was handed by its caller is the caller's.
      return cutParts(in: id).contains { part in code.contains { $0.contains(part.span) } }
    }
  }

  /// The view of the project whose code a node is part of; `nil`: the node is none of one.
  func type(around id: Int) -> TypeDeclaration? {
    if let known = (nodes[id].kind == .component ? id : component(around: id)).flatMap({ nodes[$0].type }) {
      return known
    }
    // Of what is presented, the view that presents it.
    let code = nodes[id].syntax
    return nodes.lazy.compactMap(\.type).first { type in
      type.declarations.contains { $0.file === code.file && $0.span.contains(code.span) }
    }
  }

  private func component(around id: Int) -> Int? {
    var next = nodes[id].parent
    while let current = next, nodes[current].kind != .component { next = nodes[current].parent }
    return next
  }

  /// Where reading ended inside a node, as seen from the code it stands in: the views placed there.
  private func cutParts(in id: Int) -> [Syntax] {
    var found: [Syntax] = []
    var waiting = [(id, nodes[id].syntax, false)]
    while let (next, outer, isPlaced) = waiting.popLast() {
      let part = isPlaced ? outer : nodes[next].syntax
      if nodes[next].isCut { found.append(part) }
      waiting += nodes[next].children.map { ($0, part, isPlaced || nodes[next].kind == .component) }
    }
    return found
  }

  private static let navigations: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]

  func mark(row id: Int?) { if let id { nodes[id].isRow = true } }

  func note(wrapper type: TypeDeclaration) {
    if !wrappers.contains(where: { $0 === type }) { wrappers.append(type) }
  }

  func note(placed type: TypeDeclaration) {
    if placed.insert(type.key).inserted { placedTypes.append(type) }
  }

  /// Notes that a place of a view is left out because VoiceOver runs: it need not be read as a part of something unknown.
  func note(unheard type: TypeDeclaration) { placed.insert(type.key) }

  func note(cut type: TypeDeclaration) {
    if !cutTypes.contains(where: { $0 === type }) { cutTypes.append(type) }
  }

  /// Types that were read to the end nowhere, without the view itself, and their code.
  func cut(in view: TypeDeclaration) -> [SourceSpan: [SourceSpan]] {
    let left = cutTypes.filter { $0 !== view && !placed.contains($0.key) }
    return Dictionary(
      left.map { ($0.node.span, $0.declarations.map(\.span)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Children of the node that is open.
  var childCount: Int { open.last.map { nodes[$0].children.count } ?? 0 }

  /// The node that modifiers belong to: the only one made since, or a list around those that were.
  func target(since count: Int, at syntax: Syntax, _ evaluator: Evaluator) -> Int? {
    guard let parent = open.last, nodes[parent].children.count >= count else { return nil }
    let fresh = Array(nodes[parent].children[count...])
    if fresh.count == 1, nodes[fresh[0]].kind != .slot { return fresh[0] }
    guard nodes.count < Self.limit else { return nil }
    var list = Node(kind: .list, name: "", syntax: syntax, frames: evaluator.frames, parent: parent)
    list.children = fresh
    list.path = evaluator.path
    list.isInLabel = evaluator.environment.isInLabel
    nodes.append(list)
    let id = nodes.count - 1
    for child in fresh { nodes[child].parent = id }
    nodes[parent].children.removeSubrange(count...)
    nodes[parent].children.append(id)
    return id
  }

  /// Applies a modifier with its node open, so that what it adds becomes the node's.
  func apply(
    _ call: ModifierCall, to target: Int?, before: [AXNode], _ evaluator: Evaluator, _ work: () -> [AXNode]
  ) -> [AXNode] {
    guard let target else { return work() }
    let count = nodes[target].children.count
    let presentations = evaluator.presentations.count
    open.append(target)
    let after = work()
    if let position = open.lastIndex(of: target) { open.removeSubrange(position...) }
    let added = Array(nodes[target].children[count...])
    for id in added where nodes[id].kind == .slot {
      nodes[id].kind = .layer
      nodes[id].name = call.name
    }
    for number in presentations..<max(presentations, evaluator.presentations.count) { presenters[number] = target }
    nodes[target].modifiers.append(
      Applied(call: call, path: evaluator.path, before: before, after: after, content: added))
    return after
  }
}

extension Evaluator {
  /// Does work that a node of the audit stands for.
  func recording(
    _ kind: AuditedNode.Kind, _ name: String, at syntax: Syntax, arguments: [EvaluatedArgument] = [],
    formula: Guard = .always, _ work: () -> [AXNode]
  ) -> [AXNode] {
    guard let recorder else { return work() }
    let id = recorder.enter(kind, name, at: syntax, self, arguments: arguments, formula: formula)
    let nodes = work()
    recorder.leave(id, nodes)
    return nodes
  }
}
