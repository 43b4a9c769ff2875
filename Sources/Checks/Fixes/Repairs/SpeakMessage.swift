import ScreenModel

/// Has a message spoken when it slides in.
public struct SpeakMessage: Repair {
  public static let rules = ["toast-silent"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses || site.isNamed, site.isCertain, let branch = site.branch else { return nil }
    let texts = site.view.content(of: branch.id).filter {
      $0.kind == .control && ["Text", "Label"].contains($0.name) && site.view.isHeard($0)
    }
    guard texts.count == 1, let text = texts.first, let file = site.file(text.span.file),
      let view = file.view(at: text.span), view.modifier("onAppear") == nil, let place = ModifierPlace(file, view),
      let argument = view.base.argument(nil), let words = words(file.source(argument.value), text, site)
    else { return nil }
    return Proposal(
      "has it spoken when it appears",
      place.edits(adding: [
        AddedModifier(".onAppear { AccessibilityNotification.Announcement(\(words)).post() }")
      ]), isSafe: false, file: file.path, region: view.range)
  }

  /// The text as a string; `nil`: whether it is one, cannot be told.
  private func words(_ source: String, _ node: AuditedNode, _ site: RepairSite) -> String? {
    if source.hasPrefix("\"") { return site.view.languages.isEmpty ? source : "String(localized: \(source))" }
    if case .symbol(_, "String")? = node.argument(nil)?.value { return source }
    if case .text(_, false)? = node.argument(nil)?.value { return source }
    return nil
  }
}
