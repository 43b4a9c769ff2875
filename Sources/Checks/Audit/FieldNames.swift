import ScreenModel

extension AuditedView {
  /// The text that stands right before a control in the same row, and names it for the eye: `Text("Name")` of
  /// `HStack { Text("Name"); TextField("Optional", text: $name) }`. In a column of the two it is so where both begin at the
  /// same edge.
  func textBefore(_ control: AuditedNode) -> AuditedNode? {
    let around = ancestors(of: control.id)
    guard let row = around.first(where: { $0.kind == .control }), ["HStack", "VStack"].contains(row.name) else {
      return nil
    }
    let way = Set(around.prefix { $0.id != row.id }.map(\.id) + [control.id])
    let stops = content(of: row.id).filter { part in
      part.kind == .control && !way.contains(part.id) && !["Spacer", "Divider"].contains(part.name)
        || part.kind == .opaque || part.id == control.id
    }
    guard let place = stops.firstIndex(where: { $0.id == control.id }), place > 0 else { return nil }
    let text = stops[place - 1]
    if row.name == "VStack",
      stops.count != 2 || row.argument("alignment")?.value.memberName != "leading"
        || !FieldName.isShort(text.elements.first?.label?.written ?? "")
    {
      return nil
    }
    // Before another field it is that one's name.
    guard text.name == "Text", !text.isInLabel, isHeard(text), text.elements.first?.label?.hasLetters == true,
      stops.count(where: { $0.name.contains("Field") }) == 1
    else { return nil }
    return text
  }

  /// What a field would be called after its repair: the text before it, else its title or placeholder where that is a
  /// name, else the header over it; `nil`: something that cannot be told.
  func nameToOffer(for field: AuditedNode) -> String? {
    if let text = textBefore(field)?.elements.first?.label { return text.written }
    var longer: String?
    for argument in [field.argument(nil), field.argument("prompt")] {
      guard let argument, let words = FieldName.words(of: argument) else { continue }
      if FieldName.isShort(words) { return words }
      longer = longer ?? words
    }
    let row = container(of: field)
    if let row, row.name == "HStack", texts(in: row).contains(where: { !$0.isInLabel }) { return nil }
    return headerOverOnly(field) ?? longer
  }

  private func headerOverOnly(_ field: AuditedNode) -> String? {
    guard let section = container(of: field), section.name == "Section", section.frames == field.frames,
      content(of: section.id).filter({ $0.isButtonLike || $0.name.contains("Field") }).count < 2
    else { return nil }
    if let title = section.argument(nil) { return FieldName.words(of: title) }
    let header = section.children.first { nodes[$0].kind == .slot && nodes[$0].name == "header" }
    let texts = header.map { content(of: $0).filter { $0.name == "Text" } } ?? []
    return texts.count == 1 ? texts[0].argument(nil).flatMap(FieldName.words) : nil
  }
}

/// What may be taken for the name of a field.
enum FieldName {
  /// Words, and no example of what may be typed: `https://…`, `aa:bb:cc`, `{{ now() }}`.
  static func isName(_ words: String) -> Bool {
    guard words.filter(\.isLetter).count > 1 else { return false }
    return !words.contains(where: { "@{}<>#=\\".contains($0) }) && !words.contains("://")
      && !(words.contains(":") && !words.contains(" "))
  }

  /// An instruction is no name where there is a better one.
  static func isShort(_ words: String) -> Bool { Words.list(words).count < 5 }

  /// The words of an argument that can be written down once more: a text, a property, a text with values in it.
  static func words(of argument: AuditedArgument) -> String? {
    guard let text = argument.value.text, text.isName else { return nil }
    if let known = text.known { return isName(known) ? known : nil }
    let source = argument.source
    let isPath = source.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return isPath || source.hasPrefix("\"") ? text.written : nil
  }
}
