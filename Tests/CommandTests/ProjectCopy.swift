import Foundation
import TestSupport

/// A copy of a sample project in a folder of its own, where files can be changed and nothing has a history.
struct ProjectCopy {
  /// The folder that holds the copies.
  var folder: String

  /// Copies some paths of the repository into a new folder, runs the body, and removes it.
  static func with<Answer>(_ paths: String..., body: (ProjectCopy) throws -> Answer) throws -> Answer {
    try withFolder { folder in
      let copy = ProjectCopy(folder: folder)
      for path in paths {
        let target = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: repositoryRoot.appendingPathComponent(path), to: target)
      }
      try copy.age()
      return try body(copy)
    }
  }

  /// Makes every file older than the recordings: outside git the time of a file is the time of its change.
  func age() throws {
    let old = Date(timeIntervalSince1970: 1_793_000_000)
    guard let files = FileManager.default.enumerator(atPath: folder) else { return }
    for case let path as String in files {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder + "/" + path)
    }
  }

  /// Replaces text in a file; the file stays as old as it was, so that only its words count.
  func replace(_ text: String, with other: String, in path: String) throws {
    let full = folder + "/" + path
    let before = try String(contentsOfFile: full, encoding: .utf8)
    guard before.contains(text) else { throw Missing(text: text, path: path) }
    try before.replacingOccurrences(of: text, with: other).write(toFile: full, atomically: true, encoding: .utf8)
    try age()
  }

  /// Writes a file, with the folders above it.
  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// The text to replace is not in the file: the sample has changed, and the test with it.
  struct Missing: Error {
    var text: String
    var path: String
  }
}

/// What `check --format json` says.
struct CheckJSON: Decodable, Equatable {
  struct Expectation: Decodable, Equatable {
    struct Evidence: Decodable, Equatable {
      var file: String
      var line: Int
    }

    /// The same in another language.
    struct InLanguage: Decodable, Equatable {
      var language: String
      var expected: String
      var verdict: String
    }

    var kind: String
    var `case`: String?
    var expected: String
    var verdict: String
    var heard: String?
    var missing: [String]
    var evidence: Evidence?
    var languages: [InLanguage]?
  }

  struct State: Decodable, Equatable {
    var verdict: String
    var expectations: [Expectation]
    var openQuestions: [String]
  }

  struct Screen: Decodable, Equatable {
    var id: String
    var screen: String
    var states: [String: State]
  }

  struct Finding: Decodable, Equatable {
    var rule: String
    var severity: String
    var message: String
    var file: String?
    var line: Int?
    var screen: String?
    var state: String?
    var expected: String?
    var heard: String?
  }

  var screens: [Screen]
  var findings: [Finding]

  /// The verdict of each state, without those that do not apply.
  var verdicts: [String: [String: String]] {
    Dictionary(uniqueKeysWithValues: screens.map { ($0.id, $0.states.mapValues(\.verdict)) })
      .mapValues { $0.filter { $0.value != "not-applicable" } }
  }

  /// `error focus-contradicted specs/checkout.yaml:16`, in the order shown.
  func lines(_ severity: String) -> [String] {
    findings.filter { $0.severity == severity }.map { "\($0.rule) \($0.file ?? ""):\($0.line ?? 0)" }
  }

  init(_ text: String) throws { self = try JSONDecoder().decode(CheckJSON.self, from: Data(text.utf8)) }
}

extension String {
  /// The text up to the first empty line.
  var firstBlock: String { components(separatedBy: "\n\n").first ?? self }
}
