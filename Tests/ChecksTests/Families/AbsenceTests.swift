import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct AbsenceTests {
  let skeleton = expectation(.never, "Placeholder order")

  @Test func aCompleteRecordingThatDoesNotSayItProvesIt() {
    let never = { (recording: DatedRecording) in
      check([self.skeleton], in: .loading, recordings: [recording]).verdicts(.loading)
    }
    #expect(never(dump([element("Loading orders")])) == ["never “Placeholder order” heard in dump.json"])
    #expect(never(dump([element("Loading orders")], isComplete: false)) == ["never “Placeholder order” unproved"])
    #expect(never(transcript("focus: Loading orders")) == ["never “Placeholder order” heard in heard.txt"])
    #expect(
      never(dump([button("Placeholder order")])) == [
        "never “Placeholder order” not-heard “Placeholder order, button” in dump.json"
      ])
    #expect(
      never(transcript("focus: Placeholder order, button")) == [
        "never “Placeholder order” not-heard “Placeholder order, button” in heard.txt"
      ])
  }

  @Test func theSourceSaysIt() {
    let result = check([skeleton], in: .loading, source: [predicted(element("Placeholder order", line: 33))])
    #expect(result.verdicts(.loading) == ["never “Placeholder order” contradicted “Placeholder order”"])
    #expect(result.lines == ["error forbidden-speech-contradicted 3 → Picker.swift:33"])
  }

  @Test func theSourceIsSilent() {
    #expect(
      check([skeleton], in: .loading, source: [predicted(element("Loading orders"))]).verdicts(.loading) == [
        "never “Placeholder order” predicted"
      ])
    let partly = predicted(element("Loading orders")).with { $0.opaque = [Reason("Chart is not in the project")] }
    #expect(
      check([skeleton], in: .loading, source: [partly]).screens[0].states[.loading]?.verdict == .possible)
  }

  @Test func theNameOfASymbolIsFoundAnywhere() {
    let symbol = expectation(.never, "star.fill")
    let result = check([symbol], source: [predicted(button("star.fill Favorites"))])
    #expect(result.screens[0].states[.selected]?.verdict == .contradicted)
    #expect(
      check([symbol], source: [predicted(button("Favorites"))]).screens[0].states[.selected]?.verdict == .predicted)
  }
}
