import Foundation
import ScreenModel

/// The page that GitHub shows for a step of a workflow: a file of Markdown named by `GITHUB_STEP_SUMMARY`.
enum StepSummary {
  /// GitHub takes no more than a mebibyte a step.
  private static let limit = 1_000_000

  /// Adds text behind what other tools wrote; a problem where that fails, and nothing outside a workflow.
  static func add(_ text: String, in surroundings: Surroundings) -> Problem? {
    guard let path = surroundings.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return nil }
    guard let handle = FileHandle(forUpdatingAtPath: path) ?? created(path) else {
      return Problem("the summary of the step cannot be written", hint: "GITHUB_STEP_SUMMARY names no file")
    }
    defer { try? handle.close() }
    do {
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(cut(text).utf8))
    } catch {
      return Problem("the summary of the step cannot be written", hint: "GITHUB_STEP_SUMMARY names no file")
    }
    return nil
  }

  private static func created(_ path: String) -> FileHandle? {
    FileManager.default.createFile(atPath: path, contents: nil) ? FileHandle(forUpdatingAtPath: path) : nil
  }

  /// Whole lines only.
  private static func cut(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    var kept = text.utf8.prefix(limit)
    while let last = kept.last, last != 10 { kept.removeLast() }
    return String(decoding: kept, as: UTF8.self) + "\n…\n"
  }
}
