import Checks
import Recordings
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct JourneyJudgeTests {
  private let search = spec(
    [
      ChecksTests.state(.empty, [expectation(.announces, "No results…"), expectation(.hears, "Clear filters, button")])
    ],
    id: "search")
  private let picker = spec(
    [
      ChecksTests.state(
        .modal, [expectation(.in, "Delivery address, heading"), expectation(.out, "8 Garden Street, button")])
    ])

  private func step(
    _ screen: String, _ state: UXState = .content, do action: String? = nil, _ expectations: SpecExpectation...
  ) -> JourneyStep {
    var step = JourneyStep(screen: Located(screen, specLine(5)), state: state, span: specLine(5))
    step.action = action
    step.expectations = expectations
    return step
  }

  private func walk(
    _ steps: [JourneyStep], _ recordings: DatedRecording..., require: Requirement = .designed
  ) -> CheckResult {
    var journey = JourneySpec(name: "Buy tea", id: "buy-tea", span: specLine(1))
    journey.steps = steps
    let evidence = JourneyEvidence(journey: journey, recordings: recordings, requirement: require)
    return CheckResult(
      of: CheckInput(specs: [], others: [search, picker], journeys: [evidence], today: "2026-11-30"))
  }

  private func lines(_ result: CheckResult) -> [String] {
    result.journeys.flatMap { journey in
      ["\(journey.name) \(journey.verdict.rawValue)"]
        + journey.steps.map { step in
          "\(step.screen) \(step.state.rawValue) \(step.verdict.rawValue): "
            + step.expectations.map { "\($0.kind.rawValue) \($0.verdict.rawValue)" }.joined(separator: ", ")
        }
    } + result.lines
  }

  @Test func isHeardStepByStep() {
    let result = walk(
      [
        step("search", .empty, do: "type jasmine oolong"),
        step("picker", .modal, do: "open the address sheet"),
        step("search", do: "cancel", expectation(.focus, "8 Garden Street, button")),
      ],
      transcript(
        "focus: Teas, heading", "do: type jasmine oolong", "announce: No results. Try another search.",
        "do: swipe right",
        "focus: Clear filters, button", "do: opens the address sheet", "focus: Delivery address, heading", "do: cancel",
        "focus: 8 Garden Street, button"))
    #expect(
      lines(result) == [
        "Buy tea heard", "search empty heard: announces heard, hears heard", "picker modal heard: in heard, out heard",
        "search content heard: focus heard",
      ])
  }

  /// What one step says does not stand in for another.
  @Test func ordersMatter() {
    let result = walk(
      [
        step("search", do: "type jasmine", expectation(.announces, "No results")),
        step("search", do: "clear the filters", expectation(.announces, "3 teas found")),
      ],
      transcript("do: type jasmine", "announce: 3 teas found", "do: clear the filters", "announce: No results"))
    #expect(
      lines(result) == [
        "Buy tea not-heard", "search content not-heard: announces not-heard",
        "search content not-heard: announces not-heard", "error announcement-not-heard 3",
        "error announcement-not-heard 3",
      ])
    #expect(
      result.findings.compactMap(\.details.last) == [
        "step 2 of ‘Buy tea’: clear the filters", "step 1 of ‘Buy tea’: type jasmine",
      ])
  }

  @Test func withoutARecordingItIsUnproved() {
    let steps = [step("search", .empty, do: "type jasmine")]
    #expect(
      lines(walk(steps)) == ["Buy tea unproved", "search empty unproved: announces unproved, hears unproved"])
    #expect(
      walk(steps, require: .recorded).lines == ["error journey-unproved 1"])
  }

  @Test func aStepThatTheRecordingDoesNotComeTo() {
    let result = walk(
      [step("search", .empty, do: "type jasmine"), step("picker", .modal, do: "open the address sheet")],
      transcript(
        "do: type jasmine", "announce: No results today", "focus: Clear filters, button"))
    #expect(
      lines(result) == [
        "Buy tea unproved", "search empty heard: announces heard, hears heard",
        "picker modal unproved: in unproved, out unproved", "warning journey-step-missing 5",
      ])
  }

  /// Other words for the same steps, as many as there are.
  @Test func takesStepsInOtherWordsByTheirPlace() {
    let result = walk(
      [
        step("search", do: "look for something that is not sold", expectation(.announces, "No results")),
        step("search", do: "start anew", expectation(.announces, "3 teas found")),
      ],
      transcript("do: type xyz", "announce: No results", "do: tap Clear filters", "announce: 3 teas found"))
    #expect(result.journeys.map { $0.verdict.rawValue } == ["heard"])
  }

  @Test func namesAScreenWithoutASpec() {
    let result = walk([step("elsewhere", do: "go")])
    #expect(result.lines == ["error screen-unknown 5"])
  }
}
