import ScreenModel

/// Puts a counter into the value of the field it counts, and hides it where it stands. The words are a guess.
public struct MoveCounter: Repair {
  public static let rules = ["counter-beside-field"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses, site.isCertain, let node = site.node, let file = site.source,
      let field = Self.field(beside: node, site.view), let counter = file.view(at: node.span),
      let written = file.view(at: field.span), counter.modifier("accessibilityLabel") == nil,
      let argument = counter.base.argument(nil), let spoken = Self.spoken(file.source(argument.value)),
      case .binding(let name, _)? = field.argument("text")?.value, written.modifier("accessibilityValue") == nil,
      let binding = written.base.argument("text"), file.source(binding.value) == "$" + name,
      let inner = ModifierPlace(file, counter), let outer = ModifierPlace(file, written)
    else { return nil }
    let value = ".accessibilityValue(\"\\(\(name)), \(spoken)\")"
    let start = min(counter.range.lowerBound, written.range.lowerBound)
    let end = max(counter.range.upperBound, written.range.upperBound)
    return Proposal(
      "says the count as the field’s value",
      outer.edits(adding: [AddedModifier(value, isGuess: true)])
        + inner.edits(adding: [AddedModifier(".accessibilityHidden(true)")]), isGuess: true, file: file.path,
      region: start..<end)
  }

  /// The one field of the same code that a counter stands with; what is typed into a secure field is not repeated.
  static func field(beside node: AuditedNode, _ view: AuditedView) -> AuditedNode? {
    guard CounterBesideField().check(view).contains(where: { $0.span == node.span && $0.frames == node.frames }),
      let container = CounterBesideField().nearest(node, view)
    else { return nil }
    let fields = view.content(of: container.id).filter {
      $0.kind == .control && ["TextField", "TextEditor", "SecureField"].contains($0.name)
    }
    guard fields.count == 1, fields[0].name != "SecureField", fields[0].frames == node.frames,
      fields[0].span.file == node.span.file
    else { return nil }
    return fields[0]
  }

  /// `"\(text.count)/160"` → `\(text.count) of 160 characters`; without the quotes.
  private static func spoken(_ literal: String) -> String? {
    if let ratio = SpeakRatio.spoken(literal) { return ratio.dropFirst().dropLast() + " characters" }
    guard literal.hasPrefix("\""), literal.hasSuffix("\""), !literal.hasPrefix("\"\"\""), literal.count > 2 else {
      return nil
    }
    let inner = String(literal.dropFirst().dropLast())
    // Nothing but a number: what is left.
    if inner.hasPrefix("\\("), inner.hasSuffix(")"), inner.contains(" - ") { return inner + " characters left" }
    return inner.contains(" ") && inner.contains("\\(") ? inner : nil
  }
}
