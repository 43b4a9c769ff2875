import ScreenModel

extension LabelIsFileName {
  /// A label that is the name of a file or symbol.
  public func check(_ part: UIKitPart) -> [AuditFinding] { written(part) + handedOn(part) }

  /// The same name given to the picture and to the label: `UIImage(systemName: symbol)` and `symbol`.
  private func handedOn(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.kind == .assigns, step.name == "accessibilityLabel", let value = step.value, !value.isBareLiteral,
        let source = Self.name(in: value.source)
      else { return nil }
      let ways = ["UIImage(systemName: ", "UIImage(named: "].map { way in ["", "self."].map { "\(way)\($0)\(source)" } }
      func shows(_ way: [String]) -> Bool {
        part.steps.contains { other in
          other.method == step.method
            && way.contains { other.source.contains($0 + ")") || other.source.contains($0 + ",") }
        }
      }
      guard shows(ways[0]) || shows(ways[1]) && Self.isFile(source) else { return nil }
      return AuditFinding(
        at: step.span, "the label ‘\(source)’ is the name of the picture", heard: part.heard(step.object))
    }
  }

  private func written(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.kind == .assigns, step.name == "accessibilityLabel", let value = step.value, value.isBareLiteral,
        let words = value.text?.known, !words.contains(" ")
      else { return nil }
      let isFile = Self.endings.contains { words.lowercased().hasSuffix($0) }
      let isPicture = part.steps.contains {
        $0.object == step.object && $0.source.contains("UIImage(") && $0.source.contains("\"\(words)\"")
      }
      let isSure = isFile || isSymbol(words) || isPicture && words.contains { !$0.isLetter }
      guard isSure || words.contains("_") else { return nil }
      return AuditFinding(
        at: step.span, "the label ‘\(words)’ is the name of a file or symbol", heard: part.heard(step.object),
        review: isSure ? nil : "it may be the key of a string table that was not read")
    }
  }
}
