import ScreenModel

extension DateFormatFixed {
  /// A written-out date format for words people read.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    guard !part.source.contains("en_US_POSIX") else { return [] }
    return part.steps.compactMap { step in
      guard step.kind == .assigns, step.last == "dateFormat", let value = step.value, value.isBareLiteral,
        let format = value.text?.known, !format.hasPrefix("yyyy-MM-dd"), format.count > 2,
        !format.contains("'GMT'"), !format.contains("'UTC'")
      else { return nil }
      let formatter = step.name.split(separator: ".").first.map(String.init) ?? ""
      let isShown = part.steps.contains { other in
        ["text", "accessibilityLabel", "accessibilityValue", "title", "setTitle"].contains(other.name)
          && other.source.contains("\(formatter).string(from:")
      }
      guard isShown else { return nil }
      return AuditFinding(
        at: step.span, "‘\(format)’ is the same in every country", heard: nil,
        help: "use setLocalizedDateFormatFromTemplate, dateStyle, or formatted()")
    }
  }
}
