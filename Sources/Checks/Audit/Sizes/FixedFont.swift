import ScreenModel

extension AuditedValue {
  /// Points of a font that stays as large as it is: `.system(size: 13)`, `.custom("Lato", fixedSize: 13)`.
  var fixedFontSize: Double? {
    guard case .member(let name, let owner, let arguments) = self else { return nil }
    // `.system(size: 13).bold()`
    if !["system", "custom"].contains(name) {
      return owner.flatMap { Self.size(in: $0, after: ".system(size:") }
    }
    if arguments.contains(where: { $0.label == "relativeTo" }) { return nil }
    if name == "custom" { return arguments.first { $0.label == "fixedSize" }?.value.number }
    return arguments.first { $0.label == "size" }?.value.number
  }

  /// The number that stands behind some code.
  fileprivate static func size(in code: String, after start: String) -> Double? {
    code.range(of: start).flatMap { start in
      Double(code[start.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
    }
  }
}

extension AuditedArgument {
  /// The same of what a modifier is given; `.system(size: 13).bold()` is also read as it is written.
  var fixedFontSize: Double? {
    if let size = value.fixedFontSize { return size }
    guard case .member(_, let owner?, _) = value, owner.hasSuffix(".system") else { return nil }
    return AuditedValue.size(in: source, after: "system(size:")
  }
}
