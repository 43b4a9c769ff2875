import ScreenModel

/// Finds statuses that only a colour carries.
public struct StatusByColorOnly: Rule {
  public static let notes = RuleNotes(
    summary: "a dot or tint is the only carrier of a status",
    why: "nothing is heard of it, and who cannot tell the colours apart does not see it",
    help: "say the status in a text or a value, and change the shape beside the colour",
    limits:
      "judges small shapes and signs whose colour depends on a test; a text about the same thing in the view is enough",
    guidelines: [.wcag("1.4.1"), .wcag("1.3.1"), .nutrition(.withoutColor), .nutrition(.voiceOver)],
    effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          let name: String
          let isRunning: Bool
          var body: some View {
            HStack {
              Circle().1️⃣fill(isRunning ? Color.green : Color.orange).frame(width: 8, height: 8)
              Text(name)
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          let name: String
          let isRunning: Bool
          var body: some View {
            HStack {
              Circle().fill(isRunning ? Color.green : Color.orange).frame(width: 8, height: 8)
              Text(name)
              Text(isRunning ? "Running" : "Stopped")
            }
          }
        }
        """),
    ])

  public static let missing: Missing? = .onScreen

  public init() {}

  private static let shapes: Set<String> = [
    "Circle", "Capsule", "Rectangle", "RoundedRectangle", "Ellipse", "Image", "Color",
  ]
  private static let colors: Set<String> = [
    "fill", "foregroundStyle", "foregroundColor", "tint", "background", "colorMultiply",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    var found: [AuditFinding] = []
    for node in view.nodes where node.kind == .control && Self.shapes.contains(node.name) {
      guard isSmall(node, view) else { continue }
      for modifier in node.modifiers where Self.colors.contains(modifier.name) {
        let isSignal = isSignal(modifier)
        if node.name == "Image", !isDot(node), !(isSignal && hasOneShape(node)) { continue }
        guard let names = names(modifier), !isSaid(names, besides: node, view), !isChoice(node, names, view) else {
          continue
        }
        let row = view.ancestors(of: node.id).first { $0.kind == .control && !$0.elements.isEmpty }
        found.append(
          AuditFinding(
            at: modifier.span, via: modifier.frames, "only a colour tells ‘\(names[0])’", heard: row?.elements.heard,
            review: node.name == "Image" && !isSignal ? "the sign may stand for more" : nil))
      }
    }
    return found
  }

  /// Red for one case and green for the other: nothing but a status is painted so.
  private func isSignal(_ modifier: AuditedModifier) -> Bool {
    guard case .choice(let alternatives)? = modifier.arguments.first?.value else { return false }
    let names = Set(alternatives.compactMap(\.value.memberName))
    return names.count > 1 && names.isSubset(of: ["red", "green", "orange", "yellow"])
  }

  /// The same symbol in each case.
  private func hasOneShape(_ node: AuditedNode) -> Bool {
    (node.argument("systemName") ?? node.argument(nil))?.value.text?.known != nil
  }

  /// `circle.fill`: a sign without a shape of its own.
  private func isDot(_ node: AuditedNode) -> Bool {
    guard let name = node.argument("systemName")?.value.text?.known else { return false }
    return ["circle.fill", "circle", "square.fill", "capsule.fill", "largecircle.fill.circle"].contains(name)
  }

  private func isSmall(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    if node.name == "Image" { return true }
    let frame =
      node.modifiers.first { $0.name == "frame" } ?? view.ancestors(of: node.id).first.flatMap { $0.modifier("frame") }
    guard let frame else { return false }
    let sides = ["width", "height"].compactMap { frame.argument($0)?.value.number }
    return !sides.isEmpty && (sides.min() ?? 99) <= 24
  }

  /// The names of a test between two colours that are both seen.
  private func names(_ modifier: AuditedModifier) -> [String]? {
    guard case .choice(let alternatives)? = modifier.arguments.first?.value, alternatives.count > 1 else { return nil }
    let seen = alternatives.filter { !["clear", "opacity"].contains($0.value.memberName ?? "") }
    guard seen.count > 1, let names = alternatives.first?.condition.names, !names.isEmpty else { return nil }
    return names
  }

  private func isSaid(_ names: [String], besides node: AuditedNode, _ view: AuditedView) -> Bool {
    // Its own label says it as well.
    let own = node.modifiers.filter { ["accessibilityLabel", "accessibilityValue"].contains($0.name) }
    if own.contains(where: { $0.arguments.contains { view.mentions($0.value, names) } }) { return true }
    let others = view.nodes.filter { $0.id != node.id }
    if view.isSaid(names, in: others) { return true }
    return others.contains { other in
      other.modifiers.contains { modifier in
        ["disabled", "accessibilityAddTraits", "accessibilityLabel", "accessibilityValue"].contains(modifier.name)
          && modifier.arguments.contains { view.mentions($0.value, names) }
      }
    }
  }

  /// A mark of the current choice, judged by the rules for choices, or the dots of a pager.
  private func isChoice(_ node: AuditedNode, _ names: [String], _ view: AuditedView) -> Bool {
    let words = Set(names.flatMap { Words.ofName($0) })
    return !words.isDisjoint(with: [
      "selected", "selection", "chosen", "current", "page", "index", "step", "focused", "scheme", "theme",
    ])
  }
}
