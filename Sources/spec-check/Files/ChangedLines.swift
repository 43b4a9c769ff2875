import Foundation
import ScreenModel

/// The lines that changed since a commit, by file, as git tells.
struct ChangedLines {
  /// Ranges of lines, by the file's path below the working folder.
  private var ranges: [String: [ClosedRange<Int>]] = [:]

  /// Asks git in the working folder; a problem where it cannot tell.
  static func since(_ reference: String, in folder: String) -> Result<ChangedLines, Problem> {
    guard !reference.hasPrefix("-") else { return .failure(Problem("‘\(reference)’ is no commit")) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "git", "-C", folder, "diff", "--relative", "--no-color", "--no-ext-diff", "-U0", reference, "--", ".",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    do { try process.run() } catch { return .failure(Problem("git cannot be run", hint: "install git")) }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return .failure(
        Problem(
          "git does not know what changed since ‘\(reference)’", hint: "name a commit, branch or tag of this repository"
        ))
    }
    return .success(ChangedLines(diff: String(decoding: data, as: UTF8.self)))
  }

  /// Reads a diff without context lines.
  init(diff: String) {
    var file: String?
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("+++ ") {
        let path = line.dropFirst(4)
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
