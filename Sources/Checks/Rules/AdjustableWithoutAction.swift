import ScreenModel

/// Finds sliders and ratings made by drag that VoiceOver cannot adjust.
public struct AdjustableWithoutAction: Rule {
  public static let notes = RuleNotes(
    summary: "a value is set by dragging only",
    why: "VoiceOver's swipes up and down do nothing: the value is heard and cannot be changed",
    help: "add .accessibilityAdjustableAction, or represent it by Slider or Stepper in .accessibilityRepresentation",
    limits: "a drag is taken for an adjustment where it writes a value from the finger's place",
    guidelines: [.wcag("2.1.1"), .wcag("2.5.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .blocks,
    examples: [
      .finds(
        """
        struct Example: View {
          @Binding var stars: Int
          var body: some View {
            Text("Rating")
              .1️⃣gesture(DragGesture().onChanged { drag in stars = min(5, Int(drag.location.x / 36)) })
              .accessibilityValue("\\(stars) of 5")
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @Binding var stars: Int
          var body: some View {
            Text("Rating")
              .gesture(DragGesture().onChanged { drag in stars = min(5, Int(drag.location.x / 36)) })
              .accessibilityValue("\\(stars) of 5")
              .accessibilityAdjustableAction { _ in stars += 1 }
          }
        }
        """),
    ])

  public static let missing: Missing? = .inPart

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard Gestures.isDrag(modifier), Gestures.adjusts(modifier, view), !view.hasActionsAround(node),
        !view.isHidden(node)
      else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "the value can be changed by dragging only",
        heard: node.modifiers.last { $0.isRecorded }?.after.heard,
        review: Gestures.turnsPages(modifier, view) ? "the pages may be reached by going through what they hold" : nil)
    }
  }
}

/// What gesture modifiers do.
enum Gestures {
  static let modifiers: Set<String> = ["gesture", "simultaneousGesture", "highPriorityGesture"]

  static func isDrag(_ modifier: AuditedModifier) -> Bool {
    modifiers.contains(modifier.name) && source(modifier).contains("DragGesture(")
  }

  static func source(_ modifier: AuditedModifier) -> String { modifier.arguments.first?.source ?? "" }

  /// Whether a drag writes a value from the finger's place, and not just moves what is drawn.
  static func adjusts(_ modifier: AuditedModifier, _ view: AuditedView) -> Bool {
    let local = Set(
      view.properties.filter { !Set($0.wrappers).isDisjoint(with: ["State", "GestureState"]) }.map(\.name))
    return assigned(modifier, view).contains { name, value in
      guard value.contains("location") || value.contains("translation") else { return false }
      let words = Set(Words.ofName(name))
      let moves = !words.isDisjoint(with: [
        "offset", "translation", "drag", "position", "dragging", "location", "point",
      ])
      if moves { return false }
      return !local.contains(name) || value.contains("min(") || value.contains("max(") || value.contains("Int(")
        || value.contains("clamp")
    }
  }

  /// Whether a drag goes to another page of a carousel.
  static func turnsPages(_ modifier: AuditedModifier, _ view: AuditedView) -> Bool {
    source(modifier).contains("predictedEnd")
      || assigned(modifier, view).contains { name, _ in
        !Set(Words.ofName(name)).isDisjoint(with: ["page", "index", "slide"])
      }
  }

  /// What a gesture's code writes: the name and the value as written.
  static func assigned(_ modifier: AuditedModifier, _ view: AuditedView) -> [(String, String)] {
    view.handlers(at: modifier.span, modifier.frames).flatMap(\.effects).compactMap { effect in
      if case .assigns(let name, let value) = effect.kind { (name, value ?? "") } else { nil }
    }
  }
}
