import ScreenModel

/// Finds UIKit containers that are one element though there are controls in them.
public struct ElementSwallowsSubviews: Rule {
  public static let notes = RuleNotes(
    summary: "a view is one element and the controls in it cannot be reached",
    why: "VoiceOver stops at the view and at nothing in it: its buttons are gone",
    help: "leave isAccessibilityElement false, or offer each control in accessibilityCustomActions",
    limits:
      "views whose only control does what activating the view does are left alone where accessibilityActivate is overridden; UIKit only",
    guidelines: [.wcag("2.1.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .blocks,
    examples: [
      .finds(
        """
        final class NoticeView: UIView {
          private let shareButton = UIButton(type: .system)
          override init(frame: CGRect) {
            super.init(frame: frame)
            shareButton.setTitle("Share", for: .normal)
            addSubview(shareButton)
            1️⃣isAccessibilityElement = true
            accessibilityLabel = "Notice"
          }
        }
        """, heard: "Notice"),
      .allows(
        """
        final class NoticeView: UIView {
          private let shareButton = UIButton(type: .system)
          override init(frame: CGRect) {
            super.init(frame: frame)
            shareButton.setTitle("Share", for: .normal)
            addSubview(shareButton)
            isAccessibilityElement = true
            accessibilityLabel = "Notice"
            accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
          }
        }
        """),
    ])

  public init() {}

  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.kind == .assigns, step.name == "isAccessibilityElement", step.value?.truth == true,
        let object = part.object(step.object), !object.isControl || object.id == "self" && part.kind != .control,
        !object.isOwnType, !offers(object, part)
      else { return nil }
      let controls = part.descendants(of: object.id).filter { $0.isControl && !part.isSwallowedAlone($0.id) }
      guard let control = controls.first else { return nil }
      if controls.count == 1, part.methods.contains(where: { $0.base == "accessibilityActivate" }) { return nil }
      if controls.count == 1, isDoneByTap(control, object, part) { return nil }
      let isSure = step.tests.isEmpty && !part.hasUnknownBase && !controls.allSatisfy(\.isOwnType)
      return AuditFinding(
        at: step.span, "‘\(control.name)’ in ‘\(part.called(object))’ cannot be reached", heard: part.heard(object.id),
        review: isSure ? nil : "it is one element only under a condition, or other code offers the control")
    }
  }

  /// A tap on the element does what the control does.
  private func isDoneByTap(_ control: UIKitObject, _ object: UIKitObject, _ part: UIKitPart) -> Bool {
    func calls(_ id: String, _ kinds: [UIKitTrigger.Kind]) -> Set<String> {
      let methods = part.methods.filter { method in
        method.triggers.contains { $0.object == id && kinds.contains($0.kind) }
      }
      return Set(methods.flatMap { [$0.base] + $0.flow.filter { $0.kind == .calls }.map(\.name) })
    }
    return !calls(object.id, [.tap]).isDisjoint(with: calls(control.id, [.touch, .change]))
  }

  /// Actions, or a list of elements, are given.
  private func offers(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    for name in [
      "accessibilityCustomActions", "accessibilityElements", "accessibilityActivationPoint", "accessibilityActivate",
    ] {
      if part.mentions(name, of: object.id) { return true }
    }
    return part.methods.contains { $0.base == "accessibilityIncrement" || $0.base == "accessibilityElement" }
  }
}
