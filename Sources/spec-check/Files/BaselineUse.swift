import Checks
import Foundation
import ScreenModel
import ScreenSpecs

/// The file of accepted findings that `audit` and `check` share: how it is named, read and written.
struct BaselineUse {
  static let baseline = Option(
    "baseline", value: "FILE", help: "accept the findings in this file; without it that of the settings")
  static let writeBaseline = Option(
    "write-baseline", value: "FILE",
    help: "accept all findings of now: write them to a file, beside what it holds of the other command")

  private var file: BaselineFile

  /// `nil`: neither the arguments nor the settings name a file.
  init?(_ arguments: Arguments, _ settings: SettingsFile, in surroundings: Surroundings) throws(Problems) {
    guard let path = arguments.value(Self.baseline) ?? settings.settings.baseline.map(settings.shown) else {
      return nil
    }
    try self.init(path, in: surroundings)
  }

  private init(_ path: String, in surroundings: Surroundings) throws(Problems) {
    switch FileReading(folder: surroundings.workingFolder).data(path, limit: 16 << 20) {
    case .failure(let problem): throw Problems([problem])
    case .success(let data):
      let (baseline, problems) = BaselineFile.read(data, path: path)
      guard problems.isEmpty else { throw Problems(problems) }
      file = baseline
    }
  }

  var accepted: Baseline { Baseline(file) }

  /// What a file holds of the other command and is kept when this one writes it anew.
  static func kept(in path: String, audited: Bool, _ surroundings: Surroundings) throws(Problems)
    -> [BaselineFile.Entry]
  {
    let full = path.hasPrefix("/") ? path : surroundings.workingFolder + "/" + path
    guard FileManager.default.fileExists(atPath: full) else { return [] }
    return try BaselineUse(path, in: surroundings).file.entries.filter { Baseline.isAudited($0) == audited }
  }

  /// Writes a file whole or not at all.
  static func write(_ text: String, to path: String, _ surroundings: Surroundings) throws(Problems) {
    if let problem = OutputFile(path: path, folder: surroundings.workingFolder).write(text) {
      throw Problems([problem])
    }
  }
}
