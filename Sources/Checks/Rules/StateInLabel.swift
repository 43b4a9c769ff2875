import ScreenModel

/// Finds labels that carry a state which a trait or value should carry.
public struct StateInLabel: Rule {
  public static let notes = RuleNotes(
    summary: "the label changes with a state that a trait or value should carry",
    why: "the state is heard as part of the name, and Voice Control has to say it along",
    help: "keep the label and say the state with .isSelected, .isToggle or .accessibilityValue",
    limits: "knows English words for states; a label that names the next action (“Mute”, “Unmute”) is left alone",
    guidelines: [.wcag("1.3.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    state: .selected, effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          let isOn: Bool
          var body: some View {
            Button(action: {}) { Image(systemName: "bold") }
              .1️⃣accessibilityLabel(isOn ? "Bold, on" : "Bold, off")
          }
        }
        """, heard: "<Bold, on | Bold, off>, button"),
      .allows(
        """
        struct Example: View {
          let isOn: Bool
          var body: some View {
            Button(action: {}) { Image(systemName: "bold") }
              .accessibilityLabel("Bold")
              .accessibilityAddTraits(isOn ? .isSelected : [])
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          let isMuted: Bool
          var body: some View {
            Button(action: {}) { Image(systemName: "speaker") }
              .accessibilityLabel(isMuted ? "Unmute" : "Mute")
          }
        }
        """),
    ])

  public init() {}

  private static let states: Set<String> = [
    "on", "off", "selected", "unselected", "deselected", "expanded", "collapsed", "checked", "unchecked", "enabled",
    "disabled", "active", "inactive", "activated", "muted", "unmuted", "loading", "favorited", "favourited", "liked",
    "chosen", "playing", "paused", "locked", "unlocked", "bookmarked", "saved", "followed",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "accessibilityLabel", let text = modifier.text, let word = stateWord(in: text),
        modifier.after.contains(where: { $0.isControl || $0.element.isActivatable }) || node.isButtonLike
      else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "the label changes with a state: ‘\(word)’",
        heard: view.heard(of: modifier, on: node),
        why: isWrittenOut(text, in: modifier.arguments.first?.source ?? "", hasTables: !view.languages.isEmpty)
          ? Self.oneLanguage : nil)
    }
  }

  static let oneLanguage =
    "the state is heard as part of the name, in one language, and Voice Control has to say it along"

  /// Whether words stand in the code and no table translates them.
  func isWrittenOut(_ text: SpokenText, in source: String, hasTables: Bool = true) -> Bool {
    source.contains("\"") && !source.contains("ocalized") && !source.contains("L10n")
      && !(hasTables && text.isOfTable) && text.variants.allSatisfy { $0.known != nil }
  }

  /// The word by which two alternatives differ, where it names a state.
  func stateWord(in text: SpokenText) -> String? {
    let variants = text.variants.prefix(8).map { Words.list($0.written) }
    for (position, one) in variants.enumerated() {
      for two in variants.dropFirst(position + 1) {
        let (left, right) = difference(one, two)
        let shared = one.count - left.count
        guard left.count < 4, right.count < 4 else { continue }
        // “Favorited” and “Not favorited”
        if Set(left + right).isSubset(of: ["not", "is", "currently"]), let state = one.last(where: Self.states.contains)
        {
          return state
        }
        guard shared > 0 || !left.isEmpty && !right.isEmpty else { continue }
        let words = (left + right).filter { $0 != "not" && $0 != "is" && $0 != "currently" }
        if !words.isEmpty, words.allSatisfy(Self.states.contains) { return words.joined(separator: ", ") }
        // “Favorited”, “Not favorited”
        if words.isEmpty, (left + right) == ["not"], let state = one.first(where: Self.states.contains) { return state }
      }
    }
    return nil
  }

  /// What is left of two lists without their common beginning and end.
  private func difference(_ one: [String], _ two: [String]) -> ([String], [String]) {
    var left = one[...]
    var right = two[...]
    while let first = left.first, first == right.first {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, last == right.last {
      left.removeLast()
      right.removeLast()
    }
    return (Array(left), Array(right))
  }
}

extension SpokenText {
  /// Whether words of it came from a string table.
  fileprivate var isOfTable: Bool {
    key != nil
      || parts.contains { part in
        guard case .varies(let ways) = part else { return false }
        return ways.contains { $0.text.isOfTable }
      }
  }
}
