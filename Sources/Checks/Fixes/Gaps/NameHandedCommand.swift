import ScreenModel

/// Says in a part what its command is about: a “Delete” whose code hands on the part's own recipe becomes
/// “Delete Oat cakes”, for beside the next part there is the next “Delete”.
public struct NameHandedCommand: GapRepair {
  public static let rule = "label-repeated-on-screen"

  public init() {}

  public func proposals(in site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    let view = site.view
    // A screen of its own shows one of it.
    guard view.languages.isEmpty, !view.placement.isRooted, !view.placement.isPushed, !view.placement.isPresented,
      !view.appliedModifiers.contains(where: { ["navigationTitle", "toolbar"].contains($0.modifier.name) }),
      !view.nodes.contains(where: { Self.screens.contains($0.name) && $0.kind == .control })
    else { return [] }
    return view.controls("Button").compactMap { node in
      guard node.frames.isEmpty, !view.isInBar(node), view.isHeard(node), node.modifier("accessibilityLabel") == nil,
        !view.ancestors(of: node.id).contains(where: { $0.name == "ForEach" || $0.kind == .presentation }),
        let words = node.argument(nil)?.value.text?.known, NameGuess.isCommand(words),
        let file = site.file(node.span.file), let written = file.view(at: node.span),
        written.modifier("accessibilityLabel") == nil, written.base.argument(nil)?.isPlainText == true,
        let place = ModifierPlace(file, written), let name = subject(of: node, site)
      else { return nil }
      let label = SwiftLiteral.text(words).dropLast() + " \\(\(name))\""
      let finding = AuditFinding.gap(
        Self.rule, at: node.span, via: node.frames, in: view, "‘\(words)’ is heard beside every part of this kind")
      return (
        finding,
        Proposal(
          "says what it is about", place.edits(adding: [AddedModifier(".accessibilityLabel(\(label))", isGuess: true)]),
          isGuess: true, file: file.path, region: written.range)
      )
    }
  }

  private static let screens: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "List", "Form", "ScrollView", "TabView",
  ]

  /// `recipe.name` for `remove(recipe)` in a part that has a recipe.
  private func subject(of node: AuditedNode, _ site: GapSite) -> String? {
    let handed = site.view.handlers(at: node.span, node.frames).flatMap { handler in
      handler.source.split(separator: "(").dropFirst().flatMap { Words.identifiers(String($0.prefix { $0 != ")" })) }
    }
    let held = site.view.properties.filter { property in
      property.wrappers.isEmpty && handed.contains(property.name)
        && property.type?.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } == true
    }
    guard held.count == 1, let type = held[0].type, let title = site.title(type) else { return nil }
    return "\(held[0].name).\(title)"
  }
}
