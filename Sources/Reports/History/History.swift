import Recordings
import ScreenModel

/// The runs that a history file keeps, one a line, the oldest first.
public struct History: Sendable, Hashable {
  public var entries: [HistoryEntry]

  public init(_ entries: [HistoryEntry] = []) { self.entries = entries }

  /// Bytes that a history may have: decades of runs.
  public static let sizeLimit = 4 << 20

  /// Reads JSON lines. Every line that is none of ours is a problem with its place.
  public static func read(_ text: String, path: String) -> (history: History, problems: [Problem]) {
    var history = History()
    var problems: [Problem] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      let place = SourceSpan(file: path, line: index + 1, column: 1)
      switch JSONReader.read(String(line), file: path) {
      case .success(let node):
        if let entry = HistoryEntry(node) {
          history.entries.append(entry)
        } else {
          problems.append(
            Problem(
              "this line is no run: it needs a ‘date’ (YYYY-MM-DD) and ‘states’ with counts", hint: hint, span: place,
              line: String(line.prefix(400))))
        }
      case .failure(let problem):
        problems.append(Problem("this line is no JSON: \(problem.message)", hint: hint, span: place))
      }
      if problems.count == 8 { break }
    }
    return (history, problems)
  }

  private static let hint = "take the line out, or name another file"
}
