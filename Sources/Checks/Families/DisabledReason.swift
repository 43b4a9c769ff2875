import ScreenModel
import ScreenSpecs

/// `because`: why something is disabled. It is spoken with the element, and a visible text says it too.
enum DisabledReason: Family {
  static let kinds: [Expectation.Kind] = [.because]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    expected.map { each in
      guard let stops = witness.stops, !stops.isEmpty else { return nil }
      let subjects = Self.subjects(among: stops, context)
      guard !subjects.isEmpty else {
        var answer = Answer(witness.absence, at: witness.prediction?.span)
        answer.missing = ["dimmed"]
        return answer.noting("nothing is dimmed").notingOpenParts(of: witness)
      }
      var best: Answer?
      for subject in subjects {
        var answer = Answer(witness.best, said: context.matcher.said(subject), at: subject.span)
        if witness.prediction != nil && !subject.presence.isEmpty { answer.verdict = .possible }
        add(each.expectation.says, spokenWith: subject, among: stops, witness, context, to: &answer)
        if best.map({ answer.verdict > $0.verdict || answer.missing.count < $0.missing.count }) ?? true {
          best = answer
        }
      }
      return best
    }
  }

  /// The dimmed elements; where nobody can tell, those that the case expects to be met, else all.
  private static func subjects(among stops: [Stop], _ context: CaseContext) -> [Stop] {
    if stops.first?.carries.contains(.trait(.notEnabled)) == true {
      return stops.filter {
        $0.element.map { $0.traits.contains(.notEnabled) || $0.openTraits[.notEnabled] != nil } ?? false
      }
    }
    let expected = context.all.filter { [.hears, .exactly, .focus].contains($0.expectation.kind) }
    let met = stops.filter { stop in
      expected.contains { context.matcher.match($0, stop, context.bindings).outcome != .different }
    }
    return met.isEmpty ? stops : met
  }

  /// Adds to an answer what is wrong with the reason of an element.
  static func add(
    _ reason: String, spokenWith subject: Stop, among stops: [Stop], _ witness: Witness, _ context: CaseContext,
    to answer: inout Answer
  ) {
    let text = context.matcher.text(reason)
    let spoken = best(text, in: subject.spokenTexts, context)
    let others = stops.filter { $0.element != nil && $0.element != subject.element }
    let seen = best(text, in: others.filter { $0.presence.isEmpty }.flatMap(\.texts), context)
    let maybe = best(text, in: others.flatMap(\.texts), context)
    if spoken.outcome == .different { answer.missing.append("‘\(reason)’ spoken with the element") }
    if maybe.outcome == .different { answer.missing.append("‘\(reason)’ in a visible text") }
    if spoken.outcome == .different || maybe.outcome == .different {
      let isWhole = witness.isComplete || spoken.outcome == .different
      answer.verdict = min(answer.verdict, isWhole ? witness.miss : .unproved)
    } else if spoken.outcome == .open || seen.outcome != .same, witness.prediction != nil {
      answer.verdict = min(answer.verdict, .possible)
      let presence = others.flatMap(\.presence).flatMap(\.names)
      let names = spoken.openNames + maybe.openNames + (seen.outcome == .different ? presence : [])
      answer.openNames = Array(Set(answer.openNames + names)).sorted()
    }
  }

  private static func best(_ text: ExpectedUtterance, in texts: [SpokenText], _ context: CaseContext) -> UtteranceMatch
  {
    var best = UtteranceMatch(.different)
    for words in texts {
      let match = text.isContained(in: words, bindings: context.bindings)
      if match.outcome != .different && (best.outcome == .different || match.rank > best.rank) { best = match }
    }
    return best
  }
}
