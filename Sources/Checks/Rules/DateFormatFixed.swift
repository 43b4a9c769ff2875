import ScreenModel

/// Finds where a date or number has a format that is the same everywhere.
public struct DateFormatFixed: Rule {
  public static let notes = RuleNotes(
    summary: "a date or number has a format that is the same everywhere",
    why: "people read and hear a date in an order that is not theirs",
    help: "let the system choose the format for the region",
    limits: "formats for machines are left alone",
    guidelines: [.wcag("3.1.2")],
    effect: .limits, fix: .none,
    examples: [
      .finds(
        """
        import UIKit
        final class DayView: UIView {
          private let dayLabel = UILabel()
          func show(day: Date) {
            let formatter = DateFormatter()
            1️⃣formatter.dateFormat = "MM/dd/yy"
            dayLabel.text = formatter.string(from: day)
          }
        }
        """),
      .allows(
        """
        import UIKit
        final class DayView: UIView {
          private let dayLabel = UILabel()
          func show(day: Date) {
            let formatter = DateFormatter()
            formatter.dateStyle = .medium
            dayLabel.text = formatter.string(from: day)
          }
        }
        """),
    ])

  public init() {}
}
