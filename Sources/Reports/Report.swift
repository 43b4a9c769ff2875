import Checks
import ScreenModel

/// A way to write down what a check found. A new one is a file in `Formats` and a line in ``allReports``.
public protocol Report: Sendable {
  /// The name people give to `--format`.
  static var name: String { get }

  /// The whole report, ending in a line break. Depends on nothing but what is handed in.
  static func text(of result: CheckResult, _ options: ReportOptions) -> String
}
