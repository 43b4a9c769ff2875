import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct ModalSpeechTests {
  let expectations = [
    expectation(.in, "Delivery address, heading", line: 3), expectation(.wayOut, "Cancel, button", line: 4),
    expectation(.out, "8 Garden Street, button", line: 5),
  ]
  let title = element("Delivery address", [.header], line: 40)
  let cancel = button("Cancel", line: 41)
  let opener = button("8 Garden Street", line: 20)

  private func sheet(
    _ content: [AccessibilityElement], returning: [AccessibilityElement] = [],
    kind: PredictedPresentation.Kind = .sheet
  ) -> PredictedPresentation {
    var sheet = PredictedPresentation(
      kind: kind, isPresented: true, condition: Condition("sheet", names: ["sheet"]), span: sourceLine(30),
      presenter: "Picker")
    sheet.content = content
    sheet.returnFocus = returning.map {
      PredictedFocusMove(
        trigger: "onDismiss", conditions: [], targets: [$0], property: "addressFocused", span: sourceLine(31))
    }
    return sheet
  }

  private func screen(_ presentation: PredictedPresentation) -> PredictedScreen {
    predicted(presentation.content.first ?? opener).with {
      $0.screen.elements = presentation.content
      $0.presentations = [presentation]
    }
  }

  @Test func aWholeSheet() {
    let result = check(expectations, in: .modal, source: [screen(sheet([cancel, title], returning: [opener]))])
    #expect(
      result.verdicts(.modal) == [
        "in “Delivery address, heading” possible “Delivery address, heading”",
        "way-out “Cancel, button” predicted “Cancel, button”",
        "out “8 Garden Street, button” possible “8 Garden Street, button”",
      ])
    #expect(result.findings == [])
  }

  @Test func aSheetWithoutCancelAndWithoutTheWayBack() {
    let result = check(expectations, in: .modal, source: [screen(sheet([title]))])
    #expect(
      result.verdicts(.modal) == [
        "in “Delivery address, heading” possible “Delivery address, heading”",
        "way-out “Cancel, button” contradicted missing [\"Cancel, button\"]",
        "out “8 Garden Street, button” contradicted missing [\"focus move\"]",
      ])
    #expect(
      result.lines == [
        "error way-out-contradicted 4 → Picker.swift:40", "error modal-return-contradicted 5 → Picker.swift:30",
      ])
  }

  @Test func whatComesBeforeTheFirstWordsIsSaidFirst() {
    let result = check(
      [expectations[0]], in: .modal, source: [screen(sheet([element("Choose one.", line: 39), title]))])
    #expect(
      result.verdicts(.modal) == [
        "in “Delivery address, heading” contradicted “Choose one.” missing [\"first on the screen\"]"
      ])
  }

  @Test func anOverlayDoesNotMoveFocus() {
    let overlay = screen(sheet([title, cancel], kind: .overlay))
    let result = check([expectations[0]], in: .modal, source: [overlay])
    #expect(
      result.verdicts(.modal) == [
        "in “Delivery address, heading” contradicted “Delivery address, heading” missing [\"focus move\"]"
      ])
  }

  @Test func theScreenItselfIsTheSheet() {
    let presented = predicted(title, cancel).with {
      $0.presentedBy = [sheet([], returning: [opener])]
      $0.presentedBy[0].isPresented = nil
    }
    let result = check(expectations, in: .modal, source: [presented])
    #expect(
      result.verdicts(.modal) == [
        "in “Delivery address, heading” possible “Delivery address, heading”",
        "way-out “Cancel, button” predicted “Cancel, button”",
        "out “8 Garden Street, button” possible “8 Garden Street, button”",
      ])
  }

  @Test func nothingIsPresented() {
    let result = check([expectations[0], expectations[2]], in: .modal, source: [predicted(opener)])
    #expect(
      result.verdicts(.modal) == [
        "in “Delivery address, heading” contradicted", "out “8 Garden Street, button” contradicted",
      ])
  }

  @Test func aTranscriptOfTheWayInAndOut() {
    let all = transcript(
      "focus: 8 Garden Street, button", "do: double tap", "focus: Delivery address, heading", "do: double tap Cancel",
      "focus: 8 Garden Street, button")
    #expect(
      check(expectations, in: .modal, recordings: [all]).verdicts(.modal) == [
        "in “Delivery address, heading” heard “Delivery address, heading” in heard.txt",
        "way-out “Cancel, button” unproved",
        "out “8 Garden Street, button” heard “8 Garden Street, button” in heard.txt",
      ])
    let lost = transcript("focus: Delivery address, heading", "focus: Shop, heading")
    #expect(
      check([expectations[2]], in: .modal, recordings: [lost]).screens[0].states[.modal]?.verdict == .notHeard)
  }

  @Test func aDumpShowsWhatLeadsTheScreen() {
    let result = check(expectations, in: .modal, recordings: [dump([cancel, title])])
    #expect(
      result.verdicts(.modal) == [
        "in “Delivery address, heading” heard “Delivery address, heading” in dump.json",
        "way-out “Cancel, button” heard “Cancel, button” in dump.json", "out “8 Garden Street, button” unproved",
      ])
    #expect(
      check([expectations[0]], in: .modal, recordings: [dump([element("Shop"), title])]).verdicts(.modal) == [
        "in “Delivery address, heading” heard-in-part “Delivery address, heading” unseen [\"first on the screen\"] in dump.json"
      ])
  }

  @Test func theOpenedScreenAndTheBackground() {
    let cases = [expectation(.opens, "picker"), expectation(.background, "reachable", line: 4)]
    var presentation = sheet([title])
    presentation.presented = "PickerView"
    let result = check(cases, in: .modal, source: [screen(presentation)]) {
      $0.views = [Located("PickerView", specLine(1))]
    }
    #expect(
      result.verdicts(.modal) == [
        "opens “picker” predicted “PickerView”",
        "background “reachable” contradicted “not reachable” missing [\"reachable\"]",
      ])
    presentation.leavesBackgroundReachable = true
    #expect(
      check(cases, in: .modal, source: [screen(presentation)]).verdicts(.modal) == [
        "opens “picker” unproved", "background “reachable” predicted “reachable”",
      ])
    #expect(
      check([expectation(.in, "Delivery address, heading")], in: .modal, source: [screen(presentation)]).lines == [
        "warning background-reachable 2 → Picker.swift:30"
      ])
    #expect(check([expectation(.opens, "nowhere")], in: .modal).lines == ["error screen-unknown 3"])
  }
}
