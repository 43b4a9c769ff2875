import Foundation
import ScreenModel

extension TargetTooSmall {
  /// A button that constraints or its frame make smaller than 44 points each way.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.role == .button, !object.isOwnType, object.id != "self", !object.isOutlet,
        let size = constrained(object, part) ?? framed(object, part), size.width < options.minimum,
        size.height < options.minimum, !part.source.contains("func point(inside"),
        !part.mentions("hitTestEdgeInsets", of: object.id)
      else { return nil }
      var finding = AuditFinding(
        at: size.span, "the hit area of ‘\(object.name)’ is \(Int(size.width)) by \(Int(size.height)) points",
        heard: part.heard(object.id),
        help: "make it at least \(Int(options.minimum)) by \(Int(options.minimum)) points")
      if size.width < options.error, size.height < options.error { finding.severity = .error }
      return finding
    }
  }

  private typealias Size = (width: Double, height: Double, span: SourceSpan)

  private func constrained(_ object: UIKitObject, _ part: UIKitPart) -> Size? {
    var width: (Double, UIKitStep)?
    var height: (Double, UIKitStep)?
    for step in part.steps(of: object.id) where step.kind == .calls {
      guard let number = step.argument("equalToConstant").flatMap(number) else { continue }
      if step.name == "widthAnchor.constraint" { width = (number, step) }
      if step.name == "heightAnchor.constraint" { height = (number, step) }
    }
    guard let width, let height else { return nil }
    return (width.0, height.0, min(width.1.span, height.1.span))
  }

  /// `frame = CGRect(x: 0, y: 0, width: 28, height: 28)`, where nothing else lays the button out.
  private func framed(_ object: UIKitObject, _ part: UIKitPart) -> Size? {
    let steps = part.steps(of: object.id)
    guard !part.source.contains("NSLayoutConstraint(item:"), !part.source.contains("withVisualFormat"),
      !steps.contains(where: { step in Self.layingOut.contains { step.name.contains($0) } }),
      !part.steps.contains(where: { $0.argument("customView")?.objects.contains(object.id) == true }),
      !part.additions.contains(where: { $0.child == object.id && isArranged($0.step) })
    else { return nil }
    var frames = steps.filter { $0.kind == .assigns && Self.frames.contains($0.name) }
    if frames.isEmpty { frames = steps.filter { $0.name == "init" && $0.argument("frame") != nil } }
    var largest: Size?
    for step in frames {
      let source = (step.argument("frame") ?? step.value)?.source ?? ""
      guard let width = side("width: ", source), let height = side("height: ", source), width > 0, height > 0 else {
        return nil
      }
      if largest.map({ width * height > $0.width * $0.height }) ?? true { largest = (width, height, step.span) }
    }
    return largest
  }

  private func isArranged(_ step: UIKitStep) -> Bool { step.name == "init" || step.last.contains("rranged") }

  private static let frames: Set<String> = ["frame", "bounds", "frame.size", "bounds.size"]
  private static let layingOut = ["Anchor", "onstraint(", "snp", "autoresizingMask", "sizeToFit", "ontentEdgeInsets"]

  private func number(_ argument: UIKitStep.Argument) -> Double? {
    argument.number ?? argument.text?.known.flatMap { Double($0) }
  }

  /// A number behind a label: 28 of `width: 28)`.
  private func side(_ label: String, _ source: String) -> Double? {
    guard let start = source.range(of: label), source.hasSuffix(")") else { return nil }
    let rest = source[start.upperBound...]
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    guard let next = rest[digits.endIndex...].first, next == "," || next == ")" else { return nil }
    return Double(digits)
  }
}
