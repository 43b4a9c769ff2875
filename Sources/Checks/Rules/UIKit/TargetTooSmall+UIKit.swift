import ScreenModel

extension TargetTooSmall {
  /// A button that constraints or its frame make smaller than 44 points each way.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.role == .button, !object.isOwnType, object.id != "self", !object.isOutlet else { return nil }
      var width: (Double, UIKitStep)?
      var height: (Double, UIKitStep)?
      for step in part.steps where step.object == object.id && step.kind == .calls {
        guard let number = step.argument("equalToConstant")?.number else { continue }
        if step.name == "widthAnchor.constraint" { width = (number, step) }
        if step.name == "heightAnchor.constraint" { height = (number, step) }
      }
      guard let width, let height, width.0 < options.minimum, height.0 < options.minimum,
        !part.source.contains("func point(inside"),
        !part.mentions("hitTestEdgeInsets", of: object.id)
      else { return nil }
      var finding = AuditFinding(
        at: min(width.1.span, height.1.span),
        "the hit area of ‘\(object.name)’ is \(Int(width.0)) by \(Int(height.0)) points", heard: part.heard(object.id),
        help: "make it at least \(Int(options.minimum)) by \(Int(options.minimum)) points")
      if width.0 < options.error, height.0 < options.error { finding.severity = .error }
      return finding
    }
  }
}
