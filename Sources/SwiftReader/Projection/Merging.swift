import ScreenModel

/// Several elements made into one: the label of a button, a row combined.
struct Merged {
  var label: SymbolicText?
  /// Words that came with an explicit value.
  var value: SymbolicText?
  var hint: SymbolicText?
  /// When one of them is a heading.
  var heading = Guard.never
  /// When one of them that is no control has the trait of a button or link.
  var pressable: [Trait: Guard] = [:]
  /// When one of them is dimmed.
  var dimmed = Guard.never
  /// Controls among them, in order.
  var controls: [(Guard, Draft)] = []
  /// When there are words.
  var worded = Guard.never
  /// Pictures without a name of their own.
  var images: [(Guard, Draft)] = []
  var actions: [SymbolicText] = []
  var customContent: [AccessibilityElement.CustomContent] = []
  var focusBindings: [FocusBinding] = []
  var keyboardFocusBindings: [FocusBinding] = []
  var textOpen: [Reason] = []
  var selected = Guard.never
  /// When there is a named picture and nothing else.
  var isOnlyImage = false
  /// When a picture with a name is among them.
  var hasNamedImage = false
  /// In lines of body text.
  var height: Double?
  var origin: Origin?
}

extension Evaluator {
  /// What several elements say as one. Controls keep their words only inside the label of a control.
  func merge(_ nodes: [AXNode], keepsControls: Bool) -> Merged {
    var merged = Merged()
    merged.textOpen = nodes.opaqueReasons
    var parts: [(Guard, SymbolicText)] = []
    var values: [(Guard, SymbolicText)] = []
    var hints: [SymbolicText] = []
    var onlyImages = true
    let layout = laidOut(nodes)
    merged.height = layout.isEmpty ? nil : layout.height
    let elements = ordered(layout)
    if let reason = orderReason(elements, nodes) { merged.textOpen.append(reason) }
    for (formula, draft) in elements {
      if draft.isUnnamedImage {
        merged.images.append((formula, draft))
        continue
      }
      merged.textOpen += draft.textOpen
      merged.focusBindings += draft.focusBindings
      merged.keyboardFocusBindings += draft.keyboardFocusBindings
      merged.customContent += draft.customContent
      if draft.content == .control, !keepsControls {
        merged.controls.append((formula, draft))
        // A control's words are not those of the whole, unless it is no button any more.
        if draft.has(.button) || draft.has(.toggleButton) || draft.has(.adjustable) { continue }
      }
      merged.actions += draft.actions
      for trait in [Trait.button, .link] where draft.content != .control {
        if let condition = draft.traits[trait] {
          merged.pressable[trait] = (merged.pressable[trait] ?? .never) || (formula && condition)
        }
      }
      if let trait = draft.traits[.header] { merged.heading = merged.heading || (formula && trait) }
      if let trait = draft.traits[.selected] { merged.selected = merged.selected || (formula && trait) }
      if let trait = draft.traits[.notEnabled] { merged.dimmed = merged.dimmed || (formula && trait) }
      if let label = draft.label, !label.isEmpty {
        parts.append((formula, label))
        merged.worded = merged.worded || formula
      }
      if draft.content == .image { merged.hasNamedImage = true }
      if let value = draft.value, !value.isEmpty, !draft.has(.toggleButton) { values.append((formula, value)) }
      if draft.content != .image { onlyImages = false }
      if let hint = draft.hint { hints.append(hint) }
      if merged.origin == nil { merged.origin = draft.origins[.label] ?? Origin(draft.node.span, via: draft.frames) }
    }
    merged.label = parts.isEmpty ? nil : join(parts)
    merged.value = values.isEmpty ? nil : join(values)
    merged.hint = hints.isEmpty ? nil : SymbolicText.joined(hints)
    // Only what nobody can read: there are words, and they are not known.
    if parts.isEmpty, values.isEmpty, merged.images.isEmpty, merged.controls.isEmpty,
      let reason = nodes.opaqueReasons.first
    {
      merged.label = SymbolicText([.hole(name: "text", symbols: [], because: reason)])
    }
    merged.isOnlyImage = !parts.isEmpty && onlyImages
    return merged
  }

  /// The name of a control: its words, and while there are none what its picture is called.
  func name(from merged: Merged) -> SymbolicText? {
    guard !merged.images.isEmpty else { return merged.label }
    var ways: [(Guard, SymbolicText)] = []
    if let label = merged.label {
      ways.append((merged.worded, facts.assuming(merged.worded).map(label.settled) ?? label))
    }
    var rest = !merged.worded
    for (formula, image) in merged.images.prefix(8) {
      guard let label = image.label, let inside = facts.assuming(rest) else { continue }
      let open = inside.simplify(formula)
      ways.append((rest && open, label))
      rest = rest && !open
    }
    guard !ways.isEmpty else { return nil }
    if !leavesNoCase(rest) { ways.append((rest, SymbolicText(""))) }
    return SymbolicText([.choice(ways)]).settled(facts)
  }

  /// Why the words may come in another order: side by side, that of the layout is not that of the code.
  private func orderReason(_ elements: [(Guard, Draft)], _ nodes: [AXNode]) -> Reason? {
    guard elements.count > 2 else { return nil }
    func words(_ elements: [(Guard, Draft)]) -> [String] {
      elements.filter { !$0.1.isUnnamedImage }.map { $0.1.label?.spoken.written ?? "" }.filter { !$0.isEmpty }
    }
    guard !elements.contains(where: { $0.1.sortPriority != 0 }), words(elements) != words(nodes.elements) else {
      return nil
    }
    return Reason("which of the words side by side come first depends on the layout", span: elements[0].1.node.span)
  }

  /// Texts one after the other; those that may be missing make alternatives.
  func join(_ parts: [(Guard, SymbolicText)]) -> SymbolicText {
    var ways: [(Guard, [SymbolicText])] = [(.always, [])]
    for (formula, text) in parts {
      var next: [(Guard, [SymbolicText])] = []
      for (condition, texts) in ways {
        let inside = facts.assuming(condition) ?? facts
        switch inside.simplify(formula) {
        case .always: next.append((condition, texts + [text]))
        case .never: next.append((condition, texts))
        case let open:
          next.append((condition && open, texts + [text]))
          next.append((condition && !open, texts))
        }
      }
      if next.count > 16 {
        return SymbolicText([
          .hole(name: "text", symbols: [], because: Reason("too many alternatives for the words"))
        ])
      }
      ways = next
    }
    ways.removeAll { leavesNoCase($0.0) }
    if ways.count == 1 { return SymbolicText.joined(ways[0].1) }
    return SymbolicText([.choice(ways.map { ($0.0, SymbolicText.joined($0.1)) })]).settled(facts)
  }
}
