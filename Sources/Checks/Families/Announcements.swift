import Recordings
import ScreenModel
import ScreenSpecs

/// `announces`: what is spoken without a focus move, each exactly as often as written; without a number, any number of times.
enum Announcements: Family {
  static let kinds: [Expectation.Kind] = [.announces]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    expected.map { each in
      switch witness {
      case .recording(let recording): heard(each, in: recording, witness, &context)
      case .source(let prediction): predicted(each, in: prediction, witness, &context)
      }
    }
  }

  private static func heard(
    _ expected: Expected, in recording: Recording, _ witness: Witness, _ context: inout CaseContext
  ) -> Answer? {
    var found: [(event: RecordedEvent, match: UtteranceMatch)] = []
    for event in recording.events where event.kind == .announcement || event.kind == .speech {
      var match = expected.utterance.compare(withSpoken: event.text, bindings: context.bindings)
      if match.outcome == .different { continue }
      if event.kind == .speech { match.add(unseen: "announcement") }
      if found.isEmpty { context.bindings.merge(match.bindings) { $1 } }
      found.append((event, match))
    }
    guard let first = found.first else {
      guard recording.tellsAnnouncements else { return nil }
      let others = recording.events.filter { $0.kind == .announcement }
        .map { Stop(line: $0, carries: recording.carries) }
      var answer = context.miss(expected, among: others, from: witness)
      answer.verdict = .notHeard
      return others.isEmpty ? answer.noting("nothing is announced") : answer
    }
    let stop = Stop(line: first.event, carries: recording.carries)
    var answer = context.answer(first.match, stop, from: witness)
    if let times = expected.expectation.count, found.count != times {
      answer.verdict = .notHeard
      answer.missing.append("announced \(Announcements.word(times))")
      answer = answer.noting("it is announced \(Announcements.word(found.count))")
    }
    return answer
  }

  private static func predicted(
    _ expected: Expected, in prediction: PredictedScreen, _ witness: Witness, _ context: inout CaseContext
  ) -> Answer {
    var best: (announcement: PredictedAnnouncement, match: UtteranceMatch)?
    for announcement in prediction.announcements {
      let stop = Stop(text: announcement.text, at: announcement.span)
      let match = context.matcher.match(expected, stop, context.bindings)
      // Of two that say it, the one that needs no touch is meant.
      let isBetter = best.map {
        (match.rank, announcement.firesByItself ? 1 : 0) > ($0.match.rank, $0.announcement.firesByItself ? 1 : 0)
      }
      if isBetter ?? true { best = (announcement, match) }
    }
    guard let best, best.match.outcome != .different || best.match.similarity >= 0.25 else {
      var answer = Answer(witness.absence, at: context.place(in: prediction))
      answer.missing = ["announcement"]
      let words = expected.utterance
      let shown = (witness.stops ?? []).first { stop in
        stop.texts.contains { words.isContained(in: $0, bindings: context.bindings).outcome != .different }
      }
      if let shown {
        answer.said = context.matcher.said(shown)
        answer.span = shown.span ?? answer.span
        answer = answer.noting("the words are on the screen, but nothing in the source announces them")
      } else {
        answer = answer.noting("nothing in the source announces it")
      }
      return answer.notingOpenParts(of: witness)
    }
    let stop = Stop(text: best.announcement.text, at: best.announcement.span)
    var answer = context.answer(best.match, stop, from: witness).atMost(.possible)
    if best.match.outcome != .different {
      let names = best.announcement.conditions.flatMap { $0.names.isEmpty ? [$0.text] : $0.names }
      answer.openNames = Array(Set(answer.openNames + names)).sorted()
      answer = answer.noting("announced by \(best.announcement.trigger)")
      context.bindings.merge(best.match.bindings) { $1 }
    }
    return answer
  }

  static func word(_ times: Int) -> String {
    switch times {
    case 0: "not at all"
    case 1: "once"
    case 2: "twice"
    default: "\(times) times"
    }
  }
}
