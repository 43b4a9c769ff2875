import ScreenModel

/// Finds buttons that only open a URL.
public struct ButtonOpensLink: Rule {
  public static let notes = RuleNotes(
    summary: "a button only opens a URL and is no link",
    why:
      "“button” promises that something happens here; people are sent to the browser unprepared, and do not find it among the links",
    help: "use Link(_:destination:), or add the .isLink trait",
    limits: "a button that does anything else too is left alone",
    guidelines: [.wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .slows,
    examples: [
      .finds(
        """
        struct Example: View {
          @Environment(\\.openURL) private var openURL
          let page: URL
          var body: some View { 1️⃣Button("Pool rules") { openURL(page) } }
        }
        """, heard: "Pool rules, button"),
      .allows(
        """
        struct Example: View {
          let page: URL
          var body: some View { Link("Pool rules", destination: page) }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.everyElement.compactMap { element in
      guard element.element.role == "Button", element.isControl, !element.element.traits.contains(.link) else {
        return nil
      }
      let handlers = view.handlers(at: element.span, element.key.frames)
      // The settings of the phone are no page: `UIApplication.openSettingsURLString`.
      if handlers.contains(where: { $0.source.contains("SettingsURLString") }) { return nil }
      let effects = handlers.flatMap(\.effects)
      guard effects.contains(where: { $0.kind == .opensURL && $0.tests.allSatisfy(isUnwrapping) }),
        effects.allSatisfy(isPartOfOpening)
      else { return nil }
      // What a component is handed is decided where it is placed.
      let isHandedIn = view.node(of: element)?.argument("action").map { !$0.source.hasPrefix("{") } ?? false
      let place = isHandedIn ? element.key.frames.last : nil
      return AuditFinding(
        at: place ?? element.span, via: place == nil ? element.key.frames : [],
        "\(element.called) only opens a URL", heard: element.heard, after: "\(element.heard), link",
        why: handlers.contains(where: opensApp)
          ? Self.app : view.opensLinksItself && !handlers.contains(where: leavesApp) ? Self.inside : nil)
    }
  }

  private static let app =
    "“button” promises that something happens here; another app opens unprepared, and it is not found among the links"

  private static let inside =
    "“button” promises that something happens here; a page opens, in the app itself where its OpenURLAction takes it, and it is not found among the links"

  /// Not through SwiftUI's environment.
  private func leavesApp(_ handler: AuditedHandler) -> Bool { handler.source.contains("UIApplication.shared.open") }

  /// `mailto:`, `tel:`
  private func opensApp(_ handler: AuditedHandler) -> Bool {
    ["\"mailto:", "\"tel:", "\"sms:", "\"facetime:", "\"maps:"].contains { handler.source.contains($0) }
  }

  private func isUnwrapping(_ test: String) -> Bool { test.hasPrefix("let ") }

  private func isPartOfOpening(_ effect: AuditedHandler.Effect) -> Bool {
    switch effect.kind {
    case .opensURL: true
    case .calls(let name):
      name.hasPrefix("open") || name == "URL" || name.hasSuffix("UIApplication.shared.open")
        || name.hasSuffix(".canOpenURL")
    default: false
    }
  }
}
