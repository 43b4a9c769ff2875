import Foundation
import Recordings
import ScreenModel
import TestSupport
import Testing

/// Reads text as a recording that lies at a path.
func read(_ text: String, path: String = "recording.txt") -> Result<Recording, Problems> {
  RecordingReader().read(data: Data(text.utf8), path: path)
}

/// A recording from a file under `Tests/Fixtures/Recordings`; its places name the file without folders.
func recorded(_ path: String) throws -> Recording {
  let data = try Data(contentsOf: fixture("Recordings/" + path))
  return try RecordingReader().read(data: data, path: path).get()
}

/// What VoiceOver would say, element by element.
func spoken(_ recording: Recording) -> [String] {
  let speech = Speech(lexicon: .language("en"))
  return (recording.screen?.elements ?? []).map { speech.utterance(of: $0).spoken }
}

/// The problems of a file, as `line:column message`.
func problems(_ result: Result<Recording, Problems>) -> [String] {
  guard case .failure(let problems) = result else { return [] }
  return problems.all.map { problem in
    let place = problem.span.map { "\($0.line):\($0.column) " } ?? ""
    return place + problem.message + (problem.hint.map { $0.hasPrefix("did you") ? "; \($0)" : "" } ?? "")
  }
}
