import ScreenModel

/// Finds content that gives way to a loading view after a touch, and nothing says so.
public struct LoadingSilent: Rule {
  public static let notes = RuleNotes(
    summary: "content is replaced by a loading view that nothing announces or focuses",
    why: "the control that was touched is gone, the focus jumps, and nothing says that the work has begun",
    help: "announce it, or keep the content and put a named ProgressView beside it",
    limits: "judges work that a touch on the screen starts; the first load of a screen is heard on arrival",
    guidelines: [.wcag("4.1.3"), .nutrition(.voiceOver)],
    state: .loading, effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var isLoading = false
          var body: some View {
            VStack {
              if 1️⃣isLoading { ProgressView("Loading tides") } else {
                Text("High water at noon")
                Button("Refresh") { isLoading = true }
              }
            }
          }
        }
        """, heard: "Loading tides"),
      .allows(
        """
        struct Example: View {
          @State private var isLoading = false
          var body: some View {
            VStack {
              if isLoading { ProgressView("Loading tides") } else {
                Text("High water at noon")
                Button("Refresh") {
                  isLoading = true
                  AccessibilityNotification.Announcement("Loading tides").post()
                }
              }
            }
          }
        }
        """),
    ])

  public static let missing: Missing? = .ofSpeech

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { branch in
      guard branch.kind == .branch, !branch.isInLabel, !branch.isAboutRow, let condition = branch.condition,
        condition.names.contains(where: Words.isBusy) || condition.text.lowercased().contains("loading"),
        view.content(of: branch.id).contains(where: { $0.name == "ProgressView" }),
        replaces(branch, view), view.heardElements(in: branch.id).count <= 4,
        view.writers(of: condition).contains(where: { $0.isTouch }), !view.isTold(branch)
      else { return nil }
      return AuditFinding(
        at: branch.span, via: branch.frames, "the content gives way to a loading view and nothing says so",
        heard: view.heardElements(in: branch.id).heard)
    }
  }

  /// Another case of the same `switch`, where a button writes the case, in its own code or in its model's.
  private func isOtherCase(_ other: AuditedNode, of branch: AuditedNode, _ view: AuditedView) -> Bool {
    guard let one = other.condition, let two = branch.condition, !two.names.isEmpty, one.names == two.names else {
      return false
    }
    let names = two.names.map { "\($0.split(separator: ".").last ?? "") = ." }
    return view.writers(of: two).contains { writer in
      writer.isTouch && (names.contains { writer.source.contains($0) } || writes(two, writer))
    }
  }

  /// Whether code writes the case that a test is about before it waits for anything.
  private func writes(_ test: Condition, _ handler: AuditedHandler) -> Bool {
    handler.effects.contains { effect in
      guard case .assigns(let name, let value?) = effect.kind, test.mentions(name) else { return false }
      return value.hasPrefix(".") && test.text.hasSuffix(" is \(value)")
    }
  }

  /// Whether the other side of the test shows texts and the control that is touched.
  private func replaces(_ branch: AuditedNode, _ view: AuditedView) -> Bool {
    guard let parent = branch.parent else { return false }
    return view.nodes[parent].children.contains { other in
      other != branch.id && view.nodes[other].kind == .branch
        && (view.nodes[other].span == branch.span || isOtherCase(view.nodes[other], of: branch, view))
        && view.content(of: other).contains { $0.name == "Text" }
        && view.content(of: other).contains { $0.isButtonLike || ["List", "ForEach"].contains($0.name) }
    }
  }
}
