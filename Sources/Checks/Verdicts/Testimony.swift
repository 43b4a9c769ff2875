import Recordings
import ScreenModel
import ScreenSpecs

/// All that was answered to one expectation: by the source, and by each recording.
struct Testimony: Sendable {
  var source: Answer?
  var recordings: [(recording: DatedRecording, answer: Answer)] = []
  /// What is the most the source can prove of this kind.
  var ceiling: Verdict = .predicted
}

extension Testimony {
  /// Weighs the answers: a fresh recording before the source, for the parts that it carries; the source before a stale one.
  func decision() -> Decision {
    let current = recordings.filter { !$0.recording.isStale }
    if let weakest = self.weakest(of: current) { return decide(weakest, among: current) }
    if let source, source.verdict != .unproved {
      var decision = Decision(answer: source)
      if let stale = self.weakest(of: recordings) {
        decision.isStale = true
        decision.setAside(stale.answer, of: stale.recording)
        decision.answer.notes.append(staleNote(stale.recording))
        let says = stale.answer.verdict.isMiss ? "does not say it" : "says it"
        if stale.answer.verdict.isMiss != source.verdict.isMiss {
          decision.disagreement = "the older recording \(stale.recording.recording.file) \(says)"
        }
      }
      return decision
    }
    if let stale = self.weakest(of: recordings) {
      var decision = Decision(answer: stale.answer, recording: stale.recording, isStale: true)
      decision.answer.notes.append(staleNote(stale.recording))
      return decision
    }
    return Decision(answer: source ?? Answer(.unproved))
  }

  private func weakest(
    of answers: [(recording: DatedRecording, answer: Answer)]
  ) -> (recording: DatedRecording, answer: Answer)? {
    answers.min { left, right in
      (left.answer.verdict, left.recording.recording.file) < (right.answer.verdict, right.recording.recording.file)
    }
  }

  private func staleNote(_ recording: DatedRecording) -> String {
    guard case .stale(let why) = recording.freshness else { return "" }
    return "\(recording.recording.file) is out of date: \(why)"
  }

  private func decide(
    _ weakest: (recording: DatedRecording, answer: Answer), among all: [(recording: DatedRecording, answer: Answer)]
  ) -> Decision {
    var decision = Decision(answer: weakest.answer, recording: weakest.recording)
    decision.predicted = source?.said
    decision.predictedAt = source?.span
    let strongest = all.map(\.answer.verdict).max() ?? weakest.answer.verdict
    if all.count > 1 && strongest != weakest.answer.verdict {
      decision.answer.notes.append(
        "\(all.count) recordings do not agree; \(weakest.recording.recording.file) is the weakest")
    }
    guard let source else { return decision }
    if weakest.answer.verdict == .heardInPart {
      let (lost, gained) = contradictions(of: weakest, by: source)
      if source.verdict == .contradicted && !(lost.isEmpty && gained.isEmpty) {
        var answer = source
        answer.missing = lost
        answer.extra = gained
        answer.notes.append(
          "\(weakest.recording.recording.file) says the rest, and cannot carry \(weakest.answer.unseen.quotedList)")
        decision.answer = answer
        decision.recording = nil
        decision.predicted = nil
        decision.predictedAt = nil
        decision.setAside(weakest.answer, of: weakest.recording)
        return decision
      }
      decision.areUnseenPredicted = source.verdict == .predicted || source.verdict == ceiling
    }
    if source.verdict == .contradicted && !weakest.answer.verdict.isMiss && weakest.answer.verdict != .unproved {
      decision.disagreement = "the source says \(source.said.map { "‘\($0)’" } ?? "nothing of it")"
    } else if weakest.answer.verdict == .notHeard && (source.verdict == .predicted || source.verdict == .possible) {
      let verb = source.verdict == .predicted ? "says" : "can say"
      decision.disagreement = "the source \(verb) \(source.said.map { "‘\($0)’" } ?? "it")"
    }
    return decision
  }
}

extension Testimony {
  /// What the source lost, or says besides, of that which a recording cannot carry.
  private func contradictions(
    of heard: (recording: DatedRecording, answer: Answer), by source: Answer
  ) -> (lost: [String], gained: [String]) {
    let unseen = heard.answer.unseen.map { $0.lowercased() }
    let lost = source.missing.filter { part in unseen.contains { part.lowercased().hasPrefix($0) } }
    if unseen.contains(Answer.nothingElse) { return (lost, source.extra) }
    let recording = heard.recording.recording
    guard recording.screen != nil else { return (lost, []) }
    let hasUncarried = source.extraTraits.contains { !recording.carries.contains(.trait($0)) }
    return (lost, hasUncarried ? source.extra : [])
  }
}

extension Array where Element == String {
  /// ‘a’, ‘b’ – words as a person would list them; words that are quoted already stay as they are.
  var quotedList: String { map { $0.contains("‘") ? $0 : "‘\($0)’" }.joined(separator: ", ") }
}
