import ScreenModel

/// Finds panels over a dimmed screen that leave the screen within reach.
public struct OverlayNotModal: Rule {
  public static let notes = RuleNotes(
    summary: "an overlay with a scrim leaves the background reachable",
    why: "a swipe leads out of the panel into what lies under it, where nothing should be used",
    help:
      "add .accessibilityAddTraits(.isModal) to the panel and .accessibilityHidden(…) to what is beneath, or use a sheet",
    limits: "a scrim is a thin colour that covers the screen; sheets, covers and alerts need nothing",
    guidelines: [.wcag("1.3.2"), .wcag("2.4.3"), .nutrition(.voiceOver)],
    state: .modal, effect: .blocks, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var isOpen = false
          var body: some View {
            ZStack {
              Button("See the offer") { isOpen = true }
              if 1️⃣isOpen {
                Color.black.opacity(0.4).ignoresSafeArea().accessibilityHidden(true)
                VStack { Text("Spring offer"); Button("Not now") { isOpen = false } }
              }
            }
          }
        }
        """, heard: "Spring offer | Not now, button"),
      .allows(
        """
        struct Example: View {
          @State private var isOpen = false
          var body: some View {
            ZStack {
              Button("See the offer") { isOpen = true }.accessibilityHidden(isOpen)
              if isOpen {
                Color.black.opacity(0.4).ignoresSafeArea().accessibilityHidden(true)
                VStack { Text("Spring offer"); Button("Not now") { isOpen = false } }
              }
            }
          }
        }
        """),
    ])

  public static let missing: Missing? = .onScreen

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.overlays.compactMap { branch, _ in
      guard let condition = branch.condition, !isModal(branch, view), !isHiddenBeneath(branch, condition, view),
        hasBackground(branch, condition, view)
      else { return nil }
      return AuditFinding(
        at: branch.span, via: branch.frames, "what lies under the overlay can still be reached",
        heard: view.heardElements(in: branch.id).heard, help: help(branch))
    }
  }

  /// With the test that the code has, where it can be written once more.
  private func help(_ branch: AuditedNode) -> String? {
    guard let test = branch.condition?.text, test.count < 60,
      test.allSatisfy({ $0.isLetter || $0.isNumber || "._!=<> ".contains($0) }), !test.contains(" is ")
    else { return nil }
    return Self.notes.help.replacing("(…)", with: "(\(test))")
  }

  private func isModal(_ branch: AuditedNode, _ view: AuditedView) -> Bool {
    (view.subtree(of: branch.id) + view.ancestors(of: branch.id).prefix(3)).contains { node in
      node.addedTraits.contains { $0.trait == "isModal" }
        || node.modifiers.contains {
          $0.name == "accessibility" && $0.arguments.contains { $0.source.contains("isModal") }
        }
    }
  }

  private func isHiddenBeneath(_ branch: AuditedNode, _ condition: Condition, _ view: AuditedView) -> Bool {
    view.appliedModifiers.contains { node, modifier in
      guard ["accessibilityHidden", "disabled"].contains(modifier.name) else { return false }
      return modifier.arguments.contains { view.mentions($0.value, condition.names) }
    }
  }

  /// Whether something can be heard beside the overlay while it is there.
  private func hasBackground(_ branch: AuditedNode, _ condition: Condition, _ view: AuditedView) -> Bool {
    let own = Set(view.heardElements(in: branch.id).map(\.key))
    return view.elements.contains { element in
      !own.contains(element.key)
        && !element.presence.contains { test in condition.names.contains(where: test.mentions) }
    }
  }
}
