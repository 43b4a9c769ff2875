import ScreenModel

/// Finds screens in a navigation stack that have no title.
public struct ScreenWithoutTitle: Rule {
  public static let notes = RuleNotes(
    summary: "a screen in a navigation stack has no title",
    why:
      "no heading says where one is: VoiceOver lands on the first control, and the back button of the next screen is just ‘Back’",
    help: "add .navigationTitle(…), or a heading at the top",
    limits:
      "views with parts that could not be read are reported for review, those too large to be read to the end only if no title is named in the rest; a sheet without a navigation of its own is judged by modal-without-heading",
    guidelines: [.wcag("2.4.2"), .wcag("2.4.6"), .nutrition(.voiceOver)],
    effect: .misleads,
    examples: [
      .finds(
        """
        1️⃣NavigationStack {
          List { Text("Skipper"); Text("Two hands") }
        }
        """, heard: "Skipper | Two hands"),
      .allows(
        """
        NavigationStack {
          List { Text("Skipper"); Text("Two hands") }.navigationTitle("Crew")
        }
        """),
      .allows(
        """
        NavigationStack {
          VStack { Text("Crew").accessibilityAddTraits(.isHeader); Text("Two hands") }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    var found = view.controls("NavigationStack", "NavigationView").compactMap { stack(view, $0) }
    if found.isEmpty, let pushed = pushed(view) { found.append(pushed) }
    return found
  }

  private func stack(_ view: AuditedView, _ node: AuditedNode) -> AuditFinding? {
    let inside = view.subtree(of: node.id)
    // What was not read may hold the title.
    guard !node.elements.isEmpty, !view.mayHold(Self.titles, unreadIn: node), !hasTitle(inside, node.elements, view)
    else { return nil }
    let isOpen = inside.contains { $0.kind == .opaque }
    return AuditFinding(
      at: node.span, via: node.frames, "the first screen of this navigation has no title",
      heard: Array(node.elements.prefix(3)).heard,
      review: isOpen || !view.isComplete ? "part of the screen could not be read" : nil,
      why: isInSheet(node, view) && !pushes(inside) ? Self.alone : nil)
  }

  private static let alone = "no heading says where one is: VoiceOver lands on the first control"

  /// Whether a sheet, cover or popover is around a navigation.
  private func isInSheet(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    if view.ancestors(of: node.id).contains(where: { $0.kind == .presentation }) { return true }
    let place = view.placement
    return place.isPresented && !place.isPushed && !place.isRooted && !place.isHosted && !place.isEmbedded
  }

  /// Whether something leads to a next screen with a back button.
  private func pushes(_ inside: [AuditedNode]) -> Bool {
    inside.contains { node in
      node.name == "NavigationLink" || node.modifiers.contains { $0.name == "navigationDestination" }
        || node.argument("path") != nil
    }
  }

  private func pushed(_ view: AuditedView) -> AuditFinding? {
    guard view.placement.isPushed, !view.placement.isEmbedded, !view.placement.hasTitleOutside, !view.elements.isEmpty,
      let root = view.nodes.first, !view.mayHold(Self.titles, unreadIn: root),
      !hasTitle(view.nodes, view.elements, view)
    else { return nil }
    return AuditFinding(
      at: view.span, "the pushed screen \(view.name) has no title", heard: Array(view.elements.prefix(3)).heard,
      review: view.isComplete ? nil : "part of the screen could not be read")
  }

  /// Names that stand in the code of a title.
  static let titles: Set<String> = [
    "accessibilityHeading", "isHeader", "navigationBarTitle", "navigationTitle", "principal",
  ]

  private func hasTitle(_ inside: [AuditedNode], _ elements: [AuditedElement], _ view: AuditedView) -> Bool {
    if inside.contains(where: {
      $0.modifiers.contains { $0.name == "navigationTitle" || $0.name == "navigationBarTitle" }
    }) {
      return true
    }
    if inside.contains(where: {
      $0.name == "ToolbarItem" && $0.argument("placement")?.source.contains("principal") == true
    }) {
      return true
    }
    let headers = inside.filter { $0.kind == .control && $0.name == "Section" }.map(\.span)
    return elements.contains { element in
      element.element.traits.contains(.header) && !headers.contains { $0.contains(element.span) }
    }
  }
}
