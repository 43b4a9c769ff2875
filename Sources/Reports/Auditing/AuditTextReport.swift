import Checks
import ScreenModel

/// For people at a terminal: blockers first, what needs review apart, the counts last.
public enum AuditTextReport: AuditReport {
  public static let name = "text"

  public static func text(of result: AuditResult, _ options: ReportOptions) -> String {
    let drawing = FindingText(options: options)
    var blocks = result.certain.map { drawing.text($0.finding) }
    if !result.reviews.isEmpty {
      blocks.append("Needs review: the source cannot prove these\n")
      blocks += result.reviews.map { drawing.text($0.finding) }
    }
    blocks += result.limits.map { limit in
      let place = limit.span.map { Escaping.plain($0.description) + ": " } ?? ""
      return wrapped("note: \(place)\(Escaping.plain(limit.text))", to: options.width).joined(separator: "\n") + "\n"
    }
    blocks.append(summary(result).flatMap { wrapped($0, to: options.width) }.joined(separator: "\n") + "\n")
    return blocks.joined(separator: "\n")
  }

  static func summary(_ result: AuditResult) -> [String] {
    let count = SummaryWords.count
    let rows = result.elements
    let complete = rows.count { $0.isComplete }
    let effects = Effect.allCases.filter { result.count($0) > 0 }.map { "\(result.count($0)) \($0.rawValue)" }
    var found =
      result.certain.isEmpty
      ? "nothing found" : "\(count(result.certain.count, "finding")): \(effects.joined(separator: ", "))"
    if !result.reviews.isEmpty { found += "; \(result.reviews.count) to review" }
    if result.accepted > 0 { found += "; \(result.accepted) accepted by the baseline" }
    let share = rows.isEmpty ? "" : " (\(complete * 100 / rows.count)%)"
    return [
      "\(count(result.files, "file")), \(count(result.views, "view")), "
        + "\(count(rows.count, "interactive element")), \(complete) with all five properties\(share)",
      found,
    ]
  }
}
