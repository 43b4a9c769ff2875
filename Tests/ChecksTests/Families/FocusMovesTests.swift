import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct FocusMovesTests {
  let error = expectation(.focus, "Enter a house number.")
  let text = element("Enter a house number.", line: 12)

  private func move(_ trigger: String, to target: AccessibilityElement, if conditions: [Condition] = [])
    -> PredictedFocusMove
  {
    PredictedFocusMove(
      trigger: trigger, conditions: conditions, targets: [target], property: "errorFocused", span: sourceLine(18))
  }

  @Test func aMoveInTheSourceIsPossibleAtMost() {
    let condition = Condition("errorVisible", names: ["errorVisible"])
    let screen = predicted(text).with { $0.focusMoves = [move("Button(\"Continue\")", to: text, if: [condition])] }
    let result = check([error], in: .error, source: [screen], require: .predicted)
    #expect(
      result.verdicts(.error) == [
        "focus “Enter a house number.” possible “Enter a house number.” open [\"errorVisible\"]"
      ])
    #expect(result.lines == ["warning focus-possible 3 → Picker.swift:18"])
  }

  @Test func anErrorThatIsShownWithoutAMoveIsAContradictionAtTheText() {
    let result = check([error], in: .error, source: [predicted(text, button("Continue"))])
    #expect(
      result.verdicts(.error) == [
        "focus “Enter a house number.” contradicted “Enter a house number.” missing [\"focus move\"]"
      ])
    #expect(result.lines == ["error focus-contradicted 3 → Picker.swift:12"])
    #expect(
      result.findings[0].details == [
        "missing: ‘focus move’", "the words are on the screen, but nothing in the source moves focus there",
      ])
  }

  @Test func aMoveMayBeWhereNobodyCouldRead() {
    let screen = predicted(text).with { $0.opaque = [Reason("ErrorHost is not in the project")] }
    #expect(check([error], in: .error, source: [screen]).screens[0].states[.error]?.verdict == .unproved)
  }

  @Test func anAlertTakesFocusByItself() {
    var alert = PredictedPresentation(
      kind: .alert, isPresented: true, condition: Condition("failed"), span: sourceLine(30), presenter: "Picker")
    alert.content = [element("Payment failed")]
    let screen = predicted(button("Pay")).with { $0.presentations = [alert] }
    #expect(
      check([expectation(.focus, "Payment failed")], in: .error, source: [screen]).verdicts(.error) == [
        "focus “Payment failed” possible “Payment failed”"
      ])
  }

  @Test func aTranscriptProvesIt() {
    let result = check(
      [error], in: .error,
      recordings: [transcript("focus: Continue, button", "do: double tap", "focus: Enter a house number.")])
    #expect(result.verdicts(.error) == ["focus “Enter a house number.” heard “Enter a house number.” in heard.txt"])
    let silent = check(
      [error], in: .error, recordings: [transcript("focus: Enter a house number.", "do: double tap")])
    #expect(
      silent.verdicts(.error) == [
        "focus “Enter a house number.” not-heard missing [\"Enter a house number.\"] in heard.txt"
      ])
  }

  @Test func aLineThatDoesNotSayWhyItWasSpokenProvesAPart() {
    let result = check([error], in: .error, recordings: [transcript("Enter a house number.")])
    #expect(
      result.verdicts(.error) == [
        "focus “Enter a house number.” heard-in-part “Enter a house number.” unseen [\"focus move\"] in heard.txt"
      ])
  }

  @Test func aDumpSaysNothingOfFocus() {
    #expect(check([error], in: .error, recordings: [dump([text])]).screens[0].states[.error]?.verdict == .unproved)
  }

  @Test func focusStays() {
    let stays = expectation(.stays, "Leaf cup, button")
    let cup = button("Leaf cup")
    #expect(
      check([stays], in: .loading, source: [predicted(cup)]).verdicts(.loading) == [
        "stays “Leaf cup, button” possible “Leaf cup, button”"
      ])
    let moving = predicted(cup, text).with { $0.focusMoves = [move("onAppear", to: text)] }
    #expect(
      check([stays], in: .loading, source: [moving]).verdicts(.loading) == [
        "stays “Leaf cup, button” contradicted “Enter a house number.”"
      ])
    let quiet = transcript("focus: Leaf cup, button", "do: scroll", "focus: Leaf cup, button")
    #expect(check([stays], in: .loading, recordings: [quiet]).screens[0].states[.loading]?.verdict == .heard)
    #expect(
      check([stays], in: .loading, recordings: [transcript("do: scroll", "do: swipe", "focus: Products, heading")])
        .verdicts(.loading) == [
          "stays “Leaf cup, button” heard-in-part unseen [\"Leaf cup, button\"] in heard.txt"
        ])
    let jumping = transcript("focus: Leaf cup, button", "do: scroll", "focus: Products, heading")
    #expect(check([stays], in: .loading, recordings: [jumping]).screens[0].states[.loading]?.verdict == .notHeard)
  }

  @Test func keyboardFocusIsAnother() {
    let field = element("Address", [.textEntry])
    let expected = expectation(.keyboardFocus, "Address, text field")
    let moved = predicted(field).with { $0.keyboardFocusMoves = [move("Button(\"Continue\")", to: field)] }
    #expect(check([expected], in: .error, source: [moved]).screens[0].states[.error]?.verdict == .possible)
    #expect(
      check([expected], in: .error, source: [predicted(field)]).verdicts(.error) == [
        "keyboard-focus “Address, text field” contradicted missing [\"keyboard focus\"]"
      ])
    var focused = field
    focused.hasKeyboardFocus = true
    #expect(check([expected], in: .error, recordings: [dump([focused])]).screens[0].states[.error]?.verdict == .heard)
    #expect(check([expected], in: .error, recordings: [dump([field])]).screens[0].states[.error]?.verdict == .notHeard)
  }
}
