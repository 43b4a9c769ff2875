import Recordings
import ScreenModel
import Testing

@Suite struct IDBFormatTests {
  @Test func saysAFlatListWithHintsAndActions() throws {
    let recording = try recorded("idb/legacy-flat.json")
    #expect(recording.format == "idb")
    #expect(
      spoken(recording) == [
        "Orders, heading", "Search teas, search field", "selected, Sencha, 2 bags, button", "Assam, button",
      ])
    let elements = try #require(recording.screen?.elements)
    #expect(elements.map { $0.hint?.known } == [nil, "Double-tap to dictate", nil, "Shows the order"])
    #expect(elements.map { $0.actions.map(\.written) } == [[], [], ["Reorder", "Delete"], []])
    #expect(elements.map { $0.identifier?.known } == [nil, nil, "order-1", "order-2"])
    #expect(recording.screen?.isComplete == true)
    #expect(
      recording.notes == [
        "1 hidden or of no size left out"
      ])
  }

  @Test func theBackendOfAnAssistiveTechnologyCarriesHintsAndHeadings() throws {
    let carries = try recorded("idb/pair.json").carries
    #expect(carries.isSuperset(of: [.label, .value, .hint, .identifier, .frame, .actions, .trait(.header)]))
    #expect(carries.isDisjoint(with: [.order, .customContent, .placeholder, .keyboardFocus, .expanded, .focusMoves]))
  }

  @Test func theBridgeCarriesNoHintTraitOrAction() throws {
    let recording = try recorded("idb/bridge-nested.json")
    #expect(spoken(recording) == ["Pay, button", "Gift wrap, switch button, on"])
    #expect(
      Fact.names(of: recording.carries) == [
        "frame", "identifier", "label", "trait:button", "trait:link", "trait:searchField", "trait:secureTextField",
        "trait:textEntry", "trait:toggleButton", "value",
      ])
    #expect(recording.notes == ["read by axbridge, which has no hint, trait, placeholder or custom action"])
  }

  @Test func readsTheFormOf2019WhoseIdentifiersAreNone() throws {
    let recording = try recorded("idb/year-2019.json")
    let element = try #require(recording.screen?.elements.first)
    #expect(spoken(recording) == ["Brew, button"])
    #expect(element.hint?.known == "Starts the kettle")
    #expect(element.identifier == nil)
    #expect(!recording.carries.contains(.identifier))
    #expect(recording.screen?.isComplete == false)
  }

  @Test func refusesATreeThatWasNotAnswered() {
    #expect(
      problems(Result { try recorded("idb/no-answer.json") }.mapError { $0 as? Problems ?? Problems([]) }) == [
        "idb/no-answer.json holds no element: the app did not answer when it was recorded"
      ])
  }

  @Test func valuesMayBeNumbersAndNull() throws {
    let text = """
      {"elements": [{"type": "Slider", "label": "Cups", "value": 3, "frame": {"x": 0, "y": 0, "width": null, "height": 9}},
      {"type": "CheckBox", "label": "Milk", "value": true, "role_description": "checkbox"},
      {"type": "Button", "label": null, "value": null, "enabled": null}], "backend": "ax"}
      """
    #expect(spoken(try read(text).get()) == ["Cups, 3, adjustable", "Milk, switch button, on", "button"])
  }
}
