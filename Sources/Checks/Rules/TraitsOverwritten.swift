import ScreenModel

/// Finds UIKit code that writes a state over the traits that say the role.
public struct TraitsOverwritten: Rule {
  public static let notes = RuleNotes(
    summary: "a state is written over the traits, and the role is gone",
    why: "the control is said to be selected or dimmed and no longer to be a button",
    help: "insert and remove the trait instead of assigning",
    limits: "roles that a superclass outside the project gives are not known; UIKit only",
    guidelines: [.wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .misleads, fix: .safe,
    examples: [
      .finds(
        """
        final class SpiceCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            isAccessibilityElement = true
            accessibilityTraits = .button
          }
          func configure(isCurrent: Bool) {
            if isCurrent {
              1️⃣accessibilityTraits = .selected
            } else {
              accessibilityTraits = .button
            }
          }
        }
        """),
      .allows(
        """
        final class SpiceCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            isAccessibilityElement = true
            accessibilityTraits = .button
          }
          func configure(isCurrent: Bool) {
            accessibilityTraits = isCurrent ? [.button, .selected] : .button
          }
        }
        """),
    ])

  public init() {}

  private static let roles: Set<String> = ["button", "link", "adjustable", "searchField", "keyboardKey"]
  private static let states: Set<String> = ["selected", "notEnabled", "updatesFrequently"]

  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.kind == .assigns, step.name == "accessibilityTraits", let value = step.value,
        let object = part.object(step.object), !value.source.contains("ccessibilityTraits"),
        !value.source.contains("union"), !value.source.contains("super")
      else { return nil }
      let written = Set(value.members)
      guard !written.isDisjoint(with: Self.states), written.isDisjoint(with: Self.roles) else { return nil }
      let lost = role(of: object, before: step, part)
      guard let lost else { return nil }
      return AuditFinding(
        at: step.span, "the traits of ‘\(part.called(object))’ are overwritten: it is no longer a \(lost)",
        heard: part.heard(object.id))
    }
  }

  /// The role it has by its class or by other code.
  private func role(of object: UIKitObject, before step: UIKitStep, _ part: UIKitPart) -> String? {
    let others = part.traitSteps(object.id).filter { $0.span != step.span }
    if let named = others.flatMap({ $0.arguments.flatMap(\.members) }).first(where: Self.roles.contains) {
      return named
    }
    switch object.role {
    case .button, .barButton: return "button"
    case .toggle: return "switch button"
    case .slider: return "adjustable"
    default: return nil
    }
  }
}
