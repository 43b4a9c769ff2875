import ScreenModel

/// Finds sheets and overlays that do not say what they are.
public struct ModalWithoutHeading: Rule {
  public static let notes = RuleNotes(
    summary: "nothing in a sheet or overlay says where one is",
    why: "the focus comes into a new place that has no name",
    help: "begin with a title: .navigationTitle in a navigation stack, or a text with the header trait",
    limits:
      "content that could not be read is left alone; for sheets a first text may do, so they are reported for review",
    guidelines: [.wcag("2.4.6"), .wcag("1.3.1"), .nutrition(.voiceOver)],
    state: .modal, effect: .slows,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var isOpen = false
          var body: some View {
            ZStack {
              Button("Check") { isOpen = true }.accessibilityHidden(isOpen)
              if isOpen {
                Color.black.opacity(0.4).ignoresSafeArea().accessibilityHidden(true)
                1️⃣VStack { Text("Compare the words."); Button("Later") { isOpen = false } }
              }
            }
          }
        }
        """, heard: "Compare the words. | Later, button"),
      .allows(
        """
        struct Example: View {
          @State private var isOpen = false
          var body: some View {
            ZStack {
              Button("Check") { isOpen = true }.accessibilityHidden(isOpen)
              if isOpen {
                Color.black.opacity(0.4).ignoresSafeArea().accessibilityHidden(true)
                VStack {
                  Text("Compare").accessibilityAddTraits(.isHeader)
                  Button("Later") { isOpen = false }
                }
              }
            }
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let overlays = view.panels.compactMap { branch, _ -> AuditFinding? in
      let heard = view.heardElements(in: branch.id)
      guard !view.mayHold(ScreenWithoutTitle.titles, unreadIn: branch),
        !view.subtree(of: branch.id).contains(where: { $0.kind == .opaque }),
        heard.contains(where: { $0.content != .image }),
        !hasHeading(heard, view.subtree(of: branch.id))
      else { return nil }
      return AuditFinding(
        at: view.panel(of: branch).span, via: branch.frames, "the overlay has no heading",
        heard: Array(heard.prefix(3)).heard, why: heard.first?.content == .text ? Self.begins : nil)
    }
    return overlays + view.presentations.compactMap { sheet(view, $0) }
  }

  private func sheet(_ view: AuditedView, _ presentation: AuditedPresentation) -> AuditFinding? {
    guard [.sheet, .fullScreenCover].contains(presentation.prediction.kind), let content = presentation.content,
      !presentation.elements.isEmpty
    else { return nil }
    let inside = view.subtree(of: content)
    guard !view.mayHold(ScreenWithoutTitle.titles, unreadIn: view.nodes[content]),
      !inside.contains(where: { $0.kind == .opaque || ["NavigationStack", "NavigationView"].contains($0.name) }),
      !hasHeading(presentation.elements, inside)
    else { return nil }
    return AuditFinding(
      at: presentation.prediction.span, via: presentation.frames, "the sheet has no heading",
      heard: Array(presentation.elements.prefix(3)).heard,
      review: presentation.elements.first?.content == .text || !view.isComplete
        ? "its first text may say where one is" : nil,
      why: presentation.elements.first?.content == .text ? Self.begins : nil)
  }

  private static let begins =
    "its first text is no heading: who jumps from heading to heading passes by where the new place begins"

  private func hasHeading(_ heard: [AuditedElement], _ inside: [AuditedNode]) -> Bool {
    heard.contains { $0.element.traits.contains(.header) || $0.element.openTraits[.header] != nil }
      || inside.contains { node in
        node.modifiers.contains { ["navigationTitle", "navigationBarTitle", "accessibilityHeading"].contains($0.name) }
      }
  }
}
