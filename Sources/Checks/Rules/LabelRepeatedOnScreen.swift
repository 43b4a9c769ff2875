import ScreenModel

/// Finds controls of one screen that have the same name and do different things.
public struct LabelRepeatedOnScreen: Rule {
  public static let notes = RuleNotes(
    summary: "two controls of one screen have the same name and do different things",
    why: "in the list of controls, and for Voice Control, the two cannot be told apart",
    help: "say what each is about: “Edit address”, “Edit note”",
    limits: "controls in alternatives and rows of a collection are left alone",
    guidelines: [.wcag("2.4.6"), .wcag("2.4.9"), .nutrition(.voiceControl)],
    effect: .slows,
    examples: [
      .finds(
        """
        struct Example: View {
          let editAddress: () -> Void
          let editNote: () -> Void
          var body: some View {
            VStack {
              Button("Edit", action: editAddress)
              1️⃣Button("Edit", action: editNote)
            }
          }
        }
        """, heard: "Edit, button"),
      .allows(
        """
        struct Example: View {
          let editAddress: () -> Void
          let editNote: () -> Void
          var body: some View {
            VStack {
              Button("Edit address", action: editAddress)
              Button("Edit note", action: editNote)
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          let save: () -> Void
          var body: some View {
            VStack { Button("Save", action: save); Text("Draft"); Button("Save", action: save) }
          }
        }
        """),
    ])

  public init() {}

  private static let kinds: Set<String> = ["Button", "NavigationLink", "Link", "Menu"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    var first: [String: AuditedElement] = [:]
    var found: [AuditFinding] = []
    for element in view.elements {
      guard let role = element.element.role, Self.kinds.contains(role), element.isControl,
        let name = element.label?.known, !name.isEmpty, element.label?.isFileName != true, element.element.row == nil
      else { continue }
      guard let other = first[name.lowercased()] else {
        first[name.lowercased()] = element
        continue
      }
      guard other.span != element.span, element.presence.isEmpty, other.presence.isEmpty,
        action(element, view) != action(other, view), element.element.value == nil, other.element.value == nil
      else { continue }
      var finding = AuditFinding(
        at: element.span, via: element.key.frames, "another control on this screen is named ‘\(name)’ too",
        heard: element.heard)
      finding.places = [.init(other.span, "the other ‘\(name)’")]
      found.append(finding)
    }
    return found
  }

  /// What it does, as written; a control without code by its own source.
  private func action(_ element: AuditedElement, _ view: AuditedView) -> String {
    let handlers = view.handlers(at: element.span, element.key.frames)
    return handlers.isEmpty ? "\(element.span)" : handlers.map(\.source).joined(separator: ";")
  }
}
