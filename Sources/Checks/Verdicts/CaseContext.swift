import ScreenModel
import ScreenSpecs

/// What an expectation is judged against besides the witness: its case, its language, its neighbours.
struct CaseContext: Sendable {
  var state: UXState
  var matcher: Matcher
  /// What `<name>` stands for in this case, so far.
  var bindings: [String: String] = [:]
  /// All expectations of the case.
  var all: [Expected] = []
  /// What the parts say that the spec refers to: they do not count for `exactly`.
  var parts: [Expected] = []
  /// The specs that `opens` and `next` can name, by id.
  var specs: [String: ScreenSpec] = [:]
  /// The screen that the case presents (`opens`).
  var opens: String?
  var backgroundReachable = false
}

extension CaseContext {
  /// The words "selected" and "dimmed" of the language, with their traits.
  var stateWords: [(word: String, trait: Trait)] {
    [(.selected, .selected), (.dimmed, .notEnabled)].map { (word: Word, trait: Trait) in
      (matcher.lexicon.phrase(word).lowercased(), trait)
    }
  }

  /// Where the source has the state at hand: its branch, else the view.
  func place(in prediction: PredictedScreen) -> SourceSpan? {
    let branches = [prediction.assumed].compactMap { $0 } + prediction.taken
    return branches.first { $0.state == state }?.span ?? prediction.span
  }

  /// What a witness answers where this stop is the one that an expectation meets, or comes nearest to.
  func answer(_ match: UtteranceMatch, _ stop: Stop, from witness: Witness) -> Answer {
    let conditions = stop.presence
    var answer = Answer(.unproved, said: matcher.said(stop), at: stop.span)
    answer.missing = match.missing
    answer.extra = match.extra
    answer.unseen = match.unseen
    let extra = Set(match.extra.map { $0.lowercased() })
    answer.extraTraits = stateWords.filter { extra.contains($0.word) }.map(\.trait)
    switch match.outcome {
    case .same: answer.verdict = witness.prediction != nil && !conditions.isEmpty ? .possible : witness.best
    case .inPart: answer.verdict = witness.prediction == nil ? .heardInPart : .possible
    case .open: answer.verdict = witness.prediction == nil ? .heard : .possible
    case .different: answer.verdict = witness.miss
    }
    if answer.verdict == .possible {
      var names = Set(match.openNames).union(conditions.flatMap { $0.names.isEmpty ? [$0.text] : $0.names })
      if names.isEmpty { names = Set(match.openReasons) }
      answer.openNames = names.sorted()
    }
    return answer
  }

  /// The answer where nothing meets an expectation: the nearest stop, part by part.
  ///
  /// - Parameter leastSimilarity: what is less alike than this is not shown: it is another element.
  func miss(
    _ expected: Expected, among stops: [Stop], from witness: Witness, leastSimilarity: Double = 0.5
  ) -> Answer {
    var nearest: (stop: Stop, match: UtteranceMatch)?
    for stop in stops {
      let match = matcher.match(expected, stop, bindings)
      if nearest.map({ match.similarity > $0.match.similarity }) ?? (match.similarity > 0) { nearest = (stop, match) }
    }
    guard let nearest, nearest.match.similarity >= leastSimilarity else {
      var answer = Answer(witness.absence)
      answer.missing = [expected.expectation.says]
      return answer.notingOpenParts(of: witness)
    }
    var answer = self.answer(nearest.match, nearest.stop, from: witness)
    if nearest.match.outcome != .different {
      answer.verdict = witness.miss
      answer.missing = ["order"]
      answer = answer.noting("it is said, but not in this place in the order")
    } else if nearest.match.similarity < 0.6 {
      // Something so different is not "the same element said wrongly"; the right one may be in a part that nobody could read.
      answer.verdict = witness.absence
      answer = answer.notingOpenParts(of: witness)
    }
    return answer
  }
}

extension Answer {
  /// The same with what could not be read, where that leaves the answer open.
  func notingOpenParts(of witness: Witness) -> Answer {
    guard verdict == .unproved || verdict == .possible else { return self }
    return witness.openParts.reduce(self) { $0.noting("could not be read: \($1)") }
  }
}
