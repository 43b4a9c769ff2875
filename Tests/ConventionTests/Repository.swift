import Foundation
import TestSupport
import Testing

/// The files of this repository, as text.
enum Repository {
  /// A file: its path from the root, and what is in it.
  struct File: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    /// `Sources/Checks/Check.swift` → `Check`
    var name: String { String(path.split(separator: "/").last?.split(separator: ".").first ?? "") }
    var testDescription: String { path }
  }

  /// Every text file below some folders or at the root itself, by path; what builds and editors write is left out.
  static func files(in folders: [String], ending: String? = nil) -> [File] {
    var found: [File] = []
    for folder in folders { collect(folder, &found, ending) }
    return found.sorted { $0.path < $1.path }
  }

  /// All Swift of the tool itself.
  static let sources = files(in: ["Sources"], ending: ".swift")

  /// All Swift of the tests; fixtures are no tests.
  static let tests = files(in: ["Tests"], ending: ".swift").filter { !$0.path.hasPrefix("Tests/Fixtures/") }

  static func file(_ path: String) -> File? {
    guard let data = FileManager.default.contents(atPath: repositoryRoot.path + "/" + path) else { return nil }
    return String(data: data, encoding: .utf8).map { File(path: path, text: $0) }
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: repositoryRoot.path + "/" + path)
  }

  /// What stands at the root and belongs to the project.
  static let top = [
    ".ci", ".dist", ".dockerignore", ".gitignore", ".pre-commit-hooks.yaml", ".swift-format", "Makefile",
    "Package.swift", "README.md", "Sources", "Tests", "specs",
    "templates",
  ]

  private static func collect(_ path: String, _ found: inout [File], _ ending: String?) {
    var isFolder: ObjCBool = false
    let full = repositoryRoot.path + "/" + path
    guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else { return }
    if isFolder.boolValue {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: full)) ?? [] where name != ".build" {
        collect(path + "/" + name, &found, ending)
      }
    } else if ending.map(path.hasSuffix) ?? true, let file = file(path) {
      found.append(file)
    }
  }
}

extension StringProtocol {
  /// Every match of a pattern: the first group, or all of it where there is no group.
  func matches(of pattern: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines]) else { return [] }
    let text = String(self)
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      Range(match.range(at: match.numberOfRanges > 1 ? 1 : 0), in: text).map { String(text[$0]) }
    }
  }

  /// Swift without its comments and the contents of its strings; the lines stay where they are.
  var codeAlone: String {
    var isInText = false
    return split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let marks = line.components(separatedBy: "\"\"\"").count - 1
      if isInText || marks > 0 {
        let wasInText = isInText
        if marks % 2 == 1 { isInText.toggle() }
        return wasInText ? "" : String(line.prefix { $0 != "\"" })
      }
      var code = line.replacingOccurrences(of: #""(?:[^"\\]|\\.)*""#, with: "\"\"", options: .regularExpression)
      if let comment = code.range(of: "//") { code.removeSubrange(comment.lowerBound...) }
      return code
    }.joined(separator: "\n")
  }
}
