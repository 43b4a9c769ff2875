import ScreenModel

/// Finds gestures that are the only way to do something.
public struct GestureWithoutAction: Rule {
  public static let notes = RuleNotes(
    summary: "a long press, drag, pinch or simultaneous tap is the only way to do something",
    why: "VoiceOver takes these gestures for itself: what they do cannot be done",
    help:
      "add .accessibilityAction(named:) with the same code, .accessibilityZoomAction or .accessibilityAdjustableAction",
    limits:
      "a drag that only moves what is drawn, and gestures on controls, are reported for review; what a control of the same screen calls too is left alone",
    guidelines: [.wcag("2.1.1"), .wcag("2.5.1"), .wcag("2.5.7"), .nutrition(.voiceOver)],
    effect: .blocks,
    examples: [
      .finds(
        """
        struct Example: View {
          let apply: () -> Void
          var body: some View {
            Text("Sepia")
              .accessibilityAddTraits(.isButton)
              .1️⃣simultaneousGesture(TapGesture().onEnded { apply() })
          }
        }
        """, heard: "Sepia, button"),
      .finds(
        """
        struct Example: View {
          let showMore: () -> Void
          var body: some View { Text("Sepia").1️⃣onLongPressGesture { showMore() } }
        }
        """),
      .allows(
        """
        struct Example: View {
          let showMore: () -> Void
          var body: some View {
            Text("Sepia")
              .onLongPressGesture { showMore() }
              .accessibilityAction(named: "More about it") { showMore() }
          }
        }
        """),
    ])

  public static let missing: Missing? = .inView

