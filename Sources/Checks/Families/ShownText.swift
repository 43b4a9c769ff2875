import ScreenModel
import ScreenSpecs

/// `shows`: text that stays on the screen and can be found again later.
enum ShownText: Family {
  static let kinds: [Expectation.Kind] = [.shows]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    expected.map { each in
      let stops = witness.stops ?? []
      let found = find(each.utterance, in: stops, context)
      if let found, found.match.outcome != .different {
        context.bindings.merge(found.match.bindings) { $1 }
        return context.answer(found.match, found.stop, from: witness)
      }
      // Where focus stood on it, it is on the screen. That it was not visited proves nothing.
      if let line = find(each.utterance, in: witness.lines, context), line.match.outcome != .different {
        return context.answer(line.match, line.stop, from: witness)
      }
      guard witness.screen != nil else { return nil }
      var answer = context.miss(each, among: stops, from: witness)
      answer.missing = answer.missing.isEmpty ? [each.expectation.says] : answer.missing
      if let prediction = witness.prediction, let announced = announcement(each, prediction, context) {
        answer.span = announced.span
        answer.said = announced.text.written
        answer = answer.noting("it is only announced, and does not stay on the screen")
      }
      return answer
    }
  }

  /// The stop that contains the text, the surest first.
  static func find(
    _ text: ExpectedUtterance, in stops: [Stop], _ context: CaseContext
  ) -> (stop: Stop, match: UtteranceMatch)? {
    var best: (stop: Stop, match: UtteranceMatch)?
    func rank(_ found: (stop: Stop, match: UtteranceMatch)) -> Double {
      found.match.rank - (found.stop.presence.isEmpty ? 0 : 0.5)
    }
    for stop in stops {
      for words in stop.texts {
        let found = (stop, text.isContained(in: words, bindings: context.bindings))
        if best.map({ rank(found) > rank($0) }) ?? true { best = found }
      }
      let whole = (stop, context.compare(text, stop))
      if best.map({ rank(whole) > rank($0) }) ?? true { best = whole }
    }
    return best
  }

  private static func announcement(
    _ expected: Expected, _ prediction: PredictedScreen, _ context: CaseContext
  ) -> PredictedAnnouncement? {
    prediction.announcements.first {
      expected.utterance.isContained(in: $0.text, bindings: context.bindings).outcome != .different
    }
  }
}

extension CaseContext {
  /// Compares a text alone with what is heard at a stop.
  func compare(_ text: ExpectedUtterance, _ stop: Stop) -> UtteranceMatch {
    switch stop.content {
    case .element(let element):
      text.compare(with: element, carries: stop.carries, speech: matcher.speech, bindings: bindings)
    case .line(let line): text.compare(withSpoken: line.text, bindings: bindings)
    }
  }
}
