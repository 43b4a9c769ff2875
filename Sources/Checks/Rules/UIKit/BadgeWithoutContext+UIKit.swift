import ScreenModel

extension BadgeWithoutContext {
  private static let words: Set<String> = ["badge", "count", "counter", "unread", "bubble"]

  /// A label that holds a bare number beside or in a control.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.role == .label, !object.isOwnType, !part.isOpen(object), !part.isNamed(object.id),
        !Self.words.isDisjoint(with: nameWords(object.name)), !isSilent(object, part),
        let step = part.assignments("text", of: object.id).last(where: isNumber),
        let control = control(by: object, part)
      else { return nil }
      return AuditFinding(
        at: step.span, "the number in ‘\(object.name)’ does not say what it counts", heard: part.heard(object.id),
        help: "give ‘\(control.name)’ an accessibilityValue such as “3 unread”, and leave the badge no element")
    }
  }

  private func isSilent(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    part.assignments("isAccessibilityElement", of: object.id).contains { $0.value?.truth == false }
      || part.containers(of: object.id).contains { container in
        part.object(container)?.isControl != true && part.mentions("accessibilityLabel", of: container)
          || part.mentions("accessibilityElements", of: container)
      } || part.kind != .controller && (part.isNamed("self") || part.mentions("accessibilityElements", of: "self"))
  }

  private func isNumber(_ step: UIKitStep) -> Bool {
    guard let value = step.value else { return false }
    if let text = value.text, !text.holes.isEmpty || text.isKnown {
      let known = text.parts.compactMap { if case .known(let words) = $0 { words } else { nil } }.joined()
      let isBare = known.allSatisfy { $0.isNumber || $0 == "+" || $0 == " " }
      return isBare && (known.contains(where: \.isNumber) || countsSomething(value.source))
    }
    return value.source.hasPrefix("String(") && countsSomething(value.source)
  }

  private func countsSomething(_ source: String) -> Bool {
    !Set(nameWords(source)).isDisjoint(with: ["count", "unread", "number", "total", "amount", "quantity", "badge"])
  }

  /// The control that the number lies on or stands beside, if that does not say it.
  private func control(by object: UIKitObject, _ part: UIKitPart) -> UIKitObject? {
    let containers = part.containers(of: object.id)
    let around = containers.first ?? "self"
    let holder = part.object(around)
    let found =
      holder?.isControl == true ? holder : part.children(of: around).compactMap(part.object).first { $0.isControl }
    guard let found, !part.mentions("accessibilityValue", of: found.id) else { return nil }
    return part.assignments("accessibilityLabel", of: found.id).contains { $0.value?.text?.holes.isEmpty == false }
      ? nil : found
  }
}
