import Recordings
import ScreenModel
import ScreenSpecs

/// `never`: utterances that must not occur. Only a witness that holds everything can prove that.
enum Absence: Family {
  static let kinds: [Expectation.Kind] = [.never]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    guard let stops = stops(of: witness) else { return expected.map { _ in nil } }
    let words = stops.map(context.matcher.words)
    return expected.map { each in
      let likely = zip(stops, words).filter { context.matcher.canMatch(each, $0, $1) }.map(\.0)
      return answer(to: each, in: likely, from: witness, context)
    }
  }

  /// Everything that is heard; `nil` where the witness holds nothing at all.
  private static func stops(of witness: Witness) -> [Stop]? {
    var stops = witness.stops ?? []
    switch witness {
    case .recording(let recording):
      stops += recording.events.filter { $0.kind != .action }.map { Stop(line: $0, carries: recording.carries) }
      if recording.screen == nil && recording.events.isEmpty { return nil }
    case .source(let prediction):
      stops += prediction.announcements.map { announcement in
        var element = AccessibilityElement(label: announcement.text, span: announcement.span)
        element.certainty.presence = announcement.conditions + [Condition(announcement.trigger)]
        return Stop(element: element)
      }
    }
    return stops
  }

  /// What the stops that can say it say of one expectation.
  private static func answer(
    to expected: Expected, in stops: [Stop], from witness: Witness, _ context: CaseContext
  ) -> Answer? {
    var open: Answer?
    for stop in stops {
      let outcome = occurs(expected, in: stop, context)
      if outcome.outcome == .different { continue }
      let isCertain = outcome.outcome == .same && stop.presence.isEmpty
      if isCertain { return Answer(witness.miss, said: context.matcher.said(stop), at: stop.span) }
      var answer = Answer(witness.prediction == nil ? .unproved : .possible, at: stop.span)
      answer.said = context.matcher.said(stop)
      answer.unseen = outcome.unseen
      let names = outcome.openNames + stop.presence.flatMap { $0.names.isEmpty ? [$0.text] : $0.names }
      answer.openNames = Array(Set(names)).sorted()
      open = open ?? answer.noting("‘\(context.matcher.said(stop))’ may be this")
    }
    if let open { return open }
    if witness.isComplete { return Answer(witness.best, at: witness.prediction?.span) }
    if witness.prediction == nil { return nil }
    return Answer(.possible, at: witness.prediction?.span).notingOpenParts(of: witness)
  }

  /// Whether it is said: as a whole utterance, as the label or value of something with a role, or, for the name of a symbol
  /// or file, anywhere in the words.
  private static func occurs(_ expected: Expected, in stop: Stop, _ context: CaseContext) -> UtteranceMatch {
    let whole = context.matcher.match(expected, stop)
    // With nothing in common as a whole, they have nothing in common without the role.
    if whole.outcome != .different || (stop.element != nil && whole.similarity < 0.1) { return whole }
    let words = expected.expectation.says
    let isSymbol = !words.contains(" ") && (words.contains(".") || words.contains("_")) && !words.hasSuffix(".")
    var best = whole
    for text in stop.texts {
      let texts: [SpokenText] =
        stop.element == nil ? (text.known ?? "").split(separator: ",").map { SpokenText(trimmed(String($0))) } : [text]
      for text in texts {
        let match =
          isSymbol
          ? expected.utterance.isContained(in: text, bindings: [:])
          : context.matcher.match(plain(expected), Stop(text: text, at: nil))
        if match.rank > best.rank && match.outcome != .different { best = match }
      }
    }
    return best
  }

  /// The text alone, without what the expectation asks of an element.
  private static func plain(_ expected: Expected) -> Expected {
    var plain = expected
    plain.expectation = Expectation(kind: .never, says: expected.expectation.says, span: expected.expectation.span)
    plain.hint = nil
    plain.actions = []
    plain.voice = []
    return plain
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
