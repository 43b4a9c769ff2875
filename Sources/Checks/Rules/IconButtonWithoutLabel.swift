import ScreenModel

/// Finds controls that show a picture and nothing else, and that nobody named.
public struct IconButtonWithoutLabel: Rule {
  public static let notes = RuleNotes(
    summary: "a control whose only content is a picture has no name",
    why:
      "VoiceOver reads the name of the file or symbol, which says what is drawn and not what happens; Voice Control cannot call it",
    help:
      "add .accessibilityLabel(…) with what it does, or use Button(\"…\", systemImage:) with .labelStyle(.iconOnly)",
    limits: "pictures made by code that was not read are not judged",
    guidelines: [.wcag("1.1.1"), .wcag("4.1.2"), .nutrition(.voiceOver), .nutrition(.voiceControl)],
    effect: .blocks, fix: .unsafe,
    examples: [
      .finds(
        """
        1️⃣Button(action: {}) { Image(systemName: "square.and.arrow.up") }
        """, heard: "Share, button"),
      .finds(
        """
        1️⃣Button { } label: { Image("icon_close") }
        """, heard: "icon_close, button"),
      .allows(
        """
        Button(action: {}) { Image(systemName: "square.and.arrow.up") }
          .accessibilityLabel("Share recipe")
        """),
      .allows(
        """
        Button { } label: { Label("Share", systemImage: "square.and.arrow.up").labelStyle(.iconOnly) }
        """),
      .allows(
        """
        Button { } label: { Image(systemName: "plus").accessibilityLabel("Add") }
        """),
    ])

  public static let missing: Missing? = .inPart

  public init() {}

  /// Something that was handed in, or could not be read, stands beside the picture.
  private func holdsUnread(_ element: AuditedElement, _ view: AuditedView) -> Bool {
    guard let node = view.node(of: element) else { return false }
    return view.content(of: node.id).contains { $0.kind == .opaque }
      || element.element.certainty.textOpen.contains { $0.text.hasSuffix("handed in when the app runs") }
  }

  /// Drawn with a letter nobody speaks.
  private func isSign(_ label: SpokenText?) -> Bool { label?.known.map(Self.signs.contains) ?? false }

  private static let signs: Set<String> = [
    "✕", "✖", "✗", "×", "⋯", "…", "☰", "⚙", "⚙️", "›", "‹", "←", "→", "↑", "↓", "✓", "✔", "★", "☆", "♥", "❤", "❤️", "♡",
    "🗑", "🗑️", "🔍", "⌫", "⤴", "⤵", "▶", "▶️", "⏸", "⏸️", "⏯", "⋮", "≡",
  ]

  /// `Button("", systemImage: "trash")`
  private func isNameless(_ element: AuditedElement, _ view: AuditedView) -> Bool {
    guard element.label?.isEmpty ?? true, element.element.certainty.textOpen.isEmpty,
      let node = view.node(of: element)
    else { return false }
    return node.argument("systemImage") != nil || node.argument("image") != nil
  }

  private static let kinds: Set<String> = ["Button", "NavigationLink", "Menu", "Link", "ShareLink", "Toggle"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.everyElement.compactMap { element in
      guard let role = element.element.role, !element.hasOwnLabel,
        element.isControl && Self.kinds.contains(role)
          || element.isOperable && element.isUnnamedImage,
        element.label?.hasFileName == true || isSign(element.label) || isNameless(element, view),
        !holdsUnread(element, view)
      else { return nil }
      let times = times(element.label)
      var finding = AuditFinding(
        at: element.span, via: element.key.frames,
        times.isEmpty
          ? "\(role) shows a picture only and has no label"
          : "\(role) shows a picture only \(Self.told(times)), and has no label then",
        heard: element.heard, review: reason(element.label) ?? Self.doubt(times),
        help: times.isEmpty
          ? nil : "give the picture a name: Image(…).accessibilityLabel(…) with what the control does",
        why: isWord(element, view)
          ? Self.word
          : element.label?.isEmpty ?? true
            ? Self.nothing : isSign(element.label) ? Self.sign : nil)
      // A label on the control would be heard in place of its words as well.
      finding.isLeftToPeople = !times.isEmpty
      return finding
    }
  }

  /// What has to hold that there is a picture and no words, each time, where there are words at other times.
  private func times(_ label: SpokenText?) -> [[String]] {
    guard let label, !label.isFileName else { return [] }
    return label.parts.flatMap { part -> [[String]] in
      guard case .varies(let ways) = part else { return [] }
      return ways.filter(\.text.hasFileName).map { ConditionWords([$0.condition.text]).tests }
    }.eachOnce
  }

  /// When that is, in words that can be read.
  private static func told(_ times: [[String]]) -> String {
    let words = times.map { $0.joined(separator: " && ") }
    let isShort = words.allSatisfy { !$0.isEmpty && $0.count < 60 && !$0.contains("||") && !$0.contains("(") }
    return times.count < 4 && isShort ? "if \(words.joined(separator: " or "))" : "at times"
  }

  /// Several words that may be missing need not be missing together.
  private static func doubt(_ times: [[String]]) -> String? {
    guard !times.isEmpty else { return nil }
    let missing = times.map { tests in tests.count { $0.hasSuffix(" == nil") || $0.hasSuffix(".isEmpty") } }
    return missing.allSatisfy { $0 > 1 } ? "its words may never be missing all at once" : nil
  }

  private static let nothing =
    "nothing is heard but what kind of control it is: nobody can tell what it does, and Voice Control cannot call it"

  private static let sign =
    "VoiceOver reads the sign, which says what is drawn and not what happens, or passes it over; Voice Control cannot call it"

  private static let word =
    "VoiceOver reads the system's word for the symbol: it says what is drawn, which need not be what the button does here, and it changes with the system's version and not with yours"

  /// The system has a word of its own for the symbol, which is heard in place of the symbol's name.
  private func isWord(_ element: AuditedElement, _ view: AuditedView) -> Bool {
    guard let words = element.label?.known, element.element.certainty.textOpen.isEmpty, !isSign(element.label),
      let node = view.node(of: element)
    else { return false }
    let drawn = [node] + view.content(of: node.id)
    let symbols = drawn.flatMap { part in
      ["systemName", "systemImage"].compactMap { part.argument($0)?.value.text?.known }
    }
    return !symbols.isEmpty && !symbols.contains(words)
  }

  /// Why it is not certain which picture it is.
  private func reason(_ label: SpokenText?) -> String? {
    guard let label, !label.holes.isEmpty else { return nil }
    return label.isNamedElsewhere ? "the picture is in code that was not read" : "the picture is chosen at run time"
  }
}
