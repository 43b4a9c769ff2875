import ScreenModel
import Testing

private let speech = Speech(lexicon: .language("en"))
private let fromServer = Reason("`address` is loaded at run time")
private let isChosen = Condition("address == chosen", names: ["address", "chosen"])

private func compare(
  _ expected: String, _ element: AccessibilityElement, carries: Set<Fact> = Fact.all
) -> UtteranceMatch {
  ExpectedUtterance(expected, lexicon: speech.lexicon).compare(with: element, carries: carries, speech: speech)
}

private func unknownAddress(_ traits: Set<ScreenModel.Trait> = [.button]) -> AccessibilityElement {
  AccessibilityElement(
    label: SpokenText([.known("Ship to "), .hole(name: "address", because: fromServer)]), traits: traits)
}

@Test func wordsAgainstUnknownTextAreOpen() {
  let match = compare("Ship to 12 Oak Street, button", unknownAddress())
  #expect(match.outcome == .open)
  #expect(match.openNames == ["address"])
  #expect(match.openReasons == ["`address` is loaded at run time"])
}

@Test func nameAgainstUnknownTextIsTheSame() {
  let match = compare("Ship to <address>, button", unknownAddress())
  #expect(match.outcome == .same)
  #expect(match.openNames.isEmpty)
}

@Test func oneNameForTwoUnknownTextsIsOpen() {
  let label = SpokenText([
    .hole(name: "from", because: fromServer), .known(" to "), .hole(name: "until", because: fromServer),
  ])
  let match = compare("<day> to <day>", AccessibilityElement(label: label))
  #expect(match.outcome == .open)
  #expect(match.openNames == ["from", "until"])
  #expect(compare("<first> to <last>", AccessibilityElement(label: label)).outcome == .same)
}

@Test func unknownTextDoesNotHideOtherWordsOrRoles() {
  #expect(compare("Send to 12 Oak Street, button", unknownAddress()).outcome == .different)
  let heading = compare("Ship to 12 Oak Street, heading", unknownAddress())
  #expect(heading.outcome == .different)
  #expect(heading.missing == ["heading"])
  let selected = compare("selected, Ship to 12 Oak Street, button", unknownAddress())
  #expect(selected.outcome == .different)
  #expect(selected.missing == ["selected"])
}

@Test(arguments: ["Turn on, button", "Selected items, button", "3 selected, button"])
func labelThatEndsLikeAStateMayBeTheUnknownOne(expected: String) {
  let element = AccessibilityElement(label: .hole("title", because: fromServer), traits: [.button])
  #expect(compare(expected, element).outcome == .open)
}

@Test(arguments: ["selected, Tea, button", "Tea, button"])
func openTraitIsOpenEitherWay(expected: String) {
  var element = AccessibilityElement(label: "Tea", traits: [.button])
  element.openTraits = [.selected: isChosen]
  let match = compare(expected, element)
  #expect(match.outcome == .open)
  #expect(match.openNames == ["address", "chosen"])
  #expect(match.openReasons == ["address == chosen"])
}

@Test func openTraitCannotMakeAnotherRole() {
  var element = AccessibilityElement(label: "Tea", traits: [.button])
  element.openTraits = [.selected: isChosen]
  #expect(compare("Tea, dimmed, button", element).outcome == .different)
}

private func payButton() -> AccessibilityElement {
  let isPaying = Condition("isPaying", names: ["isPaying"])
  let idle = Condition("!isPaying", names: ["isPaying"])
  var element = AccessibilityElement(
    label: SpokenText([.varies([.init(isPaying, "Paying"), .init(idle, "Pay")])]), traits: [.button])
  element.openTraits = [.notEnabled: isPaying]
  return element
}

@Test func alternativesAndTraitsOfOneTestGoTogether() {
  #expect(compare("Paying, dimmed, button", payButton()).outcome == .open)
  #expect(compare("Pay, button", payButton()).outcome == .open)
  #expect(compare("Paying, button", payButton()).outcome == .different)
  #expect(compare("Pay, dimmed, button", payButton()).outcome == .different)
  #expect(compare("Paying, dimmed, button", payButton()).openNames == ["isPaying"])
}

