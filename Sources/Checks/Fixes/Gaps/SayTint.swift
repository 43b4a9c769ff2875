import ScreenModel

/// Says in words what the colour behind a text warns of. The words are a guess.
public struct SayTint: GapRepair {
  public static let rule = "status-by-color-only"

  public init() {}

  private static let warning: Set<String> = ["red", "orange", "yellow", "green"]
  private static let places: Set<String> = ["background", "foregroundStyle", "foregroundColor", "tint"]

  public func proposals(in site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    let view = site.view
    return view.appliedModifiers.compactMap { node, modifier in
      guard node.kind == .control, node.name == "Text", view.isHeard(node), Self.places.contains(modifier.name),
        case .choice(let ways)? = modifier.arguments.first?.value, ways.count == 2,
        ways.contains(where: { Self.warning.contains($0.value.memberName ?? "") }),
        let names = ways.first?.condition.names, names.count == 1, isStatus(names[0]),
        !view.isSaid(names, in: view.nodes), !isUsed(names, view),
        let file = site.file(modifier.span.file), let (written, index) = file.modifier(at: modifier.span),
        let argument = written.modifiers[index].argument(nil), let choice = Ternary(file.source(argument.value)),
        let (yes, no) = NameStatus.words(for: choice.condition), written.modifier("accessibilityValue") == nil,
        let place = ModifierPlace(file, written)
      else { return nil }
      let isBoth = ways.allSatisfy { Self.warning.contains($0.value.memberName ?? "") }
      let first = Self.warning.contains(ways[0].value.memberName ?? "") || isBoth ? yes : ""
      let second = isBoth || first.isEmpty ? no : ""
      let words =
        "\(choice.condition) ? \(SwiftLiteral.text(first)) : \(SwiftLiteral.text(second))"
      let finding = AuditFinding.gap(
        Self.rule, at: modifier.span, via: modifier.frames, in: view, "only a colour tells ‘\(names[0])’")
      return (
        finding,
        Proposal(
          "says ‘\([first, second].filter { !$0.isEmpty }.joined(separator: "’ or ‘"))’",
          place.edits(adding: [AddedModifier(".accessibilityValue(\(words))", isGuess: true)]), isGuess: true,
          file: file.path, region: written.range)
      )
    }
  }

  /// A state of what is shown; not of the touch, the choice or what was typed.
  private func isStatus(_ name: String) -> Bool {
    let words = Set(Words.ofName(name.split(separator: ".").last.map(String.init) ?? name))
    return words.isDisjoint(with: [
      "selected", "selection", "chosen", "current", "focused", "highlighted", "pressed", "hovered", "hovering",
      "editing", "dragging", "dark", "scheme", "theme", "empty", "valid", "enabled", "disabled", "loading", "animating",
      "expanded", "checked", "toggled", "tapped",
    ])
  }

  /// The state decides elsewhere what can be done or is said.
  private func isUsed(_ names: [String], _ view: AuditedView) -> Bool {
    view.appliedModifiers.contains { _, modifier in
      ["disabled", "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityAddTraits"].contains(
        modifier.name) && modifier.arguments.contains { view.mentions($0.value, names) }
    }
  }
}
