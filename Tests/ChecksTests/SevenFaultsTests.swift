import Checks
import ScreenModel
import ScreenSpecs
import Testing

/// The seven faults of a shop whose screens look right.
@Suite struct SevenFaultsTests {
  private func findings(
    _ state: UXState, _ expectations: [SpecExpectation], _ source: PredictedScreen
  ) -> [String] {
    check(expectations, in: state, source: [source]).findings.map {
      "\($0.rule): \($0.message) → \($0.related.first?.span.line ?? 0); \($0.heard ?? "-"); \($0.details)"
    }
  }

  @Test func anAddressThatIsMarkedByColourOnly() {
    let source = predicted(button("8 Garden Street", line: 11), button("12 Oak Street", line: 11))
    #expect(
      findings(.selected, [expectation(.hears, "selected, 12 Oak Street, button")], source) == [
        "speech-contradicted: ‘selected, 12 Oak Street, button’ is said otherwise by the source → 11; "
          + "12 Oak Street, button; [\"missing: ‘selected’\"]"
      ])
  }

  @Test func aSearchThatFindsNothingInSilence() {
    let source = predicted(element("No results", line: 21))
    #expect(
      findings(.empty, [expectation(.announces, "No results…")], source) == [
        "announcement-contradicted: ‘No results…’ is not announced → 21; No results; [\"missing: ‘announcement’\", "
          + "\"the words are on the screen, but nothing in the source announces them\"]"
      ])
  }

  @Test func anErrorThatFocusDoesNotGoTo() {
    let source = predicted(element("Enter a house number.", line: 31), button("Continue"))
    #expect(
      findings(.error, [expectation(.focus, "Enter a house number.")], source) == [
        "focus-contradicted: focus does not move to ‘Enter a house number.’ → 31; Enter a house number.; "
          + "[\"missing: ‘focus move’\", \"the words are on the screen, but nothing in the source moves focus there\"]"
      ])
  }

  @Test func aSheetWithoutCancel() {
    var sheet = PredictedPresentation(
      kind: .sheet, isPresented: true, condition: Condition("sheet"), span: sourceLine(41), presenter: "Checkout")
    sheet.content = [element("Delivery address", [.header], line: 42)]
    let source = predicted(sheet.content[0]).with { $0.presentations = [sheet] }
    #expect(
      findings(.modal, [expectation(.wayOut, "Cancel, button")], source) == [
        "way-out-contradicted: there is no visible way out ‘Cancel, button’ → 42; -; []"
      ])
  }

  @Test func aPayButtonThatIsDimmedWithoutAReason() {
    let source = predicted(button("Pay $2.50", [.notEnabled], line: 51))
    #expect(
      findings(.disabled, [expectation(.because, "Verifying card")], source) == [
        "reason-contradicted: the reason ‘Verifying card’ is not given → 51; Pay $2.50, dimmed, button; "
          + "[\"missing: ‘Verifying card’ spoken with the element, ‘Verifying card’ in a visible text\"]"
      ])
  }

  @Test func skeletonRowsThatAreRead() {
    let source = predicted(element("Loading orders"), element("Order 00", line: 61))
    #expect(
      findings(.loading, [expectation(.never, "Order 00"), expectation(.exactly, "Loading orders", line: 4)], source)
        == [
          "forbidden-speech-contradicted: ‘Order 00’ is said, and must never be → 61; Order 00; []",
          "speech-contradicted: ‘Loading orders’ is said otherwise by the source → 10; Loading orders; "
            + "[\"besides: ‘Order 00’\"]",
        ])
  }

  @Test func aToastAsTheOnlyConfirmation() {
    let source = predicted(button("Pay")).with {
      $0.announcements = [
        PredictedAnnouncement(text: "Order 42 is paid", trigger: "onAppear", conditions: [], span: sourceLine(71))
      ]
    }
    #expect(
      findings(.success, [expectation(.shows, "Order 42 is paid")], source) == [
        "shown-text-contradicted: ‘Order 42 is paid’ does not stay on the screen → 71; Order 42 is paid; "
          + "[\"it is only announced, and does not stay on the screen\"]"
      ])
  }

  @Test func aToastThatIsGoneTenSecondsLater() {
    var success = StateSpec(state: .success, span: specLine(2))
    var now = CaseSpec(name: "now", span: specLine(3))
    now.expectations = [expectation(.hears, "Order 42 is paid", line: 4)]
    var later = CaseSpec(name: "later", span: specLine(5))
    later.expectations = [expectation(.shows, "Order 42 is paid", line: 6)]
    success.cases = [now, later]
    let evidence = SpecEvidence(
      spec: spec([success]),
      cases: [
        CaseEvidence(state: .success, caseName: "now", predictions: [predicted(element("Order 42 is paid", line: 71))]),
        CaseEvidence(state: .success, caseName: "later", predictions: [predicted(button("Pay"))]),
      ])
    let result = CheckResult(of: CheckInput(specs: [evidence], today: "2026-11-30"))
    #expect(result.lines == ["error shown-text-contradicted 6 → Picker.swift:71"])
    #expect(result.findings[0].related[0].message == "the source says it in another case (success, now)")
  }
}
