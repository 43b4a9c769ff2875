import ScreenModel

/// A message that slides in over the screen.
struct Toast {
  var branch: AuditedNode
  /// The code that takes it away after a while.
  var timer: AuditedHandler?
  /// Code that shows it.
  var writers: [AuditedHandler]
}

extension AuditedView {
  /// Messages over the screen: in an overlay, an inset or a stack on top of others, shown by a property.
  var toasts: [Toast] { remembered("toasts") { findToasts() } }

  private func findToasts() -> [Toast] {
    nodes.compactMap { branch in
      guard branch.kind == .branch, !branch.isInLabel, !branch.isAboutRow, let condition = branch.condition,
        isLaidOver(branch), scrim(in: branch) == nil, !isPanel(branch, condition),
        !condition.text.hasPrefix("!"), !condition.text.hasSuffix("isEmpty"),
        !condition.names.contains(where: Words.isBusy)
      else { return nil }
      let inside = content(of: branch.id).filter { $0.kind == .control }
      guard inside.contains(where: { ["Text", "Label"].contains($0.name) }), inside.count <= 12,
        !inside.contains(where: {
          ["TextField", "List", "ScrollView", "ForEach", "Toggle", "Slider", "ProgressView"].contains($0.name)
        }),
        inside.filter(\.isButtonLike).count <= 2,
        // What fills the screen is another screen: a saver, a tour.
        !inside.contains(where: { $0.modifier("ignoresSafeArea") != nil || $0.modifier("edgesIgnoringSafeArea") != nil }
        )
      else { return nil }
      let shown = writers(of: condition).filter { shows($0, condition) }
      let timer =
        shown.first { hides($0, condition) }
        ?? code(inside: branch.id).first { hides($0, condition) }
      return Toast(branch: branch, timer: timer, writers: shown)
    }
  }

  /// Everything else is taken away, or there is a heading and a button that closes it: a panel and no message.
  private func isPanel(_ branch: AuditedNode, _ condition: Condition) -> Bool {
    let traits = subtree(of: branch.id).flatMap(\.addedTraits).map(\.trait)
    if traits.contains("isModal") { return true }
    return traits.contains("isHeader")
      && code(inside: branch.id).contains { $0.isTouch && $0.assigned.contains { condition.mentions($0) } }
  }

  private func isLaidOver(_ branch: AuditedNode) -> Bool {
    var below = branch
    for around in ancestors(of: branch.id) {
      switch around.kind {
      case .layer: return ["overlay", "safeAreaInset", "safeAreaBar"].contains(around.name)
      case .control where around.name == "ZStack":
        let first = below.kind == .slot ? below.children.first : around.children.first
        return first != branch.id
      case .branch, .presentation: return false
      case .control where !["VStack", "HStack", "Group"].contains(around.name): return false
      case .control where below.children.count > 4: return false
      default: break
      }
      below = around
    }
    return false
  }

  /// Whether code makes the message appear: a flag or a text is set.
  private func shows(_ handler: AuditedHandler, _ condition: Condition) -> Bool {
    handler.effects.contains { effect in
      guard case .assigns(let name, let value?) = effect.kind, condition.mentions(name) else { return false }
      return value == "true" || value.hasPrefix("\"") || value.hasPrefix("String(localized")
    }
  }

  /// Whether code waits and takes the message away.
  private func hides(_ handler: AuditedHandler, _ condition: Condition) -> Bool {
    guard
      let wait = handler.effects.firstIndex(where: { effect in
        if case .waits = effect.kind { return true }
        return false
      })
    else { return false }
    return handler.effects[wait...].contains { effect in
      guard case .assigns(let name, let value) = effect.kind else { return false }
      return condition.mentions(name) && (value == "false" || value == "nil")
    }
  }
}
