import ScreenModel

/// What moves on a screen when properties change. What only fades, or takes another colour, makes nobody dizzy.
extension AuditedView {
  /// Modifiers that move, turn or scale what they are on.
  private static let moving: Set<String> = [
    "matchedGeometryEffect", "offset", "position", "projectionEffect", "rotation3DEffect", "rotationEffect",
    "scaleEffect", "scrollPosition", "transformEffect",
  ]
  /// Transitions that do.
  private static let entrances = [".move(", ".offset(", ".push(", ".scale", ".slide"]

  /// Whether a change of the properties moves, turns or scales something in a node.
  ///
  /// - Parameter node: `nil`: anywhere on the screen.
  func moves(_ names: Set<String>, in node: AuditedNode? = nil) -> Bool {
    let last = Set(names.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    guard !last.isEmpty else { return false }
    return (node.map { subtree(of: $0.id) } ?? nodes).contains { part in
      if part.kind == .branch, let condition = part.condition, names.contains(where: condition.mentions) {
        return comes(part)
      }
      return part.modifiers.contains { modifier in
        Self.moving.contains(modifier.name)
          && modifier.arguments.contains { !last.isDisjoint(with: Words.identifiers($0.source)) }
      }
    }
  }

  /// Whether what a branch shows comes by a movement. What a test inside it shows comes at another time.
  private func comes(_ branch: AuditedNode) -> Bool {
    var waiting = branch.children
    while let next = waiting.popLast() {
      let part = nodes[next]
      if part.kind == .branch { continue }
      let isMoving = part.modifiers.contains { modifier in
        modifier.name == "transition"
          && modifier.arguments.contains { argument in Self.entrances.contains { argument.source.contains($0) } }
      }
      if isMoving { return true }
      waiting += part.children
    }
    return false
  }
}

extension AuditedHandler {
  /// Whether the code in a place scrolls, which moves all that is seen.
  func scrolls(within span: SourceSpan) -> Bool {
    effects.contains { effect in
      guard case .calls(let name) = effect.kind else { return false }
      return name.hasSuffix("scrollTo") && span.contains(effect.span)
    }
  }

  /// Properties that the code in a place writes.
  func assigned(within span: SourceSpan) -> Set<String> {
    Set(
      effects.compactMap { effect in
        guard case .assigns(let name, _) = effect.kind, span.contains(effect.span) else { return nil }
        return name
      })
  }
}
