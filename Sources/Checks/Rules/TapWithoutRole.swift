import ScreenModel

/// Finds views that do something on a tap and never say so.
public struct TapWithoutRole: Rule {
  public static let notes = RuleNotes(
    summary: "something happens on a tap, and nothing says it is a button",
    why:
      "it is heard as plain text or a picture; nobody tries to activate it, and Switch and Voice Control pass it over",
    help: "use Button, or add .accessibilityAddTraits(.isButton) to one element",
    limits:
      "taps that enter or leave a field, catch a background, fold a text, make a picture larger or count more than one are left alone; those on what fills the screen are reported for review",
    guidelines: [.wcag("2.1.1"), .wcag("4.1.2"), .nutrition(.voiceOver), .nutrition(.voiceControl)],
    effect: .blocks, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          let open: () -> Void
          var body: some View {
            HStack { Text("Lamp"); Text("40 euros") }
              .1️⃣onTapGesture { open() }
          }
        }
        """, heard: "Lamp | 40 euros"),
      .allows(
        """
        struct Example: View {
          let open: () -> Void
          var body: some View {
            HStack { Text("Lamp"); Text("40 euros") }
              .accessibilityElement(children: .combine)
              .accessibilityAddTraits(.isButton)
              .onTapGesture { open() }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var text = ""
          @FocusState private var isWriting: Bool
          var body: some View {
            VStack { Text("Haiku"); TextEditor(text: $text).focused($isWriting) }
              .onTapGesture { isWriting = false }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          let topic: String
          @State private var isOpen = false
          var body: some View {
            Text(topic).lineLimit(isOpen ? nil : 3).onTapGesture { isOpen.toggle() }
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] { elements(view) + shapes(view) }

  /// A small shape that is touched and is no element at all.
  private func shapes(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Circle", "RoundedRectangle", "Capsule", "Rectangle", "Ellipse").compactMap { node in
      guard let tap = node.modifier("onTapGesture"), isTap(tap), tap.before.isEmpty, !node.isInLabel,
        !view.isHidden(node),
        !view.hasActionsAround(node), !isBehind(node, view), node.addedTraits.isEmpty,
        let width = node.modifier("frame")?.argument("width")?.value.number, width <= 120,
        !view.ancestors(of: node.id).contains(where: {
          $0.modifier("accessibilityElement", "accessibilityLabel") != nil
        })
      else { return nil }
      return AuditFinding(
        at: tap.span, via: tap.frames, "\(node.name.withArticle) does something on a tap and is no element", heard: "",
        after: "button")
    }
  }

  private func elements(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      let isNamed = node.addedTraits.contains { ["isButton", "isLink", "isToggle"].contains($0.trait) }
      guard isTap(modifier), !isNamed, !node.isInLabel, !node.isButtonLike, !modifier.before.isEmpty,
        !modifier.before.contains(where: \.isControl) || isRow(node, modifier, view), !view.isHidden(node),
        !view.hasActionsAround(node),
        !isBehind(node, view), !putsKeyboardAway(modifier, view)
      else { return nil }
      let holdsControls = modifier.before.contains(where: \.isControl)
      let final = finals(of: modifier.after.filter { !holdsControls || !$0.isControl }, node, view)
      guard !final.isEmpty, !final.contains(where: hasRole) else { return nil }
      if foldsText(node, modifier, view) || doesNothing(modifier, view) || movesOnly(modifier, view)
        || putsItselfAway(node, modifier, view)
      {
        return nil
      }
      let open = final.contains { !$0.element.openTraits.isEmpty || !$0.element.certainty.roleOpen.isEmpty }
      // What fills the screen catches a touch anywhere on it.
      let isCatcher = node.modifier("ignoresSafeArea", "edgesIgnoringSafeArea") != nil
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        "\(name(of: final, node)) does something on a tap and never says it is a button",
        heard: final.heard, after: after(final),
        review: open || modifier.hasOpaqueContent
          ? "part of what it is on could not be read"
          : isCatcher
            ? "a touch anywhere on the screen may be meant"
            : holdsControls ? "a control in it may offer the same" : nil)
    }
  }

  /// What does something, for people: a row whose picture comes first by its words.
  private func name(of elements: [AuditedElement], _ node: AuditedNode) -> String {
    guard elements.count > 1, elements[0].isUnnamedImage, let words = steady(elements).first(where: hasWords) else {
      return elements.first?.called ?? "it"
    }
    let isRow = ["HStack", "LazyHStack"].contains(node.name) || ["Row", "Cell"].contains { node.name.hasSuffix($0) }
    return "the \(isRow ? "row" : "group") \(words.called)"
  }

