import ScreenModel
import ScreenSpecs

extension Finding {
  /// What is to be reported of an expectation.
  init(_ result: ExpectationResult, _ severity: Severity, state: UXState, screen: String) {
    self.init(
      VerdictWords.rule(result.kind, result.verdict), severity, VerdictWords.message(result, state: state),
      at: result.span)
    heard = result.heard
    expected = VerdictWords.expected(result)
    why = VerdictWords.why(result, state: state)
    help = VerdictWords.help(result, state: state)
    heardBy = result.recordingFile == nil ? "predicted" : "heard"
    if !result.missing.isEmpty && result.missing != [result.expected] {
      details.append("missing: \(result.missing.quotedList)")
    }
    if !result.extra.isEmpty { details.append("besides: \(result.extra.quotedList)") }
    if !result.unseen.isEmpty { details.append("not carried: \(result.unseen.quotedList)") }
    if !result.openNames.isEmpty { details.append("depends on: \(result.openNames.quotedList)") }
    details += result.notes
    if let disagreement = result.disagreement { details.append(disagreement) }
    if result.isHandTyped, let file = result.recordingFile { details.append("\(file) was typed by hand") }
    if let place = result.evidence {
      related.append(Related(place, result.recordingFile == nil ? "in the source" : "recorded here"))
    }
    if let place = result.predictedAt { related.append(Related(place, "in the source")) }
    self.screen = screen
    self.state = state
    caseName = result.caseName
  }
}

extension Finding {
  /// The source and a recording say different things, and the recording passed: the prediction may be wrong.
  init(disagreementOf result: ExpectationResult, state: UXState, screen: String) {
    self.init(
      "prediction-disagrees", .warning, "a recording says ‘\(result.expected)’ and the source does not", at: result.span
    )
    expected = result.expected
    heard = result.heard
    why = "the recording counts; the prediction may be wrong, or the recording older than it seems"
    help = "record the state again; if it still says it, report the prediction as wrong"
    details = [result.disagreement].compactMap { $0 }
    self.screen = screen
    self.state = state
    caseName = result.caseName
  }
}
