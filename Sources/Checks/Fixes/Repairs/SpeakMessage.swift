import ScreenModel

/// Has a message spoken when it slides in; what asks for an answer takes the focus and keeps it.
public struct SpeakMessage: Repair {
  public static let rules = ["toast-silent"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses || site.isNamed, let branch = site.branch else { return nil }
    let inside = site.view.content(of: branch.id)
    if inside.contains(where: \.isButtonLike) { return question(branch, site) }
    let texts = inside.filter {
      $0.kind == .control && ["Text", "Label"].contains($0.name) && site.view.isHeard($0)
    }
    guard texts.count == 1, let text = texts.first, text.frames == branch.frames,
      let file = site.file(text.span.file), let view = file.view(at: text.span), view.modifier("onAppear") == nil,
      let place = ModifierPlace(file, view), let argument = view.base.argument(nil),
      let words = words(file.source(argument.value), text, site)
    else { return nil }
    return Proposal(
      "has it spoken when it appears",
      place.edits(adding: [
        AddedModifier(
          ".onAppear { AccessibilityNotification.Announcement(\(words)).post() }", isGuess: site.needsChecking)
      ]), isGuess: site.needsChecking, isSafe: false, file: file.path, region: view.range)
  }

  private func question(_ branch: AuditedNode, _ site: RepairSite) -> Proposal? {
    guard site.isCertain, let panel = Overlays.panel(of: branch, in: site.view) else { return nil }
    return ModalFocus(view: site.view, file: site.file).proposal(for: panel)
  }

  /// The text as a string; `nil`: whether it is one, cannot be told.
  private func words(_ source: String, _ node: AuditedNode, _ site: RepairSite) -> String? {
    if source.hasPrefix("\"") { return site.view.languages.isEmpty ? source : "String(localized: \(source))" }
    if case .symbol(_, "String")? = node.argument(nil)?.value { return source }
    if case .text(_, false)? = node.argument(nil)?.value { return source }
    return nil
  }
}
