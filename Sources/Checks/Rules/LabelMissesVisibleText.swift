import ScreenModel

/// Finds controls whose spoken name does not contain the words drawn on them.
public struct LabelMissesVisibleText: Rule {
  public static let notes = RuleNotes(
    summary: "the spoken name of a control does not contain its visible words",
    why: "people who say what they see to Voice Control cannot reach it; who sees and listens hears something else",
    help: "begin the label with the visible words, or add them with .accessibilityInputLabels([…])",
    limits: "short signs and abbreviations, and words known only when the app runs, are left alone",
    guidelines: [.wcag("2.5.3"), .nutrition(.voiceControl)],
    effect: .misleads,
    examples: [
      .finds(
        """
        Button("Send") {}.1️⃣accessibilityLabel("Submit the form")
        """, heard: "Submit the form, button"),
      .allows(#"Button("Send") {}.accessibilityLabel("Send the form")"#),
      .allows(
        """
        Button("Send") {}
          .accessibilityLabel("Submit the form")
          .accessibilityInputLabels(["Send"])
        """),
      .allows(#"Button("+") {}.accessibilityLabel("Add a row")"#),
    ])

  public static let missing: Missing? = .inPart

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      guard node.isButtonLike, let before = node.elements.first, before.label?.isFileName != true,
        let seen = before.label?.known, let label = node.modifier("accessibilityLabel"),
        let said = label.text?.known, !said.isEmpty, node.modifier("accessibilityInputLabels") == nil,
        isLegible(seen), !Words.isKey(seen), !Words.isKey(said),
        !view.content(of: node.id).contains(where: { $0.name == "ProgressView" })
      else { return nil }
      let first = seen.split(separator: ",").first.map(String.init) ?? seen
      guard !contains(Words.list(said), Words.list(first)) else { return nil }
      return AuditFinding(
        at: label.span, via: label.frames, "‘\(seen)’ is seen and ‘\(said)’ is said", heard: label.after.heard,
        after: before.heard)
    }
  }

  func isLegible(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter)
    return letters.count > 3 || letters.count > 2 && letters != letters.uppercased()
  }

  func contains(_ words: [String], _ part: [String]) -> Bool {
    guard !part.isEmpty, words.count >= part.count else { return part.isEmpty }
    return (0...(words.count - part.count)).contains { Array(words[$0..<($0 + part.count)]) == part }
  }
}
