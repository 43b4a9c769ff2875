import ScreenModel

extension InvisibleYetFocusable {
  /// UIKit takes a view out that is hidden or has an alpha of 0; one that is nearly so, clear or moved away stays a stop.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.id != "self", !object.isOwnType, !part.isOpen(object), !part.isSwallowed(object.id) else {
        return nil
      }
      return faint(object, part) ?? clear(object, part) ?? movedAway(object, part)
    }
  }

  private func faint(_ object: UIKitObject, _ part: UIKitPart) -> AuditFinding? {
    guard isOrHoldsControl(object, part),
      let step = part.assignments("alpha", of: object.id).first(where: { step in
        (step.value?.number).map { $0 > 0 && $0 < 0.05 } ?? false
      })
    else { return nil }
    return AuditFinding(
      at: step.span, "‘\(object.name)’ cannot be seen and is still a stop", heard: part.heard(object.id), after: "",
      help: "set isHidden = true, or accessibilityElementsHidden = true, for as long as it cannot be seen")
  }

  /// A button without words, picture or colour that lies over something.
  private func clear(_ object: UIKitObject, _ part: UIKitPart) -> AuditFinding? {
    guard object.role == .button || object.role == .control, part.isPlaced(object), !part.isNamed(object.id),
      let step = part.assignments("backgroundColor", of: object.id).first(where: { $0.value?.members == ["clear"] }),
      !part.steps(of: object.id).contains(where: { Self.drawing.contains($0.name.split(separator: ".")[0].description) }
      ),
      !part.calls("init", of: object.id).contains(where: { $0.arguments.contains { $0.label == "configuration" } }),
      part.children(of: object.id).isEmpty
    else { return nil }
    return AuditFinding(
      at: step.span, "the clear button ‘\(object.name)’ is a stop without a name",
      heard: part.heard(object.id) ?? "button",
      after: "", help: "hide it with isAccessibilityElement = false, or name what it does")
  }

  private static let drawing: Set<String> = [
    "setTitle", "setImage", "setAttributedTitle", "configuration", "setBackgroundImage", "menu",
  ]

  /// Moved off the screen by code that could have hidden it.
  private func movedAway(_ object: UIKitObject, _ part: UIKitPart) -> AuditFinding? {
    guard isOrHoldsControl(object, part),
      let step = part.assignments("transform", of: object.id).first(where: { !part.isSetUp($0) && isFar($0) }),
      !part.steps(of: object.id).contains(where: { step in
        ["isHidden", "accessibilityElementsHidden", "alpha", "removeFromSuperview"].contains(step.name)
      })
    else { return nil }
    return AuditFinding(
      at: step.span, "‘\(object.name)’ is moved off the screen and is still a stop", heard: part.heard(object.id),
      after: "", help: "set accessibilityElementsHidden = true while it is away")
  }

  private func isFar(_ step: UIKitStep) -> Bool {
    guard let source = step.value?.source, source.contains("translation") else { return false }
    return source.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }.contains { $0 >= 200 }
      || source.contains("bounds.height") || source.contains("bounds.width")
  }

  private func isOrHoldsControl(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    object.isControl || part.descendants(of: object.id).contains { $0.isControl }
  }
}
