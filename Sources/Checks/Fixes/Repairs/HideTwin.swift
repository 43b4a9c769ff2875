import ScreenModel

/// Hides a picture that says what the text beside it says, and a text that repeats the one before it or its header.
public struct HideTwin: Repair {
  public static let rules = ["text-spoken-twice"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source else { return nil }
    if let (view, index) = file.modifier(at: site.finding.span) { return picture(view, index, file) }
    guard let view = file.view(at: site.finding.span), view.base.name == "Text",
      view.modifier("accessibilityHidden") == nil, let place = ModifierPlace(file, view),
      let node = site.node, isRepeated(node, site.view)
    else { return nil }
    return Proposal(
      "hides the repetition", place.edits(adding: [AddedModifier(".accessibilityHidden(true)")]), file: file.path,
      region: view.range, forgets: .all)
  }

  /// Whether the header, or the text before, is written with the very same words: what only comes to the same here may
  /// differ in another language, or was cut.
  private func isRepeated(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    guard let words = node.argument(nil)?.source, words.count < 200 else { return false }
    for section in view.ancestors(of: node.id) where section.kind == .control && section.name == "Section" {
      if section.argument(nil)?.source == words { return true }
      let header = section.children.first { view.nodes[$0].kind == .slot && view.nodes[$0].name == "header" }
      if let header,
        view.subtree(of: header).contains(where: { $0.name == "Text" && $0.argument(nil)?.source == words })
      {
        return true
      }
    }
    let key = AuditedElement.Key(span: node.span, frames: node.frames)
    guard let position = view.elements.firstIndex(where: { $0.key == key }), position > 0 else { return false }
    return view.node(of: view.elements[position - 1])?.argument(nil)?.source == words
  }

  private func picture(_ view: WrittenView, _ index: Int, _ file: WrittenFile) -> Proposal? {
    guard view.base.name == "Image", view.modifiers[index].name == "accessibilityLabel",
      view.modifier("accessibilityHidden") == nil
    else { return nil }
    return Proposal(
      "hides the picture",
      [
        TextEdit(
          file: file.path, range: view.modifiers[index].range, replacement: ".accessibilityHidden(true)")
      ], file: file.path, region: view.range, forgets: .all)
  }
}
