import ScreenModel

extension OverlayNotModal {
  private static let scrims: Set<String> = [
    "dim", "dimming", "scrim", "backdrop", "shade", "shadow", "overlay", "dimmed",
  ]

  /// A panel over a see-through ground with the screen beneath still in reach.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    guard !part.source.contains("ccessibilityViewIsModal"), !part.source.contains("ccessibilityElementsHidden"),
      part.kind != .cell, !part.hasUnknownBase, let scrim = scrim(part)
    else { return [] }
    return part.running.compactMap { method -> AuditFinding? in
      guard let add = method.flow.first(where: { $0.last == "addSubview" && isOver($0, scrim, part) && $0.turn == 0 })
      else { return nil }
      let holds = part.kind == .view ? "self" : scrim.id
      let isOwn = part.kind == .view
      guard isOwn && holdsControls(part) || !isOwn && addsPanel(method, scrim, part) else { return nil }
      return AuditFinding(
        at: add.span, "what lies beneath ‘\(part.object(holds)?.name ?? "")’ can still be reached", heard: nil,
        help: "set accessibilityViewIsModal = true on the panel")
    }.prefix(1).map { $0 }
  }

  /// A view with a see-through colour.
  private func scrim(_ part: UIKitPart) -> UIKitObject? {
    part.objects.first { object in
      guard object.role == .view || object.role == .control, object.id != "view", object.id != "contentView" else {
        return false
      }
      return part.assignments("backgroundColor", of: object.id).contains { step in
        step.source.contains("withAlphaComponent") || step.source.contains("alpha:")
          || step.source.contains("black")
            && !Self.scrims.isDisjoint(with: Words.ofName(object.name))
      }
    }
  }

  private func isOver(_ step: UIKitStep, _ scrim: UIKitObject, _ part: UIKitPart) -> Bool {
    let added = step.arguments.flatMap(\.objects)
    if part.kind == .view { return added.contains("self") }
    return added.contains(scrim.id) && step.object == "view"
  }

  private func holdsControls(_ part: UIKitPart) -> Bool {
    part.descendants(of: "self").contains { $0.isControl || $0.isOwnType }
  }

  /// Something with controls comes with the ground.
  private func addsPanel(_ method: UIKitMethod, _ scrim: UIKitObject, _ part: UIKitPart) -> Bool {
    method.flow.filter { $0.last == "addSubview" }.flatMap { $0.arguments.flatMap(\.objects) }
      .contains { id in
        id != scrim.id && part.object(id)?.isOwnType == false && part.descendants(of: id).contains(where: \.isControl)
      } || part.descendants(of: scrim.id).contains(where: \.isControl)
  }
}
