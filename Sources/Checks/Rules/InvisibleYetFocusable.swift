import ScreenModel

/// Finds controls that cannot be seen and are still stops.
public struct InvisibleYetFocusable: Rule {
  public static let notes = RuleNotes(
    summary: "a control that cannot be seen is still a stop",
    why: "VoiceOver and Switch Control come to something that is not there for anybody else",
    help: "take it out with ‘if’, or hide it under the same condition with .accessibilityHidden(…)",
    limits:
      "a value that is animated in as the view appears is left alone; whether VoiceOver stops at what opacity 0 hides differs between reports, so that is for review: hiding it too makes sure; what is nearly clear is a stop",
    guidelines: [.wcag("2.4.3"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          let isAtEnd: Bool
          var body: some View {
            Button("Jump to the end") {}
              .1️⃣opacity(isAtEnd ? 0 : 1)
          }
        }
        """, heard: "Jump to the end, button", review: true),
      .finds(
        """
        struct Example: View {
          let isAtEnd: Bool
          var body: some View {
            Button("Jump to the end") {}
              .1️⃣opacity(isAtEnd ? 0.01 : 1)
          }
        }
        """, heard: "Jump to the end, button"),
      .finds("1️⃣Button(action: {}) { Color.clear }", heard: "button"),
      .allows(
        """
        struct Example: View {
          let isAtEnd: Bool
          var body: some View {
            Button("Jump to the end") {}
              .opacity(isAtEnd ? 0 : 1)
              .accessibilityHidden(isAtEnd)
          }
        }
        """),
      .allows("Color.clear.onTapGesture {}.accessibilityHidden(true)"),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    faded(view) + clear(view) + movedAway(view) + catchers(view)
  }

  private func faded(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "opacity", !node.isInLabel, canBeZero(modifier, on: node, view) else { return nil }
      let controls = modifier.faded.filter { $0.isControl && $0.element.isActivatable }
      guard !controls.isEmpty, !view.isHidden(node), node.modifier("disabled") == nil else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        "\(Self.called(controls)) can be faded to nothing and is still a stop",
        heard: controls.heard, after: modifier.arguments.first?.value.number == nil ? nil : "",
        review: isForTheProject(modifier, view)
          ? "the environment value it asks for is the project's own, and nothing here says where it is set"
          : isZero(modifier) ? "whether VoiceOver stops at what opacity 0 hides differs between reports" : nil)
    }
  }

  /// It is drawn with no opacity at all, not with next to none.
  private func isZero(_ modifier: AuditedModifier) -> Bool {
    modifier.arguments.first?.value.alternatives.contains { $0.number == 0 } ?? false
  }

  /// The test asks for an environment value that the project declares: where that is set may not be on a screen.
  private func isForTheProject(_ modifier: AuditedModifier, _ view: AuditedView) -> Bool {
    guard case .choice(let alternatives)? = modifier.arguments.first?.value else { return false }
    return alternatives.contains {
      Self.isClear($0.value) && $0.condition.names.contains(where: view.ownEnvironmentKeys.contains)
    }
  }

  /// The first few, each once.
  private static func called(_ controls: [AuditedElement]) -> String {
    var names: [String] = []
    for name in controls.map(\.called) where !names.contains(name) { names.append(name) }
    guard names.count > 3 else { return names.joined(separator: ", ") }
    return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
  }

  private static func isClear(_ value: AuditedValue) -> Bool {
    value.number.map { $0 <= AuditedModifier.clear } ?? false
  }

  /// Clear for certain, or in one of the alternatives of a test that is no entrance.
  private func canBeZero(_ modifier: AuditedModifier, on node: AuditedNode, _ view: AuditedView) -> Bool {
    guard let value = modifier.arguments.first?.value else { return false }
    switch value {
    case .number: return Self.isClear(value)
    case .choice(let alternatives):
      guard alternatives.contains(where: { Self.isClear($0.value) }) else { return false }
      return !isEntrance(alternatives, on: node, view)
    default: return false
    }
  }

  /// The test is settled as the view appears: the value is only where a movement begins.
  private func isEntrance(_ alternatives: [AuditedValue.Alternative], on node: AuditedNode, _ view: AuditedView) -> Bool
  {
    let names = Set(alternatives.flatMap(\.condition.names))
    // Nothing is drawn before it was measured, and nothing is left of what is being dragged away.
    let passing: Set<String> = [
      "size", "height", "width", "frame", "geometry", "measured", "drag", "dragging", "dismiss", "dismissing",
      "translation",
    ]
    if names.contains(where: {
      !passing.isDisjoint(with: Words.ofName($0))
    }) {
      return true
    }
    let appearing = (view.selfAndAncestors(of: node) + view.subtree(of: node.id)).flatMap(\.modifiers)
      .filter { ["onAppear", "task"].contains($0.name) }
    let entrances = appearing.flatMap { view.handlers(at: $0.span, $0.frames) }.flatMap(\.assigned)
    return !names.isDisjoint(with: entrances)
  }

  private func movedAway(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "offset", !node.isInLabel,
        modifier.arguments.contains(where: { isFarAway($0, on: node, view) })
      else { return nil }
      let controls = modifier.before.filter { $0.isControl && $0.element.isActivatable }
      guard !controls.isEmpty, !view.isHidden(node), node.modifier("disabled") == nil else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        "\(Self.called(controls)) can be moved off the screen and is still a stop",
        heard: controls.heard)
    }
  }

  private func isFarAway(_ argument: AuditedArgument, on node: AuditedNode, _ view: AuditedView) -> Bool {
    guard case .choice(let alternatives) = argument.value, !isEntrance(alternatives, on: node, view) else {
      return false
    }
    return alternatives.contains { abs($0.value.number ?? 0) >= 200 } && alternatives.contains { $0.value.number == 0 }
  }

  /// A clear layer that was made a button and has no name.
  private func catchers(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Color", "Rectangle").compactMap { node in
      guard let tap = node.modifier("onTapGesture"), isClear(node), !view.isHidden(node),
        view.everyElement.contains(where: {
          $0.element.role == "Shape" && ($0.label?.isEmpty ?? true) && isPart($0, of: node)
        })
      else { return nil }
      return AuditFinding(
        at: tap.span, via: tap.frames, "a clear layer that catches taps is a stop without a name", heard: "button",
        after: "")
    }
  }

  private func isClear(_ node: AuditedNode) -> Bool {
    let source = node.source + node.arguments.map(\.source).joined() + node.modifiers.map(\.name).joined()
    return source.contains("clear") || source.contains("opacity(0.0")
      || (node.modifier("opacity")?.arguments.first?.value.number ?? 1) < 0.05
  }

  private func isPart(_ element: AuditedElement, of node: AuditedNode) -> Bool {
    node.modifiers.contains { $0.span == element.span }
  }

  private func clear(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Button").compactMap { node in
      guard let element = node.elements.first, element.label?.isEmpty ?? true, view.isHeard(node),
        node.modifier("accessibilityLabel") == nil
      else { return nil }
      let drawn = view.content(of: node.id).filter { $0.kind == .control && $0.name != "Group" }
      guard !drawn.isEmpty, drawn.allSatisfy({ Self.clear.contains($0.name) }),
        drawn.contains(where: { $0.source.contains("clear") || $0.name == "EmptyView" })
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "a clear button is a stop without a name", heard: element.heard, after: "")
    }
  }

  private static let clear: Set<String> = ["Color", "Color.clear", "Rectangle", "Circle", "EmptyView", "Spacer"]
}
