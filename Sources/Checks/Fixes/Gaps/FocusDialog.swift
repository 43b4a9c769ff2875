import ScreenModel

/// Makes a dialog of a view that is shown by a flag and asks for an answer, where nobody says how it is shown.
public struct FocusDialog: GapRepair {
  public static let rule = "overlay-not-modal"

  public init() {}

  public func proposals(in site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    let view = site.view
    let placement = view.placement
    // A sheet keeps the focus by itself, and what stands in another view is judged there.
    guard !placement.isRooted, !placement.isPushed, !placement.isPresented, !placement.isEmbedded,
      let flag = view.properties.first(where: isShown)?.name, let root = view.nodes.first,
      view.handlers.contains(where: { $0.kind == "Button" && closes($0, flag) }),
      !view.controls("NavigationStack", "NavigationView", "List", "Form", "ScrollView").contains(where: { _ in true }),
      let proposal = ModalFocus(view: view, file: site.file).proposal(for: root)
    else { return [] }
    let finding = AuditFinding.gap(
      Self.rule, at: view.span, via: [], in: view, "what lies under it can be reached while it asks")
    return [(finding, proposal)]
  }

  /// `@Binding var isPresented: Bool`
  private func isShown(_ property: AuditedProperty) -> Bool {
    let words = Set(Words.ofName(property.name))
    return property.wrappers.contains("Binding") && property.type == "Bool"
      && !words.isDisjoint(with: ["presented", "shown", "showing", "show", "shows", "open", "visible", "presenting"])
  }

  private func closes(_ handler: AuditedHandler, _ flag: String) -> Bool {
    handler.effects.contains { effect in
      if case .assigns(let name, let value?) = effect.kind { return name == flag && value == "false" }
      return false
    }
  }
}
