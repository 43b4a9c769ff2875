import ScreenModel

/// Keeps VoiceOver inside what is laid over the screen until it is closed.
public struct TrapOverlay: Repair {
  public static let rules = ["overlay-not-modal"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let branch = site.branch, let panel = Overlays.panel(of: branch, in: site.view),
      let file = site.file(panel.span.file), let view = file.view(at: panel.span),
      let place = ModifierPlace(file, view), view.modifier("accessibilityAddTraits") == nil
    else { return nil }
    var added = [AddedModifier(".accessibilityAddTraits(.isModal)")]
    // One element alone is no group.
    let isGroup = panel.isStack || site.view.heardElements(in: panel.id).count > 1
    if isGroup, view.modifier("accessibilityElement") == nil {
      added.insert(AddedModifier(".accessibilityElement(children: .contain)"), at: 0)
    }
    return Proposal(
      "keeps VoiceOver inside it", place.edits(adding: added), file: file.path, region: view.range)
  }
}

/// What is laid over a screen.
enum Overlays {
  /// The part over the scrim that holds something to hear; `nil`: there are several, or none.
  static func panel(of branch: AuditedNode, in view: AuditedView) -> AuditedNode? {
    let scrim = view.scrim(in: branch)?.id
    var current = branch
    for _ in 0..<12 {
      let parts = current.children.map { view.nodes[$0] }.filter { part in
        part.kind != .layer && part.kind != .presentation && !view.heardElements(in: part.id).isEmpty
      }
      let free = parts.filter { part in !view.subtree(of: part.id).contains { $0.id == scrim } }
      if let only = free.first, free.count == 1, only.kind == .control || only.kind == .component { return only }
      // The scrim is further in, beside the panel.
      guard free.isEmpty, parts.count == 1 else { return nil }
      current = parts[0]
    }
    return nil
  }
}
