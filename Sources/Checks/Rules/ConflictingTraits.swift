import ScreenModel

/// Finds traits that contradict each other or the control they are on.
public struct ConflictingTraits: Rule {
  public static let notes = RuleNotes(
    summary: "traits contradict each other or the control they are added to",
    why: "what VoiceOver says it is, is not how it works",
    help: "keep the trait that says what it does",
    limits: "headings that can be activated are legitimate",
    guidelines: [.wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .misleads,
    examples: [
      .finds(#"Text("Send").1️⃣accessibilityAddTraits([.isButton, .isStaticText])"#),
      .finds(
        """
        struct Example: View {
          @State private var volume = 0.5
          var body: some View {
            Slider(value: $volume) { Text("Volume") }.1️⃣accessibilityAddTraits(.isButton)
          }
        }
        """),
      .allows(#"Text("Send").accessibilityAddTraits(.isButton)"#),
      .allows(#"Text("Today").accessibilityAddTraits([.isButton, .isHeader])"#),
    ])

  public init() {}

  private static let pairs: [(String, String)] = [
    ("isButton", "isStaticText"), ("isLink", "isStaticText"), ("isButton", "isLink"), ("isButton", "isSearchField"),
    ("isImage", "isSearchField"), ("isKeyboardKey", "isButton"), ("isHeader", "isSearchField"),
    ("updatesFrequently", "isHeader"),
  ]

  private static let foreign: [String: Set<String>] = [
    "isStaticText": ["Button", "NavigationLink", "Link", "Menu", "Toggle", "Slider", "TextField", "Stepper", "Picker"],
    "isButton": ["Slider", "TextField", "SecureField", "TextEditor"],
    "isImage": ["Toggle", "Slider", "TextField", "SecureField", "TextEditor", "Stepper", "Picker"],
    "isSearchField": ["Button", "Toggle", "Slider"],
    "isLink": ["Toggle", "Slider", "Stepper", "TextField"],
    "isToggle": ["Slider", "TextField", "SecureField", "TextEditor"],
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      let added = node.addedTraits
      guard !added.isEmpty else { return nil }
      let names = Set(added.map(\.trait))
      if let pair = Self.pairs.first(where: { names.contains($0.0) && names.contains($0.1) }),
        let place = added.last(where: { $0.trait == pair.1 || $0.trait == pair.0 })
      {
        return finding(place.modifier, "‘.\(pair.0)’ and ‘.\(pair.1)’ contradict each other")
      }
      guard node.kind == .control,
        let wrong = added.first(where: { Self.foreign[$0.trait]?.contains(node.name) ?? false })
      else { return nil }
      return finding(wrong.modifier, "‘.\(wrong.trait)’ contradicts what a \(node.name) is")
    }
  }

  private func finding(_ modifier: AuditedModifier, _ message: String) -> AuditFinding {
    AuditFinding(at: modifier.span, via: modifier.frames, message, heard: modifier.after.heard)
  }
}
