import ScreenModel

/// Finds hints that name the gesture instead of what happens.
public struct HintNamesGesture: Rule {
  public static let notes = RuleNotes(
    summary: "a hint names a gesture",
    why: "VoiceOver says how to activate by itself, and Switch Control, keyboard and Voice Control have other ways",
    help: "say what happens: “Opens the pieces of this person”",
    limits: "knows English words; hints of views that take touches directly are left alone",
    guidelines: [.wcag("3.3.2"), .nutrition(.voiceOver)],
    effect: .slows, fix: .safe,
    examples: [
      .finds(#"Button("Ada") {}.1️⃣accessibilityHint("Double tap to see her pieces")"#, heard: "Ada, button"),
      .allows(#"Button("Ada") {}.accessibilityHint("Shows her pieces")"#),
      .allows(#"Button("Ada") {}.accessibilityHint("Opens the tap settings")"#),
      .allows(#"Button("Ada") {}.accessibilityHint("ada.hint.double_tap")"#),
    ])

  public init() {}

  private static let gestures: Set<String> = [
    "tap", "taps", "swipe", "swipes", "press", "click", "touch", "drag", "pinch", "hold", "flick",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "accessibilityHint", let text = modifier.text,
        let gesture = text.variants.lazy.compactMap({ gesture(in: $0.written) }).first,
        !modifier.after.contains(where: { $0.element.traits.contains(.allowsDirectInteraction) })
      else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "the hint names a gesture: ‘\(gesture)’",
        heard: view.heard(of: modifier, on: node))
    }
  }

  func gesture(in hint: String) -> String? {
    if Words.isKey(hint) { return nil }
    let words = Words.list(hint)
    guard let first = words.first else { return nil }
    if ["double", "long", "triple"].contains(first), words.count > 1, Self.gestures.contains(words[1]) {
      return "\(first) \(words[1])"
    }
    if Self.gestures.contains(first), words.count > 1 { return first }
    if first.hasPrefix("doubletap") { return first }
    for (position, word) in words.enumerated().dropFirst() {
      let before = words[position - 1]
      if ["double", "long"].contains(before), Self.gestures.contains(word) { return "\(before) \(word)" }
      if ["tap", "swipe"].contains(word), position + 1 < words.count, words[position + 1] == "to",
        ["please", "just", "and", "or", "then"].contains(before)
      {
        return word
      }
    }
    return nil
  }
}