  /// Its words as one button: a picture without a name adds none.
  private func after(_ elements: [AuditedElement]) -> String? {
    guard let first = elements.first else { return nil }
    guard elements.count > 1, elements.contains(where: hasWords) else {
      return first.presence.isEmpty ? "\(first.heard), button" : nil
    }
    guard let name = elements.first(where: { hasWords($0) && !$0.isControl }),
      case let said = steady(elements), said.contains(where: { $0.key == name.key })
    else { return nil }
    let always = Set(said.map(\.key))
    var seen: Set<AuditedElement.Key> = []
    var parts: [[AuditedElement]] = []
    for element in elements.prefix(while: { seen.insert($0.key).inserted })
    where hasWords(element) && !element.isControl {
      // “On” or “Off”: one of them is heard.
      if !always.contains(element.key), let last = parts.last,
        last.allSatisfy({ $0.presence.excludes(element.presence) })
      {
        parts[parts.count - 1].append(element)
      } else {
        parts.append([element])
      }
    }
    let words = parts.map { part in
      let ways = part.compactMap { $0.label?.written }
      return part.count == 1 && always.contains(part[0].key) ? ways[0] : Self.perhaps(ways)
    }
    return (words + ["button"]).joined(separator: ", ")
  }

  /// What is said at times: `<dimmed?>`, and of several one: `<On | Off>`.
  private static func perhaps(_ ways: [String]) -> String {
    if ways.count > 1 { return "<\(ways.joined(separator: " | "))>" }
    let words = ways.joined()
    return words.hasPrefix("<") && words.hasSuffix(">") ? "\(words.dropLast())?>" : "<\(words)?>"
  }

  /// Elements that are there whenever the row is; of rows that are repeated, those of the first.
  private func steady(_ elements: [AuditedElement]) -> [AuditedElement] {
    let shared = elements.dropFirst().reduce(Set(elements.first?.presence.map(\.text) ?? [])) {
      $0.intersection($1.presence.map(\.text))
    }
    var seen: Set<AuditedElement.Key> = []
    return elements.prefix { seen.insert($0.key).inserted }.filter {
      $0.presence.allSatisfy { shared.contains($0.text) }
    }
  }

  private func hasWords(_ element: AuditedElement) -> Bool {
    (element.content == .text || element.hasOwnLabel) && !element.isUnnamedImage && !(element.label?.isEmpty ?? true)
  }

  /// Something to open with a few controls in it, none of which does the same: the rest of it is no control's.
  private func isRow(_ node: AuditedNode, _ modifier: AuditedModifier, _ view: AuditedView) -> Bool {
    func calls(_ handlers: [AuditedHandler]) -> Set<String> {
      Set(
        handlers.flatMap(\.effects).compactMap { effect in
          guard case .calls(let name) = effect.kind, name != "withAnimation", name != "Task", !name.hasSuffix(".toggle")
          else { return nil }
          return name
        })
    }
    let words = modifier.before.filter { !$0.isControl && $0.content != .image && !($0.label?.isEmpty ?? true) }
    let controls = modifier.before.filter(\.isControl)
    guard !words.isEmpty, words.count <= 4, controls.count <= 3, !modifier.hasOpaqueContent,
      ["HStack", "VStack"].contains(node.name)
    else { return false }
    let own = calls(view.handlers(at: modifier.span, modifier.frames))
    return !own.isEmpty
      && controls.allSatisfy { own.isDisjoint(with: calls(view.handlers(at: $0.span, $0.key.frames))) }
  }

  private func isTap(_ modifier: AuditedModifier) -> Bool {
    switch modifier.name {
    case "onTapGesture":
      let count = modifier.argument("count")?.value.number ?? 1
      return count <= 1
    case "gesture":
      let source = modifier.arguments.first?.source ?? ""
      return source.hasPrefix("TapGesture()") || source.hasPrefix("SpatialTapGesture")
    default: return false
    }
  }

  private static let roles: Set<Trait> = [
    .button, .link, .toggleButton, .adjustable, .textEntry, .searchField, .keyboardKey, .playsSound,
    .startsMediaSession, .allowsDirectInteraction,
  ]

  private func hasRole(_ element: AuditedElement) -> Bool {
    !element.element.traits.isDisjoint(with: Self.roles)
      || element.element.openTraits.keys.contains(where: Self.roles.contains)
  }

  /// What is left of the elements at the end: themselves, or the one they were combined into.
  private func finals(of elements: [AuditedElement], _ node: AuditedNode, _ view: AuditedView) -> [AuditedElement] {
    let keys = Set(elements.map(\.key))
    let own = view.everyElement.filter { keys.contains($0.key) }
    if !own.isEmpty { return own }
    let merged = view.selfAndAncestors(of: node).flatMap(\.modifiers).filter { $0.name == "accessibilityElement" }
    return view.everyElement.filter { element in merged.contains { $0.span == element.span } }
  }

