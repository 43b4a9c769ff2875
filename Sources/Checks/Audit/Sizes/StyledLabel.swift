import ScreenModel

extension AuditedView {
  /// Where a style of the project draws the label of a control: `configuration.label` in its body; `nil`: there is no
  /// such style.
  func labelPlace(of control: AuditedNode) -> AuditedNode? {
    guard control.kind == .control, control.children.contains(where: { nodes[$0].kind == .slot }) else { return nil }
    let drawn = control.children.filter { ![.slot, .layer, .presentation].contains(nodes[$0].kind) }
    return drawn.lazy.flatMap { subtree(of: $0) }.first { $0.kind == .list && $0.children.isEmpty }
  }

  /// The label that is drawn at a place in a style.
  func label(drawnAt place: AuditedNode) -> AuditedNode? {
    guard place.kind == .list, place.children.isEmpty,
      let control = ancestors(of: place.id).first(where: { labelPlace(of: $0)?.id == place.id })
    else { return nil }
    let slots = control.children.map { nodes[$0] }.filter { $0.kind == .slot }
    return slots.first { $0.name == "label" } ?? slots.first
  }

  /// A node and what is drawn around it, the nearest first: of a label in a control also what the control's style puts
  /// around it.
  func drawnAround(_ node: AuditedNode) -> [AuditedNode] {
    var chain: [AuditedNode] = []
    for part in selfAndAncestors(of: node) {
      if let below = chain.last, below.kind == .slot, let place = labelPlace(of: part),
        label(drawnAt: place)?.id == below.id
      {
        chain += selfAndAncestors(of: place).prefix { $0.id != part.id }
      }
      chain.append(part)
    }
    return chain
  }
}
