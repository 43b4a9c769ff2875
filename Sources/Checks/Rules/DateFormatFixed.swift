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
        guard pattern.contains("f"), pattern.contains("%."), !pattern.contains("%@"), !pattern.contains("%02") else {
          return nil
        }
        return AuditFinding(
          at: remark.span, "‘\(pattern)’ has the decimal point of one country", review: "the text may not be shown")
      case .announcementInBody: return nil
      }
    }
  }
}
