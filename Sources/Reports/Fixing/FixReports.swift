import Checks
import ScreenModel

/// A run of repairs as text, as a diff, and as JSON.
public enum FixReports {
  /// For people: each repair with what is heard before and after, then what was refused.
  public static func text(_ result: FixResult) -> String {
    var text = result.made.map { block("repaired", $0) }.joined()
    text += result.refused.map { block("refused", $0) }.joined()
    return text + (text.isEmpty ? "" : "\n") + summary(result) + "\n"
  }

  /// The changes as a unified diff.
  public static func diff(_ result: FixResult) -> String {
    result.changes.map { UnifiedDiff.text($0.path, $0.old, $0.new) }.joined()
  }

  /// For programs.
  public static func json(_ result: FixResult) -> String {
    let value: JSONValue = [
      "repaired": .list(result.made.map(json)), "refused": .list(result.refused.map(json)),
      "files": .list(
        result.changes.map { ["file": .text($0.path), "diff": .text(UnifiedDiff.text($0.path, $0.old, $0.new))] }),
      "dryRun": .bool(result.isDryRun),
      "summary": [
        "repaired": .int(result.made.count), "guessed": .int(result.made.count(where: \.isGuess)),
        "refused": .int(result.refused.count), "files": .int(result.changes.count), "unwritten": .int(result.unwritten),
        "left": .int(result.left), "leftInUIKit": .int(result.leftInUIKit),
      ],
    ]
    return JSONWriter().text(value)
  }

  /// `3 repairs in 2 files, 1 of them guessed; 1 refused; 4 findings are left`
  public static func summary(_ result: FixResult) -> String {
    let count = SummaryWords.count
    let guessed = result.made.count(where: \.isGuess)
    var parts = [
      result.made.isEmpty
        ? "nothing to repair"
        : "\(count(result.made.count, "repair")) in \(count(result.changes.count, "file"))"
          + (guessed > 0 ? ", \(guessed) with guessed words marked [VERIFY]" : "")
    ]
    if !result.refused.isEmpty { parts.append("\(result.refused.count) refused") }
    if result.unwritten > 0 {
      parts.append(
        "\(count(result.unwritten, "file")) could not be written and \(result.unwritten == 1 ? "is as it was" : "are as they were")"
      )
    }
    let uikit = result.leftInUIKit
    parts.append(
      result.left == 0
        ? "no finding is left"
        : "\(count(result.left, "finding")) left"
          + (uikit > 0
            ? ", \(uikit == result.left ? "" : "\(uikit) of them ")in UIKit code, which is not repaired" : ""))
    return parts.joined(separator: "; ")
  }

  /// One repair, drawn for people.
  public static func block(_ word: String, _ item: FixResult.Item) -> String {
    var text = "\(word)[\(item.rule)] \(item.span): \(item.what)\(item.isGuess ? " (a guess)" : "")\n".visibleLines
    if let reason = item.reason { return text + "  because  \(reason.visible)\n" }
    if item.before != item.after {
      text += lines("before", item.before) + lines("after ", item.after)
    }
    return text
  }

  private static func lines(_ word: String, _ spoken: [String]) -> String {
    let shown = spoken.isEmpty ? ["(nothing)"] : spoken.map { $0.isEmpty ? "(nothing)" : $0.visible }
    var text = ""
    for (position, line) in shown.prefix(8).enumerated() {
      text += "  \(position == 0 ? word : "      ")   \(line)\n"
    }
    return shown.count > 8 ? text + "           and \(shown.count - 8) more\n" : text
  }

  private static func json(_ item: FixResult.Item) -> JSONValue {
    [
      "rule": .text(item.rule), "effect": .text(item.effect.rawValue), "file": .text(item.span.file),
      "line": .int(item.span.line), "column": .int(item.span.column), "view": .text(item.view),
      "message": .text(item.message), "what": .text(item.what), "guess": .bool(item.isGuess),
      "before": .texts(item.before), "after": .texts(item.after), "reason": .optional(item.reason),
    ]
  }
}

extension String {
  /// What would disturb a terminal made visible, line by line.
  fileprivate var visibleLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }.joined(separator: "\n")
  }
}
