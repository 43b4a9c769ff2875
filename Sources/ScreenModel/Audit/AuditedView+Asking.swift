extension AuditedView {
  /// The node's ancestors, the nearest first.
  public func ancestors(of id: Int) -> [AuditedNode] {
    var found: [AuditedNode] = []
    var next = nodes.indices.contains(id) ? nodes[id].parent : nil
    while let current = next, found.count < 1_000 {
      found.append(nodes[current])
      next = nodes[current].parent
    }
    return found
  }

  /// Everything inside a node, itself first.
  public func subtree(of id: Int) -> [AuditedNode] {
    guard nodes.indices.contains(id) else { return [] }
    var found: [AuditedNode] = []
    var waiting = [id]
    while let next = waiting.popLast() {
      found.append(nodes[next])
      waiting += nodes[next].children.reversed()
    }
    return found
  }

  /// Whether reading ended in a node or in something inside.
  public func isCut(_ node: AuditedNode) -> Bool { isCut && cutParts.contains { $0.around.contains(node.id) } }

  /// The nodes whose reading ended, with the ids of all that they stand in.
  private var cutParts: [(node: AuditedNode, around: Set<Int>)] {
    remembered("cutParts") {
      nodes.filter(\.isCut).map { node in (node, Set(ancestors(of: node.id).map(\.id)).union([node.id])) }
    }
  }

  /// Whether code in a node that was not read to its end names one of some things.
  public func mayHold(_ names: Set<String>, unreadIn node: AuditedNode) -> Bool {
    isCut
      && cutParts.contains { part, around in
        around.contains(node.id) && part.unread?.isDisjoint(with: names) != true
      }
  }

  /// What is inside a node without it, and without what its modifiers add.
  public func content(of id: Int) -> [AuditedNode] {
    guard nodes.indices.contains(id) else { return [] }
    return nodes[id].children.filter { nodes[$0].kind != .layer && nodes[$0].kind != .presentation }
      .flatMap { subtree(of: $0) }
  }

  /// Controls and texts of the given names, in the order met.
  public func controls(_ names: String...) -> [AuditedNode] {
    nodes.filter { $0.kind == .control && names.contains($0.name) }
  }

  /// The code of a control and of the gestures on it.
  public func handlers(of node: AuditedNode) -> [AuditedHandler] {
    handlers(at: node.span, node.frames) + node.modifiers.flatMap { handlers(at: $0.span, $0.frames) }
  }
}
