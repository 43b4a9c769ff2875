import ScreenModel

extension TextSizeFixed {
  private static let fonts: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont", "monospacedSystemFont",
  ]

  /// A font of fixed size on text.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.kind == .assigns,
        step.name == "font" || step.name == "titleLabel.font" || step.name == "textProperties.font",
        let object = part.object(step.object),
        [.label, .button, .field, .textView, .configuration].contains(object.role),
        let value = step.value, isFixed(value), !part.isSwallowedAlone(object.id),
        !part.mentions("showsLargeContentViewer", of: object.id)
      else { return nil }
      return AuditFinding(
        at: step.span, "the text of ‘\(object.name)’ does not grow with the text size", heard: part.heard(object.id),
        help: "use UIFont.preferredFont(forTextStyle:) and adjustsFontForContentSizeCategory")
    }
  }

  private func isFixed(_ value: UIKitStep.Argument) -> Bool {
    let source = value.source
    if source.contains("scaledFont") || source.contains("referredFont") || source.contains("caled")
      || source.contains("pointSize") || source.contains("Metrics")
    {
      return false
    }
    let isSystem = Self.fonts.contains {
      source.hasPrefix(".\($0)(ofSize: ") || source.hasPrefix("UIFont.\($0)(ofSize: ")
    }
    let isNamed = source.hasPrefix("UIFont(name:") && source.contains("size: ")
    guard isSystem || isNamed else { return false }
    let size = source.components(separatedBy: isSystem ? "ofSize: " : "size: ").last ?? ""
    return size.first?.isNumber == true
  }
}
