import ScreenModel

extension Evaluator {
  /// The finished elements of a tree, in reading order.
  func elements(_ nodes: [AXNode]) -> [AccessibilityElement] {
    readingOrder(NavigationBar.arranged(nodes)).compactMap(finished)
  }

  /// An element as the screen holds it; `nil` where it is not there.
  func finished(_ placed: PlacedElement) -> AccessibilityElement? {
    guard let (formula, inside) = settled(placed.formula) else { return nil }
    let usually = usual.isEmpty ? nil : self.usually(inside)
    // Not on a device that is set as usual.
    if usually != nil, self.usually(facts).simplify(formula) == .never { return nil }
    let draft = placed.draft
    var element = AccessibilityElement(role: draft.role, span: draft.node.span)
    let (label, labelConditions) = usual(draft.label, inside, usually)
    let (value, valueConditions) = usual(draft.value, inside, usually)
    let hint = draft.hint.map { $0.settled(usually ?? inside) }
    element.label = label.flatMap { $0.isEmpty ? nil : $0.spoken }
    element.value = value.flatMap { $0.isEmpty ? nil : $0.spoken }
    element.hint = hint.flatMap { $0.isEmpty ? nil : $0.spoken }
    // A text without words is no stop, unless it was made one.
    if draft.content == .text || draft.isUnnamedImage, !draft.hasOwnLabel, !draft.isBitmap, element.label == nil,
      element.value == nil
    {
      return nil
    }
    for (trait, condition) in draft.traits {
      switch inside.simplify(condition) {
      case .always: element.traits.insert(trait)
      case .never: break
      case let open:
        element.openTraits[trait] = open.condition(at: draft.origins[.trait(trait)]?.span ?? draft.node.span)
      }
    }
    element.identifier = draft.identifier?.settled(inside).spoken
    element.actions = draft.actions.map { $0.settled(inside).spoken }
    element.isActivatable = draft.isActivatable
    element.customContent = draft.customContent
    element.headingLevel = draft.headingLevel
    element.expanded = draft.expanded
    element.placeholder = draft.placeholder?.settled(inside).spoken
    element.position = draft.position
    element.container = placed.container.map { $0.settled(inside).spoken }
    element.inputLabels = draft.inputLabels.map { $0.settled(inside).spoken }
    element.row = placed.row.map { row in
      let number = collectionNumbers[row.collection] ?? collectionNumbers.count + 1
      collectionNumbers[row.collection] = number
      return .init(collection: number, index: row.index)
    }
    element.origins = draft.origins
    if element.origins[.label] == nil, !draft.frames.isEmpty {
      element.origins[.label] = Origin(draft.node.span, via: draft.frames)
    }
    let guessed =
      label?.isGuessed == true
      ? [Reason(Reason.guessedName, span: draft.node.span)] : []
    element.certainty = Certainty(
      presence: (labelConditions + valueConditions).reduce(presence(formula, at: draft.node.span)) {
        $0 + presence($1, at: draft.node.span)
      },
      textOpen: draft.textOpen + guessed + (draft.hasOwnValue ? [] : draft.valueOpen.map { [$0] } ?? [])
        + (label?.reasons ?? [])
        + (value?.reasons ?? []),
      roleOpen: draft.roleOpen
        + element.openTraits.values.sorted { $0.text < $1.text }.map { Reason("depends on \($0.text)", span: $0.span) },
      orderOpen: draft.orderOpen)
    return element
  }

  /// What is left of a formula and what holds under it; `nil` where it cannot hold. An audit asks for the same often.
  private func settled(_ formula: Guard) -> (Guard, Facts)? {
    if let recorder, let known = recorder.settled[formula] { return known.0 == .never ? nil : known }
    let left = facts.simplify(formula)
    let result = (left, left == .never ? facts : facts.assuming(left) ?? facts)
    recorder?.settled[formula] = result
    return left == .never ? nil : result
  }

  private func presence(_ formula: Guard, at span: SourceSpan) -> [Condition] {
    formula == .always ? [] : formula.conjuncts.map { $0.condition(at: span) }
  }
}
