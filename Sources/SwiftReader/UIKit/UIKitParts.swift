import ScreenModel

/// Controls of UIKit that are several elements: the halves of a stepper, the segments of a segmented control.
struct UIKitParts {
  let facts: UIKitFacts
  let language: String

  /// `nil` for a control that is one element, or whose parts are known only when the app runs.
  func parts(of object: UIKitObject) -> [AuditedElement]? {
    switch object.role {
    case .stepper:
      let lexicon = Lexicon.language(language)
      return [Word.decrement, .increment].map { word in
        let words = lexicon.phrase(word)
        return part(object, words.prefix(1).uppercased() + words.dropFirst())
      }
    case .segments: return segments(of: object)
    default: return nil
    }
  }

  /// "selected, Day, button, 1 of 2"
  private func segments(of object: UIKitObject) -> [AuditedElement]? {
    let made = facts.part.calls("init", of: object.id).compactMap { $0.argument("items")?.items }
    guard let titles = made.first, !titles.isEmpty,
      !facts.part.steps(of: object.id).contains(where: { $0.name == "insertSegment" || $0.name == "removeAllSegments" })
    else { return nil }
    let writes = facts.part.assignments("selectedSegmentIndex", of: object.id)
    let chosen = facts.number("selectedSegmentIndex", of: object.id).map { Int($0) }
    return titles.enumerated().map { position, title in
      var made = part(object, title)
      made.element.position = .init(position + 1, of: titles.count)
      if chosen == position { made.element.traits.insert(.selected) }
      // Nothing is chosen before code or a person does.
      if chosen == nil, !writes.isEmpty {
        made.element.openTraits[.selected] = Condition("\(object.name).selectedSegmentIndex == \(position)")
      }
      return made
    }
  }

  private func part(_ object: UIKitObject, _ words: String) -> AuditedElement { part(object, SpokenText(words)) }

  private func part(_ object: UIKitObject, _ words: SpokenText) -> AuditedElement {
    var element = AccessibilityElement(label: words, traits: [.button], role: object.type, span: object.span)
    element.isActivatable = true
    if !words.isKnown { element.certainty.textOpen = [facts.openReason(words, object)] }
    if facts.part.steps(of: object.id).contains(where: { $0.name == "isEnabled" && $0.value?.truth == false }) {
      element.traits.insert(.notEnabled)
    }
    return AuditedElement(element, content: .control, key: .init(span: object.span, frames: []))
  }
}
