import Foundation
import Recordings
import ScreenModel
import ScreenSpecs

/// Finds the recordings of a project and gives each case its own.
struct RecordingFiles {
  /// Each recording with its file as people see it.
  private(set) var recordings: [Recording] = []
  private(set) var problems: [Problem] = []
  let file: SettingsFile
  /// Folders and files that were met, without links.
  private var seen: Set<String> = []

  init(_ file: SettingsFile) {
    self.file = file
    for folder in file.settings.recordings {
      collect(file.folder + "/" + SourceFiles.tidied(folder), file.shown(folder), depth: 0)
    }
    recordings.sort { $0.file < $1.file }
  }

  private mutating func collect(_ path: String, _ shown: String, depth: Int) {
    // A link that leads back to a folder that was read ends here.
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard depth < 12, recordings.count < 10_000, seen.insert(real).inserted else { return }
    let type = (try? FileManager.default.attributesOfItem(atPath: real))?[.type] as? FileAttributeType
    switch type {
    case .typeRegular: read(path, shown)
    case .typeDirectory:
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        problems.append(Problem("the folder ‘\(shown)’ cannot be read", hint: "is it yours to read?"))
        return
      }
      for name in names.sorted() where !name.hasPrefix(".") {
        collect(path + "/" + name, shown + "/" + name, depth: depth + 1)
      }
    // Reading a pipe would wait for somebody who writes.
    default: break
    }
  }

  private mutating func read(_ path: String, _ shown: String) {
    switch FileReading(folder: file.folder).data(path, limit: RecordingReader.sizeLimit) {
    case .failure(let problem): problems.append(problem)
    case .success(let data):
      switch RecordingReader().read(data: data, path: shown) {
      // An audit is no witness of a screen.
      case .success(let recording): if !recording.isAudit { recordings.append(recording) }
      case .failure(let found): problems += found.all
      }
    }
  }

  /// The recordings that speak for a case: those named in the spec, else those whose place or own words name it.
  func matching(_ spec: ScreenSpec, _ state: StateSpec, _ caseSpec: CaseSpec) -> [Recording] {
    let fitting = recordings.filter { fits($0, caseSpec.filter) }
    if !caseSpec.recordings.isEmpty {
      let globs = caseSpec.recordings.map { Glob(file.shown($0.value)) }
      return fitting.filter { recording in
        globs.contains { $0.covers(recording.file) } && isOfCase(recording, state, caseSpec, strict: false)
      }
    }
    return fitting.filter { recording in
      recording.screenID == spec.id && recording.state == state.state
        && isOfCase(recording, state, caseSpec, strict: true)
    }
  }

  /// Whether a recording's case is this one. `strict`: a recording without a case speaks for a state's only case alone.
  private func isOfCase(_ recording: Recording, _ state: StateSpec, _ caseSpec: CaseSpec, strict: Bool) -> Bool {
    guard let name = caseSpec.name else { return true }
    if let own = recording.caseName { return Self.slug(own) == Self.slug(name) }
    if let word = RecordingPlace(recording.file).words.first,
      state.cases.contains(where: { Self.slug($0.name ?? "") == Self.slug(word) })
    {
      return Self.slug(word) == Self.slug(name)
    }
    return !strict || state.cases.count == 1
  }

  func fits(_ recording: Recording, _ filter: RecordingFilter?) -> Bool {
    guard let filter else { return true }
    func same(_ wanted: String?, _ found: String?) -> Bool {
      guard let wanted, let found else { return true }
      return found.lowercased().hasPrefix(wanted.lowercased())
    }
    return same(filter.os, recording.device.os) && same(filter.device, recording.device.model)
      && same(filter.language, recording.device.language) && same(filter.textSize, recording.device.textSize)
  }

  /// `No results` as it stands in a file name: `no-results`.
  static func slug(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.joined(separator: "-")
  }
}
