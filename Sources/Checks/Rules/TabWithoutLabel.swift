import ScreenModel

/// Finds tabs that are a picture without a name.
public struct TabWithoutLabel: Rule {
  public static let notes = RuleNotes(
    summary: "a tab has no name",
    why: "the name of a symbol is heard where the name of a part of the app should be",
    help: "give the tab a title: Tab(\"Weather\", systemImage:) or Label in .tabItem",
    limits: "tab bars drawn by hand are judged by icon-button-without-label",
    guidelines: [.wcag("2.4.2"), .wcag("4.1.2"), .nutrition(.voiceOver), .nutrition(.voiceControl)],
    effect: .misleads,
    examples: [
      .finds(
        """
        TabView {
          Text("Frost").1️⃣tabItem { Image(systemName: "cloud.sun") }
        }
        """),
      .allows(
        """
        TabView {
          Text("Frost").tabItem { Label("Weather", systemImage: "cloud.sun") }
        }
        """),
    ])

  public static let missing: Missing? = .inPart

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.everyElement.compactMap { element in
      guard element.element.traits.contains(.tabBarItem), !element.hasOwnLabel,
        element.element.certainty.textOpen.isEmpty || element.label?.isFileName == true,
        element.label == nil || element.label?.isFileName == true
      else { return nil }
      return AuditFinding(
        at: element.span, via: element.key.frames, "this tab has no name", heard: element.heard,
        review: isUnread(element, view) ? "what is written as its label could not be read" : nil)
    }
  }

  /// A label is written, and nothing came of it.
  private func isUnread(_ element: AuditedElement, _ view: AuditedView) -> Bool {
    guard element.label == nil else { return false }
    let tabs = view.nodes.filter { $0.span == element.span || $0.modifiers.contains { $0.span == element.span } }
    return tabs.contains { node in
      node.argument("label") != nil || node.modifier("tabItem") != nil
        || node.children.contains { view.nodes[$0].kind == .slot && view.nodes[$0].name == "label" }
    }
  }
}
