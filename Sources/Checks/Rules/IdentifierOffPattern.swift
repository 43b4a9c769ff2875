import ScreenModel

/// Finds identifiers that do not follow the pattern of names.
public struct IdentifierOffPattern: Rule {
  public static let notes = RuleNotes(
    summary: "an identifier does not follow {category}_{context}_{element}",
    why: "who reads it in a log of a test cannot tell which screen and control it is",
    help: "name area, screen and element in lower case, with underscores: technique_editor_save_button",
    limits: "parts that are known only when the app runs may be anything",
    guidelines: [], effect: .slows, isOptIn: true,
    examples: [
      .finds("Button(\"Save\") {}.1️⃣accessibilityIdentifier(\"SaveButton\")"),
      .allows("Button(\"Save\") {}.accessibilityIdentifier(\"technique_editor_save_button\")"),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "accessibilityIdentifier", let text = modifier.text, !text.isEmpty,
        let wrong = text.variants.first(where: { !isPattern($0) })
      else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "‘\(wrong.written)’ does not follow {category}_{context}_{element}",
        heard: node.elements.heard)
    }
  }

  private func isPattern(_ text: SpokenText) -> Bool {
    // A run-time value stands for one good part.
    let written = text.parts.map { part in
      if case .known(let words) = part { return words }
      return "x"
    }.joined()
    let parts = written.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count >= 3
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
          && part.first?.isLetter == true
          || !part.isEmpty && part.allSatisfy { $0.isNumber }
      }
  }
}
