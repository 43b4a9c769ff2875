/// What an element or a line says, sorted for a comparison.
struct Said: Sendable {
  /// Label and value, in order.
  var name: [TextUnit] = []
  /// Role and state words.
  var facts: Set<SpokenFact> = []
  /// Words that are compared only where the expectation states them: position, level, edges, standard hints.
  var optionalFacts: Set<SpokenFact> = []
  /// Roles the element has and VoiceOver does not say.
  var silent: Set<Word> = []
  /// Texts before the name that need not be stated: container, headers.
  var before: [[TextUnit]] = []
  /// Texts after the name that need not be stated: custom content, own hint.
  var after: [[TextUnit]] = []

  init() {}

  /// What an element says.
  init(_ element: AccessibilityElement, speech: Speech) {
    let utterance = speech.utterance(of: element)
    let traits = SpokenTraits(element: element)
    let lexicon = speech.lexicon
    // Said on entry alone, and an expectation may be of that moment.
    let container = element.context?.container.map { SpokenText($0) } ?? element.container
    if let container, element.context?.isFirstFocusInContainer != true { before.append(container.units) }
    for part in utterance.parts + utterance.after {
      let units = part.text.units
      switch part.kind {
      case .label, .value: name += units
      case .container, .header: before.append(units)
      case .hint, .customContent: after.append(units)
      case .selected: facts.insert(SpokenFact(.selected))
      case .dimmed: facts.insert(SpokenFact(.dimmed))
      case .role(let word): facts.insert(SpokenFact(word))
      // Whether text is being edited depends on the moment, not on the screen.
      case .state(.isEditing): optionalFacts.insert(SpokenFact(.isEditing))
      case .state(let word): facts.insert(SpokenFact(word))
      case .headingLevel:
        facts.insert(SpokenFact(.heading))
        optionalFacts.formUnion(lexicon.phrases.facts(units[...]) ?? [])
      case .cell, .position, .edge, .standardHint, .actionsAvailable, .moreContent:
        optionalFacts.formUnion(lexicon.phrases.facts(units[...]) ?? [])
      }
    }
    if traits[.searchField].isPossible, traits[.textEntry].isPossible { silent.insert(.textField) }
    if traits[.toggleButton].isPossible, !traits[.button].isPossible { silent.insert(.switchButton) }
  }

  /// The texts the whole may be heard as: the name, and around it what need not be stated.
  var texts: [[TextUnit]] {
    var texts = [name]
    for text in before.prefix(4).reversed() { texts += texts.map { text + $0 } }
    for text in after.prefix(3) { texts += texts.map { $0 + text } }
    return Array(texts.prefix(32))
  }
}
