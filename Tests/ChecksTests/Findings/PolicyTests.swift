import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct PolicyTests {
  let oak = expectation(.hears, "12 Oak Street, button")
  let wrong = predicted(element("12 Oak Street"))
  let right = predicted(button("12 Oak Street"))

  /// The severity of what one expectation gives under each `require`, `-` for nothing.
  private func severities(
    _ source: [PredictedScreen], _ recordings: [DatedRecording] = [], change: (inout ScreenSpec) -> Void = { _ in }
  ) -> [String] {
    Requirement.allCases.map { requirement in
      let found = check([oak], source: source, recordings: recordings, require: requirement, change: change).findings
      return found.isEmpty ? "-" : found.map { "\($0.severity) \($0.rule)" }.joined(separator: " ")
    }
  }

  @Test func theTable() {
    let contradicted = "error speech-contradicted"
    #expect(severities([wrong]) == [contradicted, contradicted, contradicted])
    #expect(severities([right]) == ["-", "-", "error speech-predicted"])
    #expect(severities([]) == ["-", "error speech-unproved", "error speech-unproved"])
    var maybe = button("12 Oak Street")
    maybe.certainty.presence = [Condition("shown", names: ["shown"])]
    #expect(severities([predicted(maybe)]) == ["-", "warning speech-possible", "error speech-possible"])
    let noButton = Fact.all.subtracting([.trait(.button)])
    let partly = dump([element("12 Oak Street")], carries: noButton)
    #expect(severities([right], [partly]) == ["-", "-", "warning speech-heard-in-part"])
    #expect(severities([], [partly]) == ["-", "-", "error speech-heard-in-part"])
    #expect(severities([right], [dump([button("12 Oak Street")])]) == ["-", "-", "-"])
  }

  @Test func aSpecCanAskForMore() {
    let result = check([oak], source: [], require: .designed) { $0.require = .predicted }
    #expect(result.lines == ["error speech-unproved 3"])
  }

  @Test func missingEvidenceOfWhatIsPlannedIsNoFailure() {
    #expect(severities([]) { $0.status = .planned } == ["-", "-", "-"])
    #expect(severities([right]) { $0.status = .planned } == ["-", "-", "-"])
    #expect(severities([wrong]) { $0.status = .planned }.first == "error speech-contradicted")
    #expect(check([], require: .designed) { $0.status = .planned }.lines == ["error state-undesigned 2"])
  }

  @Test func priorityLimitsWhatAMissIs() {
    var should = oak
    should.priority = .should
    #expect(check([should], source: [wrong]).lines == ["warning speech-contradicted 3 → Picker.swift:10"])
    should.priority = .may
    #expect(check([should], source: [wrong]).lines == ["note speech-contradicted 3 → Picker.swift:10"])
  }

  @Test func anAcceptedFailureFailsFromItsDayOn() {
    func lines(_ date: String, _ source: PredictedScreen) -> [String] {
      var accepted = oak
      accepted.known = known(until: date)
      return check([accepted], source: [source]).lines
    }
    #expect(lines("2026-12-01", wrong) == ["note speech-contradicted 3 → Picker.swift:10"])
    #expect(lines("2026-11-30", wrong) == ["error speech-contradicted 3 → Picker.swift:10"])
    #expect(lines("2026-12-01", right) == ["error known-failure-passes 4"])
  }

  @Test func whatNobodyCanTellHasNotPassed() {
    var accepted = oak
    accepted.known = known(until: "2026-12-01")
    #expect(check([accepted]).lines == [])
    #expect(check([accepted], require: .predicted).lines == ["note speech-unproved 3"])
  }

  @Test func anAcceptedStateCoversItsExpectations() {
    let more = expectation(.hears, "8 Garden Street, button", line: 5)
    let both = predicted(element("12 Oak Street"), button("8 Garden Street"))
    let result = check([oak, more], source: [both]) { $0.states[0].known = known(until: "2027-01-01", line: 2) }
    #expect(result.lines == ["note speech-contradicted 3 → Picker.swift:10"])
    #expect(result.findings[0].details.last == "accepted until 2027-01-01: ticket 12")
    #expect(result.screens[0].states[.selected]?.verdict == .contradicted)
  }
}
