import ScreenModel
import ScreenSpecs
import Testing

@Suite struct JourneyReaderTests {
  private let buyTea = """
    journey: Buy tea
    start: app icon
    steps:
      - screen: search
        do: type jasmine oolong
        announces: No results…
      - do: clear the filters
      - screen: address-picker
        state: modal
        case: first
        do: open the address sheet
        focus: Delivery address, heading
        way-out: Cancel, button

    """

  @Test func readsStepsInOrder() throws {
    let (read, problems) = JourneyReader().read(buyTea, path: "specs/journeys/buy-tea.yaml")
    #expect(problems.isEmpty)
    let journey = try #require(read)
    #expect(journey.id == "buy-tea")
    #expect(journey.name == "Buy tea")
    #expect(journey.start == "app icon")
    let steps = journey.steps.map { step in
      "\(step.screen.value) \(step.state.rawValue) \(step.caseName?.value ?? "-") \(step.action ?? "-"): "
        + step.expectations.map { "\($0.kind.rawValue) \($0.says)" }.joined(separator: "; ")
    }
    #expect(
      steps == [
        "search content - type jasmine oolong: announces No results…", "search content - clear the filters: ",
        "address-picker modal first open the address sheet: focus Delivery address, heading; way-out Cancel, button",
      ])
    #expect(journey.steps[1].span.line == 7)
  }

  @Test func reportsEverythingAtOnce() {
    let (_, problems) = JourneyReader().read(
      """
      journy: Buy tea
      steps:
        - do: tap
          anounces: No results
        - screen: search
          state: epmty
        - hears: [ Pay, button ]
        - {}

      """, path: "buy.yaml")
    #expect(
      problems.map { "\($0.span?.line ?? 0) \($0.message)" } == [
        "1 unknown key ‘journy’", "3 the first step names no screen", "4 unknown key ‘anounces’",
        "6 ‘state’ cannot be ‘epmty’",
        "7 ‘button’ is a text of its own: between [ and ] the comma before it ended the text",
        "8 a step needs ‘screen’ or ‘do’ or ‘hears’ or ‘exactly’ or ‘each’ or ‘focus’ or ‘stays’ or ‘keyboard-focus’ or "
          + "‘announces’ or ‘silent’ or ‘never’ or ‘shows’ or ‘keeps’ or ‘in’ or ‘way-out’ or ‘out’ or ‘opens’ or "
          + "‘background’ or ‘because’ or ‘next’",
      ])
  }

  @Test func isHeldAgainstSpecs() {
    let (spec, _) = SpecReader().read(
      "screen: Search\nstates:\n  empty: { cases: { no-results: No teas, other: None } }\n  modal: { not-applicable: Nothing opens. }\n",
      path: "search.yaml")
    let set = readJourneys(
      texts: [
        ("a.yaml", "journey: A\nsteps: [ { screen: serch, do: tap }, { screen: elsewhere } ]\n"),
        (
          "b.yaml",
          "journey: B\nid: a\nsteps:\n  - { screen: search, state: empty, case: no-result }\n  - { screen: search, state: modal }\n"
        ),
      ], specs: [spec].compactMap { $0 })
    #expect(
      set.problems.map { "\($0.span?.description ?? "") \($0.message) → \($0.hint ?? "")" } == [
        "a.yaml:2:20 there is no screen ‘serch’ → did you mean ‘search’?",
        "b.yaml:1:10 the id ‘a’ is taken by a.yaml → give one of the two another ‘id:’",
        "b.yaml:4:43 the state ‘empty’ of ‘search’ has no case ‘no-result’ → did you mean ‘no-results’?",
        "b.yaml:5:5 the screen ‘search’ says that ‘modal’ is not applicable → go through another state, or design this one",
      ])
  }
}
