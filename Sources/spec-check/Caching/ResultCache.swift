import Foundation
import ScreenSpecs
import SwiftReader

/// What a command answered before, by everything it was made from: the build of the tool, the command line, the settings
/// and every file. Where a single byte differs, nothing is found.
struct ResultCache {
  /// Bytes that all answers may take.
  static let limit = 128 << 20

  private let folder: CacheFolder?
  private let key: ContentHash

  /// - Parameter others: Files beside the sources that the answer depends on, by path.
  init(
    _ command: any Command, _ arguments: Arguments, _ file: SettingsFile, inputs: [Project.Input],
    others: [String] = [],
    in surroundings: Surroundings
  ) {
    folder = CachePlace.folder(arguments, surroundings).map { CacheFolder(path: $0 + "/results", limit: Self.limit) }
    var key = ContentHash()
    guard folder != nil else {
      self.key = key
      return
    }
    key.add(ToolBuild.identity)
    key.add(command.name)
    // Neither of these changes what is answered, only where it goes; that there is one changes colours.
    let passed = [CommonOptions.quiet.name, CommonOptions.timings.name, CommonOptions.output.name]
    for (name, values) in arguments.given.sorted(by: { $0.key < $1.key }) where !passed.contains(name) {
      key.add(name)
      key.add(values.count)
      for value in values { key.add(value) }
    }
    key.add(arguments.has(CommonOptions.output) ? 1 : 0)
    key.add(arguments.operands.count)
    for operand in arguments.operands { key.add(operand) }
    key.add(surroundings.workingFolder)
    key.add(surroundings.outIsTerminal ? 1 : 0)
    for name in ["NO_COLOR", "COLUMNS"] { key.add(surroundings.environment[name, default: ""]) }
    key.add(file.folder)
    key.add(file.prefix)
    key.add(file.settings.path ?? "")
    key.add(Data(file.settings.written))
    for path in others {
      key.add(path)
      let full = path.hasPrefix("/") ? path : surroundings.workingFolder + "/" + path
      key.add(FileManager.default.contents(atPath: full) ?? Data())
    }
    key.add(inputs.count)
    for input in inputs {
      key.add(input.path)
      key.add(input.data)
    }
    self.key = key
  }

  /// The answer of before; `nil`: there is none.
  var outcome: Outcome? {
    guard let bytes = folder?.read(key) else { return nil }
    var reader = ByteReader(bytes)
    guard let code = reader.number(), let notes = reader.texts(), let report = reader.texts(), reader.isAtEnd,
      let exit = ExitCode(rawValue: Int32(truncatingIfNeeded: code))
    else { return nil }
    return Outcome(report: report.first, code: exit, notes: notes)
  }

  /// Keeps an answer. One with problems is asked for again.
  func store(_ outcome: Outcome) {
    guard let folder, outcome.problems.isEmpty else { return }
    var writer = ByteWriter()
    writer.put(Int(outcome.code.rawValue))
    writer.put(outcome.notes)
    writer.put(outcome.report.map { [$0] } ?? [])
    if folder.write(key, writer.bytes) { folder.prune() }
  }
}
