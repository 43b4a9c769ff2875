import Foundation
import ScreenModel

/// Finds dates and numbers in a format of one country.
public struct DateFormatFixed: Rule {
  public static let notes = RuleNotes(
    summary: "a date or number has a fixed format",
    why: "05/06 is read as June where May is meant, and VoiceOver reads the digits of a pattern it does not know",
    help:
      "let the system format it: date.formatted(date: .abbreviated, time: .omitted), Text(price, format: .currency(code:))",
    limits:
      "patterns for machines (en_US_POSIX, ISO 8601, headers, the time of Greenwich in one place), those that texts are read with, and those without an order of their own are left alone",
    guidelines: [.wcag("3.1.1"), .nutrition(.voiceOver)],
    effect: .limits,
    examples: [
      .finds(
        """
        struct Example: View {
          let day: Date
          var text: String {
            let formatter = DateFormatter()
            1️⃣formatter.dateFormat = "dd/MM/yyyy"
            return formatter.string(from: day)
          }
          var body: some View { Text(text) }
        }
        """),
      .allows(
        """
        struct Example: View {
          let day: Date
          var body: some View { Text(day, format: .dateTime.day().month().year()) }
        }
        """),
      .finds(
        """
        struct Example: View {
          let weight: Double
          var body: some View { Text("\\(1️⃣String(format: "%.1f", weight)) kg") }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.remarks.compactMap { remark in
      switch remark.kind {
      case .dateFormat(let pattern):
        guard !pattern.contains("'T'"), !pattern.contains("Z"), Set(pattern.filter(\.isLetter)).count > 1 else {
          return nil
        }
        let isPlain = pattern.hasPrefix("yyyy-MM-dd")
        let isLength = pattern.allSatisfy { "msS:. ".contains($0) }
        return AuditFinding(
          at: remark.span, "‘\(pattern)’ is the same in every country",
          review: isPlain
            ? "it may be meant for a machine" : isLength ? "a length of time is written alike nearly everywhere" : nil)
      case .numberFormat(let pattern):
        guard let places = Self.decimals(of: pattern), !pattern.contains("%@"), !pattern.contains("%02") else {
          return nil
        }
        return AuditFinding(
          at: remark.span, "‘\(pattern)’ has the decimal point of one country",
          review: isShown(remark.span, view) ? nil : "the text may not be shown",
          help: "let the system format it: value.formatted(.number.precision(.fractionLength(\(places))))",
          why: "3.5 is shown and heard where the reader writes 3,5")
      case .announcementInBody: return nil
      }
    }
  }

  /// How many decimals a pattern writes: 1 of `%.1f km`; `nil` where there is no decimal point.
  private static func decimals(of pattern: String) -> Int? {
    pattern.components(separatedBy: "%.").dropFirst().lazy.compactMap { rest -> Int? in
      let digits = rest.prefix(while: \.isNumber)
      guard rest.dropFirst(digits.count).first == "f", let places = Int(digits), places > 0 else { return nil }
      return places
    }.first
  }

  /// Whether it is written in the words of a text or label.
  private func isShown(_ span: SourceSpan, _ view: AuditedView) -> Bool {
    view.controls("Text", "Label").contains { node in
      (node.argument(nil) ?? node.argument("verbatim"))?.span.contains(span) ?? false
    }
  }
}
