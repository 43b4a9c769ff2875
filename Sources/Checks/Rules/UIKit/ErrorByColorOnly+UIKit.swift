import ScreenModel

extension ErrorByColorOnly {
  private static let marks: Set<String> = ["layer.borderColor", "textColor", "tintColor", "backgroundColor"]

  /// Red as the only sign of an error.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    var seen: Set<String> = []
    return part.running.compactMap { method in
      guard
        let step = method.flow.first(where: { step in
          Self.marks.contains(step.name) && isRed(step.source) && part.object(step.object)?.role == .field
            && (!step.tests.isEmpty || step.source.contains("?"))
        }),
        !method.flow.contains(where: { other in
          other.isPost || other.leavesScreen || other.name.hasPrefix("accessibility")
            || UIKitErrors.isError(other.object, part)
            || part.object(other.object)?.role == .label && ["text", "isHidden"].contains(other.name)
        }), let object = part.object(step.object), seen.insert(object.id).inserted, !part.hasUnknownBase
      else { return nil }
      return AuditFinding(
        at: step.span, "red is the only sign that ‘\(object.name)’ is wrong", heard: part.heard(object.id),
        help: "show and announce a text that says what is wrong")
    }
  }

  private func isRed(_ source: String) -> Bool {
    let words = source.lowercased()
    return [".red", ".systemred", "error"].contains { words.contains($0) } && !words.contains("green")
  }
}
