import ScreenModel

/// Finds spoken words that the project's string tables do not know.
public struct LabelNotLocalized: Rule {
  public static let notes = RuleNotes(
    summary: "spoken words cannot be translated, or their key is missing from the string tables",
    why: "who uses the app in another language hears these words in the language of the code",
    help: "add the key to the string catalog, or pass a LocalizedStringKey",
    limits:
      "a missing key is told where the project has string tables; a String of the code is reported for review where nothing is translated; a String that another view hands in is not judged",
    guidelines: [.wcag("3.1.1"), .wcag("3.1.2"), .nutrition(.voiceOver)],
    effect: .limits,
    examples: [
      .finds(#"Button("Send") {}.1️⃣accessibilityLabel(Text(verbatim: "Send the form"))"#),
      .finds(
        """
        struct Example: View {
          private let title = String(localized: "Ongoing call")
          private let hangUp: String = "Hang up"
          var body: some View {
            Text(title)
            Button("Hang up") {}.1️⃣accessibilityLabel(hangUp)
          }
        }
        """),
      .allows(#"Button("Send") {}.accessibilityLabel("Send the form")"#),
      .allows(
        """
        struct Example: View {
          private let hangUp = String(localized: "Hang up")
          private let answer: LocalizedStringKey = "Take the call"
          var body: some View {
            Button("Hang up") {}.accessibilityLabel(hangUp)
            Button("Answer") {}.accessibilityLabel(answer)
          }
        }
        """),
    ])

  public init() {}

  private static let speaking: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let constants = constants(view)
    return constants
      + view.appliedModifiers.compactMap { node, modifier in
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

  /// A `String` of the code, where a `LocalizedStringKey` would have been looked up.
  private func constants(_ view: AuditedView) -> [AuditFinding] {
    let translates = translates(view)
    return view.appliedModifiers.compactMap { _, modifier in
      guard Self.speaking.contains(modifier.name), let argument = modifier.arguments.first,
        Self.isOwn(argument.source),
        let words = plain(argument.value)
      else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "‘\(words)’ is spoken in one language only",
        heard: modifier.after.heard, review: translates ? nil : Self.untranslated,
        help: "make it with String(localized:), or give it the type LocalizedStringKey")
    }
  }

  /// Where nobody translates anything, nothing stands out.
  static let untranslated = "the app may be made for one language"

  /// A property or function of the view, called without anything: what data brings along is nobody's to translate here.
  private static func isOwn(_ source: String) -> Bool {
    let name = source.hasSuffix("()") ? source.dropLast(2) : source[...]
    return name.first?.isLowercase == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Words of a sentence that no table was asked for; where some are filled in, a table may have the rest.
  private func plain(_ value: AuditedValue) -> String? {
    switch value {
    case .text(let text, isLiteral: true):
      guard text.key == nil, let words = text.known else { return nil }
      return words.filter(\.isLetter).count > 2 && words.contains(" ") ? words : nil
    case .choice(let ways): return ways.lazy.compactMap { plain($0.value) }.first
    default: return nil
    }
  }

  /// Whether the project has string tables, or code of the view asks for translations by name.
  private func translates(_ view: AuditedView) -> Bool {
    !view.languages.isEmpty || view.nodes.contains { $0.arguments.contains { isAsked($0) } }
      || view.appliedModifiers.contains { $0.modifier.arguments.contains { isAsked($0) } }
  }

  private func isAsked(_ argument: AuditedArgument) -> Bool {
    if case .text(let text, isLiteral: false) = argument.value, text.key != nil { return true }
    return argument.source.contains("String(localized:") || argument.source.contains("NSLocalizedString(")
  }
}
