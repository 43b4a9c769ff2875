import Foundation
import ScreenModel

/// The lines that changed since a commit, by file, as git tells.
struct ChangedLines {
  /// Ranges of lines, by the file's path below the working folder.
  private var ranges: [String: [ClosedRange<Int>]] = [:]

  /// Files with changed lines.
  var files: Set<String> { Set(ranges.keys) }

  /// A question to git that is being answered while other work is done.
  struct Asking {
    private let reference: String
    private var difference: Git?
    private var new: Git?

    init(_ reference: String, in folder: String) {
      self.reference = reference
      // It would be taken for an option.
      guard !reference.hasPrefix("-") else { return }
      difference = Git(
        [
          "-c", "core.quotepath=off", "diff", "--relative", "--no-color", "--no-ext-diff", "--src-prefix=a/",
          "--dst-prefix=b/", "-U0", reference, "--", ".",
        ], in: folder)
      new = Git(["ls-files", "--others", "--exclude-standard", "-z"], in: folder)
    }

    /// The answer, waiting for it.
    func lines() throws(Problems) -> ChangedLines {
      guard let difference, let new else {
        throw Problems([Problem("‘\(reference)’ is no commit", hint: "name a commit, branch or tag")])
      }
      var lines = ChangedLines(diff: String(decoding: try difference.answer(), as: UTF8.self))
      // A file that git does not know yet is new from its first line to its last.
      for path in try new.answer().split(separator: 0) {
        lines.ranges[String(decoding: path, as: UTF8.self)] = [1...Int.max]
      }
      return lines
    }
  }

  /// One run of git.
  private struct Git {
    private let process = Process()
    private let output = Pipe()
    private var isStarted = false

    init(_ arguments: [String], in folder: String) {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder] + arguments
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      isStarted = (try? process.run()) != nil
    }

    func answer() throws(Problems) -> Data {
      guard isStarted else { throw Problems([Problem("git cannot be run", hint: "install git")]) }
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw Problems([
          Problem(
            "git does not know what changed since this commit", hint: "name a commit, branch or tag of this repository")
        ])
      }
      return data
    }
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
