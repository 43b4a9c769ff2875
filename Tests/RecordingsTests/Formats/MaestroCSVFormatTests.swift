import Recordings
import ScreenModel
import Testing

@Suite struct MaestroCSVFormatTests {
  @Test func readsQuotesSemicolonsAndLineBreaks() throws {
    let recording = try recorded("maestro-csv/compact.csv")
    #expect(recording.format == "maestro-csv")
    #expect(spoken(recording) == ["Say \"yes\"; not no", "selected, Two lines"])
    #expect(recording.screen?.elements.map { $0.span?.line } == [3, 4])
    #expect(recording.screen?.isComplete == false)
  }

  @Test func readsTheListOfItsServer() throws {
    let recording = try recorded("maestro-csv/inspect.csv")
    #expect(spoken(recording) == ["selected, Add, a tea, dimmed"])
    #expect(recording.screen?.elements.first?.identifier == "add")
  }

  @Test func refusesAListWithoutElements() {
    #expect(
      problems(read("element_num,depth,attributes,parent_num\n")) == [
        "recording.txt holds no element below its first line"
      ])
  }
}
