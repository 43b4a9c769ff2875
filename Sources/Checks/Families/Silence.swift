import Recordings
import ScreenModel
import ScreenSpecs

/// `silent`: nothing is announced and focus does not move.
enum Silence: Family {
  static let kinds: [Expectation.Kind] = [.silent]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    let answer: Answer? =
      switch witness {
      case .recording(let recording): heard(in: recording, witness, context)
      case .source(let prediction): predicted(in: prediction, witness, context)
      }
    return expected.map { _ in answer }
  }

  private static func heard(in recording: Recording, _ witness: Witness, _ context: CaseContext) -> Answer? {
    guard recording.tellsFocus || recording.tellsAnnouncements else { return nil }
    if let event = recording.events.first(where: { $0.kind == .announcement }) {
      return Answer(.notHeard, said: event.text, at: event.span, notes: ["this is announced"])
    }
    let hasAction = recording.events.contains { $0.kind == .action }
    let events = recording.eventsUntilNextAction
    // Without an action, the first line says where focus is, not that it moved.
    let moves = !hasAction && events.first?.kind == .focus ? events.dropFirst() : events[...]
    if let event = moves.first(where: { $0.kind == .focus }) {
      return Answer(.notHeard, said: event.text, at: event.span, notes: ["focus moves"])
    }
    var answer = Answer(.heard)
    if !recording.tellsFocus { answer.unseen.append("focus moves") }
    if !recording.tellsAnnouncements { answer.unseen.append("announcements") }
    if !answer.unseen.isEmpty { answer.verdict = .heardInPart }
    return answer
  }

  private static func predicted(in prediction: PredictedScreen, _ witness: Witness, _ context: CaseContext) -> Answer {
    var answer = Answer(witness.isComplete ? .predicted : .possible, at: prediction.span)
    var names: Set<String> = []
    for announcement in prediction.announcements where !announcement.text.isEmpty {
      let text = announcement.text.written
      if announcement.firesByItself {
        return Answer(
          .contradicted, said: text, at: announcement.span, notes: ["\(announcement.trigger) announces it"])
      }
      answer.verdict = .possible
      names.formUnion(announcement.conditions.flatMap(\.names))
      answer = answer.noting("\(announcement.trigger) can announce ‘\(text)’")
    }
    for move in prediction.focusMoves {
      let target = move.targets.first.map { context.matcher.said(Stop(element: $0)) } ?? move.property
      if move.firesByItself {
        return Answer(.contradicted, said: target, at: move.span, notes: ["\(move.trigger) moves focus"])
      }
      answer.verdict = .possible
      names.formUnion(move.conditions.flatMap(\.names))
      answer = answer.noting("\(move.trigger) can move focus to ‘\(target)’")
    }
    answer.openNames = names.sorted()
    return answer.notingOpenParts(of: witness)
  }
}
