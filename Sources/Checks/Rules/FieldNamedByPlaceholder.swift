import ScreenModel

/// Finds text fields whose only name is their placeholder.
public struct FieldNamedByPlaceholder: Rule {
  public static let notes = RuleNotes(
    summary: "a text field has no name but its placeholder, which is gone once it is filled",
    why: "with text in the field only the text is heard: nobody can tell which field it is",
    help: "add .accessibilityLabel(…) with the name of the field, or put it into LabeledContent",
    limits:
      "search fields made by .searchable are left alone; the one field under a header with the same words is reported for review, and a field of an alert, unless the alert's title or message has its words",
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
      let node = view.node(of: element)
      let title = node.flatMap { titleBesidePrompt($0) }
      let dialog = node.flatMap { view.dialog(around: $0) }
      if let dialog, isNamed(by: dialog, placeholder) { return nil }
      var message = "the field has no name but its placeholder"
      if element.element.placeholder?.isName == true { message += " ‘\(placeholder)’" }
      if placeholder.isEmpty { message = "this \(role) has no name" }
      if isOwnText { message = "this \(role) has no name: its placeholder is its own text, ‘\(placeholder)’" }
      if let title { message = "the field is titled ‘\(title)’ and shows ‘\(placeholder)’ in its place" }
      let isBeside = node.flatMap { view.textBefore($0) } != nil
      let name = node.flatMap { view.nameToOffer(for: $0) }
      var finding = AuditFinding(
        at: element.span, via: element.key.frames, message, heard: element.heard,
        after: placeholder.isEmpty && !isBeside || isOwnText || dialog != nil
          ? nil : name.map { element.heard(label: $0) },
        review: title != nil
          ? "nobody has recorded whether a field with a prompt says its title too"
          : node.flatMap { header(over: $0, placeholder, view) }
            ?? (dialog != nil ? "a field of an alert takes no other name" : nil),
        help: dialog.map(help), why: isBeside ? Self.beside : role == "SecureField" ? Self.secure : nil)
      finding.isLeftToPeople = dialog != nil
      return finding
    }
  }

  /// `TextField("Name", text: $name, prompt: Text("Ada"))`: the title says what the field is for, and is not drawn.
  private func titleBesidePrompt(_ node: AuditedNode) -> String? {
    guard node.argument("prompt") != nil, let title = node.argument(nil)?.value.text?.written, !title.isEmpty
    else { return nil }
    return title
  }

  private static let secure = "with text in the field only its bullets are heard: nobody can tell which field it is"

  private static let beside =
    "the text before it is a stop of its own: with text in the field only the text is heard there, not whose it is"

  private func fields(of dialog: AuditedPresentation) -> [AuditedElement] {
    dialog.elements.filter { ["TextField", "SecureField"].contains($0.element.role ?? "") }
  }

  private func help(in dialog: AuditedPresentation) -> String {
    fields(of: dialog).count > 1
      ? "ask for them in a sheet, where each field can have a name"
      : "put what is asked for into the title or message of the alert, or ask for it in a sheet"
  }

  /// The only field of an alert whose title or message has its words: they are heard as it opens, and stay.
  private func isNamed(by dialog: AuditedPresentation, _ placeholder: String) -> Bool {
    let words = Set(Words.list(placeholder))
    guard fields(of: dialog).count == 1, !words.isEmpty, dialog.prediction.kind == .alert else { return false }
    return dialog.elements.contains { text in
      text.content == .text && words.isSubset(of: Words.list(text.label?.written ?? ""))
    }
  }

  /// What speaks for the only field of a section whose header has the same words.
  private func header(over node: AuditedNode, _ placeholder: String, _ view: AuditedView) -> String? {
    guard !placeholder.isEmpty,
      let section = view.ancestors(of: node.id).first(where: { $0.kind == .control && $0.name == "Section" })
    else { return nil }
    let content = view.content(of: section.id)
    guard content.count(where: { ["TextField", "SecureField", "TextEditor"].contains($0.name) }) == 1 else {
      return nil
    }
    let inHeader = { (part: AuditedNode) in
      view.ancestors(of: part.id).contains { $0.kind == .slot && $0.name == "header" }
    }
    let headers = content.filter { $0.kind == .control && ["Text", "Label"].contains($0.name) && inHeader($0) }
    let words =
      headers.compactMap { $0.elements.first?.label?.written }
      + [section.argument(nil)?.value.text?.written].compactMap { $0 }
    guard words.contains(where: { $0.lowercased() == placeholder.lowercased() }) else { return nil }
    let around = Set(view.ancestors(of: node.id).map(\.id))
    let isRightAbove = content.prefix { $0.id != node.id }.allSatisfy { part in
      part.kind != .control && part.kind != .opaque || around.contains(part.id) || inHeader(part)
    }
    return isRightAbove
      ? "the header right above says the same" : "the header of the section says the same, with something between them"
  }
}
