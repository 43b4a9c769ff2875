import Foundation
import ScreenModel

/// The lines that changed since a commit, by file, as git tells.
struct ChangedLines {
  /// Ranges of lines, by the file's path below the working folder.
  private var ranges: [String: [ClosedRange<Int>]] = [:]

  /// Asks git in the working folder; a problem where it cannot tell.
  static func since(_ reference: String, in folder: String) -> Result<ChangedLines, Problem> {
    guard !reference.hasPrefix("-") else { return .failure(Problem("‘\(reference)’ is no commit")) }
    let difference = git(
      [
        "-c", "core.quotepath=off", "diff", "--relative", "--no-color", "--no-ext-diff", "--src-prefix=a/",
        "--dst-prefix=b/", "-U0", reference, "--", ".",
      ], in: folder)
    let new = git(["ls-files", "--others", "--exclude-standard", "-z"], in: folder)
    switch (difference, new) {
    case (.success(let difference), .success(let new)):
      var lines = ChangedLines(diff: String(decoding: difference, as: UTF8.self))
      // A file that git does not know yet is new from its first line to its last.
      for path in new.split(separator: 0) { lines.ranges[String(decoding: path, as: UTF8.self)] = [1...Int.max] }
      return .success(lines)
    case (.failure(let problem), _), (_, .failure(let problem)): return .failure(problem)
    }
  }

  private static func git(_ arguments: [String], in folder: String) -> Result<Data, Problem> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return .failure(Problem("git cannot be run", hint: "install git")) }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return .failure(
        Problem(
          "git does not know what changed since this commit", hint: "name a commit, branch or tag of this repository"))
    }
    return .success(data)
  }

  /// Reads a diff without context lines.
  init(diff: String) {
    var file: String?
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("+++ ") {
        // Behind a name with blanks git puts a tab.
        let path = line.dropFirst(4).prefix { $0 != "\t" }
        file = path.hasPrefix("b/") ? String(path.dropFirst(2)) : nil
      } else if line.hasPrefix("@@ "), let file,
        let plus = line.split(separator: " ").first(where: { $0.hasPrefix("+") })
      {
        let numbers = plus.dropFirst().split(separator: ",").compactMap { Int($0) }
        guard let start = numbers.first else { continue }
        let count = numbers.count > 1 ? numbers[1] : 1
        if count > 0 { ranges[file, default: []].append(start...(start + count - 1)) }
      }
    }
  }

  /// Whether a place touches a changed line.
  func touch(_ span: SourceSpan) -> Bool {
    ranges[span.file]?.contains { $0.overlaps(span.line...max(span.line, span.endLine)) } ?? false
  }
}
