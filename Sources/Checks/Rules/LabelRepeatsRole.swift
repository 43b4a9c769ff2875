import ScreenModel

/// Finds labels that say the role, which VoiceOver says anyway.
public struct LabelRepeatsRole: Rule {
  public static let notes = RuleNotes(
    summary: "a label says its role: button, image, link, tab, heading",
    why: "the role is heard twice: “Save button, button”",
    help: "take the role out of the words; VoiceOver adds it",
    limits:
      "looks at English words at the end of a label and at ‘image of’ at its beginning; keys of string tables are no words",
    guidelines: [.wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .slows, fix: .safe,
    examples: [
      .finds(#"Button("Save") {}.1️⃣accessibilityLabel("Save button")"#, heard: "Save button, button"),
      .finds(#"Image("owl").1️⃣accessibilityLabel("Image of an owl")"#, heard: "Image of an owl, image"),
      .allows(#"Button("Save") {}.accessibilityLabel("Save the draft")"#),
      .allows(#"Button("Link") {}"#),
      .allows(#"Button("paywall.buy.button") {}"#),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.everyElement.compactMap { element in
      guard let text = element.label, !text.isFileName, let label = readable(text), !label.contains("_"),
        let role = repeated(label, element)
      else { return nil }
      let place = element.hasOwnLabel ? element.element.origins[.label] : nil
      let kept = shortened(label, role)
      return AuditFinding(
        at: place?.span ?? element.span, via: place?.via ?? element.key.frames,
        "the label ‘\(label)’ says ‘\(role)’, which VoiceOver says anyway", heard: element.heard,
        after: kept.isEmpty ? nil : element.heard(label: kept))
    }
  }

  /// The words where they are known, at least the last of them.
  private func readable(_ text: SpokenText) -> String? {
    if let known = text.known { return known }
    if case .known? = text.parts.last, text.variants.count == 1 { return text.written }
    return nil
  }

  func repeated(_ label: String, _ element: AuditedElement) -> String? {
    if Words.isKey(label) { return nil }
    let words = Words.list(label)
    guard let last = words.last else { return nil }
    let traits = element.element.traits
    if traits.contains(.toggleButton) { return nil }
    if traits.contains(.button), last == "button", words.count > 1 || element.hasOwnLabel { return last }
    if traits.contains(.button), last == "icon", words.count > 1, element.hasOwnLabel { return last }
    if traits.contains(.link), last == "link", words.count > 1 { return last }
    if traits.contains(.link), words.count > 2, words[0] == "link", ["to", "for"].contains(words[1]) {
      return words[0]
    }
    if traits.contains(.button), words.count > 2, words[0] == "button", ["to", "for"].contains(words[1]) {
      return words[0]
    }
    if traits.contains(.tabBarItem), last == "tab", words.count > 1 { return last }
    if traits.contains(.header), last == "heading", words.count > 1 { return last }
    guard element.content == .image, traits.contains(.image), element.hasOwnLabel || !element.isUnnamedImage else {
      return nil
    }
    if ["image", "icon", "picture"].contains(last) { return last }
    return words.count > 2 && ["image", "icon", "picture", "photo"].contains(words[0]) && words[1] == "of"
      ? words[0] : nil
  }

  func shortened(_ label: String, _ role: String) -> String {
    var words = label.split(separator: " ").map(String.init)
    if words.last?.lowercased() == role {
      words.removeLast()
    } else if words.first?.lowercased() == role {
      words.removeFirst(min(2, words.count))
      if let first = words.first, ["a", "an", "the"].contains(first.lowercased()) { words.removeFirst() }
    }
    return words.joined(separator: " ")
  }
}
