import ScreenModel

/// Finds where text has a size that never grows.
public struct TextSizeFixed: Rule {
  public static let notes = RuleNotes(
    summary: "text has a size that never grows",
    why: "people who need large text get the small one",
    help: "use a text style, or scale the size with the text size setting",
    limits: "sizes that are computed are left alone",
    guidelines: [.wcag("1.4.4")],
    effect: .limits, fix: .safe,
    examples: [
      .finds(
        """
        import UIKit
        final class RouteView: UIView {
          private let routeLabel = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            1️⃣routeLabel.font = UIFont.systemFont(ofSize: 17)
            addSubview(routeLabel)
          }
        }
        """),
      .allows(
        """
        import UIKit
        final class RouteView: UIView {
          private let routeLabel = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            routeLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            addSubview(routeLabel)
          }
        }
        """),
    ])

  public init() {}
}
