import ScreenModel

/// Finds movement that does not ask whether somebody wants it.
public struct MotionUnguarded: Rule {
  public static let notes = RuleNotes(
    summary: "a repeating or large motion ignores Reduce Motion",
    why: "people whom movement makes dizzy asked the system for less of it",
    help: "read @Environment(\\.accessibilityReduceMotion) and leave the animation out, or fade instead",
    limits:
      "knows endless repeats and movement that follows scrolling; small fades and the system's own transitions are fine; a helper that asks for the setting is taken at its word",
    guidelines: [.wcag("2.2.2"), .wcag("2.3.3"), .nutrition(.reducedMotion)],
    effect: .limits, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var isUp = false
          var body: some View {
            Text("Waiting").offset(y: isUp ? -40 : 0)
              .1️⃣animation(.easeInOut(duration: 1).repeatForever(), value: isUp)
          }
        }
        """, heard: "Waiting"),
      .finds(
        """
        Image(decorative: "wave").1️⃣phaseAnimator([false, true]) { content, isUp in content.offset(y: isUp ? -40 : 0) }
        """),
      .finds(
        """
        1️⃣TimelineView(.animation) { context in
          Image(decorative: "boat").offset(x: sin(context.date.timeIntervalSinceReferenceDate) * 100)
        }
        """, review: true),
      .allows(
        """
        struct Example: View {
          let likes: Int
          var body: some View {
            Text("\\(likes)").phaseAnimator([false, true], trigger: likes) { content, isUp in content.offset(y: isUp ? -4 : 0) }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var isOpen = false
          var body: some View {
            VStack {
              Button("Details") { isOpen.toggle() }
              if isOpen { Text("Oolong, 50 g").transition(.slide) }
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var isUp = false
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          var body: some View {
            Text("Waiting").offset(y: isUp ? -40 : 0)
              .animation(reduceMotion ? nil : .easeInOut(duration: 1).repeatForever(), value: isUp)
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let modifiers = view.appliedModifiers.compactMap { node, modifier -> AuditFinding? in
      let isRepeating =
        ["animation", "phaseAnimator", "keyframeAnimator", "symbolEffect"].contains(modifier.name)
        && modifier.arguments.contains { isEndless($0.source) } && !isFade(modifier, view) || goesOn(modifier)
      let isParallax =
        ["visualEffect", "scrollTransition"].contains(modifier.name) && moves(modifier) || followsPlace(modifier)
      guard isRepeating || isParallax, !isGuarded(node, modifier, view) else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        isRepeating
          ? "this movement never ends and does not ask for Reduce Motion"
          : "this movement follows scrolling and does not ask for Reduce Motion",
        heard: node.elements.heard, review: isParallax ? "a small movement is fine" : nil)
    }
    let code = view.handlers.compactMap { handler -> AuditFinding? in
      guard let effect = handler.effects.first(where: { $0.kind == .animates }), isEndless(handler.source),
        !isFade(Set(handler.assigned), view),
        !handler.asksReduceMotion, !asks(handler.source, view), !isAsked(around: handler.span, handler.frames, view),
        !handler.effects.contains(where: { effect in effect.tests.contains { asks($0, view) } })
      else { return nil }
      // A helper of the project that animates is not the one to blame.
      let isElsewhere = effect.span.file != handler.span.file
      return AuditFinding(
        at: isElsewhere ? handler.span : effect.span, via: handler.frames,
        "this movement never ends and does not ask for Reduce Motion")
    }
    return modifiers + code + slides(view) + clocks(view)
  }

  /// `.phaseAnimator([false, true])` without a trigger begins anew for ever, and so does `.keyframeAnimator`.
  private func goesOn(_ modifier: AuditedModifier) -> Bool {
    guard ["phaseAnimator", "keyframeAnimator"].contains(modifier.name), modifier.argument("trigger") == nil else {
      return false
    }
    if case .truth(false)? = modifier.argument("repeating")?.value { return false }
    return moves(modifier)
  }

  /// Its code moves, turns or scales.
  private func moves(_ modifier: AuditedModifier) -> Bool {
    modifier.arguments.contains { argument in
      ["rotation", "offset", "scale", "position"].contains { argument.source.contains($0) }
    }
  }

  /// `.offset(y: -proxy.frame(in: .global).minY * 0.5)`
  private func followsPlace(_ modifier: AuditedModifier) -> Bool {
    ["offset", "scaleEffect", "rotationEffect", "rotation3DEffect"].contains(modifier.name)
      && modifier.arguments.contains { $0.source.contains(".frame(in:") }
  }

  /// `TimelineView(.animation) { … }` that draws something elsewhere for each moment.
  private func clocks(_ view: AuditedView) -> [AuditFinding] {
    view.controls("TimelineView").compactMap { node in
      guard let schedule = node.argument(nil)?.source, schedule.hasPrefix(".animation"), !asks(schedule, view),
        !isAsked(around: node.span, node.frames, view),
        !view.selfAndAncestors(of: node).compactMap(\.condition).contains(where: { asks($0.text, view) })
      else { return nil }
      let inside = view.subtree(of: node.id).flatMap(\.modifiers).filter { modifier in
        ["offset", "position", "rotationEffect", "rotation3DEffect", "scaleEffect"].contains(modifier.name)
          && modifier.arguments.contains { $0.source.contains("date") || $0.source.contains("(") }
      }
      guard !inside.isEmpty else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "this movement never ends and does not ask for Reduce Motion",
        heard: view.heardElements(in: node.id).heard, review: "a small movement is fine")
    }
  }

  /// Views that fly in over a whole edge.
  private func slides(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "transition", let source = modifier.arguments.first?.source,
        !isGuarded(node, modifier, view), !isStill(node, view), !isAskedByAnimation(of: node, view)
      else { return nil }
      let isLarge = source.hasPrefix(".slide") || source.hasPrefix(".push(") || source.contains("AnyTransition.slide")
      guard isLarge || source.contains(".move(edge") else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "this view slides in and does not ask for Reduce Motion",
        heard: node.elements.heard, review: isLarge ? nil : "a small view may move a little")
    }
  }

