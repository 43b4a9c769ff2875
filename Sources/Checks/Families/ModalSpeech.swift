import Recordings
import ScreenModel
import ScreenSpecs

/// `in`, `way-out` and `out`: the way into something modal, its visible way out, and where focus is afterwards.
enum ModalSpeech: Family {
  static let kinds: [Expectation.Kind] = [.in, .wayOut, .out]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    expected.map { each in
      switch (witness, each.expectation.kind) {
      case (.recording(let recording), .in): recordedEntry(each, recording, witness, &context)
      case (.recording(let recording), .out): recordedReturn(each, recording, witness, &context)
      case (.recording, _): recordedWayOut(each, witness, &context)
      case (.source(let prediction), .in): ModalSource(prediction, witness, context).entry(each)
      case (.source(let prediction), .out): ModalSource(prediction, witness, context).return(each)
      case (.source(let prediction), _): ModalSource(prediction, witness, context).wayOut(each)
      }
    }
  }

  private static func recordedEntry(
    _ expected: Expected, _ recording: Recording, _ witness: Witness, _ context: inout CaseContext
  ) -> Answer? {
    let moves = recording.eventsAfterFirstAction.filter { $0.kind == .focus || $0.kind == .speech }
    if let first = moves.first {
      let stop = Stop(line: first, carries: recording.carries)
      var match = context.matcher.match(expected, stop, context.bindings)
      if match.outcome != .different {
        if first.kind == .speech { match.add(unseen: "focus move") }
        context.bindings.merge(match.bindings) { $1 }
        return context.answer(match, stop, from: witness)
      }
      if recording.tellsFocus { return context.answer(match, stop, from: witness).noting("these are the first words") }
    }
    guard let stops = witness.stops else { return nil }
    for (index, stop) in stops.enumerated() {
      var match = context.matcher.match(expected, stop, context.bindings)
      if match.outcome == .different { continue }
      // A dump is taken after the move; that the element leads the screen is all it can show.
      if !isLed(stops[..<index]) { match.add(unseen: "first on the screen") }
      return context.answer(match, stop, from: witness)
    }
    return context.miss(expected, among: stops, from: witness)
  }

  /// Whether only buttons and bars stand before an element: focus goes to the title behind them.
  static func isLed(_ before: ArraySlice<Stop>) -> Bool {
    before.allSatisfy { stop in
      guard let element = stop.element else { return false }
      return element.traits.contains(.button) || element.traits.contains(.backButton) || element.isActivatable
    }
  }

  private static func recordedWayOut(_ expected: Expected, _ witness: Witness, _ context: inout CaseContext) -> Answer?
  {
    let stops = (witness.stops ?? []) + witness.lines
    for stop in stops {
      let match = context.matcher.match(expected, stop, context.bindings)
      if match.outcome != .different { return context.answer(match, stop, from: witness) }
    }
    // A transcript of the way in and out need not pass the button.
    guard witness.screen != nil else { return nil }
    return context.miss(expected, among: stops, from: witness)
  }

  private static func recordedReturn(
    _ expected: Expected, _ recording: Recording, _ witness: Witness, _ context: inout CaseContext
  ) -> Answer? {
    let isMove = { (event: RecordedEvent) in event.kind == .focus || event.kind == .speech }
    // What comes after the modal was closed: behind the last action, where more than one was recorded.
    let actions = recording.events.indices.filter { recording.events[$0].kind == .action }
    let all = recording.events.filter(isMove)
    let start = actions.count > 1 ? actions.last.map { $0 + 1 } : nil
    let moves = start.map { recording.events[$0...].filter(isMove) } ?? Array(all.dropFirst())
    guard !moves.isEmpty else { return nil }
    for event in moves {
      let stop = Stop(line: event, carries: recording.carries)
      var match = context.matcher.match(expected, stop, context.bindings)
      if match.outcome == .different { continue }
      if event.kind == .speech { match.add(unseen: "focus move") }
      context.bindings.merge(match.bindings) { $1 }
      return context.answer(match, stop, from: witness)
    }
    guard recording.tellsFocus else { return nil }
    var answer = context.miss(
      expected, among: moves.map { Stop(line: $0, carries: recording.carries) }, from: witness)
    answer.verdict = .notHeard
    return answer
  }
}
