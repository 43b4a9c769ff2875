import ScreenModel

/// Hides a text that the label of the group around it says, word by word: on entering the group both are heard.
public struct HideCovered: GapRepair {
  public static let rule = "text-spoken-twice"

  public init() {}

  public func proposals(in site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    site.view.nodes.compactMap { group in
      guard group.isStack, group.modifiers.contains(where: \.isContain),
        let label = group.modifier("accessibilityLabel")?.arguments.first?.source, label.count > 2,
        let text = site.view.content(of: group.id).first(where: { $0.kind == .control && site.view.isHeard($0) }),
        text.name == "Text", text.frames == group.frames, text.argument(nil)?.source == label,
        !text.modifiers.contains(where: { $0.name.hasPrefix("accessibility") || $0.name == "onTapGesture" }),
        let file = site.file(text.span.file), let written = file.view(at: text.span),
        written.modifier("accessibilityHidden") == nil, let place = ModifierPlace(file, written)
      else { return nil }
      let finding = AuditFinding.gap(
        Self.rule, at: text.span, via: text.frames, in: site.view, "the label of the group says it as well")
      return (
        finding,
        Proposal(
          "hides the repetition", place.edits(adding: [AddedModifier(".accessibilityHidden(true)", isGuess: true)]),
          isGuess: true, file: file.path, region: written.range, forgets: .all)
      )
    }
  }
}