  /// What animates the change that shows a view asks for the setting.
  private func isAskedByAnimation(of node: AuditedNode, _ view: AuditedView) -> Bool {
    let around = view.selfAndAncestors(of: node)
    let names = around.compactMap(\.condition).flatMap(\.names)
    let modifiers = around.flatMap(\.modifiers).filter { ["animation", "transaction"].contains($0.name) }
    if modifiers.contains(where: { $0.arguments.contains { asks($0.source, view) } }) { return true }
    let writers = view.handlers.filter { handler in
      handler.assigned.contains { name in names.contains { Condition.isSame($0, name) } }
    }
    return !writers.isEmpty && writers.allSatisfy { $0.asksReduceMotion || asks($0.source, view) }
  }

  /// Nothing animates the change that shows a view: it is there at once, whatever its transition.
  private func isStill(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    let names = view.selfAndAncestors(of: node).compactMap(\.condition).flatMap(\.names)
    let own = Set(view.properties.filter { $0.wrappers.contains("State") }.map(\.name))
    guard !names.isEmpty, own.isSuperset(of: names), view.isComplete, !view.isFragment else { return false }
    let isAnimated =
      view.appliedModifiers.contains { ["animation", "transaction"].contains($0.modifier.name) }
      || view.handlers.contains { handler in
        handler.effects.contains { $0.kind == .animates } || handler.source.lowercased().contains("animat")
          || !handler.isComplete
      } || view.nodes.contains { $0.arguments.contains { $0.source.contains(".animation(") } }
    return !isAnimated
  }

  /// A change of colour or thickness moves nothing.
  private func isFade(_ names: Set<String>, _ view: AuditedView) -> Bool {
    !names.isEmpty
      && view.uses(
        of: names,
        areOnly: [
          "blur", "brightness", "colorMultiply", "contrast", "fill", "foregroundColor", "foregroundStyle", "grayscale",
          "hueRotation", "opacity", "saturation", "shadow", "tint",
        ])
  }

  private func isFade(_ modifier: AuditedModifier, _ view: AuditedView) -> Bool {
    switch modifier.name {
    case "animation":
      modifier.argument("value").map { isFade(Words.identifiers($0.source), view) } ?? false
    case "symbolEffect":
      modifier.arguments.first.map { $0.source.contains("variableColor") || $0.source.contains("pulse") } ?? false
    default: false
    }
  }

  private func isEndless(_ source: String) -> Bool {
    source.contains("repeatForever") || source.contains(".repeating")
  }

  /// Whether a modifier is applied, or chosen, by somebody who asked.
  private func isGuarded(_ node: AuditedNode, _ modifier: AuditedModifier, _ view: AuditedView) -> Bool {
    if isAsked(around: modifier.span, modifier.frames, view) { return true }
    if modifier.arguments.contains(where: { asks($0.source, view) }) { return true }
    let tests =
      [modifier.condition].compactMap { $0 } + view.selfAndAncestors(of: node).compactMap(\.condition)
    return tests.contains { asks($0.text, view) || $0.names.contains { asks($0, view) } }
  }

  /// Whether the view or modifier that some code stands in, or what places it, reads the setting.
  private func isAsked(around span: SourceSpan, _ frames: [SourceSpan], _ view: AuditedView) -> Bool {
    view.motionFiles.contains(span.file) || frames.last.map { view.motionFiles.contains($0.file) } ?? false
  }

  /// Whether code asks for the setting, or uses a helper that does.
  private func asks(_ source: String, _ view: AuditedView) -> Bool {
    source.contains("educeMotion") || !view.motionGuards.isDisjoint(with: Words.identifiers(source))
  }
}
