import ScreenModel

/// Says what a row of data opens: “Soup, 4 euros, button” does not tell. What is said is a guess.
public struct HintOpening: GapRepair {
  public static let rule = "tap-without-role"

  public init() {}

  public func proposals(in site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    // Words have to be translated.
    guard site.view.languages.isEmpty else { return [] }
    return site.view.controls("Button").compactMap { node in
      guard isData(node, site.view), !site.view.isInBar(node), node.modifier("accessibilityHint") == nil,
        let words = outcome(of: node, site.view), let file = site.file(node.span.file),
        let written = file.view(at: node.span), written.modifier("accessibilityHint") == nil,
        let place = ModifierPlace(file, written)
      else { return nil }
      let finding = AuditFinding.gap(
        Self.rule, at: node.span, via: node.frames, in: site.view, "nothing tells what the row opens")
      return (
        finding,
        Proposal(
          "says ‘\(words)’",
          place.edits(adding: [AddedModifier(".accessibilityHint(\(SwiftLiteral.text(words)))", isGuess: true)]),
          isGuess: true, file: file.path, region: written.range)
      )
    }
  }

  /// Several things that are known when the app runs, the first of them at the beginning.
  private func isData(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    let key = AuditedElement.Key(span: node.span, frames: node.frames)
    guard let element = view.everyElement.first(where: { $0.key == key }), element.element.hint == nil,
      element.element.traits.isDisjoint(with: [.selected, .toggleButton]), let label = element.label,
      case .hole? = label.parts.first, label.holes.count > 1
    else { return false }
    return true
  }

  private static let verbs = ["open": "Opens", "show": "Shows", "view": "Opens", "present": "Opens", "edit": "Edits"]
  private static let anything: Set<String> = ["item", "element", "row", "model", "object", "entry", "value", "it"]
  private static let names: Set<String> = ["id", "url", "index", "link", "uuid", "name", "title", "key", "path"]

  /// “Opens product details” of `openProduct(product)`.
  private func outcome(of node: AuditedNode, _ view: AuditedView) -> String? {
    let handlers = view.handlers(at: node.span, node.frames)
    guard handlers.count == 1, let call = Self.call(handlers[0].source) else { return nil }
    var words = Words.ofName(call.name.split(separator: ".").last.map(String.init) ?? call.name)
    guard let first = words.first, let verb = Self.verbs[first] else { return nil }
    words.removeFirst()
    let isAboutDetails = ["detail", "details", "screen", "view", "page", "sheet"].contains(words.last ?? "")
    if isAboutDetails { words.removeLast() }
    let handed = call.argument.map { Words.ofName($0.split(separator: ".").last.map(String.init) ?? $0) } ?? []
    if let last = handed.last, Self.names.contains(last) { return nil }
    if words.isEmpty { words = handed }
    guard !words.isEmpty, words.count < 4 else { return nil }
    let isHanded = isAboutDetails || words == handed || words.last == handed.last
    if words.count == 1, Self.anything.contains(words[0]) { words = [] }
    if verb == "Edits" { return words.isEmpty ? nil : ([verb] + words).joined(separator: " ") }
    guard !words.isEmpty || isHanded else { return nil }
    return ([verb] + words + (isHanded ? ["details"] : [])).joined(separator: " ")
  }

  /// The one call that code consists of, and the name it hands over.
  private static func call(_ source: String) -> (name: String, argument: String?)? {
    var code = source.trimmed
    if code.hasPrefix("{"), code.hasSuffix("}") { code = String(code.dropFirst().dropLast()).trimmed }
    if code.hasPrefix("self.") { code = String(code.dropFirst(5)) }
    func isPath(_ text: some StringProtocol) -> Bool {
      text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }
    if isPath(code) { return (code, nil) }
    guard code.hasSuffix(")"), let open = code.firstIndex(of: "("), isPath(code[..<open]) else { return nil }
    let inner = code[code.index(after: open)...].dropLast()
    guard !inner.contains(",") else { return nil }
    let value = inner.split(separator: ":").last.map { String($0).trimmed } ?? ""
    if value.isEmpty { return (String(code[..<open]), nil) }
    return isPath(value) ? (String(code[..<open]), value) : nil
  }
}
