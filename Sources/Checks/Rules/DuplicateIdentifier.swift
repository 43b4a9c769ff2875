import ScreenModel

/// Finds identifiers that two elements of one screen share.
public struct DuplicateIdentifier: Rule {
  public static let notes = RuleNotes(
    summary: "two elements of one screen have the same identifier",
    why: "a test or agent that asks for it gets the first of the two, whichever that is",
    help: "give each element an identifier of its own",
    limits: "rows of a collection share the identifier of their code and are left alone",
    guidelines: [.wcag("4.1.2")],
    effect: .misleads,
    examples: [
      .finds(
        """
        VStack {
          Button("Save") {}.accessibilityIdentifier("editor_button")
          Button("Close") {}.1️⃣accessibilityIdentifier("editor_button")
        }
        """, heard: "Close, button"),
      .allows(
        """
        VStack {
          Button("Save") {}.accessibilityIdentifier("editor_button_save")
          Button("Close") {}.accessibilityIdentifier("editor_button_close")
        }
        """),
      .allows(
        """
        struct Example: View {
          let isNew: Bool
          var body: some View {
            if isNew { Button("Save") {}.accessibilityIdentifier("done") }
            else { Button("Close") {}.accessibilityIdentifier("done") }
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    repeated(view.elements) + view.presentations.flatMap { repeated($0.elements) }
  }

  private func repeated(_ elements: [AuditedElement]) -> [AuditFinding] {
    var first: [String: AuditedElement] = [:]
    var found: [AuditFinding] = []
    for element in elements {
      guard let name = element.element.identifier?.known, !name.isEmpty,
        let origin = element.element.origins[.identifier]
      else { continue }
      guard let other = first[name] else {
        first[name] = element
        continue
      }
      guard let place = other.element.origins[.identifier]?.span, place != origin.span,
        element.element.row == nil || element.element.row != other.element.row, canMeet(element, other)
      else { continue }
      var finding = AuditFinding(
        at: origin.span, via: origin.via, "‘\(name)’ is also the identifier of \(other.called)", heard: element.heard)
      finding.places = [.init(place, "the first with this identifier")]
      found.append(finding)
    }
    return found
  }

  private func canMeet(_ one: AuditedElement, _ two: AuditedElement) -> Bool {
    one.presence.isEmpty || two.presence.isEmpty
  }
}