  /// `.onTapGesture {}` keeps a touch from what lies beneath.
  private func doesNothing(_ modifier: AuditedModifier, _ view: AuditedView) -> Bool {
    let handlers = view.handlers(at: modifier.span, modifier.frames)
    return !handlers.isEmpty && handlers.allSatisfy { $0.isComplete && $0.effects.isEmpty && $0.source.hasPrefix("{") }
  }

  /// A message that is touched to be gone before its time: it goes by itself.
  private func putsItselfAway(_ node: AuditedNode, _ modifier: AuditedModifier, _ view: AuditedView) -> Bool {
    let effects = view.handlers(at: modifier.span, modifier.frames).flatMap(\.effects)
    let cleared = effects.compactMap { effect -> String? in
      guard case .assigns(let name, let value?) = effect.kind, value == "nil" || value == "false" else { return nil }
      return name
    }
    guard !cleared.isEmpty,
      effects.allSatisfy({ effect in
        switch effect.kind {
        case .assigns(_, let value): value == "nil" || value == "false"
        case .animates: true
        case .calls(let name): name == "withAnimation"
        default: false
        }
      })
    else { return false }
    let shown = view.selfAndAncestors(of: node).filter { $0.kind == .branch }.compactMap(\.condition)
    guard shown.contains(where: { condition in cleared.contains { condition.mentions($0) } }) else { return false }
    return view.handlers.contains { handler in
      handler.effects.contains { if case .waits = $0.kind { true } else { false } }
        && handler.assigned.contains { name in shown.contains { $0.mentions(name) } }
    }
  }

  /// A tap that only makes larger, or moves, what is there: what is heard stays the same.
  private func movesOnly(_ modifier: AuditedModifier, _ view: AuditedView) -> Bool {
    let handlers = view.handlers(at: modifier.span, modifier.frames)
    guard !handlers.isEmpty, handlers.allSatisfy({ $0.isComplete }),
      handlers.flatMap(\.effects).allSatisfy({ effect in
        switch effect.kind {
        case .assigns, .animates: true
        case .calls(let name): name == "withAnimation" || name.hasSuffix(".toggle")
        default: false
        }
      })
    else { return false }
    let written = Set(handlers.flatMap(\.assigned))
    return !written.isEmpty
      && view.uses(of: written, areOnly: ["scaleEffect", "rotationEffect", "rotation3DEffect", "offset"])
  }

  /// A tap that only lets more lines of a text be seen: it is heard to its end without.
  private func foldsText(_ node: AuditedNode, _ modifier: AuditedModifier, _ view: AuditedView) -> Bool {
    let effects = view.handlers(at: modifier.span, modifier.frames).flatMap(\.effects)
    let written = Set(effects.compactMap { if case .assigns(let name, _) = $0.kind { name } else { nil } })
    let others = effects.contains { effect in
      switch effect.kind {
      case .assigns, .animates: false
      case .calls(let name): name != "withAnimation" && !name.hasSuffix(".toggle")
      default: true
      }
    }
    guard !written.isEmpty, !others else { return false }
    // `lineLimit(isOpen ? nil : 3)`, and nothing else on the screen depends on it.
    let folding = view.appliedModifiers.filter { $0.modifier.name == "lineLimit" && reads($0.modifier, written, view) }
    guard !folding.isEmpty else { return false }
    return !view.nodes.contains { other in
      if let condition = other.condition, other.kind == .branch, !other.isInLabel,
        written.contains(where: condition.mentions)
      {
        return view.heardElements(in: other.id).contains { $0.content != .image }
      }
      return false
    }
  }

  private func reads(_ modifier: AuditedModifier, _ names: Set<String>, _ view: AuditedView) -> Bool {
    modifier.arguments.contains { view.mentions($0.value, Array(names)) }
  }

  private func isBehind(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    view.ancestors(of: node.id).contains { $0.kind == .layer && $0.name == "background" }
  }

  private func putsKeyboardAway(_ modifier: AuditedModifier, _ view: AuditedView) -> Bool {
    let focus = view.everyFocusName
    let handlers = view.handlers(at: modifier.span, modifier.frames)
    guard !handlers.isEmpty else { return false }
    return handlers.allSatisfy { handler in
      let source = handler.source.lowercased()
      if source.contains("resignfirstresponder") || source.contains("keyboard") || source.contains("endediting") {
        return true
      }
      let others = handler.effects.filter { effect in
        switch effect.kind {
        // A field beside it is entered, or left: it can be reached itself.
        case .assigns(let name, _): !focus.contains { Condition.isSame($0, name) }
        case .calls(let name):
          name != "withAnimation" && !(name.hasSuffix(".toggle") && focus.contains(String(name.dropLast(7))))
        case .animates: false
        default: true
        }
      }
      return others.isEmpty && !handler.effects.isEmpty
    }
  }
}
