import ScreenModel

/// Finds hints that say what the label says.
public struct HintRepeatsLabel: Rule {
  public static let notes = RuleNotes(
    summary: "a hint restates the label",
    why: "after every stop the same words are heard again",
    help: "take the hint out, or say what the label cannot: where it leads, what is lost",
    limits: "compares English word stems",
    guidelines: [.wcag("2.4.6"), .nutrition(.voiceOver)],
    effect: .slows, fix: .safe,
    examples: [
      .finds(#"Button("Save") {}.1️⃣accessibilityHint("Saves")"#, heard: "Save, button"),
      .finds(#"Button("Delete note") {}.1️⃣accessibilityHint("Deletes the note")"#),
      .allows(#"Button("Save") {}.accessibilityHint("Stores the draft on this device")"#),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { _, modifier in
      guard modifier.name == "accessibilityHint", let hint = modifier.text?.known,
        let element = final(modifier, view), let label = element.label?.known, !Words.isKey(hint), !Words.isKey(label)
      else { return nil }
      let said = Set(Words.list(label).filter { !Words.small.contains($0) }.map(Words.stem))
      let hinted = Words.list(hint).filter { !Words.small.contains($0) && $0 != "button" }.map(Words.stem)
      guard !hinted.isEmpty, hinted.allSatisfy(said.contains) else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "the hint ‘\(hint)’ says what the label ‘\(label)’ says",
        heard: element.heard)
    }
  }

  private func final(_ modifier: AuditedModifier, _ view: AuditedView) -> AuditedElement? {
    guard let first = modifier.after.first else { return nil }
    return view.everyElement.first { $0.key == first.key } ?? first
  }
}
