import ScreenModel
import ScreenSpecs

/// `keyboard-focus`: what has the keyboard's focus.
enum KeyboardFocus: Family {
  static let kinds: [Expectation.Kind] = [.keyboardFocus]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    expected.map { each in
      guard let stops = witness.stops else { return nil }
      let focused = stops.filter { $0.element?.hasKeyboardFocus == true }
      guard let prediction = witness.prediction else {
        guard stops.first?.carries.contains(.keyboardFocus) == true else { return nil }
        for stop in focused {
          let match = context.matcher.match(each, stop, context.bindings)
          if match.outcome != .different { return context.answer(match, stop, from: witness) }
        }
        var answer = context.miss(each, among: focused, from: witness)
        answer.verdict = .notHeard
        return focused.isEmpty ? answer.noting("nothing has the keyboard's focus") : answer
      }
      return fromSource(each, prediction, focused, witness, context)
    }
  }

  private static func fromSource(
    _ expected: Expected, _ prediction: PredictedScreen, _ focused: [Stop], _ witness: Witness, _ context: CaseContext
  ) -> Answer {
    for move in prediction.keyboardFocusMoves {
      for target in move.targets {
        let stop = Stop(element: target)
        let match = context.matcher.match(expected, stop, context.bindings)
        guard match.outcome != .different else { continue }
        var answer = context.answer(match, stop, from: witness).atMost(.possible)
        answer.span = move.span
        answer.openNames = Array(Set(answer.openNames + move.conditions.flatMap(\.names))).sorted()
        return answer.noting("the keyboard's focus is moved there by \(move.trigger)")
      }
    }
    for stop in focused {
      let match = context.matcher.match(expected, stop, context.bindings)
      if match.outcome != .different { return context.answer(match, stop, from: witness).atMost(.possible) }
    }
    var answer = Answer(witness.absence, at: prediction.span)
    answer.missing = ["keyboard focus"]
    return answer.noting("nothing in the source gives it the keyboard's focus").notingOpenParts(of: witness)
  }
}
