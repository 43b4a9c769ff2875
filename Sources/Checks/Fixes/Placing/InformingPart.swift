import ScreenModel

/// Moves a combination from a stack with controls in it to the part of the stack that only informs.
struct InformingPart {
  let file: WrittenFile
  let audited: AuditedView
  /// The stack, and the modifier that combines it.
  let stack: AuditedNode
  let combine: AuditedModifier
  /// The same as written, and the modifier's number in its chain.
  let view: WrittenView
  let index: Int
  /// What the label leaves out, as it is written into it.
  var missing = ""

  /// What a statement of the stack is for the listener.
  private enum Kind { case acts, informs, silent, unknown }

  /// `nil`: what informs does not stand together, or is one element as it is.
  func edits() -> [TextEdit]? {
    guard view.base.name == "VStack" || view.base.name == "HStack", let closure = view.base.trailingClosure,
      let statements = file.statements(of: closure), let said = said()
    else { return nil }
    let kinds = statements.map(kind)
    guard !kinds.contains(.unknown), kinds.contains(.acts), let first = kinds.firstIndex(of: .informs),
      let last = kinds.lastIndex(of: .informs), !kinds[first...last].contains(.acts)
    else { return nil }
    var edits = [Removal.edit(of: view.modifiers[index], in: file)]
    edits += view.modifiers[(index + 1)...].filter { $0.name.hasPrefix("accessibility") }.map {
      Removal.edit(of: $0, in: file)
    }
    let part = Array(statements[first...last])
    guard let place = part.count == 1 ? modified(part[0], said) : wrapped(part, closure, said) else { return nil }
    return edits + place
  }

  /// What was said of the one element: words and traits that go with it. Of a button nothing is left to say so.
  private func said() -> [AddedModifier]? {
    guard !view.modifiers[..<index].contains(where: { $0.name.hasPrefix("accessibility") }) else { return nil }
    var said: [AddedModifier] = []
    for modifier in view.modifiers[(index + 1)...] {
      if FreeControl.acting.contains(modifier.name) { return nil }
      guard modifier.name.hasPrefix("accessibility") else { continue }
      guard Self.words.contains(modifier.name) else { return nil }
      let traits =
        modifier.name == "accessibilityAddTraits" ? modifier.argument(nil).map { file.source($0.value) } : nil
      if let traits, traits.contains("isButton") {
        guard traits == ".isButton" else { return nil }
        continue
      }
      said.append(AddedModifier(completed(modifier)))
    }
    return said
  }

  /// The label with what it leaves out.
  private func completed(_ modifier: WrittenCall) -> String {
    let source = file.source(modifier.range)
    guard modifier.name == "accessibilityLabel", !missing.isEmpty, let label = modifier.argument(nil) else {
      return source
    }
    let end = label.value.upperBound - 1
    return file.source(modifier.range.lowerBound..<end) + missing + file.source(end..<modifier.range.upperBound)
  }

  private static let words: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityIdentifier",
    "accessibilityAddTraits", "accessibilityInputLabels",
  ]

  private static let gestures: Set<String> = [
    "onTapGesture", "gesture", "onLongPressGesture", "simultaneousGesture", "highPriorityGesture", "draggable",
    "onDrag", "contextMenu", "swipeActions", "accessibilityAction", "accessibilityActions",
  ]

  private func kind(_ statement: WrittenView) -> Kind {
    let nodes = audited.content(of: stack.id).filter { isInside($0.span, $0.frames, statement) }
    if nodes.contains(where: { $0.kind == .opaque }) { return .unknown }
    let elements = elements(statement)
    let isTouched = nodes.contains { node in
      node.isButtonLike || node.modifiers.contains { Self.gestures.contains($0.name) }
    }
    if isTouched || elements.contains(where: \.isOperable) { return .acts }
    return elements.isEmpty ? .silent : .informs
  }

  private func elements(_ statement: WrittenView) -> [AuditedElement] {
    combine.before.filter { !$0.isUnnamedImage && isInside($0.key.span, $0.key.frames, statement) }
  }

  /// Whether something was placed by a statement of the stack.
  private func isInside(_ span: SourceSpan, _ frames: [SourceSpan], _ statement: WrittenView) -> Bool {
    let place = frames.count > stack.frames.count ? frames[stack.frames.count] : span
    return file.start(of: place).map(statement.range.contains) ?? false
  }

  /// One statement alone: combined where it is several elements, with the words that were said of the whole.
  private func modified(_ statement: WrittenView, _ said: [AddedModifier]) -> [TextEdit]? {
    guard let place = ModifierPlace(file, statement),
      !statement.modifiers.contains(where: { $0.name.hasPrefix("accessibility") })
    else { return nil }
    let isOne = elements(statement).count == 1
    if isOne { return said.isEmpty ? nil : place.edits(adding: said) }
    guard !["ForEach", "Group", "Section", "List", "Form", "ScrollView"].contains(statement.base.name) else {
      return nil
    }
    return place.edits(adding: [Self.combined] + said)
  }

  private static let combined = AddedModifier(".accessibilityElement(children: .combine)")

  /// Several statements in a stack of their own, laid out as the one around them.
  private func wrapped(_ part: [WrittenView], _ closure: WrittenArgument, _ said: [AddedModifier]) -> [TextEdit]? {
    guard let first = part.first, let last = part.last, file.isFirstInLine(first.range.lowerBound),
      file.restOfLine(last.range.upperBound).trimmed.isEmpty,
      // These share the space of the whole stack.
      !part.contains(where: { $0.modifiers.contains { sharesSpace($0) } })
    else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    guard let inside = Wrapping.indented(range, in: file) else { return nil }
    let start = file.indentation(at: range.lowerBound)
    let line = file.lineBreak
    let head = file.source(view.base.range.lowerBound..<closure.range.lowerBound).trimmed
    let modifiers = ([Self.combined] + said.sorted { $0.rank < $1.rank }).map { line + start + $0.text }.joined()
    let text = "\(head) {\(line)\(start)\(file.indentation)\(inside)\(line)\(start)}\(modifiers)"
    return [TextEdit(file: file.path, range: range, replacement: text)]
  }

  private func sharesSpace(_ modifier: WrittenCall) -> Bool {
    switch modifier.name {
    case "layoutPriority", "alignmentGuide", "matchedGeometryEffect": true
    case "frame": view.base.name == "HStack" && file.source(modifier.range).contains("infinity")
    default: false
    }
  }
}