@Test func whatIsSaidEitherWayIsTheSame() {
  let isNew = Condition("isNew", names: ["isNew"])
  let label = SpokenText([
    .varies([.init(isNew, "Leaf cup"), .init(Condition("!isNew", names: ["isNew"]), "leaf cup.")])
  ])
  #expect(compare("Leaf cup", AccessibilityElement(label: label)).outcome == .same)
}

@Test func switchOfUnknownStateIsOpen() {
  var element = AccessibilityElement(label: "Wi-Fi", traits: [.button, .toggleButton])
  element.value = .hole("isOn", because: Reason("bound at run time"))
  let match = compare("Wi-Fi, switch button, on", element)
  #expect(match.outcome == .open)
  #expect(match.openNames == ["isOn"])
  #expect(match.openReasons == ["isOn == true"])
  #expect(compare("Wi-Fi, switch button, quickly", element).outcome == .different)
}

@Test func presenceKeepsAMatchOpenButNoMismatch() {
  var element = AccessibilityElement(label: "Offline")
  element.certainty.presence = [Condition("isOffline", names: ["isOffline"])]
  let match = compare("Offline", element)
  #expect(match.outcome == .open)
  #expect(match.openNames == ["isOffline"])
  #expect(compare("Online", element).outcome == .different)
}

@Test func uncertainRoleIsNoProofEitherWay() {
  var element = AccessibilityElement(label: "Pay")
  element.certainty.roleOpen = [Reason("‘PrimaryButton’ is not in the project")]
  let match = compare("Pay, button", element)
  #expect(match.outcome == .open)
  #expect(match.openReasons == ["‘PrimaryButton’ is not in the project"])
  #expect(compare("Pay", element).outcome == .open)
  #expect(compare("Cancel, button", element).outcome == .different)
}

@Test func partsThatTheOriginCannotCarryAreUnseen() {
  let element = AccessibilityElement(label: "Cart", traits: [.button])
  let match = compare(
    "selected, Cart, 3 items, dimmed, button, Opens it", element, carries: [.label, .trait(.button)])
  #expect(match.outcome == .inPart)
  #expect(match.unseen.sorted() == ["3 items", "Opens it", "dimmed", "selected"])
  #expect(match.missing.isEmpty)
}

@Test func carriedPartsStillCount() {
  let element = AccessibilityElement(label: "Cart")
  let match = compare("Cart, dimmed, button", element, carries: [.label, .value, .trait(.button)])
  #expect(match.outcome == .different)
  #expect(match.missing == ["button"])
  #expect(match.unseen == ["dimmed"])
}

@Test func factsThatAreNotCarriedAreNeverExtra() {
  let element = AccessibilityElement(label: "Cart", traits: [.header])
  #expect(compare("Cart", element, carries: [.label, .value, .hint, .container]).outcome == .same)
}

@Test func hostileExpectationsAndElementsEnd() {
  let stars = String(repeating: "<a> … button, selected <b> ", count: 60)
  let words = String(repeating: "tea button selected ", count: 150)
  var element = AccessibilityElement(label: SpokenText(words), value: SpokenText(words), traits: [.button])
  for trait in ScreenModel.Trait.allCases {
    element.openTraits[trait] = Condition("flag\(trait)", names: ["flag\(trait)"])
  }
  let clock = ContinuousClock()
  var outcomes: [UtteranceMatch.Outcome] = []
  let time = clock.measure {
    let expected = ExpectedUtterance(stars, lexicon: speech.lexicon)
    outcomes.append(expected.compare(with: element, carries: Fact.all, speech: speech).outcome)
    outcomes.append(expected.compare(withSpoken: words).outcome)
    outcomes.append(expected.isContained(in: SpokenText(words)).outcome)
    let repeated = ExpectedUtterance("<a> <b> <a> <b> <c> <c>", lexicon: speech.lexicon)
    outcomes.append(repeated.compare(withSpoken: String(repeating: "a b c d ", count: 14)).outcome)
  }
  #expect(outcomes.count == 4)
  #expect(time < .seconds(60))
}
