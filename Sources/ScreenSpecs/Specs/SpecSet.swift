import Foundation
import ScreenModel

/// All specs of a project, held against each other.
public struct SpecSet: Sendable {
  /// In the order of their paths.
  public var specs: [ScreenSpec]
  /// Everything wrong in any of the files and between them, in the order of their places.
  public var problems: [Problem]

  public init(specs: [ScreenSpec], problems: [Problem]) {
    self.specs = specs
    self.problems = problems
  }

  /// The screen or part of that id.
  public func spec(_ id: String) -> ScreenSpec? { specs.first { $0.id == id } }
}

/// Reads spec files and checks them one by one and against each other. The order given does not matter.
/// - Parameter files: Where each file is, and the path that people should see.
public func readSpecs(files: [(url: URL, path: String)]) -> SpecSet {
  var read: [ReadSpec] = []
  for file in files.sorted(by: { $0.path < $1.path }) {
    switch contents(of: file.url, path: file.path) {
    case .success(let data): read.append(SpecReader().readFile(data, path: file.path))
    case .failure(let problem):
      var failed = ReadSpec(
        text: YAMLText(path: file.path, bytes: []), idSpan: SourceSpan(file: file.path, line: 1, column: 1))
      failed.problems = [problem]
      read.append(failed)
    }
  }
  return joined(read)
}

/// The same for texts that are in memory.
public func readSpecs(texts: [(path: String, text: String)]) -> SpecSet {
  joined(texts.sorted { $0.path < $1.path }.map { SpecReader().readFile(Data($0.text.utf8), path: $0.path) })
}

private func joined(_ read: [ReadSpec]) -> SpecSet {
  let problems = read.flatMap(\.problems) + SpecCrossCheck(read).problems
  return SpecSet(specs: read.compactMap(\.spec), problems: tidied(problems))
}
