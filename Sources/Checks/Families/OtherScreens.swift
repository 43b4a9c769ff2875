import ScreenModel
import ScreenSpecs

/// `opens` and `next`: the screen that is presented, or that follows.
///
/// Which screen follows a success is a matter of run time; without evidence neither counts against a case.
enum OtherScreens: Family {
  static let kinds: [Expectation.Kind] = [.opens, .next]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    expected.map { each in
      guard let prediction = witness.prediction, let other = context.specs[each.expectation.says] else { return nil }
      let views = Set(other.views.map(\.value))
      guard !views.isEmpty else { return nil }
      for presentation in prediction.presentations where presentation.presented.map(views.contains) ?? false {
        let name = presentation.presented ?? other.name
        if presentation.isPresented == true { return Answer(.predicted, said: name, at: presentation.span) }
        var answer = Answer(.possible, said: name, at: presentation.span)
        answer.openNames = presentation.condition.names
        return answer
      }
      return nil
    }
  }
}
