import ScreenModel

/// Finds buttons that flip something and show it by picture alone.
public struct CheckboxDrawnByHand: Rule {
  public static let notes = RuleNotes(
    summary: "a button switches something on and off and shows it by a picture alone",
    why: "the same words are heard before and after: whether it is on can only be seen",
    help: "use Toggle, represent it by one in .accessibilityRepresentation, or add .isToggle and .isSelected",
    limits:
      "a button whose words change with the state is left alone; pictures that are no tick, star or heart are reported for review",
    guidelines: [.wcag("1.3.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    state: .selected, effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var isPicked = false
          var body: some View {
            1️⃣Button { isPicked.toggle() } label: {
              HStack {
                Image(systemName: isPicked ? "checkmark.circle.fill" : "circle")
                Text("Milk")
              }
            }
          }
        }
        """, heard: "Milk, button"),
      .allows(
        """
        struct Example: View {
          @State private var isPicked = false
          var body: some View {
            Button { isPicked.toggle() } label: {
              HStack {
                Image(systemName: isPicked ? "checkmark.circle.fill" : "circle")
                Text("Milk")
              }
            }
            .accessibilityAddTraits(isPicked ? .isSelected : [])
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var isOpen = false
          var body: some View {
            Button { isOpen.toggle() } label: {
              Text(isOpen ? "Hide details" : "Show details")
            }
          }
        }
        """),
    ])

  public static let missing: Missing? = .inPart

  public init() {}

  private static let marks = ["checkmark", "circle", "square", "star", "heart", "bookmark"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      guard let element = operated(node, view), !saysState(element), let flipped = flipped(node, view),
        let names = pictures(node, view, of: flipped)
      else { return nil }
      let isMark = names.allSatisfy { name in Self.marks.contains { name.contains($0) } }
      // A picture alone is heard by its own name, which changes with it: what it lacks is a label.
      let hasWords =
        element.hasOwnLabel || node.argument("systemImage") != nil
        || view.content(of: node.id).contains { ["Text", "Label"].contains($0.name) }
      if !isMark, !hasWords { return nil }
      return AuditFinding(
        at: node.span, via: node.frames,
        "\(element.called) switches \(flipped.last.map { "‘\($0)’" } ?? "something") and only the picture shows it",
        heard: element.heard, after: "\(element.label?.written ?? ""), switch button, off",
        review: isMark ? nil : "the picture may show the next action and not a state")
    }
  }

  private func saysState(_ element: AuditedElement) -> Bool {
    let it = element.element
    let traits: [Trait] = [.selected, .toggleButton]
    return it.value != nil || it.expanded != nil || !it.certainty.roleOpen.isEmpty
      || traits.contains { it.traits.contains($0) || it.openTraits[$0] != nil }
      || (it.label.map { $0.variants.count > 1 && !$0.isFileName } ?? false)
  }

  /// The element of a button, or of a row that was made one.
  private func operated(_ node: AuditedNode, _ view: AuditedView) -> AuditedElement? {
    if node.kind == .control, node.name == "Button", let own = node.elements.first {
      return view.everyElement.first { $0.key == own.key }
    }
    guard node.modifier("onTapGesture") != nil, node.isStack else { return nil }
    let merged = node.modifiers.filter { $0.name == "accessibilityElement" }.map(\.span)
    return view.everyElement.first { merged.contains($0.span) && $0.element.traits.contains(.button) }
  }

  /// The property that the code flips, and what a binding hands on; empty where code with ‘toggle’ in its name does it.
  private func flipped(_ node: AuditedNode, _ view: AuditedView) -> [String]? {
    let handlers = view.handlers(of: node)
    let effects = handlers.flatMap(\.effects)
    for effect in effects {
      guard case .assigns(let name, let value?) = effect.kind, value == "!\(name)" || value == "!self.\(name)" else {
        continue
      }
      return effects.compactMap { other in
        if case .assigns(let same, _) = other.kind, other.span == effect.span { same } else { nil }
      }.eachOnce
    }
    let calls = effects.compactMap { effect -> String? in
      if case .calls(let name) = effect.kind { name.split(separator: ".").last.map(String.init) } else { nil }
    }
    let toggles = (calls + handlers.map(\.source)).contains { $0.count < 60 && Words.ofName($0).contains("toggle") }
    return toggles || calls.contains("insert") && calls.contains("remove") ? [] : nil
  }

  private func pictures(_ node: AuditedNode, _ view: AuditedView, of flipped: [String]) -> [String]? {
    (flipped.isEmpty ? [""] : flipped).lazy.compactMap { self.picture(in: node, view, of: $0) }.first
  }

  /// The names of a picture that changes with the flipped property.
  private func picture(in node: AuditedNode, _ view: AuditedView, of name: String) -> [String]? {
    // `Button("Newsletter", systemImage: isOn ? "checkmark.square" : "square")` draws its own.
    for image in [node] + view.content(of: node.id)
    where image.kind == .control && ["Image", "Label", "Button"].contains(image.name) {
      for argument in image.arguments where ["systemName", "systemImage", nil].contains(argument.label) {
        if image.name != "Image", argument.label == nil { continue }
        guard case .choice(let alternatives) = argument.value,
          alternatives.contains(where: { mentions(name, $0.condition) })
        else { continue }
        let names = alternatives.compactMap(\.value.text?.known)
        if Set(names).count > 1, !names.contains(where: { $0.contains("chevron") || $0.contains("arrow") }) {
          return names
        }
      }
    }
    return branches(in: node, view, of: name)
  }

  /// `if isPicked { Image(…) } else { Image(…) }`
  private func branches(in node: AuditedNode, _ view: AuditedView, of name: String) -> [String]? {
    let names = view.content(of: node.id).filter { branch in
      branch.kind == .branch && branch.condition.map { mentions(name, $0) } ?? false
    }.flatMap { view.content(of: $0.id) }.filter { $0.kind == .control && $0.name == "Image" }
      .compactMap { $0.argument("systemName")?.value.text?.known }
    return Set(names).count < 2 || names.contains { $0.contains("chevron") } ? nil : names
  }

  private func mentions(_ name: String, _ condition: Condition) -> Bool {
    name.isEmpty || condition.names.contains { $0 == name || $0.hasSuffix(".\(name)") || name.hasSuffix(".\($0)") }
  }
}
