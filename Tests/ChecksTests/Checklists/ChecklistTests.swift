import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct ChecklistTests {
  /// The list for one state of one spec: a line for each item with its group, and its lines below.
  private func list(
    _ expectations: [SpecExpectation], in state: UXState = .selected, source: [PredictedScreen] = [],
    recordings: [DatedRecording] = [], change: (inout ScreenSpec) -> Void = { _ in }
  ) -> [String] {
    var spec = spec([ChecksTests.state(state, expectations)])
    change(&spec)
    let result = check(expectations, in: state, source: source, recordings: recordings, change: change)
    let list = Checklist(of: ChecklistInput(result: result, specs: [spec]))
    return list.sections.flatMap { section in
      section.groups.filter { $0.kind != .release }.flatMap { group in
        group.items.flatMap { ["\(group.kind.rawValue): \($0.text)"] + $0.lines.map { "  \($0)" } }
      }
    }
  }

  @Test func aStateWithoutWordsIsMissing() {
    #expect(
      list(
        [expectation(.hears, "selected, Oak Street, button")], recordings: [transcript("selected, Oak Street, button")]
      ) {
        $0.states.removeAll { $0.state == .error }
      }.filter { $0.hasPrefix("missing") || $0.hasPrefix("failures") } == [
        "missing: ‘error’ has no expected output: it has not been designed"
      ])
  }

  @Test func whatFailsIsListedWithWhatIsHeard() {
    let lines = list(
      [expectation(.hears, "selected, Oak Street, button")], recordings: [transcript("Oak Street, button")])
    #expect(
      Array(lines.prefix(4)) == [
        "failures: Selected: ‘selected, Oak Street, button’ is heard otherwise",
        "  expected: selected, Oak Street, button", "  heard: Oak Street, button",
        "  help: add .accessibilityAddTraits(.isSelected) where it is chosen",
      ])
  }

  @Test func whatNobodyHeardIsUnproved() {
    let lines = list(
      [expectation(.hears, "selected, Oak Street, button"), expectation(.hears, "Elm Street, button")],
      source: [predicted(button("Oak Street", [.selected]))])
    #expect(lines.contains("unproved: Selected: listen to it on a device, and record it"))
    #expect(lines.contains("  “selected, Oak Street, button” – the source says it"))
    // What the source contradicts fails, and is no matter of listening.
    #expect(!lines.contains { $0.hasPrefix("  “Elm Street, button” – ") })
  }

  @Test func staleRecordingsAndOpenQuestions() {
    let lines = list(
      [expectation(.hears, "Oak Street")], source: [predicted(element("Oak Street"))],
      recordings: [
        transcript("Oak Street", file: "heard.txt", .stale("Picker.swift changed on 2026-11-02, after the recording"))
      ])
    #expect(
      lines.contains(
        "stale: Selected: heard.txt is out of date: Picker.swift changed on 2026-11-02, after the recording"))
    #expect(lines.contains("questions: Selected: answer in words, or on the screen"))
    #expect(lines.contains("  What can I do now?"))
  }

  @Test(arguments: [
    (UXState.selected, "Selected: go through the choices"), (.empty, "Empty: bring it about"),
    (.loading, "Loading: slow the network down"), (.error, "Error: make it fail"), (.modal, "Modal: open and close it"),
    (.disabled, "Disabled: go to it"), (.success, "Success: turn VoiceOver and the sound off"),
  ])
  func eachDesignedStateIsTried(_ state: UXState, _ beginning: String) {
    let lines = list([expectation(.hears, "Oak Street, button")], in: state)
    let title = state.rawValue.prefix(1).uppercased() + state.rawValue.dropFirst()
    #expect(lines.filter { $0.hasPrefix("states: \(beginning)") }.count == 1)
    #expect(lines.contains("  \(title): \"Oak Street, button\""))
    #expect(lines.filter { $0.hasPrefix("states: ") }.count == 1)
  }

  @Test func aModalIsWrittenAsTeamsWriteIt() {
    let lines = list(
      [
        expectation(.in, "Delivery address, heading"), expectation(.wayOut, "Cancel, button"),
        expectation(.out, "8 Garden Street, button"),
      ], in: .modal)
    #expect(lines.contains("  Modal in: \"Delivery address, heading\""))
    #expect(lines.contains("  Modal way out: \"Cancel, button\""))
    #expect(lines.contains("  Modal out: \"8 Garden Street, button\""))
  }

  @Test func whatTheSpecAsksForIsTried() {
    let lines = list([expectation(.hears, "Oak Street, button")]) { spec in
      spec.states[0].cases[0].check = ["Look at it in grey."]
      spec.states[0].cases[0].rotors = ["Streets"]
      spec.states[0].cases[0].escape = "Closes the sheet."
      spec.states[0].cases[0].magicTap = "Pays."
    }
    #expect(
      lines.filter { $0.hasPrefix("states: Selected:") }.dropFirst() == [
        "states: Selected: Look at it in grey.",
        "states: Selected: The rotor “Streets” is there and leads from one to the next",
        "states: Selected: Magic Tap (two fingers, twice): Pays.",
        "states: Selected: Escape (two fingers, a Z): Closes the sheet.",
      ])
  }

  @Test func whatIsPlannedIsNotTried() {
    let lines = list([expectation(.hears, "Oak Street, button")]) { $0.status = .planned }
    #expect(lines.allSatisfy { !$0.hasPrefix("states: ") && !$0.hasPrefix("release: ") })
  }

  @Test func screensWithoutASpecAreMissing() {
    let result = CheckResult(
      of: CheckInput(specs: [], unspecified: [UnspecifiedScreen("Basket", at: sourceLine(3))], today: "2026-11-30"))
    let list = Checklist(of: ChecklistInput(result: result, specs: []))
    #expect(list.items.map(\.text) == ["Basket has no spec: nobody has written down what is heard on it"])
  }

  @Test func journeysComeFirst() {
    var journey = JourneyResult(id: "buy", name: "Buy tea", start: "app icon", at: specLine(1))
    var step = JourneyStepResult(screen: "picker", screenName: "Picker", state: .modal, at: specLine(4))
    step.action = "open the address sheet"
    step.expectations = [ExpectationResult(.focus, expected: "Delivery address, heading", .unproved, at: specLine(5))]
    journey.steps = [step]
    let list = Checklist(of: ChecklistInput(result: CheckResult(journeys: [journey]), specs: []))
    #expect(list.sections.map(\.title) == ["Buy tea"])
    #expect(
      list.items.map(\.text) == [
        "Turn VoiceOver and the screen curtain on, and begin where people begin: app icon",
        "Step 1: open the address sheet (Picker, modal)",
      ])
    #expect(list.items[1].lines == ["focus: “Delivery address, heading” – nothing proves it"])
  }

  @Test func idsAreUnique() {
    let result = check([expectation(.hears, "a"), expectation(.hears, "b"), expectation(.never, "c")], in: .error)
    let ids = Checklist(of: ChecklistInput(result: result, specs: [])).items.map(\.id)
    #expect(ids.count > 1)
    #expect(Set(ids).count == ids.count)
  }
}
