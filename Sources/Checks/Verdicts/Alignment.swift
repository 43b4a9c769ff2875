import ScreenModel

/// Expectations laid along what is heard: each to one stop, in order, so that as much as possible is met.
struct Alignment: Sendable {
  struct Pick: Sendable {
    var stop: Int
    var match: UtteranceMatch
  }

  /// For each expectation the stop that meets it, if one does.
  var picks: [Pick?]
  /// What `<name>` stands for once all are laid.
  var bindings: [String: String]
  var score: Double

  /// How many ways of laying are kept at a time. What `<name>` stands for can make the first good match a bad one, so that
  /// one way is not enough; all ways would be too many.
  private static let width = 32

  /// A stop and what the names of an expectation stand for.
  private struct BoundStop: Hashable {
    var stop: Int
    var values: [String?]
  }

  private struct Way {
    var position: Int
    var bindings: [String: String]
    var score: Double
    var picks: [Pick?]
  }

  init(
    of expected: [Expected], in stops: [Stop], isOrdered: Bool = true, matcher: Matcher, bindings: [String: String]
  ) {
    var ways = [Way(position: -1, bindings: bindings, score: 0, picks: [])]
    let words = stops.map(matcher.words)
    for each in expected {
      let names = each.utterance.names
      var bound: [BoundStop: UtteranceMatch] = [:]
      var candidates: [Pick] = []
      for (index, stop) in stops.enumerated() where matcher.canMatch(each, stop, words[index]) {
        let match = matcher.match(each, stop, bindings)
        if match.outcome != .different { candidates.append(Pick(stop: index, match: match)) }
      }
      var next: [Way] = []
      for way in ways {
        var skipped = way
        skipped.picks.append(nil)
        next.append(skipped)
        for candidate in candidates
        where Alignment.canFollow(candidate.stop, way.position, way.picks, stops, isOrdered: isOrdered) {
          var match = candidate.match
          if names.contains(where: { way.bindings[$0] != bindings[$0] }) {
            let key = BoundStop(stop: candidate.stop, values: names.map { way.bindings[$0] })
            match = bound[key] ?? matcher.match(each, stops[candidate.stop], way.bindings)
            bound[key] = match
          }
          guard match.outcome != .different else { continue }
          var longer = way
          longer.position = candidate.stop
          longer.picks.append(Pick(stop: candidate.stop, match: match))
          longer.score += Alignment.worth(match, stops[candidate.stop])
          for name in names { longer.bindings[name] = match.bindings[name] ?? longer.bindings[name] }
          next.append(longer)
        }
      }
      ways = Alignment.best(of: next)
    }
    let best = ways.first ?? Way(position: -1, bindings: bindings, score: 0, picks: expected.map { _ in nil })
    picks = best.picks
    self.bindings = best.bindings
    score = best.score
  }

  /// Whether a stop can be the next one. A row that stands for all rows of an unknown collection can be met again and again.
  private static func canFollow(
    _ stop: Int, _ position: Int, _ picks: [Pick?], _ stops: [Stop], isOrdered: Bool
  ) -> Bool {
    if let row = stops[stop].element?.row, row.index == nil {
      if !isOrdered { return true }
      if position >= 0, stops[position].element?.row == row { return true }
    }
    return isOrdered ? stop > position : !picks.contains { $0?.stop == stop }
  }

  private static func worth(_ match: UtteranceMatch, _ stop: Stop) -> Double {
    let outcome: Double =
      switch match.outcome {
      case .same: 4
      case .inPart: 3
      case .open: 2
      case .different: 0
      }
    return outcome + 0.5 * match.similarity - (stop.presence.isEmpty ? 0 : 0.5)
  }

  /// The ways worth going on with: the best first, and none that another one beats in every respect.
  private static func best(of ways: [Way]) -> [Way] {
    let sorted = ways.enumerated().sorted { left, right in
      if left.element.score != right.element.score { return left.element.score > right.element.score }
      if left.element.position != right.element.position { return left.element.position < right.element.position }
      return left.offset < right.offset
    }
    var kept: [Way] = []
    for (_, way) in sorted {
      if kept.contains(where: { $0.bindings == way.bindings && $0.position <= way.position }) { continue }
      kept.append(way)
      if kept.count == width { break }
    }
    return kept
  }
}
