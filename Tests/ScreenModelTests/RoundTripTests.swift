import ScreenModel
import Testing

/// Every pair of traits that is heard, on one label.
private let elements: [AccessibilityElement] = {
  let heard: [ScreenModel.Trait] = [
    .button, .link, .header, .image, .selected, .notEnabled, .searchField, .adjustable, .toggleButton, .tabBarItem,
    .textEntry, .secureTextField, .backButton, .pickerItem, .popUpButton, .draggable, .isEditing,
  ]
  return heard.indices.flatMap { first in
    heard[first...].map { AccessibilityElement(label: "12 Oak Street", value: "1", traits: [heard[first], $0]) }
  }
}()

@Test(arguments: ["en", "de", "ru", "fr", "ja"])
func whatIsSaidMatchesItsOwnElementAndLine(language: String) {
  let speech = Speech(lexicon: .language(language))
  for element in elements {
    let utterance = speech.utterance(of: element)
    let expected = ExpectedUtterance(utterance.spoken, lexicon: speech.lexicon)
    let line = [utterance.spoken, utterance.hint].compactMap(\.self).joined(separator: ". ")
    #expect(
      expected.compare(with: element, carries: Fact.all, speech: speech).outcome == .same, "\(utterance.spoken)")
    #expect(expected.compare(withSpoken: line).outcome == .same, "\(line)")
  }
}

@Test(arguments: ["en", "de", "ru"], [ScreenModel.Trait.selected, .notEnabled])
func missingOrExtraStateIsAlwaysAMismatch(language: String, state: ScreenModel.Trait) {
  let speech = Speech(lexicon: .language(language))
  for element in elements {
    var other = element
    if other.traits.remove(state) == nil { other.traits.insert(state) }
    let expected = ExpectedUtterance(speech.utterance(of: element).spoken, lexicon: speech.lexicon)
    let heard = speech.utterance(of: other).spoken
    #expect(expected.compare(with: other, carries: Fact.all, speech: speech).outcome == .different, "\(heard)")
    #expect(expected.compare(withSpoken: heard).outcome == .different, "\(heard)")
  }
}
