import ScreenModel
import ScreenSpecs

/// How bad a verdict is under what a team asks for: the `require` table, with `priority`, `status` and `known`.
struct Policy: Sendable {
  var requirement: Requirement
  /// The spec comes before the code: that evidence is missing is no failure.
  var isPlanned: Bool
  /// `YYYY-MM-DD`.
  var today: String

  /// The severity of an expectation's verdict; `nil`: nothing to report.
  func severity(of result: ExpectationResult, areUnseenPredicted: Bool) -> Finding.Severity? {
    guard result.counts, let severity = severity(of: result.verdict, areUnseenPredicted: areUnseenPredicted) else {
      return nil
    }
    switch result.priority {
    case .must: return severity
    case .should: return min(severity, .warning)
    case .may: return .note
    }
  }

  private func severity(of verdict: Verdict, areUnseenPredicted: Bool) -> Finding.Severity? {
    switch verdict {
    case .undesigned, .contradicted, .notHeard: return .error
    case .heard, .notApplicable: return nil
    case .unproved: return isPlanned || requirement == .designed ? nil : .error
    case .possible:
      if isPlanned || requirement == .designed { return nil }
      return requirement == .recorded ? .error : .warning
    case .predicted: return requirement == .recorded && !isPlanned ? .error : nil
    case .heardInPart:
      guard requirement == .recorded && !isPlanned else { return nil }
      return areUnseenPredicted ? .warning : .error
    }
  }

  /// A branch of the source that no case describes.
  var uncovered: Finding.Severity { requirement == .designed ? .warning : .error }

  /// A recording that the source has overtaken.
  var stale: Finding.Severity { requirement == .recorded && !isPlanned ? .error : .warning }

  /// Whether the day has come from which an accepted failure fails.
  func isOver(_ known: KnownFailure) -> Bool { today >= known.until }
}
