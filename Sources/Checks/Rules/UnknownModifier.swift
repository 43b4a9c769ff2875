import ScreenModel

/// Finds accessibility modifiers that do not exist.
public struct UnknownModifier: Rule {
  public static let notes = RuleNotes(
    summary: "an accessibility modifier that SwiftUI does not have",
    why: "the code does not build, or a package's modifier does something else than its name says",
    help: "use the modifier that SwiftUI has",
    limits:
      "modifiers of the project itself are followed; those of packages that were not read are reported for review",
    guidelines: [.wcag("4.1.2")],
    effect: .misleads,
    examples: [
      .finds(#"Text("Send").1️⃣accessibilityText("Send the form")"#, heard: "Send"),
      .finds(#"Text("Send").1️⃣accessibilityMagic("Send the form")"#, review: true),
      .allows(#"Text("Send").accessibilityLabel("Send the form")"#),
      .allows(
        """
        extension View { func accessibilityNote(_ words: String) -> some View { accessibilityHint(words) } }
        struct Example: View { var body: some View { Button("Send") {}.accessibilityNote("Mails it") } }
        """),
    ])

  public init() {}

  /// What people and machines write by mistake, and what they mean.
  private static let mistakes: [String: String] = [
    "accessibilityText": "accessibilityLabel", "accessibilityName": "accessibilityLabel",
    "accessibilityDescription": "accessibilityLabel", "accessibilityTitle": "accessibilityLabel",
    "accessibilityRole": "accessibilityAddTraits", "accessibilityTraits": "accessibilityAddTraits",
    "accessibilityTrait": "accessibilityAddTraits", "accessibilityAddTrait": "accessibilityAddTraits",
    "accessibilityRemoveTrait": "accessibilityRemoveTraits", "accessibilityHide": "accessibilityHidden",
    "accessibilityIsHidden": "accessibilityHidden", "accessibilityIgnore": "accessibilityHidden",
    "accessibilityId": "accessibilityIdentifier", "accessibilityID": "accessibilityIdentifier",
    "accessibilityIdentifer": "accessibilityIdentifier", "accessibilityGroup": "accessibilityElement",
    "accessibilityCombine": "accessibilityElement", "accessibilityFocus": "accessibilityFocused",
    "accessibilityInputLabel": "accessibilityInputLabels", "accessibilityHints": "accessibilityHint",
    "accessibilityAnnouncement": "AccessibilityNotification.Announcement", "voiceOverLabel": "accessibilityLabel",
    "voiceOverHint": "accessibilityHint", "voiceOverHidden": "accessibilityHidden",
    "accessibilityHeader": "accessibilityAddTraits", "accessibilityButton": "accessibilityAddTraits",
  ]

  private static let known: Set<String> = [
    "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityActivationPoint",
    "accessibilityAddTraits", "accessibilityAdjustableAction", "accessibilityChartDescriptor", "accessibilityChildren",
    "accessibilityCustomContent", "accessibilityDefaultFocus", "accessibilityDirectTouch", "accessibilityDragPoint",
    "accessibilityDropPoint", "accessibilityElement", "accessibilityFocused", "accessibilityHeading",
    "accessibilityHidden", "accessibilityHint", "accessibilityIdentifier", "accessibilityIgnoresInvertColors",
    "accessibilityInputLabels", "accessibilityLabel", "accessibilityLabeledPair", "accessibilityLinkedGroup",
    "accessibilityQuickAction", "accessibilityRemoveTraits", "accessibilityRepresentation",
    "accessibilityRespondsToUserInteraction", "accessibilityRotor", "accessibilityRotorEntry",
    "accessibilityScrollAction", "accessibilityScrollStatus", "accessibilityShowsLargeContentViewer",
    "accessibilitySortPriority", "accessibilityTextContentType", "accessibilityValue", "accessibilityZoomAction",
    "accessibilityAssistiveAccessNavigationIcon", "accessibilityCustomAction",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      let name = modifier.name
      guard name.hasPrefix("accessibility") || name.hasPrefix("voiceOver"), !Self.known.contains(name) else {
        return nil
      }
      let meant = Self.mistakes[name]
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "SwiftUI has no ‘.\(name)’", heard: node.elements.heard,
        review: meant == nil ? "a package that was not read may declare it" : nil,
        help: meant.map { "use \($0)" })
    }
  }
}
