import ScreenModel

/// Finds UIKit lists of elements that are made once while what they list comes and goes.
public struct StaleElementList: Rule {
  public static let notes = RuleNotes(
    summary: "accessibilityElements is set once while subviews come and go",
    why: "what appears later is never reached, and what is hidden is still read",
    help:
      "set accessibilityElements again wherever subviews are shown, hidden, added or removed, or override its getter",
    limits: "changes made by other types are not seen; UIKit only",
    guidelines: [.wcag("1.3.2"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .misleads,
    examples: [
      .finds(
        """
        final class CardView: UIView {
          private let nameLabel = UILabel()
          private let dueLabel = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(nameLabel)
            addSubview(dueLabel)
            1️⃣accessibilityElements = [nameLabel, dueLabel]
          }
          func show(name: String, due: String?) {
            nameLabel.text = name
            dueLabel.text = due
            dueLabel.isHidden = due == nil
          }
        }
        """),
      .allows(
        """
        final class CardView: UIView {
          private let nameLabel = UILabel()
          private let dueLabel = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(nameLabel)
            addSubview(dueLabel)
          }
          func show(name: String, due: String?) {
            nameLabel.text = name
            dueLabel.text = due
            dueLabel.isHidden = due == nil
            accessibilityElements = due == nil ? [nameLabel] : [nameLabel, dueLabel]
          }
        }
        """),
    ])

  public init() {}

  public func check(_ part: UIKitPart) -> [AuditFinding] {
    let lists = part.steps.filter { $0.kind == .assigns && $0.name == "accessibilityElements" && $0.source != "nil" }
    return lists.compactMap { step in
      guard part.isSetUp(step), lists.filter({ $0.object == step.object }).allSatisfy(part.isSetUp),
        !part.hasUnknownBase, let value = step.value
      else { return nil }
      let container = part.object(step.object)?.id ?? step.object
      let listed = value.objects + part.descendants(of: container).map(\.id)
      let later = part.steps.first { other in
        guard !part.isSetUp(other) else { return false }
        if other.name == "isHidden", other.kind == .assigns { return listed.contains(other.object) }
        return ["addSubview", "addArrangedSubview", "removeArrangedSubview"].contains(other.last)
          && (other.object == container || listed.contains(other.object))
      }
      guard let later else { return nil }
      return AuditFinding(
        at: step.span, "the list of elements is made once, and ‘\(later.method)’ changes what is there", heard: nil)
    }
  }
}
