import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct PartByPartTests {
  let oak = expectation(.hears, "selected, 12 Oak Street, button")

  @Test func theSourceSaysExactlyThis() {
    let result = check([oak], source: [predicted(button("8 Garden Street"), button("12 Oak Street", [.selected]))])
    #expect(
      result.verdicts() == ["hears “selected, 12 Oak Street, button” predicted “selected, 12 Oak Street, button”"])
    #expect(result.lines == [])
  }

  @Test func theSourceLostTheTrait() {
    let result = check([oak], source: [predicted(button("12 Oak Street", line: 14))])
    #expect(
      result.verdicts() == [
        "hears “selected, 12 Oak Street, button” contradicted “12 Oak Street, button” missing [\"selected\"]"
      ])
    #expect(result.lines == ["error speech-contradicted 3 → Picker.swift:14"])
    #expect(result.findings.first?.help == "add .accessibilityAddTraits(.isSelected) where it is chosen")
  }

  @Test func somethingSelectedThatMustNotBeIsAMismatch() {
    let result = check(
      [expectation(.hears, "8 Garden Street, button")], source: [predicted(button("8 Garden Street", [.selected]))])
    #expect(
      result.verdicts() == [
        "hears “8 Garden Street, button” contradicted “selected, 8 Garden Street, button” extra [\"selected\"]"
      ])
  }

  @Test func aDumpThatCannotCarryHeadingDoesNotHideThatTheSourceLostIt() {
    let heading = expectation(.hears, "Delivery address, heading")
    let facts = Fact.all.subtracting([.trait(.header)])
    let recording = dump([element("Delivery address")], carries: facts)
    let lost = check([heading], source: [predicted(element("Delivery address", line: 12))], recordings: [recording])
    #expect(
      lost.verdicts() == [
        "hears “Delivery address, heading” contradicted “Delivery address” missing [\"heading\"]"
      ])
    #expect(lost.lines == ["error speech-contradicted 3 → Picker.swift:12"])
    let kept = check(
      [heading], source: [predicted(element("Delivery address", [.header]))], recordings: [recording],
      require: .recorded)
    #expect(
      kept.verdicts() == [
        "hears “Delivery address, heading” heard-in-part “Delivery address” unseen [\"heading\"] in dump.json"
      ])
    #expect(kept.lines == ["warning speech-heard-in-part 3 → dump.json:7 → Picker.swift:10"])
  }

  @Test func aDumpThatCannotCarrySelectedDoesNotHideThatTheSourceAddsIt() {
    let facts = Fact.all.subtracting([.trait(.selected), .trait(.header)])
    let result = check(
      [expectation(.hears, "Garden, heading")], source: [predicted(element("Garden", [.header, .selected], line: 9))],
      recordings: [dump([element("Garden")], carries: facts)])
    #expect(
      result.verdicts() == [
        "hears “Garden, heading” contradicted “selected, Garden, heading” extra [\"selected\"]"
      ])
  }

  @Test func aDumpWithoutOrderDoesNotHideThatTheSourceHasAnother() {
    let expectations = [expectation(.hears, "Save, button"), expectation(.hears, "Cancel, button")]
    let elements = [button("Cancel"), button("Save")]
    let result = check(
      expectations, source: [predicted(elements[0], elements[1])],
      recordings: [dump(elements, carries: Fact.all.subtracting([.order]))])
    #expect(result.screens[0].states[.selected]?.verdict == .contradicted)
  }

  @Test func aWordThatTheAppFillsInIsPossible() {
    let hole = SpokenText([.hole(name: "address", because: Reason("a parameter"))])
    let result = check(
      [expectation(.hears, "12 Oak Street, button")], source: [predicted(button(hole))], require: .predicted)
    #expect(result.verdicts() == ["hears “12 Oak Street, button” possible “<address>, button” open [\"address\"]"])
    #expect(result.lines == ["warning speech-possible 3 → Picker.swift:10"])
  }

  @Test func anElementThatMayNotBeThereIsPossible() {
    var oak = button("12 Oak Street", [.selected])
    oak.certainty.presence = [Condition("hasAddress", names: ["hasAddress"])]
    let result = check([self.oak], source: [predicted(oak)])
    #expect(
      result.verdicts() == [
        "hears “selected, 12 Oak Street, button” possible “selected, 12 Oak Street, button” open [\"hasAddress\"]"
      ])
  }

  @Test func nothingAtAllIsUnproved() {
    let result = check([oak], require: .predicted)
    #expect(result.verdicts() == ["hears “selected, 12 Oak Street, button” unproved"])
    #expect(result.lines == ["error speech-unproved 3"])
    #expect(check([oak]).lines == [])
  }

  @Test func aPartOfTheViewThatNobodyCouldReadMaySayIt() {
    let prediction = predicted(button("Help")).with { $0.opaque = [Reason("MapView is not in the project")] }
    let result = check([expectation(.hears, "Delivery address, heading")], source: [prediction])
    #expect(result.verdicts() == ["hears “Delivery address, heading” unproved missing [\"Delivery address, heading\"]"])
  }
}
