/// Which of an expectation's parts the origin can carry at all.
struct Carried: Sendable {
  var facts: Set<Fact>

  /// What a line of heard speech carries: all that is spoken.
  static let everything = Carried(facts: Fact.all)

  /// Whether a word can be told.
  func carries(_ word: Word) -> Bool {
    switch word {
    case .selected: facts.contains(.trait(.selected))
    case .dimmed: facts.contains(.trait(.notEnabled))
    case .button: facts.contains(.trait(.button))
    case .link: facts.contains(.trait(.link))
    case .image: facts.contains(.trait(.image))
    case .adjustable: facts.contains(.trait(.adjustable))
    case .tab: facts.contains(.trait(.tabBarItem))
    case .heading: facts.contains(.trait(.header))
    case .draggable: facts.contains(.trait(.draggable))
    case .backButton: facts.contains(.trait(.backButton))
    case .searchField: facts.contains(.trait(.searchField))
    case .switchButton: facts.contains(.trait(.toggleButton))
    case .textField: facts.contains(.trait(.textEntry))
    case .secureTextField: facts.contains(.trait(.secureTextField))
    case .isEditing: facts.contains(.trait(.isEditing))
    case .pickerItem: facts.contains(.trait(.pickerItem))
    case .popUpButton: facts.contains(.trait(.popUpButton))
    case .expanded, .collapsed: facts.contains(.expanded)
    case .on, .off, .mixed: facts.contains(.value)
    case .headingLevel: facts.contains(.headingLevel)
    case .position, .row, .column, .spansRows, .spansColumns: facts.contains(.position)
    case .listStart, .listEnd, .landmark, .landmarkEnd: facts.contains(.container)
    case .actionsAvailable: facts.contains(.actions)
    case .moreContent: facts.contains(.customContent)
    case .hintToggle, .hintAdjust, .hintEdit, .hintEditing, .hintExpand, .hintCollapse, .hintPicker, .hintDrag:
      facts.contains(.hint)
    default: true
    }
  }

  /// The expected text to look for, and the parts of it that cannot be looked for; with the fewest of those first.
  func options(for reading: ExpectedReading, nameIsEmpty: Bool) -> [(units: [TextUnit], unseen: [String])] {
    let texts = reading.texts
    var kept = [Array(texts.indices)]
    if !facts.contains(.container), texts.count > 1 { kept.append(Array(texts.indices.dropFirst())) }
    var options = kept
    if !facts.contains(.hint), let last = texts.last, last.followsRole {
      options += kept.map { Array($0.dropLast()) }
    }
    if !facts.contains(.value) {
      for places in kept where places.count > 1 {
        for count in (1..<places.count).reversed() { options.append(Array(places.prefix(count))) }
      }
    }
    if !facts.contains(.label), nameIsEmpty { options.append([]) }
    return options.compactMap { places in
      let dropped = texts.indices.filter { !places.contains($0) }
      // A role word can be told; it is not lost as part of a hint.
      if dropped.contains(where: { texts[$0].units.contains { $0.word?.isRole == true } }) { return nil }
      return (places.flatMap { texts[$0].units }, dropped.map { texts[$0].written })
    }
  }
}
