import Checks
import ScreenModel

/// A way to write down what a check found. A new one is a file in `Formats` and a line in ``allReports``.
public protocol Report: Sendable {
  /// The name people give to `--format`.
  static var name: String { get }

  /// The whole report, ending in a line break. Depends on nothing but what is handed in.
  static func text(of result: CheckResult, _ options: ReportOptions) -> String
}

/// All formats, by name.
public let allReports: [any Report.Type] = [
  GitHubReport.self,
  JSONReport.self,
  JUnitReport.self,
  MarkdownReport.self,
  TextReport.self,
]

/// The surroundings of a report.
public struct ReportOptions: Sendable {
  /// Whether the reader shows ANSI colours. Colour never says anything that words do not.
  public var usesColor: Bool
  /// Columns of the terminal; at least 40.
  public var width: Int
  /// The line of a file on which a span begins, as written, without its line break; `nil`: not at hand.
  public var line: @Sendable (SourceSpan) -> String?

  public init(
    usesColor: Bool = false, width: Int = 100, line: @escaping @Sendable (SourceSpan) -> String? = { _ in nil }
  ) {
    self.usesColor = usesColor
    self.width = max(40, width)
    self.line = line
  }
}
