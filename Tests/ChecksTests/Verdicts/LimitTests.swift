import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct LimitTests {
  @Test func aCaseThatNobodyWroteByHandEnds() {
    let many = (0..<500).map { expectation(.silent, "true", line: $0 + 1) }
    let result = check(many, source: [predicted(button("Oak"))])
    #expect(result.summary.expectations == [.predicted: 400, .unproved: 100])
    #expect(
      result.screens[0].states[.selected]?.expectations.last?.notes == [
        "a case has at most 400 expectations; split it"
      ])
  }

  @Test func aRecordingThatNobodyWalkedThroughEnds() {
    let rows = (0..<3_000).map { button(SpokenText("Row \($0)")) }
    let result = check([expectation(.hears, "Row 2500, button")], recordings: [dump(rows)])
    #expect(result.screens[0].states[.selected]?.verdict != .heard)
  }
}
