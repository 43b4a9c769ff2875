import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct EachRowTests {
  let each = expectation(.each, "<name>, <price>, button")

  private func row(_ index: Int?, _ element: AccessibilityElement) -> AccessibilityElement {
    var element = element
    element.row = .init(collection: 1, index: index)
    return element
  }

  @Test func everyRowSaysItAndNamesAreBoundAnew() {
    let screen = predicted(
      element("Teas", [.header]), row(0, button("Oolong, $9.00")), row(1, button("Assam, $7.00")), button("Cart"))
    #expect(check([each], source: [screen]).screens[0].states[.selected]?.verdict == .predicted)
  }

  @Test func oneRowThatDoesNotIsShown() {
    let screen = predicted(row(0, button("Oolong, $9.00")), row(1, element("Assam, $7.00", line: 17)))
    let result = check([each], source: [screen])
    #expect(
      result.verdicts() == [
        "each “<name>, <price>, button” contradicted “Assam, $7.00” missing [\"button\"]"
      ])
    #expect(result.lines == ["error speech-contradicted 3 → Picker.swift:17"])
  }

  @Test func aRowThatStandsForAllOfAnUnknownCollectionIsPossible() {
    let name = SpokenText([.hole(name: "tea.name", because: Reason("a row"))])
    let screen = predicted(row(nil, button(name)))
    #expect(
      check([expectation(.each, "Oolong, button")], source: [screen]).screens[0].states[.selected]?.verdict == .possible
    )
    #expect(
      check([expectation(.each, "<name>, button")], source: [screen]).screens[0].states[.selected]?.verdict
        == .predicted)
  }

  @Test func noRowsAtAllIsAContradiction() {
    let result = check([each], source: [predicted(element("Teas", [.header]))])
    #expect(result.screens[0].states[.selected]?.verdict == .contradicted)
  }

  @Test func rowsOfADumpAreToldByTheirWords() {
    let teas = [
      element("Teas", [.header]), button("Tea Oolong"), button("Assam"), button("Tea Mint"), element("Total"),
    ]
    let result = check([expectation(.each, "Tea <name>, button")], recordings: [dump(teas)])
    #expect(
      result.verdicts() == [
        "each “Tea <name>, button” not-heard “Assam, button” missing [\"Tea <name>\"] extra [\"Assam\"] in dump.json"
      ])
  }
}
