import Recordings
import ScreenModel
import ScreenSpecs

/// Holds one case against its evidence.
struct CaseJudge: Sendable {
  var expectations: [Expectation]
  /// For each expectation the part it comes from; `nil`: the screen itself.
  var origins: [PartOrigin?]
  var evidence: CaseEvidence
  var context: CaseContext

  struct Outcome: Sendable {
    /// One for each expectation, in order.
    var decisions: [Decision]
    /// The prediction that fits best; its branch counts as described.
    var prediction: PredictedScreen?
  }

  /// More than anybody writes by hand; a file that holds more must not hold up a check.
  private static let most = 400

  func outcome() -> Outcome {
    let expected = expectations.prefix(Self.most).map(context.matcher.expected)
    var testimonies = expectations.map { expectation in
      Testimony(ceiling: Self.ceiling(of: expectation.kind))
    }
    let source = bestPrediction(for: expected)
    if let source {
      for (index, answer) in source.answers.enumerated() { testimonies[index].source = answer }
    }
    for dated in evidence.recordings {
      let answers = self.answers(to: expected, from: .recording(dated.recording))
      for (index, answer) in answers.enumerated() {
        guard let answer else { continue }
        testimonies[index].recordings.append((dated, answer))
      }
    }
    let tooMany = Answer(.unproved, notes: ["a case has at most \(Self.most) expectations; split it"])
    for index in expectations.indices.dropFirst(Self.most) { testimonies[index].source = tooMany }
    return Outcome(decisions: testimonies.map { $0.decision() }, prediction: source?.prediction)
  }

  /// Focus moves and announcements are seen in the source, their timing is not.
  private static func ceiling(of kind: Expectation.Kind) -> Verdict {
    switch kind {
    case .focus, .stays, .keyboardFocus, .announces, .in, .out, .keeps: .possible
    default: .predicted
    }
  }

  /// The prediction against which the fewest things speak; of equals the first.
  private func bestPrediction(for expected: [Expected]) -> (prediction: PredictedScreen, answers: [Answer?])? {
    var best: (prediction: PredictedScreen, answers: [Answer?], score: Int)?
    for prediction in evidence.predictions {
      let answers = self.answers(to: expected, from: .source(prediction))
      let score = answers.reduce(0) { sum, answer in
        guard let answer else { return sum }
        return switch answer.verdict {
        case .contradicted, .notHeard: sum - 100
        case .unproved: sum - 10
        case .possible: sum + 1
        default: sum + 2
        }
      }
      if best.map({ score > $0.score }) ?? true { best = (prediction, answers, score) }
    }
    return best.map { ($0.prediction, $0.answers) }
  }

  private func answers(to expected: [Expected], from witness: Witness) -> [Answer?] {
    var context = context
    context.all = expected
    var answers: [Answer?] = expected.map { _ in nil }
    for family in allFamilies {
      var left = expected.indices.filter { family.kinds.contains(expected[$0].expectation.kind) }
      while let first = left.first {
        let group = left.filter { origins[$0] == origins[first] }
        left.removeAll { origins[$0] == origins[first] }
        let found = family.answers(to: group.map { expected[$0] }, from: witness, in: &context)
        for (index, answer) in zip(group, found) { answers[index] = answer }
      }
    }
    return answers
  }
}
