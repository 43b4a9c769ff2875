import ScreenModel

/// Finds text fields whose only name is their placeholder.
public struct FieldNamedByPlaceholder: Rule {
  public static let notes = RuleNotes(
    summary: "a text field has no name but its placeholder, which is gone once it is filled",
    why: "with text in the field only the text is heard: nobody can tell which field it is",
    help: "add .accessibilityLabel(…) with the name of the field, or put it into LabeledContent",
    limits:
      "search fields made by .searchable are left alone; the one field under a header with the same words is reported for review, and a field of an alert, unless the alert's title has its words",
    guidelines: [.wcag("1.3.1"), .wcag("3.3.2"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var name = ""
          var body: some View { 1️⃣TextField("Name", text: $name) }
        }
        """, heard: "<Name | <name>>, text field"),
      .allows(
        """
        struct Example: View {
          @State private var name = ""
          var body: some View { TextField("Name", text: $name).accessibilityLabel("Name") }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var name = ""
          var body: some View { LabeledContent("Name") { TextField("Ada", text: $name) } }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.everyElement.compactMap { element in
      guard ["TextField", "SecureField", "TextEditor"].contains(element.element.role ?? ""), !element.hasOwnLabel,
        element.label?.isEmpty ?? true
      else { return nil }
      let role = element.element.role ?? "field"
      let placeholder = element.element.placeholder?.written ?? ""
      let isOwnText = element.showsOwnTextAsPlaceholder
      var message = "the field has no name but its placeholder ‘\(placeholder)’"
      if placeholder.isEmpty { message = "this \(role) has no name" }
      if isOwnText { message = "this \(role) has no name: its placeholder is its own text, ‘\(placeholder)’" }
      let title = titleBesidePrompt(element, view)
      let dialog = dialog(around: element, view)
      if let dialog, isNamed(by: dialog, placeholder) { return nil }
      if let title { message = "the field is titled ‘\(title)’ and shows ‘\(placeholder)’ in its place" }
      var finding = AuditFinding(
        at: element.span, via: element.key.frames, message, heard: element.heard,
        after: placeholder.isEmpty || isOwnText || dialog != nil ? nil : element.heard(label: title ?? placeholder),
        review: title != nil
          ? "nobody has recorded whether a field with a prompt says its title too"
          : isAloneUnderHeader(element, placeholder, view)
            ? "the header right above says the same"
            : dialog != nil ? "a field of an alert takes no other name" : nil,
        help: dialog == nil
          ? nil : "put what is asked for into the title or message of the alert, or ask for it in a sheet",
        why: role == "SecureField" ? Self.secure : nil)
      finding.isLeftToPeople = dialog != nil
      return finding
    }
  }

  /// `TextField("Name", text: $name, prompt: Text("Ada"))`: the title says what the field is for, and is not drawn.
  private func titleBesidePrompt(_ element: AuditedElement, _ view: AuditedView) -> String? {
    guard let node = view.node(of: element), node.argument("prompt") != nil,
      let title = node.argument(nil)?.value.text?.written, !title.isEmpty
    else { return nil }
    return title
  }

  private static let secure = "with text in the field only its bullets are heard: nobody can tell which field it is"

  /// The alert that a field stands in: the system draws it and passes over most modifiers.
  private func dialog(around element: AuditedElement, _ view: AuditedView) -> AuditedPresentation? {
    guard let node = view.node(of: element) else { return nil }
    return view.dialog(around: node)
  }

  /// The only field of an alert whose title has its words: they are heard as it opens, and stay.
  private func isNamed(by dialog: AuditedPresentation, _ placeholder: String) -> Bool {
    let fields = dialog.elements.filter { ["TextField", "SecureField"].contains($0.element.role ?? "") }
    let words = Words.list(placeholder)
    guard fields.count == 1, !words.isEmpty, dialog.prediction.kind == .alert, let title = dialog.elements.first,
      title.content == .text
    else { return false }
    return Set(words).isSubset(of: Words.list(title.label?.written ?? ""))
  }

  /// The only field of a section whose header has the same words.
  private func isAloneUnderHeader(_ element: AuditedElement, _ placeholder: String, _ view: AuditedView) -> Bool {
    guard !placeholder.isEmpty, let node = view.node(of: element),
      let section = view.ancestors(of: node.id).first(where: { $0.kind == .control && $0.name == "Section" })
    else { return false }
    let fields = view.content(of: section.id).filter { ["TextField", "SecureField", "TextEditor"].contains($0.name) }
    guard fields.count == 1 else { return false }
    let headers = view.content(of: section.id).filter { part in
      part.kind == .control && ["Text", "Label"].contains(part.name)
        && view.ancestors(of: part.id).contains { $0.kind == .slot && $0.name == "header" }
    }
    let words =
      headers.compactMap { $0.elements.first?.label?.written }
      + [section.argument(nil)?.value.text?.written]
      .compactMap { $0 }
    return words.contains { $0.lowercased() == placeholder.lowercased() }
  }
}
