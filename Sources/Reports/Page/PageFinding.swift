import Checks

/// A finding with its number on the page.
struct PageFinding: Sendable {
  var number: Int
  var finding: Finding

  /// Numbered in the order of the result.
  static func all(of result: CheckResult) -> [PageFinding] {
    result.findings.enumerated().map { PageFinding(number: $0.offset + 1, finding: $0.element) }
  }
}
