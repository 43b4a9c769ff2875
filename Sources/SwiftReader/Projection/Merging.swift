import ScreenModel

/// Several elements made into one: the label of a button, a row combined.
struct Merged {
  var label: SymbolicText?
  /// Words that came with an explicit value.
  var value: SymbolicText?
  var hint: SymbolicText?
  /// When one of them is a heading.
  var heading = Guard.never
  /// When one of them is dimmed.
  var dimmed = Guard.never
  /// Controls among them, in order.
  var controls: [(Guard, Draft)] = []
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
  var origin: Origin?
}

extension Evaluator {
  /// What several elements say as one. Controls keep their words only inside the label of a control.
  func merge(_ nodes: [AXNode], keepsControls: Bool) -> Merged {
    var merged = Merged()
    merged.textOpen = nodes.opaqueReasons
    var parts: [(Guard, SymbolicText)] = []
    var onlyImages = true
    for (formula, draft) in ordered(nodes) {
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
      if let trait = draft.traits[.header] { merged.heading = merged.heading || (formula && trait) }
      if let trait = draft.traits[.selected] { merged.selected = merged.selected || (formula && trait) }
      if let trait = draft.traits[.notEnabled] { merged.dimmed = merged.dimmed || (formula && trait) }
      if let label = draft.label, !label.isEmpty { parts.append((formula, label)) }
      if let value = draft.value, !value.isEmpty { parts.append((formula, value)) }
      if draft.content != .image { onlyImages = false }
      if merged.hint == nil { merged.hint = draft.hint }
      if merged.origin == nil { merged.origin = draft.origins[.label] ?? Origin(draft.node.span, via: draft.frames) }
    }
    merged.label = parts.isEmpty ? nil : join(parts)
    // Only what nobody can read: there are words, and they are not known.
    if parts.isEmpty, merged.images.isEmpty, merged.controls.isEmpty, let reason = nodes.opaqueReasons.first {
      merged.label = SymbolicText([.hole(name: "text", symbols: [], because: reason)])
    }
    merged.isOnlyImage = !parts.isEmpty && onlyImages
    return merged
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
    if ways.count == 1 { return SymbolicText.joined(ways[0].1) }
    return SymbolicText([.choice(ways.map { ($0.0, SymbolicText.joined($0.1)) })]).settled(facts)
  }
}
