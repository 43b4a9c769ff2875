import ScreenModel
import ScreenSpecs

/// What the check of a screen left open, as items.
struct OpenItems {
  let screen: ScreenResult
  /// Those of this screen.
  let findings: [Finding]

  /// States without words, and branches of the source that no case describes.
  var missing: [ChecklistItem] {
    findings.filter { Self.missingRules.contains($0.rule) && $0.severity > .note }.map(item)
  }

  /// Findings that fail or warn for another reason than a lack of evidence.
  var failures: [ChecklistItem] {
    findings.filter { finding in
      !Self.missingRules.contains(finding.rule) && !Self.staleRules.contains(finding.rule)
        && !Self.evidenceEndings.contains(where: finding.rule.hasSuffix)
        && (finding.severity > .note || finding.details.contains { $0.hasPrefix("accepted until ") })
    }.map(item)
  }

  var stale: [ChecklistItem] { findings.filter { Self.staleRules.contains($0.rule) }.map(item) }

  /// By state and case: the expectations that no recording was heard to meet, though nothing speaks against them.
  var unproved: [ChecklistItem] {
    eachState.flatMap { state, result -> [ChecklistItem] in
      let open = result.expectations.filter {
        $0.counts && Self.evidence[$0.verdict] != nil && ![.opens, .next, .background].contains($0.kind)
      }
      return grouped(open.map { ($0.caseName, $0) }).map { caseName, expectations in
        ChecklistItem(
          key("unproved", state, caseName),
          "\(Self.title(state, caseName)): listen to it on a device, and record it",
          state: state, caseName: caseName,
          lines: expectations.map { expectation in
            let kind = expectation.kind == .hears ? "" : "\(expectation.kind.rawValue): "
            return "\(kind)“\(expectation.expected)” – \(Self.evidence(for: expectation))"
          }, spec: expectations.first?.span)
      }
    }
  }

  /// By state and case: the questions that are left open. A state without words answers none, and is named as missing.
  var questions: [ChecklistItem] {
    eachState.flatMap { state, result -> [ChecklistItem] in
      guard result.verdict != .undesigned else { return [] }
      return grouped(result.openQuestions.map { ($0.caseName, $0.question) }).map { caseName, questions in
        ChecklistItem(
          key("question", state, caseName),
          "\(Self.title(state, caseName)): answer in words, or on the screen",
          state: state, caseName: caseName,
          lines: Question.allCases.filter(questions.contains).map(\.words))
      }
    }
  }

  private static let missingRules: Set = ["state-undesigned", "branch-uncovered"]
  private static let staleRules: Set = ["recording-stale", "recording-age-unknown"]
  private static let evidenceEndings = ["-unproved", "-possible", "-predicted", "-heard-in-part"]

  private static let evidence: [Verdict: String] = [
    .unproved: "nothing proves it", .possible: "the source can say it", .predicted: "the source says it",
    .heardInPart: "heard, but for what the recording cannot carry",
  ]

  /// What speaks for an expectation, or against it.
  static func words(_ result: ExpectationResult) -> String {
    switch result.verdict {
    case .heard: "heard on a device"
    case .contradicted: "the source says otherwise"
    case .notHeard: "a recording says otherwise"
    case .undesigned, .notApplicable: "not designed"
    default: evidence(for: result)
    }
  }

  private static func evidence(for result: ExpectationResult) -> String {
    let words = evidence[result.verdict] ?? ""
    switch result.verdict {
    case .heardInPart where !result.unseen.isEmpty: return "\(words): \(result.unseen.joined(separator: ", "))"
    case .possible where !result.openNames.isEmpty: return "\(words), depending on \(result.openNames.quotedList)"
    default: return words
    }
  }

  private var eachState: [(UXState, StateResult)] {
    UXState.allCases.compactMap { state in screen.states[state].map { (state, $0) } }
  }

  private func item(_ finding: Finding) -> ChecklistItem {
    var text = finding.message
    if let state = finding.state, !text.contains("‘\(state.rawValue)’") {
      text = "\(Self.title(state, finding.caseName)): \(text)"
    }
    var lines: [String] = []
    if let expected = finding.expected { lines.append("expected: \(expected)") }
    if let heard = finding.heard { lines.append("\(finding.heardBy): \(heard)") }
    lines += finding.details.filter { $0.hasPrefix("accepted until ") }
    if let help = finding.help { lines.append("help: \(help)") }
    return ChecklistItem(
      key(finding.rule, finding.state, finding.caseName), text, state: finding.state, caseName: finding.caseName,
      lines: lines, spec: finding.span, places: finding.related.map { ChecklistPlace($0.span, $0.message) })
  }

  private func key(_ kind: String, _ state: UXState?, _ caseName: String?) -> String {
    let place = [state?.rawValue, caseName].compactMap { $0 }.joined(separator: ".")
    return [screen.id, place, kind].filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// `error, no-email`
  static func name(_ state: UXState, _ caseName: String?) -> String {
    [state.rawValue, caseName].compactMap { $0 }.joined(separator: ", ")
  }

  /// `Error, no-email`
  static func title(_ state: UXState, _ caseName: String?) -> String {
    let name = name(state, caseName)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Values by case, in the order met.
  private func grouped<Value>(_ values: [(String?, Value)]) -> [(String?, [Value])] {
    var groups: [(String?, [Value])] = []
    for (name, value) in values {
      if let index = groups.firstIndex(where: { $0.0 == name }) {
        groups[index].1.append(value)
      } else {
        groups.append((name, [value]))
      }
    }
    return groups
  }
}
