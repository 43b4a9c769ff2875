import ScreenModel

extension TapWithoutRole {
  private static let roles: Set<String> = [
    "button", "link", "adjustable", "keyboardKey", "searchField", "image", "startsMediaSession", "playsSound",
    "allowsDirectInteraction",
  ]

  /// A tap recogniser on something that says no role.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    var seen: Set<String> = []
    return part.methods.flatMap { method in method.triggers.map { (method, $0) } }.compactMap { method, trigger in
      guard trigger.kind == .tap, let object = part.object(trigger.object), !object.isControl, object.role != .table,
        object.id != "view", seen.insert(object.id).inserted, !putsAway(method),
        !(object.role == .label && folds(method)),
        !part.namesTrait(Self.roles.subtracting(["image"]), of: object.id),
        !part.isSwallowed(object.id) || isElement(object, part)
      else { return nil }
      if object.id == "self", part.hasUnknownBase || part.kind == .control { return nil }
      // Made in a loop and kept in a list: who goes through the list says what its views are.
      if !object.isProperty, object.id != "self", isKept(object, part), saysRoleOfOthers(part) { return nil }
      let isSpoken = isElement(object, part)
      let isPicture = object.role == .image
      guard isSpoken || isPicture || !part.descendants(of: object.id).isEmpty else { return nil }
      // A container whose own controls do the same needs no role.
      if !isSpoken, part.descendants(of: object.id).contains(where: { $0.isControl || $0.isOwnType }) { return nil }
      let inside = part.descendants(of: object.id)
      let isRead = isSpoken || isPicture || inside.allSatisfy { isPlain($0, part) }
      let sure = isRead && !part.isOpen(object) && !object.isOwnType
      let own = part.heard(object.id)
      let words = own ?? inside.compactMap { part.element($0)?.heard }.filter { !$0.isEmpty }.joined(separator: " | ")
      // What other code may set is not known, and a label in a row is heard with the row.
      let isReached = !words.isEmpty || isSpoken || !sure || inside.contains { $0.role == .label }
      return AuditFinding(
        at: trigger.span,
        "‘\(part.called(object))’ reacts to a tap and \(isReached ? "says no role" : "is no element")",
        heard: words.isEmpty && (object.isSetElsewhere || object.isOutlet) ? nil : words,
        after: own.map { $0 + ", button" },
        review: sure ? nil : "what is inside may say that it can be activated",
        help: "set isAccessibilityElement, a label and accessibilityTraits.insert(.button), or use a UIButton",
        why: isReached ? nil : Self.unreached)
    }
  }

  private func isKept(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    ["append(", "insert("].contains { part.source.contains($0 + object.name) }
  }

  /// Whether a role is given to a view that only has a name in a loop, or as a parameter.
  private func saysRoleOfOthers(_ part: UIKitPart) -> Bool {
    part.source.contains("accessibilityTraits") && Self.roles.contains { part.source.contains(".\($0)") }
  }

  private static let unreached =
    "VoiceOver passes it over: it is no element, and nothing inside is one; Switch and Voice Control do not find it"

  /// A part of a view that code was read for and that says nothing of being a button: a label, a picture, a view around
  /// them.
  private func isPlain(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    [.label, .image, .view, .stack].contains(object.role) && !object.isOwnType && !part.isOpen(object)
      && !part.namesTrait(Self.roles.subtracting(["image"]), of: object.id)
  }

  private func isElement(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    object.role == .label
      || part.assignments("isAccessibilityElement", of: object.id).contains { $0.value?.truth == true }
      || object.id == "self" && part.overrides["isAccessibilityElement"] != nil
  }

  /// A tap that only lets more lines of a label be seen: it is heard to its end without.
  private func folds(_ method: UIKitMethod) -> Bool {
    let layout: Set<String> = [
      "sizeToFit", "setNeedsLayout", "layoutIfNeeded", "setNeedsUpdateConstraints", "invalidateIntrinsicContentSize",
      "beginUpdates", "endUpdates", "animate", "performBatchUpdates", "layoutSubviews",
    ]
    let told: Set<String> = [
      "expand", "expanded", "collapse", "collapsed", "fold", "unfold", "layout", "height", "size",
    ]
    return method.flow.contains { $0.kind == .assigns && $0.last == "numberOfLines" }
      && method.flow.allSatisfy { step in
        switch step.kind {
        case .assigns:
          ["numberOfLines", "lineBreakMode"].contains(step.last) || step.object == "self" && step.value?.truth != nil
        case .calls:
          layout.contains(step.last) || step.object == "self"
            || !told.isDisjoint(with: Words.ofName(step.last))
        }
      }
  }

  /// A tap beside everything that only puts the keyboard or a panel away.
  private func putsAway(_ method: UIKitMethod) -> Bool {
    let words = Set(Words.ofName(method.base))
    if !words.isDisjoint(with: ["keyboard", "dismiss", "hide", "close", "background", "outside", "cancel"]) {
      return true
    }
    return !method.flow.isEmpty && method.flow.allSatisfy { ["endEditing", "resignFirstResponder"].contains($0.last) }
  }
}
