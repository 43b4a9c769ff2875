import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct WeighingTests {
  let oak = expectation(.hears, "selected, 12 Oak Street, button")
  let says = predicted(button("12 Oak Street", [.selected]))
  let saysOtherwise = predicted(button("12 Oak Street"))

  @Test func aFreshRecordingOutranksTheSourceAndTheDisagreementIsShown() {
    let result = check([oak], source: [saysOtherwise], recordings: [dump([button("12 Oak Street", [.selected])])])
    #expect(
      result.verdicts() == [
        "hears “selected, 12 Oak Street, button” heard “selected, 12 Oak Street, button” in dump.json; "
          + "the source says ‘12 Oak Street, button’"
      ])
    #expect(result.lines == ["warning prediction-disagrees 3"])
  }

  @Test func aFreshRecordingThatDoesNotSayItFailsWhateverTheSourceSays() {
    let result = check([oak], source: [says], recordings: [dump([button("12 Oak Street")])])
    #expect(
      result.verdicts() == [
        "hears “selected, 12 Oak Street, button” not-heard “12 Oak Street, button” missing [\"selected\"] in dump.json; "
          + "the source says ‘selected, 12 Oak Street, button’"
      ])
    #expect(result.lines == ["error speech-not-heard 3 → dump.json:7 → Picker.swift:10"])
  }

  @Test func theSourceOutranksAStaleRecording() {
    let old = dump([button("12 Oak Street", [.selected])], .stale("Picker.swift changed on 2026-11-29"))
    let result = check([oak], source: [saysOtherwise], recordings: [old])
    #expect(
      result.verdicts() == [
        "hears “selected, 12 Oak Street, button” contradicted “12 Oak Street, button” missing [\"selected\"] stale; "
          + "the older recording dump.json says it"
      ])
    #expect(
      result.lines == ["warning recording-stale 2 → dump.json:1", "error speech-contradicted 3 → Picker.swift:10"])
    // What was recorded is kept beside it.
    let expectation = result.screens.first?.states[.selected]?.expectations.first
    #expect(expectation?.recorded == "selected, 12 Oak Street, button")
    #expect(expectation?.recordedFile == "dump.json")
    #expect(expectation?.recordedAt == SourceSpan(file: "dump.json", line: 7, column: 1))
  }

  @Test func aStaleRecordingIsAllThereIs() {
    let old = dump([button("12 Oak Street", [.selected])], .stale("Picker.swift changed on 2026-11-29"))
    let result = check([oak], recordings: [old], require: .recorded)
    #expect(
      result.verdicts() == [
        "hears “selected, 12 Oak Street, button” heard “selected, 12 Oak Street, button” in dump.json stale"
      ])
    #expect(result.lines == ["error recording-stale 2 → dump.json:1"])
  }

  @Test func theWeakestRecordingCountsAndIsNamed() {
    let result = check(
      [oak],
      recordings: [
        dump([button("12 Oak Street", [.selected])], file: "phone.json"),
        dump([button("12 Oak Street")], file: "pad.json"),
      ])
    #expect(
      result.verdicts() == [
        "hears “selected, 12 Oak Street, button” not-heard “12 Oak Street, button” missing [\"selected\"] in pad.json"
      ])
    #expect(
      result.screens[0].states[.selected]?.expectations[0].notes == [
        "2 recordings do not agree; pad.json is the weakest"
      ])
  }

  @Test func aTranscriptTypedByHandIsEvidenceAndMarked() {
    let result = check(
      [oak], recordings: [transcript("focus: selected, 12 Oak Street, button", isHandTyped: true)], require: .recorded)
    #expect(
      result.verdicts() == [
        "hears “selected, 12 Oak Street, button” heard “selected, 12 Oak Street, button” in heard.txt by hand"
      ])
    #expect(result.lines == [])
  }

  @Test func aRecordingWhoseAgeNobodyKnowsCountsWithAWarning() {
    let result = check([oak], recordings: [dump([button("12 Oak Street", [.selected])], .ageUnknown)])
    #expect(result.screens[0].states[.selected]?.verdict == .heard)
    #expect(result.lines == ["warning recording-age-unknown 2 → dump.json:1"])
  }

  @Test func theBranchThatFitsBestCounts() {
    let result = check([oak], source: [saysOtherwise, says])
    #expect(result.screens[0].states[.selected]?.verdict == .predicted)
  }

  @Test func theStateIsItsWeakestExpectation() {
    let result = check(
      [oak, expectation(.hears, "8 Garden Street, button")],
      source: [predicted(button("12 Oak Street", [.selected]), button("8 Garden Street", [.selected]))])
    #expect(result.screens[0].states[.selected]?.verdict == .contradicted)
    #expect(result.summary.expectations == [.predicted: 1, .contradicted: 1])
  }
}
