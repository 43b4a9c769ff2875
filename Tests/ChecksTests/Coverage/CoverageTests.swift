import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct CoverageTests {
  private func branch(_ state: UXState, _ condition: String, line: Int) -> StateBranch {
    StateBranch(state: state, condition: Condition(condition), evidence: "Label", span: sourceLine(line))
  }

  private func result(
    _ spec: ScreenSpec, _ cases: [CaseEvidence], _ branches: [StateBranch], require: Requirement = .designed
  ) -> CheckResult {
    let evidence = SpecEvidence(spec: spec, cases: cases, branches: branches, requirement: require)
    return CheckResult(of: CheckInput(specs: [evidence], today: "2026-11-30"))
  }

  @Test func aSecondErrorBranchThatNoCaseDescribes() {
    let offline = branch(.error, "isOffline", line: 30)
    let wrong = branch(.error, "isWrong", line: 40)
    let prediction = predicted(element("You are offline.")).with { $0.assumed = offline }
    let cases = [CaseEvidence(state: .error, predictions: [prediction])]
    let spec = spec([state(.error, [expectation(.hears, "You are offline.")])])
    #expect(result(spec, cases, [offline, wrong]).lines == ["warning branch-uncovered 2 → Picker.swift:40"])
    #expect(
      result(spec, cases, [offline, wrong], require: .predicted).lines == [
        "error branch-uncovered 2 → Picker.swift:40"
      ])
    let taken = prediction.with { $0.taken = [wrong] }
    #expect(result(spec, [CaseEvidence(state: .error, predictions: [taken])], [offline, wrong]).lines == [])
  }

  @Test func aBranchInAViewWithASpecOfItsOwnIsDescribedThere() {
    let offline = branch(.error, "isOffline", line: 30)
    let inRow = branch(.error, "row.failed", line: 90)
    let prediction = predicted(element("You are offline.")).with { $0.assumed = offline }
    var evidence = SpecEvidence(
      spec: spec([state(.error, [expectation(.hears, "You are offline.")])]),
      cases: [CaseEvidence(state: .error, predictions: [prediction])], branches: [offline, inRow])
    evidence.described = [SourceSpan(file: inRow.span.file, line: 80, column: 1, endLine: 99, endColumn: 2)]
    #expect(CheckResult(of: CheckInput(specs: [evidence], today: "2026-11-30")).lines == [])
    evidence.described = [SourceSpan(file: inRow.span.file, line: 95, column: 1, endLine: 99, endColumn: 2)]
    #expect(
      CheckResult(of: CheckInput(specs: [evidence], today: "2026-11-30")).lines == [
        "warning branch-uncovered 2 → Picker.swift:90"
      ])
  }

  @Test func aNameThatOneCaseAsksForIsKnown() {
    let shared = SampleBinding("image.isLoading", .bool(false), span: specLine(3))
    let unknown = UnknownName("image.isLoading", nearest: nil, span: specLine(3))
    var bare = spec([
      state(.loading, [expectation(.hears, "Loading")]), state(.error, [expectation(.hears, "Failed")], line: 6),
    ])
    for position in bare.states.indices {
      for each in bare.states[position].cases.indices { bare.states[position].cases[each].given = [shared] }
    }
    let open = predicted(element("Loading"))
    let lost = predicted(element("Failed")).with { $0.unknownNames = [unknown] }
    let one = [
      CaseEvidence(state: .loading, predictions: [open]), CaseEvidence(state: .error, predictions: [lost]),
    ]
    #expect(result(bare, one, []).lines == [])
    let none = [
      CaseEvidence(state: .loading, predictions: [open.with { $0.unknownNames = [unknown] }]),
      CaseEvidence(state: .error, predictions: [lost]),
    ]
    #expect(result(bare, none, []).lines == ["error given-unknown 3"])
    // Of two ways a case may come out, one comes to where the code asks.
    let ways = [
      CaseEvidence(state: .loading, predictions: [open.with { $0.unknownNames = [unknown] }, open]),
      CaseEvidence(state: .error, predictions: [lost]),
    ]
    #expect(result(bare, ways, []).lines == [])
  }

  @Test func aBranchTakenByACaseOfAnotherStateIsNotDescribed() {
    let disabled = branch(.disabled, "isLoading", line: 12)
    let prediction = predicted(element("Loading")).with { $0.taken = [disabled] }
    let spec = spec([
      state(.loading, [expectation(.hears, "Loading")]),
      state(.disabled, [expectation(.hears, "Pay, dimmed, button")], line: 6),
    ])
    let found = result(spec, [CaseEvidence(state: .loading, predictions: [prediction])], [disabled])
    #expect(found.lines == ["warning branch-uncovered 6 → Picker.swift:12"])
  }

  @Test func anAlertOfAnErrorCaseIsDescribed() {
    let alert = branch(.modal, "failed", line: 50)
    var presentation = PredictedPresentation(
      kind: .alert, isPresented: true, condition: Condition("failed"), span: sourceLine(50), presenter: "Picker")
    presentation.content = [element("Payment failed")]
    let prediction = predicted(element("Payment failed")).with { $0.presentations = [presentation] }
    let spec = spec([state(.error, [expectation(.hears, "Payment failed")])])
    #expect(result(spec, [CaseEvidence(state: .error, predictions: [prediction])], [alert]).lines == [])
  }

  @Test func aFalseNotApplicableIsContradictedWithTheSourceLine() {
    let found = result(
      spec([state(.selected, [expectation(.hears, "x")])]), [], [branch(.empty, "items.isEmpty", line: 33)])
    #expect(found.lines == ["error not-applicable-contradicted 20 → Picker.swift:33"])
    #expect(found.screens[0].states[.empty]?.verdict == .contradicted)
    #expect(found.screens[0].states[.loading]?.verdict == .notApplicable)
  }

  @Test func anUndesignedStateNamesWhatTheSourceHas() {
    var bare = spec([StateSpec(state: .error, span: specLine(9)), state(.modal, [])])
    bare.states.removeAll { $0.state == .empty }
    let found = result(bare, [], [branch(.error, "failed", line: 44)])
    #expect(
      found.lines == [
        "error state-undesigned 1", "error state-undesigned 2", "error state-undesigned 9 → Picker.swift:44",
      ])
    #expect(found.screens[0].states[.error]?.verdict == .undesigned)
    #expect(found.summary.openQuestions == 12)
  }

  @Test func namesThatTheSourceDoesNotHave() {
    var spec = spec([state(.selected, [expectation(.hears, "Oak")])])
    spec.views = [Located("Pickr", specLine(1))]
    let prediction = predicted(element("Oak")).with {
      $0.unknownNames = [UnknownName("adress", nearest: "address", span: specLine(8))]
    }
    let evidence = SpecEvidence(
      spec: spec, cases: [CaseEvidence(state: .selected, predictions: [prediction])],
      viewProblems: [ViewProblem("Pickr", nearest: "Picker", span: specLine(1))])
    let input = CheckInput(
      specs: [evidence], unspecified: [UnspecifiedScreen("Orders"), UnspecifiedScreen("Cart", at: sourceLine(1))],
      today: "2026-11-30")
    let found = CheckResult(of: input)
    #expect(
      found.findings.map(\.message) == [
        "the source has no view named ‘Pickr’; did you mean ‘Picker’?",
        "the view has nothing named ‘adress’; did you mean ‘address’?",
      ])
    #expect(found.summary.errors == 2)
    #expect(found.unspecified.map(\.view) == ["Cart", "Orders"])
  }
}
