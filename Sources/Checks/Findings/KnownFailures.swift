import ScreenModel
import ScreenSpecs

/// Accepted failures: reported, and no failure before their day; a failure after it, and once they pass.
struct KnownFailures {
  let policy: Policy
  /// What was found under each `known`, to tell afterwards whether it still fails.
  private var entries: [(known: KnownFailure, failed: Bool, isProved: Bool)] = []

  init(policy: Policy) { self.policy = policy }

  /// Says that something under these, the innermost last, was checked; and softens what was found.
  ///
  /// The innermost one counts for the finding; for all of them it is a failure that still happens.
  ///
  /// - Parameters:
  ///   - fails: it does not hold, whatever the severity of that.
  ///   - isProved: there is evidence; without any, nothing passes.
  mutating func apply(
    _ known: [KnownFailure], to findings: [Finding], fails: Bool = false, isProved: Bool = true
  ) -> [Finding] {
    let fails = fails || findings.contains { $0.severity == .error }
    for each in known { note(each, failed: fails, isProved: isProved) }
    guard let innermost = known.last else { return findings }
    return findings.map { finding in
      guard finding.severity == .error else { return finding }
      var finding = finding
      if policy.isOver(innermost) {
        finding.details.append("it was accepted until \(innermost.until): \(innermost.why)")
      } else {
        finding.severity = .note
        finding.details.append("accepted until \(innermost.until): \(innermost.why)")
      }
      return finding
    }
  }

  private mutating func note(_ known: KnownFailure, failed: Bool, isProved: Bool) {
    if let index = entries.firstIndex(where: { $0.known.span == known.span }) {
      entries[index].failed = entries[index].failed || failed
      entries[index].isProved = entries[index].isProved && isProved
    } else {
      entries.append((known, failed, isProved))
    }
  }

  /// Accepted failures that no longer happen.
  func passing() -> [Finding] {
    entries.filter { !$0.failed && $0.isProved }.map { entry in
      var finding = Finding(
        "known-failure-passes", .error, "‘\(entry.known.why)’ is accepted as a failure, and no longer fails",
        at: entry.known.span)
      finding.why = "the next time it fails, nobody would learn of it"
      finding.help = "take ‘known’ out"
      return finding
    }
  }
}
