import Checks
import Foundation
import Recordings
import ScreenModel
import ScreenSpecs

/// Finds the journeys of a project and gives each its recordings.
struct JourneyFiles {
  var file: SettingsFile
  var workingFolder: String

  /// The journeys that operands of a command line stand for: all where there are none.
  /// - Parameter specs: every spec of the project, for the screens that steps name.
  func chosen(_ operands: [String], specs: [ScreenSpec]) throws(Problems) -> [JourneySpec] {
    var files: [(url: URL, path: String)] = []
    func add(_ full: String, _ shown: String) {
      for found in Self.found(full, shown)
      where !files.contains(where: { $0.url.standardizedFileURL == found.url.standardizedFileURL }) {
        files.append(found)
      }
    }
    for place in file.settings.specs { add(file.folder + "/" + SourceFiles.tidied(place), file.shown(place)) }
    var named: [String] = []
    for operand in operands {
      let shown = SourceFiles.tidied(operand)
      let full = operand.hasPrefix("/") ? operand : workingFolder + "/" + shown
      if URL(fileURLWithPath: full).standardizedFileURL.path == file.folder {
        named += file.settings.specs.map(file.shown)
      }
      named.append(shown)
      add(full, shown)
    }
    let set = readJourneys(files: files, specs: specs)
    guard set.problems.isEmpty else { throw Problems(set.problems) }
    guard !operands.isEmpty else { return set.journeys }
    return set.journeys.filter { journey in
      named.contains { journey.span.file == $0 || journey.span.file.hasPrefix($0 + "/") }
    }
  }

  private static func found(_ full: String, _ shown: String) -> [(url: URL, path: String)] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else { return [] }
    let url = URL(fileURLWithPath: full)
    if isFolder.boolValue { return journeyFiles(in: url, path: shown) }
    return isJourneyFile(url) ? [(url, shown)] : []
  }
}

extension EvidenceGathering {
  /// A journey with the recordings that are named for it, or lie at `recordings/journeys/<id>[.anything].<ext>`.
  /// - Parameter requirement: goes before that of the settings.
  func evidence(
    for journey: JourneySpec, specs: [ScreenSpec], requirement: Requirement?, settingsPath: String
  ) -> JourneyEvidence {
    let found = recordings.matching(journey)
    var dated: [DatedRecording] = []
    if !found.isEmpty {
      let screens = Set(journey.steps.map(\.screen.value))
      let files = specs.filter { screens.contains($0.id) }
        .flatMap { evidence(for: $0, settingsPath: settingsPath).cases.flatMap(\.predictions).flatMap(\.files) }
      let changes = dates.changes(of: Array(Set(files)).sorted())
      dated = found.map { recording in
        var recording = recording
        if recording.recorded == nil { recording.recorded = dates.changes(of: [recording.file]).first?.date }
        return DatedRecording(recording, Freshness(of: recording, predicted: nil, changes: changes))
      }
    }
    return JourneyEvidence(
      journey: journey, recordings: dated, requirement: requirement ?? settings.require(for: settingsPath),
      language: settings.language)
  }
}

extension RecordingFiles {
  /// The recordings of a journey: those it names, else those that lie in a folder `journeys` under its id.
  func matching(_ journey: JourneySpec) -> [Recording] {
    let fitting = recordings.filter { !$0.events.isEmpty && fits($0, journey.filter) }
    if !journey.recordings.isEmpty {
      let globs = journey.recordings.map { Glob(file.shown($0.value)) }
      return fitting.filter { recording in globs.contains { $0.covers(recording.file) } }
    }
    return fitting.filter { recording in
      let parts = recording.file.split(separator: "/")
      guard parts.count > 1, parts[parts.count - 2] == "journeys", let name = parts.last else { return false }
      return name == journey.id || name.hasPrefix(journey.id + ".")
    }
  }
}
