import Recordings
import ScreenModel
import Testing

@Suite struct VoiceOverStepsFormatTests {
  @Test func saysTheUtterancesOfSteps() throws {
    let recording = try recorded("voiceover-steps/run.json")
    #expect(recording.format == "voiceover-steps")
    #expect(recording.events.map(\.text) == ["Teas, heading", "Brew, button"])
    #expect(recording.events.map(\.kind) == [.speech, .focus])
    #expect(recording.device.os == "iOS 27.0")
    #expect(
      recording.notes == [
        "1 step without speech passed over", "the walk did not reach the end of the screen: step-limit",
      ])
  }

  @Test func readsTheAnswersOfAppium() throws {
    let text =
      "{\"value\": {\"utterance\": \"Teas, heading\"}, \"sessionId\": \"A\"}\n{\"value\": {\"utterance\": null}}\n"
    let recording = try read(text).get()
    #expect(recording.events.map(\.text) == ["Teas, heading"])
  }
}
