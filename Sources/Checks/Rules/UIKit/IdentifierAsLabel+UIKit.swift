import ScreenModel

extension IdentifierAsLabel {
  /// An identifier as label, or a sentence as identifier.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    let identifiers = Set(
      part.steps.filter { $0.name == "accessibilityIdentifier" }.compactMap { $0.value?.text?.known })
    return part.steps.compactMap { step in
      guard step.kind == .assigns, let value = step.value, let words = value.text?.known else { return nil }
      switch step.name {
      case "accessibilityLabel":
        let names = Set(Words.ofName(value.source))
        let isConstant =
          !value.isBareLiteral && !value.source.contains("(")
          && !names.isDisjoint(with: ["identifier", "identifiers", "id", "ids", "test"])
        guard isIdentifier(words), isConstant || identifiers.contains(words) else { return nil }
        return AuditFinding(
          at: step.span, "the identifier ‘\(words)’ is passed as label", heard: part.heard(step.object))
      case "accessibilityIdentifier":
        guard isSentence(words), !part.isNamed(step.object), let object = part.object(step.object),
          part.title(of: object) == nil || words.split(separator: " ").count > 4, !part.isOpen(object)
        else { return nil }
        return AuditFinding(
          at: step.span, "the words ‘\(words)’ are passed as identifier, which nobody hears",
          heard: part.heard(step.object))
      default: return nil
      }
    }
  }
}
