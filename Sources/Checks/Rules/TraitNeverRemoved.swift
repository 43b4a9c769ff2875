import ScreenModel

/// Finds UIKit code that adds a state's trait and never takes it away.
public struct TraitNeverRemoved: Rule {
  public static let notes = RuleNotes(
    summary: "a state's trait is inserted and never removed",
    why: "a view or cell that is used again is still said to be selected or dimmed",
    help: "remove the trait where the state does not hold",
    limits: "code of other types that resets the traits is not seen; UIKit only",
    guidelines: [.wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .misleads,
    examples: [
      .finds(
        """
        final class FontCell: UITableViewCell {
          func configure(name: String, isChosen: Bool) {
            textLabel?.text = name
            if isChosen {
              1️⃣accessibilityTraits.insert(.selected)
            }
          }
        }
        """),
      .allows(
        """
        final class FontCell: UITableViewCell {
          func configure(name: String, isChosen: Bool) {
            textLabel?.text = name
            if isChosen {
              accessibilityTraits.insert(.selected)
            } else {
              accessibilityTraits.remove(.selected)
            }
          }
        }
        """),
    ])

  public init() {}

  private static let states: Set<String> = ["selected", "notEnabled"]
  private static let resets: Set<String> = ["remove", "subtract", "formIntersection", "formSymmetricDifference"]

  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.name == "accessibilityTraits.insert" || step.name == "accessibilityTraits.formUnion",
        !part.isSetUp(step), let trait = step.value?.members.first(where: Self.states.contains),
        let object = part.object(step.object), !isReset(trait, of: object, step, part)
      else { return nil }
      let isReused =
        object.role == .cell || part.kind == .cell || part.source.contains("prepareForReuse")
        || step.method.contains("didSet")
        || object.isProperty
      guard isReused, !isFresh(object, part) else { return nil }
      return AuditFinding(
        at: step.span, "‘.\(trait)’ is inserted for ‘\(object.name)’ and never removed", heard: part.heard(object.id),
        review: step.tests.isEmpty || part.hasUnknownBase ? "the state may never change back" : nil)
    }
  }

  private func isReset(_ trait: String, of object: UIKitObject, _ step: UIKitStep, _ part: UIKitPart) -> Bool {
    part.traitSteps(object.id).contains { other in
      if other.kind == .assigns { return !part.isSetUp(other) && other.span != step.span }
      return Self.resets.contains(other.last)
        && (other.value.map { $0.members.contains(trait) || $0.members.isEmpty } ?? false)
    }
  }

  /// Made anew each time.
  private func isFresh(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    !object.isProperty && !part.calls("init", of: object.id).isEmpty
  }
}
