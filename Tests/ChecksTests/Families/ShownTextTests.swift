import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct ShownTextTests {
  let order = expectation(.shows, "Order 42")

  @Test func itStandsInATextOnTheScreen() {
    #expect(
      check([order], in: .success, source: [predicted(element("Paid · Order 42"))]).verdicts(.success) == [
        "shows “Order 42” predicted “Paid · Order 42”"
      ])
    #expect(
      check([order], in: .success, recordings: [dump([element("Paid · Order 42")])]).verdicts(.success) == [
        "shows “Order 42” heard “Paid · Order 42” in dump.json"
      ])
  }

  @Test func anAnnouncementIsGoneOnceItIsSpoken() {
    let screen = predicted(button("Done")).with {
      $0.announcements = [
        PredictedAnnouncement(
          text: "Payment complete. Order 42 is confirmed.", trigger: "onAppear", conditions: [], span: sourceLine(50))
      ]
    }
    let result = check([order], in: .success, source: [screen])
    #expect(
      result.verdicts(.success) == [
        "shows “Order 42” contradicted “Payment complete. Order 42 is confirmed.” missing [\"Order 42\"]"
      ])
    #expect(result.lines == ["error shown-text-contradicted 3 → Picker.swift:50"])
    #expect(
      check([order], in: .success, recordings: [transcript("announce: Order 42 is confirmed.")]).verdicts(.success)
        == ["shows “Order 42” unproved"])
  }

  @Test func theReasonOfADisabledButtonIsSpokenAndSeen() {
    let because = expectation(.because, "Verifying card")
    let pay = button("Pay $2.50", [.notEnabled], value: "Verifying card", line: 8)
    let text = element("Verifying card. This takes up to 10 seconds.")
    #expect(
      check([because], in: .disabled, source: [predicted(pay, text)]).verdicts(.disabled) == [
        "because “Verifying card” predicted “Pay $2.50, Verifying card, dimmed, button”"
      ])
    #expect(
      check([because], in: .disabled, source: [predicted(pay)]).verdicts(.disabled) == [
        "because “Verifying card” contradicted “Pay $2.50, Verifying card, dimmed, button” "
          + "missing [\"‘Verifying card’ in a visible text\"]"
      ])
    let bare = predicted(button("Pay $2.50", [.notEnabled], line: 8), text)
    let result = check([because], in: .disabled, source: [bare])
    #expect(
      result.verdicts(.disabled) == [
        "because “Verifying card” contradicted “Pay $2.50, dimmed, button” "
          + "missing [\"‘Verifying card’ spoken with the element\"]"
      ])
    #expect(result.lines == ["error reason-contradicted 3 → Picker.swift:8"])
    #expect(
      check([because], in: .disabled, source: [predicted(button("Pay"))]).verdicts(.disabled) == [
        "because “Verifying card” contradicted missing [\"dimmed\"]"
      ])
  }

  @Test func theReasonCanBelongToOneExpectation() {
    var pay = expectation(.hears, "Pay $2.50, …, dimmed, button")
    pay.because = "Verifying card"
    let element = button("Pay $2.50", [.notEnabled], value: "Verifying card")
    #expect(
      check([pay], in: .disabled, source: [predicted(element)]).verdicts(.disabled) == [
        "hears “Pay $2.50, …, dimmed, button” contradicted “Pay $2.50, Verifying card, dimmed, button” "
          + "missing [\"‘Verifying card’ in a visible text\"]"
      ])
  }
}
