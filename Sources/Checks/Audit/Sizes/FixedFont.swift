import ScreenModel

extension AuditedValue {
  /// Points of a font that stays as large as it is: `.system(size: 13)`, `.custom("Lato", fixedSize: 13)`.
  var fixedFontSize: Double? {
    guard case .member(let name, let owner, let arguments) = self else { return nil }
    // `.system(size: 13).bold()`
    if !["system", "custom"].contains(name) {
      guard let owner, owner.contains(".system(size:"), let start = owner.range(of: "size:") else { return nil }
      return Double(owner[start.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
    }
    if arguments.contains(where: { $0.label == "relativeTo" }) { return nil }
    if name == "custom" { return arguments.first { $0.label == "fixedSize" }?.value.number }
    return arguments.first { $0.label == "size" }?.value.number
  }
}

extension AuditedArgument {
  /// The same of what a modifier is given; `.system(size: 13).bold()` is also read as it is written.
  var fixedFontSize: Double? {
    if let size = value.fixedFontSize { return size }
    guard case .member(_, let owner?, _) = value, owner.hasSuffix(".system"),
      let start = source.range(of: "system(size:")
    else { return nil }
    return Double(source[start.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
  }
}
