import Foundation
import Recordings
import ScreenModel
import ScreenSpecs
import SwiftReader

/// Stores the present prediction of a state with its recording, so that later runs can tell whether it is still fresh.
struct Stamping {
  var arguments: Arguments
  var surroundings: Surroundings

  /// The recording with the prediction of its screen, state and case.
  func stamped(_ recording: Recording) throws(Problems) -> Recording {
    guard let id = recording.screenID, let state = recording.state else {
      throw Problems([
        Problem(
          "nobody says which screen and state ‘\(recording.file)’ is of",
          hint: "name them: --screen search --state empty")
      ])
    }
    let file = try SettingsFile.read(arguments, from: recording.file, in: surroundings)
    let files = file.settings.specs.flatMap { place in
      specFiles(in: URL(fileURLWithPath: file.folder + "/" + SourceFiles.tidied(place)), path: file.shown(place))
    }
    let set = readSpecs(files: files)
    guard set.problems.isEmpty else { throw Problems(set.problems) }
    guard let spec = set.spec(id) else {
      let near = nearestWord(to: id, in: set.specs.map(\.id)).map { "did you mean ‘\($0)’?" }
      throw Problems([Problem("there is no spec ‘\(id)’ to stamp the recording by", hint: near)])
    }
    let sources = SourceFiles(folder: surroundings.workingFolder, exclude: file.settings.exclude.map(file.shown))
      .read(file.settings.sources.map(file.shown))
    let gathering = EvidenceGathering(
      project: Project(
        sources.inputs, components: file.components, cache: CachePlace.sources(arguments, surroundings),
        answers: CachePlace.answers(arguments, surroundings), kept: surroundings.kept),
      recordings: RecordingFiles(file),
      dates: SourceDates(folder: surroundings.workingFolder), settings: file.settings)
    let word = RecordingPlace(recording.file).words.first
    guard let said = gathering.said(of: state, recording.caseName ?? word, in: spec) else {
      throw Problems([
        Problem(
          "the spec ‘\(id)’ has no such case of ‘\(state.rawValue)’, or no view in the source",
          hint: "name the case with --case, and see what ‘spec-check check’ says of the spec")
      ])
    }
    var recording = recording
    recording.stamp = said
    return recording
  }
}
