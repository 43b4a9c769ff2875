import ScreenModel

extension AdjustableWithoutAction {
  private static let able: Set<String> = ["accessibilityIncrement", "accessibilityDecrement"]

  /// The adjustable trait without what adjusts, or a control that only follows the finger.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    guard !part.hasUnknownBase,
      !part.bases.contains(where: { ["UISlider", "UIStepper", "UIPageControl"].contains($0) })
    else { return [] }
    let adjusts = part.methods.contains { Self.able.contains($0.base) }
    guard !adjusts else { return [] }
    let own = part.traitSteps("self").first { $0.value?.members.contains("adjustable") == true }
    if let own {
      return [
        AuditFinding(
          at: own.span, "it says ‘adjustable’ and has no accessibilityIncrement", heard: part.heard("self"),
          help: "override accessibilityIncrement and accessibilityDecrement")
      ]
    }
    let tracks = part.methods.first { $0.base == "continueTracking" || $0.triggers.contains { $0.kind == .pan } }
    guard part.kind == .control, let tracks, !part.source.contains("ccessibility"),
      part.source.contains(".valueChanged")
    else { return [] }
    return [
      AuditFinding(
        at: tracks.span, "the value can be changed by dragging only", heard: part.heard("self") ?? "",
        help: "make it an element with .adjustable, a value, accessibilityIncrement and accessibilityDecrement")
    ]
  }
}
