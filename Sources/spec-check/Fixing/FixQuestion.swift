import Checks
import Reports
import ScreenModel

/// Asks a person at the terminal about each repair.
final class FixQuestion {
  private let surroundings: Surroundings
  private var takesAll = false
  private var isDone = false

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// Shows the repair, what would be heard, and waits for an answer: yes, no, all that follow, or no more.
  func wants(_ attempt: Attempt, _ files: WrittenFiles) -> Bool {
    if isDone { return false }
    if takesAll { return true }
    let candidate = attempt.candidate
    let item = FixResult.Item(
      candidate.finding, candidate.proposal, before: attempt.before, after: attempt.after)
    surroundings.error("\n" + FixReports.block("repair", item))
    for path in Set(candidate.proposal.edits.map(\.file)).sorted() {
      guard let file = files[path], let edits = TextEdits(candidate.proposal.edits.filter { $0.file == path }),
        let text = edits.applied(to: file.bytes)
      else { continue }
      let diff = UnifiedDiff.text(
        path, String(decoding: file.bytes, as: UTF8.self), String(decoding: text, as: UTF8.self))
      let lines = diff.split(separator: "\n", omittingEmptySubsequences: true).dropFirst(2)
      surroundings.error(lines.map { String($0).visible }.joined(separator: "\n") + "\n")
    }
    while true {
      surroundings.error("make it? y yes, n no, a this and all that follow, q no more: ")
      guard let answer = surroundings.answer() else {
        isDone = true
        return false
      }
      switch answer.lowercased().first {
      case "y": return true
      case "n": return false
      case "a":
        takesAll = true
        return true
      case "q":
        isDone = true
        return false
      default: continue
      }
    }
  }
}
