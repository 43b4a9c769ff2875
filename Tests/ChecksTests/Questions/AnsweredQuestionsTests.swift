import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct AnsweredQuestionsTests {
  private func open(
    _ expectations: [SpecExpectation], in state: UXState = .error, source: [PredictedScreen] = [],
    answers: Answers = Answers()
  ) -> [Question] {
    let result = check(expectations, in: state, source: source) { $0.states[0].cases[0].answers = answers }
    return result.screens[0].states[state]?.openQuestions.map(\.question) ?? []
  }

  @Test func whatIsExpectedAnswers() {
    #expect(open([expectation(.hears, "Oak Street")]) == [.where, .changed, .canDo, .next])
    #expect(open([expectation(.focus, "Enter a house number. For example: 12 Oak Street.")]) == [.canDo])
    #expect(open([expectation(.hears, "selected, 12 Oak Street, button")]) == [.where, .next])
    #expect(
      open([
        expectation(.in, "Delivery address, heading"), expectation(.wayOut, "Cancel, button"),
        expectation(.out, "8 Garden Street, button"),
      ]) == [])
  }

  @Test func whatIsOnTheScreenAnswers() {
    let screen = predicted(element("Delivery address", [.header]), button("Retry"), element("Oak Street", value: "1"))
    #expect(open([expectation(.hears, "Oak Street, 1")], source: [screen]) == [.next])
    #expect(
      open([expectation(.hears, "Pay")], source: [predicted(button("Pay", [.notEnabled]))])
        == [.where, .changed, .canDo, .next])
  }

  @Test func whatATranscriptHoldsAnswers() {
    let result = check(
      [expectation(.shows, "Order 42")], in: .success,
      recordings: [transcript("Order 42 is paid, heading", "Done, button")])
    #expect(result.screens[0].states[.success]?.openQuestions.map(\.question) == [.changed, .next])
  }

  @Test func theOrdinaryStateHasNotChanged() {
    #expect(open([expectation(.hears, "Teas, heading")], in: .content) == [.canDo, .next])
  }

  @Test func aPersonAnswersTheRest() {
    var answers = Answers()
    answers.where = "The checkout."
    answers.changed = "The card is being verified."
    answers.canDo = "Wait."
    answers.next = "The confirmation opens."
    #expect(open([expectation(.hears, "Oak Street")], answers: answers) == [])
  }
}