  public static let dependsOnSurroundings = true

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard let kind = kind(modifier), !view.hasActionsAround(node), !view.isHidden(node), !isMenu(node, view),
        !(Gestures.isDrag(modifier) && Gestures.adjusts(modifier, view)),
        !view.selfAndAncestors(of: node).contains(where: { $0.modifier("allowsHitTesting")?.isOff == true })
      else { return nil }
      let handlers = view.handlers(at: modifier.span, modifier.frames)
      let isOnControl = modifier.before.contains(where: \.isControl) || node.isInLabel
      if isOnControl, kind == "tap" { return nil }
      let code = handlers.flatMap(\.effects).filter { if case .animates = $0.kind { false } else { true } }
      if modifier.name == "onLongPressGesture", handlers.isEmpty { return nil }
      // A press that does something as soon as it is let go, however short, is a touch.
      let isTold = modifier.arguments.contains { argument in
        argument.label == "onPressingChanged"
          || argument.label == nil && argument.isTrailing && modifier.argument("perform") != nil
      }
      if isTold,
        modifier.arguments.contains(where: { $0.source.filter { !$0.isWhitespace } == "{}" })
      {
        return nil
      }
      // The same can be had by a touch: stars to drag across, and to touch one by one.
      let written = Gestures.assigned(modifier, view).map(\.0)
      let isTouched = view.handlers.contains { handler in
        ["Button", "onTapGesture"].contains(handler.kind) && written.contains { handler.assigned.contains($0) }
      }
      if kind == "drag", isTouched || followsScrolling(modifier, node, view) { return nil }
      if isOffered(code, modifier, view) || handlers.contains(where: putsKeyboardAway) { return nil }
      if kind == "double tap", !code.isEmpty, !code.contains(where: { isReal($0, view) && !zooms($0) }) { return nil }
      let moves = kind == "drag" && !code.contains { isReal($0, view) && !springsBack($0, code) }
      var finding = AuditFinding(
        at: modifier.span, via: modifier.frames, "a \(kind) is the only way to do this",
        heard: view.heard(of: modifier, on: node),
        review: moves
          ? "the drag may only move what is drawn"
          : isOnControl && !(kind == "long press" && code.contains { isReal($0, view) })
            ? "the control may offer the same in another way" : nil,
        help: view.swallowing(node).map {
          "add .accessibilityAction(named:) with the same code behind \($0.modifier.placedElement): that is the element, and no action inside it reaches anybody"
        },
        why: kind == "long press" ? Self.held : kind == "double tap" ? Self.twice : nil)
      if kind == "long press" || kind.hasSuffix("tap") { finding.wcag = ["2.1.1"] }
      return finding
    }
  }

  static let held =
    "VoiceOver passes on a press only as a double tap that is held, which nothing tells of, and Switch and Voice Control do not offer it"

  private static let twice =
    "VoiceOver's double tap is one touch for the app, and Switch and Voice Control do not offer two"

  private func kind(_ modifier: AuditedModifier) -> String? {
    if modifier.name == "onLongPressGesture" { return "long press" }
    if modifier.name == "onTapGesture", (modifier.argument("count")?.value.number ?? 1) > 1 { return "double tap" }
    guard Gestures.modifiers.contains(modifier.name) else { return nil }
    let source = Gestures.source(modifier)
    if source.contains("LongPressGesture(") { return "long press" }
    if source.contains("Magnif") { return "pinch" }
    if source.contains("Rotat") { return "rotation" }
    if source.contains("DragGesture(") { return "drag" }
    if source.contains("TapGesture("), modifier.name != "gesture" { return "tap" }
    return nil
  }

  /// Beside the system's own: it only learns that somebody scrolls.
  private func followsScrolling(_ modifier: AuditedModifier, _ node: AuditedNode, _ view: AuditedView) -> Bool {
    guard modifier.name == "simultaneousGesture" else { return false }
    let scrolling: Set<String> = ["ScrollView", "List", "Form", "ScrollViewReader"]
    return scrolling.contains(node.name) || view.isInside(node, scrolling)
      || view.content(of: node.id).contains { scrolling.contains($0.name) }
  }

  /// The keyboard goes when one scrolls: it has a key of its own for that.
  private func putsKeyboardAway(_ handler: AuditedHandler) -> Bool {
    let source = handler.source.lowercased()
    return source.contains("resignfirstresponder") || source.contains("endediting")
  }

  /// Another control does the same: every call of the gesture is one of its own.
  private func isOffered(
    _ code: [AuditedHandler.Effect], _ modifier: AuditedModifier, _ view: AuditedView
  ) -> Bool {
    func calls(_ effects: [AuditedHandler.Effect]) -> Set<String> {
      Set(effects.compactMap { if case .calls(let name) = $0.kind, isReal($0, view) { name } else { nil } })
    }
    let wanted = calls(code)
    guard !wanted.isEmpty else { return false }
    let lost = view.appliedModifiers.filter {
      $0.modifier.name == "accessibilityAction" && view.isSwallowed($0.modifier, on: $0.node)
    }
    return view.handlers.contains { other in
      ["Button", "Menu", "accessibilityAction"].contains(other.kind)
        && !lost.contains { $0.modifier.span == other.span && $0.modifier.frames == other.frames }
        && (other.span != modifier.span || other.frames != modifier.frames)
        && wanted.isSubset(of: calls(other.effects))
    }
  }

  /// A property that is put back as it was when the finger lets go.
  private func springsBack(_ effect: AuditedHandler.Effect, _ code: [AuditedHandler.Effect]) -> Bool {
    guard case .assigns(let name, _) = effect.kind else { return false }
    let values = code.compactMap { other -> String? in
      if case .assigns(name, let value?) = other.kind { value } else { nil }
    }
    return values.contains { [".zero", "0", "0.0", "CGSize.zero", "CGPoint.zero"].contains($0) }
      && values.contains { $0.contains("translation") || $0.contains("ocation") }
  }

  /// What is seen larger is heard no better.
  private func zooms(_ effect: AuditedHandler.Effect) -> Bool {
    let name =
      switch effect.kind {
      case .assigns(let name, _), .calls(let name): name
      default: ""
      }
    return !Set(Words.ofName(name)).isDisjoint(with: ["magnification", "magnify", "zoom", "zoomed", "zooming"])
  }

  /// A context menu opens on the same gesture and is offered by VoiceOver.
  private func isMenu(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    view.selfAndAncestors(of: node).contains { $0.modifier("contextMenu") != nil }
  }

  /// Not just the place of what is drawn.
  private func isReal(_ effect: AuditedHandler.Effect, _ view: AuditedView) -> Bool {
    switch effect.kind {
    case .assigns(let name, _):
      let words = Set(Words.ofName(name))
      return words.isDisjoint(with: [
        "offset", "translation", "drag", "dragging", "position", "location", "point", "rotation", "angle", "scale",
        "x", "y", "width", "height", "pressed", "pressing", "touch", "progress", "tilt", "velocity", "size", "last",
      ])
    case .calls(let name):
      let known: Set<String> = ["withAnimation", "min", "max", "abs", "CGSize", "CGPoint", "CGFloat", "Int", "Double"]
      return !known.contains(name) && !name.hasPrefix(".") && !name.hasSuffix("impactOccurred")
    default: return true
    }
  }
}
