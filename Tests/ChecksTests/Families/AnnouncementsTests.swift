import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct AnnouncementsTests {
  let none = expectation(.announces, "No results…")

  private func announcement(_ text: SpokenText, _ trigger: String, if conditions: [Condition] = [])
    -> PredictedAnnouncement
  {
    PredictedAnnouncement(text: text, trigger: trigger, conditions: conditions, span: sourceLine(21))
  }

  @Test func aPostInTheSourceIsPossibleAtMost() {
    let screen = predicted(element("Search", [.searchField])).with {
      $0.announcements = [announcement("No results. Try another search.", "task(id: query)")]
    }
    #expect(
      check([none], in: .empty, source: [screen]).verdicts(.empty) == [
        "announces “No results…” possible “No results. Try another search.”"
      ])
  }

  @Test func aSearchThatSaysNothingIsAContradictionAtTheText() {
    let result = check([none], in: .empty, source: [predicted(element("No results", line: 15))])
    #expect(
      result.verdicts(.empty) == ["announces “No results…” contradicted “No results” missing [\"announcement\"]"])
    #expect(result.lines == ["error announcement-contradicted 3 → Picker.swift:15"])
  }

  @Test func eachIsMadeExactlyOnce() {
    let twice = transcript("announce: No results. Try again.", "announce: No results. Try again.")
    #expect(
      check([none], in: .empty, recordings: [twice]).verdicts(.empty) == [
        "announces “No results…” not-heard “No results. Try again.” missing [\"announced once\"] in heard.txt"
      ])
    var often = none
    often.count = 2
    #expect(check([often], in: .empty, recordings: [twice]).screens[0].states[.empty]?.verdict == .heard)
    often.count = nil
    #expect(check([often], in: .empty, recordings: [twice]).screens[0].states[.empty]?.verdict == .heard)
  }

  @Test func somethingElseIsAnnounced() {
    let result = check([none], in: .empty, recordings: [transcript("announce: 40 results")])
    #expect(result.screens[0].states[.empty]?.verdict == .notHeard)
  }

  @Test func silenceIsBroken() {
    let silent = expectation(.silent, "true")
    #expect(
      check([silent], in: .loading, source: [predicted(element("x"))]).verdicts(.loading) == ["silent “true” predicted"]
    )
    let speaking = predicted(element("x")).with { $0.announcements = [announcement("40 teas", "onAppear")] }
    #expect(
      check([silent], in: .loading, source: [speaking]).verdicts(.loading) == ["silent “true” contradicted “40 teas”"])
    let maybe = predicted(element("x")).with {
      $0.announcements = [announcement("40 teas", "task(id: query)", if: [Condition("done", names: ["done"])])]
    }
    #expect(
      check([silent], in: .loading, source: [maybe]).verdicts(.loading) == ["silent “true” possible open [\"done\"]"])
    #expect(
      check([silent], in: .loading, recordings: [transcript("focus: Tea, button", "do: scroll")]).verdicts(.loading)
        == [
          "silent “true” heard in heard.txt"
        ])
    #expect(
      check([silent], in: .loading, recordings: [transcript("focus: Tea, button", "do: scroll", "announce: 40 teas")])
        .verdicts(.loading) == ["silent “true” not-heard “40 teas” in heard.txt"])
  }
}
