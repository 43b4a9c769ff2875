import ScreenModel

/// Finds placeholder rows that are heard as if they were content.
public struct SkeletonRead: Rule {
  public static let notes = RuleNotes(
    summary: "placeholder rows are exposed as content",
    why: "made-up rows are heard like real ones, and vanish under the listener when the real ones come",
    help: "hide the skeleton with .accessibilityHidden(true) and let one named ProgressView speak",
    limits: "knows .redacted, and views named skeleton, placeholder or shimmer",
    guidelines: [.wcag("1.3.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    state: .loading, effect: .misleads, fix: .safe,
    examples: [
      .finds(
        """
        struct Example: View {
          let isLoading: Bool
          var body: some View {
            List { Text("Order 00") }.1️⃣redacted(reason: isLoading ? .placeholder : [])
          }
        }
        """, review: true),
      .finds(
        """
        struct Example: View {
          let isLoading: Bool
          var body: some View {
            VStack { if isLoading { ProgressView("Loading orders"); 1️⃣OrderSkeleton() } else { Text("Order 41") } }
          }
        }
        struct OrderSkeleton: View {
          var body: some View { Text("Order 00") }
        }
        """),
      .allows(
        """
        struct Example: View {
          let isLoading: Bool
          var body: some View {
            VStack {
              if isLoading {
                ProgressView("Loading orders")
                VStack { Text("Order 00") }.redacted(reason: .placeholder).accessibilityHidden(true)
              } else { Text("Order 41") }
            }
          }
        }
        """),
    ])

  public init() {}

  private static let speaking: Set<String> = [
    "Text", "Label", "Button", "LabeledContent", "NavigationLink", "Image", "Toggle",
  ]
  private static let names = ["Skeleton", "Placeholder", "Shimmer"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    redacted(view) + named(view)
  }

  private func redacted(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard ["redacted", "shimmering", "shimmer", "skeleton"].contains(modifier.name), !node.isInLabel,
        !view.isHidden(node), view.speaks(node), !view.glanceFiles.contains(modifier.span.file),
        !modifier.hasOpaqueContent
      else { return nil }
      if modifier.name == "redacted", !modifier.arguments.contains(where: { $0.source.contains("placeholder") }) {
        return nil
      }
      let isRedacted = modifier.name == "redacted"
      // What shimmers is judged by what blanks it out.
      if !isRedacted, view.selfAndAncestors(of: node).contains(where: { $0.modifier("redacted") != nil }) { return nil }
      let heard = view.heardElements(in: node.id)
      let parts = view.subtree(of: node.id).filter { $0.kind == .control && Self.speaking.contains($0.name) }
      guard isRedacted ? !parts.isEmpty : !heard.isEmpty else { return nil }
      let isReal = isRedacted && !isAlways(modifier) && parts.contains { isFilled($0) }
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        isReal ? "what is blanked out may still be heard" : "placeholders may be heard as content",
        heard: isRedacted ? nil : heard.heard, after: "",
        review: isRedacted
          ? "what redaction leaves to hear differs between systems; hiding is certain"
          : !isPlain(modifier) ? "what shimmers at times may be the content itself" : nil,
        help: isReal
          ? "hide it while it is blanked out with .accessibilityHidden(…), and let one named ProgressView speak" : nil,
        why: isReal
          ? "what is blanked out on screen may be heard as if it were still true, and changes under the listener"
          : nil)
    }
  }

  /// `.shimmering()`: not at times only.
  private func isPlain(_ modifier: AuditedModifier) -> Bool {
    modifier.condition == nil
      && modifier.arguments.allSatisfy { argument in
        switch argument.value {
        case .condition, .symbol, .choice: false
        default: true
        }
      }
  }

  /// `.redacted(reason: .placeholder)`: what is shown so is never real.
  private func isAlways(_ modifier: AuditedModifier) -> Bool {
    modifier.condition == nil && modifier.arguments.first?.value.memberName == "placeholder"
  }

  /// Whether its words come from the app's own data and not from the code.
  private func isFilled(_ part: AuditedNode) -> Bool {
    part.elements.contains { element in
      guard let holes = element.label?.holes, !holes.isEmpty else { return false }
      return !holes.contains { name in
        !Set(Words.ofName(name)).isDisjoint(with: [
          "placeholder", "placeholders", "mock", "sample", "dummy", "skeleton",
        ])
      }
    }
  }

  private func named(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      guard node.kind == .component, Self.names.contains(where: node.name.contains), !node.isInLabel,
        !view.isHidden(node),
        !view.subtree(of: node.id).contains(where: { $0.modifier("redacted") != nil })
      else { return nil }
      let branch = view.ancestors(of: node.id).first { $0.kind == .branch }
      guard let condition = branch?.condition, isBusy(condition)
      else { return nil }
      let heard = view.heardElements(in: node.id).filter {
        $0.content != .container && $0.element.role != "ProgressView"
      }
      guard heard.contains(where: { !($0.label?.isEmpty ?? true) }),
        !view.subtree(of: node.id).contains(where: { $0.name == "ProgressView" })
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "\(node.name) is heard as content while ‘\(condition.text)’",
        heard: heard.heard,
        after: "")
    }
  }

  /// Whether the branch is there while something is loaded, and not once that is over.
  private func isBusy(_ condition: Condition) -> Bool {
    let names = condition.names.filter(Words.isBusy)
    if !names.isEmpty { return names.contains { !condition.denies($0) } }
    return condition.text.lowercased().contains("loading") && !condition.text.lowercased().contains("not .loading")
  }
}
