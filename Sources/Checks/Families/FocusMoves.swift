import Recordings
import ScreenModel
import ScreenSpecs

/// `focus` and `stays`: where VoiceOver's focus goes without the person moving it.
///
/// The source shows that a move is made, not when; so it proves `possible` at most.
enum FocusMoves: Family {
  static let kinds: [Expectation.Kind] = [.focus, .stays]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    switch witness {
    case .recording(let recording):
      var position = -1
      return expected.map { each in
        each.expectation.kind == .stays
          ? stays(each, in: recording, witness, context)
          : moves(each, in: recording, witness, after: &position, &context)
      }
    case .source(let prediction):
      return expected.map { each in
        each.expectation.kind == .stays
          ? stays(each, in: prediction, witness, context) : moves(each, in: prediction, witness, context)
      }
    }
  }

  // MARK: Recordings

  private static func moves(
    _ expected: Expected, in recording: Recording, _ witness: Witness, after position: inout Int,
    _ context: inout CaseContext
  ) -> Answer? {
    let events = recording.eventsAfterFirstAction
    for (index, event) in events.enumerated() where index > position && (event.kind == .focus || event.kind == .speech)
    {
      let stop = Stop(line: event, carries: recording.carries)
      var match = context.matcher.match(expected, stop, context.bindings)
      if match.outcome == .different { continue }
      if event.kind == .speech { match.add(unseen: "focus move") }
      position = index
      context.bindings.merge(match.bindings) { $1 }
      return context.answer(match, stop, from: witness)
    }
    guard recording.tellsFocus else { return nil }
    let moves = events.filter { $0.kind == .focus }.map { Stop(line: $0, carries: recording.carries) }
    var answer = context.miss(expected, among: moves, from: witness)
    answer.verdict = .notHeard
    if moves.isEmpty { answer = answer.noting("focus does not move") }
    return answer
  }

  private static func stays(
    _ expected: Expected, in recording: Recording, _ witness: Witness, _ context: CaseContext
  ) -> Answer? {
    guard recording.tellsFocus else { return nil }
    let hasAction = recording.events.contains { $0.kind == .action }
    var moves = recording.eventsUntilNextAction.filter { $0.kind == .focus }
    // Without an action, the first line says where focus is, not that it moved.
    let start = hasAction ? recording.events.first { $0.kind == .focus || $0.kind == .action } : moves.first
    if !hasAction && !moves.isEmpty { moves.removeFirst() }
    for event in moves {
      let stop = Stop(line: event, carries: recording.carries)
      let match = context.matcher.match(expected, stop, context.bindings)
      if match.outcome == .different {
        var answer = context.answer(match, stop, from: witness)
        answer.verdict = .notHeard
        return answer.noting("focus moves away")
      }
    }
    let line = (moves.last ?? (start?.kind == .focus ? start : nil)).map { Stop(line: $0, carries: recording.carries) }
    let met = witness.lines.first { context.matcher.match(expected, $0, context.bindings).outcome != .different }
    guard let stop = line ?? met else {
      // Nothing moved focus; on which element it stands was not recorded.
      var answer = Answer(.heardInPart)
      answer.unseen = [expected.expectation.says]
      return answer
    }
    let match = context.matcher.match(expected, stop, context.bindings)
    return context.answer(match, stop, from: witness)
  }

  // MARK: Source

  private static func moves(
    _ expected: Expected, in prediction: PredictedScreen, _ witness: Witness, _ context: CaseContext
  ) -> Answer {
    let arrivals = Arrival.all(in: prediction)
    var best: (arrival: Arrival, match: UtteranceMatch)?
    for arrival in arrivals {
      let match = context.matcher.match(expected, arrival.stop, context.bindings)
      if best.map({ match.rank > $0.match.rank }) ?? true { best = (arrival, match) }
    }
    if let best, best.match.outcome != .different {
      var answer = context.answer(best.match, best.arrival.stop, from: witness).atMost(.possible)
      answer.span = best.arrival.span
      let names = best.arrival.conditions.flatMap { $0.names.isEmpty ? [$0.text] : $0.names }
      answer.openNames = Array(Set(answer.openNames + names)).sorted()
      return answer.noting("focus is moved there by \(best.arrival.trigger)")
    }
    var answer = Answer(witness.absence, at: context.place(in: prediction))
    answer.missing = ["focus move"]
    if let best, best.match.similarity >= 0.5 {
      answer = context.answer(best.match, best.arrival.stop, from: witness)
      answer.span = best.arrival.span
    } else if let stop = onScreen(expected, witness, context) {
      answer.said = context.matcher.said(stop)
      answer.span = stop.span ?? answer.span
      answer = answer.noting("the words are on the screen, but nothing in the source moves focus there")
    } else if arrivals.isEmpty {
      answer = answer.noting("nothing in the source moves focus")
    }
    return answer.notingOpenParts(of: witness)
  }

  private static func stays(
    _ expected: Expected, in prediction: PredictedScreen, _ witness: Witness, _ context: CaseContext
  ) -> Answer {
    guard let stop = onScreen(expected, witness, context) else {
      return context.miss(expected, among: witness.stops ?? [], from: witness)
    }
    let match = context.matcher.match(expected, stop, context.bindings)
    var answer = context.answer(match, stop, from: witness).atMost(.possible)
    for move in prediction.focusMoves {
      let isThere = move.targets.contains {
        context.matcher.match(expected, Stop(element: $0), context.bindings).outcome != .different
      }
      if isThere { continue }
      let target = move.targets.first.map { context.matcher.said(Stop(element: $0)) } ?? move.property
      if move.firesByItself {
        answer.verdict = .contradicted
        answer.said = target
        answer.span = move.span
        return answer.noting("focus moves away: \(move.trigger) moves it to ‘\(target)’")
      }
      answer.openNames = Array(Set(answer.openNames + move.conditions.flatMap(\.names))).sorted()
      answer = answer.noting("\(move.trigger) can move focus to ‘\(target)’")
    }
    return answer.notingOpenParts(of: witness)
  }

  private static func onScreen(_ expected: Expected, _ witness: Witness, _ context: CaseContext) -> Stop? {
    witness.stops?.first { context.matcher.match(expected, $0, context.bindings).outcome != .different }
  }
}
