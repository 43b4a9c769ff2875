import Foundation
import ScreenModel
import ScreenSpecs
import SwiftReader

/// The sources of a project and which of them may be changed: the whole project is read, as a view is only heard with
/// what it is made of, and the files that were named are repaired.
struct FixSources {
  var inputs: [Project.Input]
  var problems: [Problem]
  /// Files that may be changed; `nil`: all that were read.
  var editable: Set<String>
  /// The bytes of each file, as read.
  let data: [String: Data]

  init(_ file: SettingsFile, _ operands: [String], in surroundings: Surroundings) {
    let reader = SourceFiles(folder: surroundings.workingFolder, exclude: file.settings.exclude.map(file.shown))
    let paths = operands.isEmpty ? file.settings.sources.map(file.shown) : operands
    let named = reader.read(paths)
    problems = named.problems
    inputs = named.inputs
    editable = []
    // Text that is no UTF-8 would not come back byte by byte.
    for input in named.inputs where input.path.hasSuffix(".swift") && Self.isText(input.data) {
      editable.insert(input.path)
    }
    // A named file is read with the project around it.
    if !operands.isEmpty, problems.isEmpty, let around = Self.around(file, operands) {
      let known = Set(inputs.map(\.path))
      inputs += reader.read(around).inputs.filter { !known.contains($0.path) }
      inputs.sort { $0.path < $1.path }
    }
    data = Dictionary(inputs.map { ($0.path, $0.data) }, uniquingKeysWith: { first, _ in first })
  }

  private static func around(_ file: SettingsFile, _ operands: [String]) -> [String]? {
    // Without settings nobody has said where the project ends: what was named is the project.
    guard file.hasFile, operands.allSatisfy({ !$0.hasPrefix("/") }) else { return nil }
    return file.settings.sources.map(file.shown)
  }

  private static func isText(_ data: Data) -> Bool { String(validating: data, as: UTF8.self) != nil }
}
