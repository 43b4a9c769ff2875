import ScreenModel
import ScreenSpecs

/// Holds the expectations of a case in one more language.
struct LanguageJudge {
  let language: LanguageEvidence
  let expectations: [Expectation]
  let origins: [PartOrigin?]
  let evidence: CaseEvidence
  /// The context in the language of the spec.
  let context: CaseContext
  let caseName: String?

  /// One expectation in the language.
  struct Outcome {
    var result: ExpectationResult
    /// Text that no table has, so that nobody can tell how it is said.
    var unknown: [String]
  }

  /// One outcome for each expectation, in order.
  func outcomes() -> [Outcome] {
    let lexicon = language.translation.lexicon
    var context = context
    context.matcher = Matcher(
      lexicon: lexicon, speech: Speech(lexicon: lexicon, os: self.context.matcher.speech.os))
    context.parts = context.parts.map { [matcher = context.matcher] in
      matcher.expected(self.translated($0.expectation).expectation)
    }
    let translated = expectations.map { self.translated($0) }
    let decisions = CaseJudge(
      expectations: translated.map(\.expectation), origins: origins, evidence: evidence, context: context
    ).outcome().decisions
    return zip(translated, decisions).map { each, decision in
      Outcome(result: ExpectationResult(each.expectation, caseName: caseName, decision), unknown: each.unknown)
    }
  }

  private func translated(_ expectation: Expectation) -> (expectation: Expectation, unknown: [String]) {
    guard ![.silent, .opens, .next, .background].contains(expectation.kind) else { return (expectation, []) }
    var expectation = expectation
    var unknown: [String] = []
    func say(_ text: String) -> String {
      let result = language.translation.translated(text)
      unknown += result.unknown
      return chosen(result.utterances) ?? text
    }
    expectation.says = say(expectation.says)
    expectation.hint = expectation.hint.map(say)
    expectation.actions = expectation.actions.map(say)
    expectation.voice = expectation.voice.map(say)
    expectation.because = expectation.because.map(say)
    expectation.field = expectation.field.map(say)
    return (expectation, unknown)
  }

  /// Of several ways to say it the one that is said; else the first.
  private func chosen(_ ways: [String]) -> String? {
    guard ways.count > 1 else { return ways.first }
    let speech = Speech(lexicon: language.translation.lexicon, os: context.matcher.speech.os)
    let texts = evidence.predictions.flatMap { prediction in
      (prediction.screen.elements + prediction.background + prediction.presentations.flatMap(\.content))
        .map { ($0, speech.utterance(of: $0).spoken) }
    }
    let lines = evidence.recordings.flatMap { $0.recording.events.map(\.text) }
    return ways.first { way in
      let utterance = ExpectedUtterance(way, lexicon: language.translation.lexicon)
      return texts.contains { utterance.compare(with: $0.0, carries: Fact.all, speech: speech).outcome != .different }
        || lines.contains { utterance.compare(withSpoken: $0).outcome != .different }
        || texts.contains { utterance.isContained(in: SpokenText($0.1)).outcome == .same }
        || evidence.predictions.flatMap(\.announcements)
          .contains { utterance.isContained(in: $0.text).outcome != .different }
    } ?? ways.first
  }
}
