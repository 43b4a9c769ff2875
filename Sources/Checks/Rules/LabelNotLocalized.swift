import ScreenModel

/// Finds spoken words that the project's string tables do not know.
public struct LabelNotLocalized: Rule {
  public static let notes = RuleNotes(
    summary: "spoken words cannot be translated, or their key is missing from the string tables",
    why: "who uses the app in another language hears these words in the language of the code",
    help: "add the key to the string catalog, or pass a LocalizedStringKey",
    limits: "silent where the project has no string tables; words that come from code are not judged",
    guidelines: [.wcag("3.1.1"), .wcag("3.1.2"), .nutrition(.voiceOver)],
    effect: .limits,
    examples: [
      .finds(#"Button("Send") {}.1️⃣accessibilityLabel(Text(verbatim: "Send the form"))"#),
      .allows(#"Button("Send") {}.accessibilityLabel("Send the form")"#),
    ])

  public init() {}

  private static let speaking: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard Self.speaking.contains(modifier.name), let argument = modifier.arguments.first,
        let words = modifier.text?.known, words.filter(\.isLetter).count > 2
      else { return nil }
      let isVerbatim = argument.source.hasPrefix("Text(verbatim: \"")
      let isMissing =
        !view.languages.isEmpty && argument.value.isLiteralText && argument.source.hasPrefix("\"")
        && modifier.text?.key == nil
      guard isVerbatim || isMissing else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        isVerbatim ? "‘\(words)’ is spoken in one language only" : "‘\(words)’ is in none of the string tables",
        heard: modifier.after.heard)
    }
  }
}
