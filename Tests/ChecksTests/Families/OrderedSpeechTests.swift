import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct OrderedSpeechTests {
  @Test func othersMayStandBetweenAndTheOrderCounts() {
    let first = expectation(.hears, "Delivery address, heading")
    let second = expectation(.hears, "Cancel, button")
    let screen = predicted(element("Delivery address", [.header]), button("8 Garden Street"), button("Cancel"))
    #expect(check([first, second], source: [screen]).screens[0].states[.selected]?.verdict == .predicted)
    let result = check([second, first], source: [screen])
    #expect(
      result.verdicts() == [
        "hears “Cancel, button” contradicted “Cancel, button” missing [\"order\"]",
        "hears “Delivery address, heading” predicted “Delivery address, heading”",
      ])
    #expect(result.findings.map(\.details) == [["missing: ‘order’", "it is said, but not in this place in the order"]])
  }

  @Test func aNameStandsForTheSameTextInTheWholeCase() {
    let expectations = [expectation(.hears, "<tea>, heading"), expectation(.hears, "Buy <tea>, button")]
    let same = predicted(element("Oolong", [.header]), button("Buy Oolong"))
    #expect(check(expectations, source: [same]).screens[0].states[.selected]?.verdict == .predicted)
    let other = predicted(element("Oolong", [.header]), button("Buy Assam"))
    #expect(check(expectations, source: [other]).screens[0].states[.selected]?.verdict == .contradicted)
    // The first heading would do for the first expectation alone, and not for both.
    let second = predicted(element("Shop", [.header]), element("Oolong", [.header]), button("Buy Oolong"))
    #expect(check(expectations, source: [second]).screens[0].states[.selected]?.verdict == .predicted)
  }

  @Test func exactlyLeavesNothingBesides() {
    let expectations = [expectation(.exactly, "Products, heading"), expectation(.exactly, "Loading products")]
    let clean = predicted(element("Products", [.header]), element("Loading products"), button("Shop", [.tabBarItem]))
    #expect(check(expectations, in: .loading, source: [clean]).screens[0].states[.loading]?.verdict == .predicted)
    let noisy = predicted(element("Products", [.header]), element("Loading products"), element("Placeholder", line: 30))
    let result = check(expectations, in: .loading, source: [noisy])
    #expect(
      result.verdicts(.loading) == [
        "exactly “Products, heading” predicted “Products, heading”",
        "exactly “Loading products” contradicted “Loading products” extra [\"Placeholder\"]",
      ])
    #expect(result.findings.map(\.help) == ["hide placeholders with .accessibilityHidden(true)"])
  }

  @Test func aPartDoesNotCountForExactly() {
    let banner = spec([state(.error, [expectation(.hears, "Offline")])], id: "banner", kind: .part)
    var loading = expectation(.exactly, "Loading products")
    loading.span = specLine(5)
    var offline = expectation(.exactly, "")
    offline.part = PartReference(part: "banner", state: .error, span: specLine(6))
    let screen = spec([state(.loading, [loading, offline])])
    let evidence = SpecEvidence(
      spec: screen,
      cases: [CaseEvidence(state: .loading, predictions: [predicted(element("Offline"), element("Loading products"))])])
    let result = CheckResult(of: CheckInput(specs: [evidence], others: [banner], today: "2026-11-30"))
    #expect(
      result.verdicts(.loading) == [
        "exactly “Loading products” predicted “Loading products”", "hears “Offline” predicted “Offline”",
      ])
  }

  @Test func theIdentifierHintActionsAndNamesBelongToTheElement() {
    var expected = expectation(.hears, "Oolong, button")
    expected.identifier = "oolong"
    expected.hint = "Opens the tea"
    expected.actions = ["Add to cart"]
    expected.voice = ["Tea"]
    var complete = button("Oolong")
    complete.identifier = "oolong"
    complete.hint = "Opens the tea"
    complete.actions = ["Share", "Add to cart"]
    complete.inputLabels = ["Tea"]
    #expect(check([expected], source: [predicted(complete)]).screens[0].states[.selected]?.verdict == .predicted)
    let result = check([expected], source: [predicted(button("Oolong"))])
    #expect(
      result.verdicts() == [
        "hears “Oolong, button” contradicted “Oolong, button” missing [\"identifier ‘oolong’\", \"hint ‘Opens the tea’\", "
          + "\"action ‘Add to cart’\", \"Voice Control name ‘Tea’\"]"
      ])
    let facts: Set<Fact> = Fact.all.subtracting([.actions, .inputLabels, .hint])
    var bare = button("Oolong")
    bare.identifier = "oolong"
    #expect(
      check([expected], recordings: [dump([bare], carries: facts)]).verdicts() == [
        "hears “Oolong, button” heard-in-part “Oolong, button” unseen [\"hint ‘Opens the tea’\", \"action ‘Add to cart’\", "
          + "\"Voice Control name ‘Tea’\"] in dump.json"
      ])
  }

  @Test func theNumberOfElementsIsExact() {
    var expected = expectation(.hears, "Loading orders")
    expected.count = 1
    let result = check([expected], source: [predicted(element("Loading orders"), element("Loading orders"))])
    #expect(
      result.verdicts() == [
        "hears “Loading orders” contradicted “Loading orders” missing [\"exactly 1 on the screen (found 2)\"]"
      ])
    #expect(check([expected], source: [predicted(element("Loading orders"))]).findings == [])
  }

  @Test func aTranscriptOfAFocusMoveAloneDoesNotTellWhatIsMetBeyond() {
    let expectations = [expectation(.focus, "Wrong password."), expectation(.hears, "Sign in, button", line: 4)]
    let moved = transcript("do: tap Sign in", "focus: Wrong password.", file: "moved.txt")
    #expect(
      check(expectations, in: .error, recordings: [moved, dump([button("Sign in")])]).verdicts(.error) == [
        "focus “Wrong password.” heard “Wrong password.” in moved.txt",
        "hears “Sign in, button” heard “Sign in, button” in dump.json",
      ])
    let walked = transcript("do: tap Sign in", "focus: Wrong password.", "do: swipe", "Sign in", file: "walked.txt")
    #expect(
      check(expectations, in: .error, recordings: [walked]).verdicts(.error).last
        == "hears “Sign in, button” not-heard “Sign in” missing [\"button\"] in walked.txt")
  }

  @Test func aTranscriptCannotTellThatNothingElseIsThere() {
    #expect(
      check([expectation(.exactly, "Loading")], recordings: [transcript("Cancel, button", "Loading")]).verdicts() == [
        "exactly “Loading” heard-in-part “Loading” unseen [\"nothing else between\"] in heard.txt"
      ])
  }

  @Test func aDumpWithoutOrderCannotTellIt() {
    let expectations = [expectation(.hears, "Cancel, button"), expectation(.hears, "Save, button")]
    let result = check(
      expectations, recordings: [dump([button("Save"), button("Cancel")], carries: Fact.all.subtracting([.order]))])
    #expect(
      result.verdicts() == [
        "hears “Cancel, button” heard-in-part “Cancel, button” unseen [\"order\"] in dump.json",
        "hears “Save, button” heard-in-part “Save, button” unseen [\"order\"] in dump.json",
      ])
  }

  @Test func theElementThatWasMeantIsNotExcusedByOneWhoseWordsAreUnknown() {
    let hole = SpokenText([.hole(name: "title", because: Reason("a parameter"))])
    let result = check(
      [expectation(.hears, "Pay, dimmed, button")],
      source: [predicted(button(hole, [.notEnabled]), button("Pay", line: 22))])
    #expect(result.verdicts() == ["hears “Pay, dimmed, button” contradicted “Pay, button” missing [\"dimmed\"]"])
  }
}
