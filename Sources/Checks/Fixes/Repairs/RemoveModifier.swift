import ScreenModel

/// Takes modifiers out that say nothing: words on what is hidden, a trait the control has, a hint that repeats the label
/// or tells the gesture VoiceOver tells anyway.
public struct RemoveModifier: Repair {
  public static let rules = ["hidden-yet-labelled", "hint-names-gesture", "hint-repeats-label", "redundant-trait"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      let (node, applied) = site.applied
    else { return nil }
    let written = view.modifiers[index]
    // With more traits than the one, the others stay.
    if site.finding.rule == "redundant-trait", (applied.arguments.first?.value.memberNames.count ?? 0) > 1 {
      return keepingOthers(site, file, view, written)
    }
    if site.finding.rule == "hint-names-gesture", !onlyNamesGesture(applied) { return nil }
    // An action under a hidden view is no dead word: somebody meant it to be offered.
    if site.finding.rule == "hidden-yet-labelled", written.name.hasPrefix("accessibilityA") { return nil }
    var edits = [Removal.edit(of: written, in: file)]
    if site.finding.rule == "hidden-yet-labelled" {
      // All words of the view at once: each would be found for itself.
      edits = view.modifiers.filter { Self.words.contains($0.name) && !written.isConditional($0, on: node) }
        .map { Removal.edit(of: $0, in: file) }
    }
    return Proposal(
      "takes ‘.\(written.name)’ out", edits, file: file.path, region: view.range,
      forgets: .words(Set(Words.list(applied.text?.written ?? ""))))
  }

  private static let words: Set<String> = ["accessibilityLabel", "accessibilityValue", "accessibilityHint"]

  /// “Tap to open”, “Double tap”: nothing is left without the gesture.
  private func onlyNamesGesture(_ modifier: AuditedModifier) -> Bool {
    guard let hint = modifier.text?.known else { return false }
    let empty: Set<String> = [
      "double", "tap", "tapping", "taps", "press", "click", "here", "to", "activate", "open", "select", "this", "it",
      "button", "on", "the", "swipe", "twice", "please", "use",
    ]
    return Words.list(hint).allSatisfy(empty.contains)
  }

  private func keepingOthers(
    _ site: RepairSite, _ file: WrittenFile, _ view: WrittenView, _ written: WrittenCall
  ) -> Proposal? {
    guard let argument = written.arguments.first else { return nil }
    let source = file.source(argument.value)
    guard source.hasPrefix("["), source.hasSuffix("]"),
      let trait = site.finding.message.split(separator: "‘").last?.prefix(while: { $0 != "’" })
    else { return nil }
    let kept = source.dropFirst().dropLast().split(separator: ",").map(\.trimmed).filter { $0 != trait }
    let text = kept.count == 1 ? kept[0] : "[" + kept.joined(separator: ", ") + "]"
    return Proposal(
      "takes ‘\(trait)’ out", [TextEdit(file: file.path, range: argument.value, replacement: text)], file: file.path,
      region: view.range)
  }
}

extension WrittenCall {
  /// Whether another modifier of the chain only applies sometimes.
  fileprivate func isConditional(_ other: WrittenCall, on node: AuditedNode) -> Bool {
    node.modifiers.contains { $0.name == other.name && $0.condition != nil }
  }
}

extension StringProtocol {
  /// Without blanks at both ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
