import Checks
import Recordings
import ScreenModel
import Testing

@Suite struct FreshnessTests {
  private func freshness(
    stamp: [String]? = nil, recorded: String? = nil, predicted: [String]? = ["Oak, button"],
    _ changes: [SourceChange] = []
  ) -> Freshness {
    var recording = Recording(format: "spec-check", file: "a.json")
    recording.stamp = stamp
    recording.recorded = recorded
    return Freshness(of: recording, predicted: predicted, changes: changes)
  }

  @Test func theStampDecidesAlone() {
    let later = [SourceChange("A.swift", date: "2030-01-01")]
    #expect(freshness(stamp: ["Oak, button"], recorded: "2026-11-01", later) == .fresh)
    #expect(freshness(stamp: ["Oak"]) == .stale("the source now says ‘Oak, button’, then ‘Oak’"))
    #expect(freshness(stamp: []) == .stale("the source now also says ‘Oak, button’"))
    #expect(freshness(stamp: ["Oak, button", "x"]) == .stale("the source no longer says ‘x’"))
  }

  @Test func elseTheDatesDo() {
    let recorded = "2026-11-30T10:00:00Z"
    let before = SourceChange("A.swift", date: "2026-11-30T10:30:00+01:00")
    let after = SourceChange("B.swift", date: "2026-11-30T10:00:00.5Z")
    #expect(freshness(recorded: recorded, [before]) == .fresh)
    #expect(
      freshness(recorded: recorded, [before, after])
        == .stale("B.swift changed on 2026-11-30, after the recording"))
  }

  @Test func elseNobodyKnows() {
    let recorded = "2026-11-30T10:00:00Z"
    #expect(freshness(recorded: recorded) == .ageUnknown)
    #expect(freshness(recorded: recorded, [SourceChange("A.swift", date: nil)]) == .ageUnknown)
    #expect(freshness(recorded: "last week", [SourceChange("A.swift", date: "2026-01-01")]) == .ageUnknown)
    #expect(freshness([SourceChange("A.swift", date: "2026-01-01")]) == .ageUnknown)
  }
}
