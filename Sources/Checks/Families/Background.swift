import ScreenModel
import ScreenSpecs

/// `background`: the screen behind something modal stays in reach on purpose.
enum Background: Family {
  static let kinds: [Expectation.Kind] = [.background]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    let answer = witness.prediction.flatMap { Self.answer(in: $0, witness) }
    return expected.map { _ in answer }
  }

  private static func answer(in prediction: PredictedScreen, _ witness: Witness) -> Answer? {
    let shown = prediction.presentations.filter { $0.isPresented != false }
    let all = shown.isEmpty ? prediction.presentedBy : shown
    if let reachable = all.first(where: \.leavesBackgroundReachable) {
      return Answer(reachable.isPresented == nil ? .possible : .predicted, said: "reachable", at: reachable.span)
    }
    guard let first = all.first else { return nil }
    var answer = Answer(witness.absence, said: "not reachable", at: first.span)
    answer.missing = ["reachable"]
    return answer.noting("the screen behind the \(first.kind.rawValue) is out of reach")
  }
}
