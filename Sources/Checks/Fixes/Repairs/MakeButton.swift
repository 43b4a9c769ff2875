import ScreenModel

/// Makes a button of what does something on a tap; where the code cannot be put into one, an element with the trait.
public struct MakeButton: Repair {
  public static let rules = ["tap-without-role"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      let (node, applied) = site.applied
    else { return nil }
    // A picture alone needs a name as well, and a name is a guess.
    let elements = applied.before
    let isNamed = elements.contains {
      !$0.isUnnamedImage && $0.label?.isFileName != true && !($0.label?.isEmpty ?? true)
    }
    var name: AddedModifier?
    if !isNamed {
      guard site.allowsGuesses,
        let guess = NameGuess.control(node, in: site.view)
      else { return nil }
      name = AddedModifier(".accessibilityLabel(\(SpokenLiteral.source(guess.name, site)))", isGuess: true)
    }
    guard var proposal = button(file, view, index, node, name) ?? trait(file, view, elements, node, name) else {
      return nil
    }
    // A box that is drawn is no less one where the row is no button yet.
    proposal.uncovers = ["checkbox-drawn-by-hand", "selected-without-trait"]
    // In a combined element it would be swallowed.
    if let (around, combine) = combined(around: node, site) {
      guard let (outer, place) = file.modifier(at: combine.span),
        let edits = FreeControl.edits(of: place, on: outer, combine, of: around, site)
      else { return nil }
      proposal.edits += edits
      proposal.region = outer.range
    }
    return proposal
  }

  /// The stack of the same code that combines what the node is in.
  private func combined(around node: AuditedNode, _ site: RepairSite) -> (node: AuditedNode, combine: AuditedModifier)?
  {
    for around in site.view.ancestors(of: node.id) where around.frames == node.frames {
      if let combine = around.modifiers.last(where: \.isCombine) { return (around, combine) }
    }
    return nil
  }

  /// `HStack { … }.onTapGesture { open() }` → `Button { open() } label: { HStack { … } }`
  private func button(
    _ file: WrittenFile, _ view: WrittenView, _ index: Int, _ node: AuditedNode, _ name: AddedModifier?
  ) -> Proposal? {
    let tap = view.modifiers[index]
    guard view.isStatement, !view.isClosed, tap.name == "onTapGesture", tap.arguments.count == 1,
      let closure = tap.trailingClosure ?? tap.argument("perform"), closure.parameters.isEmpty,
      node.kind == .control || node.kind == .component,
      !view.modifiers.contains(where: { Self.gestures.contains($0.name) }),
      !view.modifiers.contains(where: { $0.name.hasPrefix("accessibility") || $0.name == "focused" }),
      // Comments between the modifiers would get lost.
      !file.source(view.range.lowerBound..<tap.range.upperBound).contains("//"),
      // In a button no text can be selected, and no link in it followed.
      !file.source(view.range.lowerBound..<tap.range.lowerBound).contains(".textSelection("),
      file.isFirstInLine(view.range.lowerBound)
    else { return nil }
    let inner = view.range.lowerBound..<tap.range.lowerBound
    let end = endWithoutBlanks(inner, file)
    guard var label = Wrapping.indented(inner.lowerBound..<end, in: file) else { return nil }
    let start = file.indentation(at: view.range.lowerBound)
    let step = file.indentation
    let line = file.lineBreak
    if name != nil, isSmall(view, before: index, file), let place = ModifierPlace(file, view) {
      for room in [".frame(minWidth: 44, minHeight: 44)", ".contentShape(Rectangle())"] {
        label += line + place.indentation + step + room
      }
    }
    let code: String
    if closure.body == nil {
      code = "{ \(file.source(closure.value))() }"
    } else {
      guard let moved = Wrapping.moved(closure.value, to: start, in: file) else { return nil }
      code = moved
    }
    let modifiers = [name, AddedModifier(".buttonStyle(.plain)")].compactMap { $0 }.map { added in
      line + start + added.text + (added.isGuess ? "  // \(AddedModifier.mark)" : "")
    }.joined()
    let text = "Button \(code) label: {\(line)\(start)\(step)\(label)\(line)\(start)}\(modifiers)"
    return Proposal(
      "makes it a button",
      [
        TextEdit(file: file.path, range: view.range.lowerBound..<tap.range.upperBound, replacement: text)
      ], isGuess: name != nil, file: file.path, region: view.range, forgets: .words(["image"]))
  }

  /// Nothing but a picture in the size of text: too small for a finger.
  private func isSmall(_ view: WrittenView, before tap: Int, _ file: WrittenFile) -> Bool {
    let plain: Set<String> = [
      "font", "fontWeight", "foregroundColor", "foregroundStyle", "imageScale", "renderingMode",
    ]
    guard view.base.name == "Image", view.modifiers[..<tap].allSatisfy({ plain.contains($0.name) }),
      let font = view.modifiers[..<tap].first(where: { $0.name == "font" })?.argument(nil)
    else { return false }
    let source = file.source(font.value)
    guard source.hasPrefix(".system("), let size = source.range(of: "size:") else { return false }
    return Double(source[size.upperBound...].trimmed.prefix { $0.isNumber || $0 == "." }).map { $0 < 30 } ?? false
  }

  private static let gestures: Set<String> = [
    "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onDrag", "draggable",
    "swipeActions", "contextMenu", "matchedGeometryEffect", "searchable", "sheet", "toolbar", "listRowBackground",
  ]

  private func endWithoutBlanks(_ range: Range<Int>, _ file: WrittenFile) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[end - 1]) { end -= 1 }
    return end
  }

  /// `.accessibilityElement(children: .combine)` and the trait; the gesture stays.
  private func trait(
    _ file: WrittenFile, _ view: WrittenView, _ elements: [AuditedElement], _ node: AuditedNode, _ name: AddedModifier?
  ) -> Proposal? {
    guard let place = ModifierPlace(file, view), view.modifier("accessibilityAddTraits") == nil else { return nil }
    var added = [name].compactMap { $0 }
    let isOne = elements.count == 1 && node.kind == .control && !node.isStack
    // What is combined already is one element.
    if !isOne, view.modifier("accessibilityElement")?.argument("children").map({ file.source($0.value) }) != ".combine"
    {
      guard view.modifier("accessibilityElement") == nil else { return nil }
      added.append(AddedModifier(".accessibilityElement(children: .combine)"))
    }
    added.append(AddedModifier(".accessibilityAddTraits(.isButton)"))
    return Proposal(
      "makes it one element with the trait ‘button’", place.edits(adding: added), isGuess: name != nil, file: file.path,
      region: view.range)
  }
}
