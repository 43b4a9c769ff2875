/// Sums up how an expectation compares with all ways an element may come out.
struct Verdict: Sendable {
  var element: AccessibilityElement
  var variants: ElementVariants
  /// One result a variant.
  var results: [ReadingComparison]

  func match(bindings: [String: String]) -> UtteranceMatch {
    let matching = results.indices.filter { results[$0].matches }
    guard !matching.isEmpty else { return unmatched(bindings) }
    let best = ExpectedUtterance.best(matching.map { results[$0] })
    var match = UtteranceMatch(.same)
    match.bindings = bindings.merging(best.bindings) { old, _ in old }
    match.unseen = best.unseen
    match.similarity = best.similarity

    var tests: [Condition] = []
    var reasons: [Reason] = []
    if matching.count < results.count || variants.isCut { tests += decisive(matching) }
    tests += element.certainty.presence
    // Where every way matches, every way has to come out right.
    let holes = matching.count == results.count ? results.flatMap(\.holes) : best.holes
    for hole in holes {
      if case .hole(let name, let reason) = hole { add(name, reason, to: &match, &reasons) }
    }
    reasons += element.certainty.roleOpen
    // Words that are open show as holes; a reason without one concerns all words.
    if !hasHoles { reasons += element.certainty.textOpen }
    match.openNames = Set(match.openNames + tests.flatMap(\.names)).sorted()
    match.openReasons = (tests.map(\.text) + reasons.map(\.text)).filter { !$0.isEmpty }.eachOnce
    let isOpen = !match.openReasons.isEmpty || !holes.isEmpty || matching.count < results.count || variants.isCut
    match.outcome = isOpen ? .open : match.unseen.isEmpty ? .same : .inPart
    return match
  }

  private func add(_ name: String, _ reason: Reason, to match: inout UtteranceMatch, _ reasons: inout [Reason]) {
    if !name.isEmpty { match.openNames.append(name) }
    reasons.append(reason.text.isEmpty ? Reason(name) : reason)
  }

  /// No way matches: different, unless the prediction itself says that words or role may be others.
  private func unmatched(_ bindings: [String: String]) -> UtteranceMatch {
    let best = ExpectedUtterance.best(results)
    var match = UtteranceMatch(.different)
    match.bindings = bindings
    match.missing = best.missing
    match.extra = best.extra
    match.unseen = best.unseen
    match.similarity = min(0.98, best.similarity)
    let certainty = element.certainty
    var reasons: [Reason] = []
    if !best.factsMatch {
      if certainty.roleOpen.isEmpty { return match }
      reasons += certainty.roleOpen
    }
    if !best.textMatches {
      if certainty.textOpen.isEmpty || hasHoles || best.similarity == 0 { return match }
      reasons += certainty.textOpen
    }
    match.outcome = .open
    match.openReasons = reasons.map(\.text).filter { !$0.isEmpty }.eachOnce
    return match
  }

  /// The tests that decide: those that come out one way in all ways that match.
  private func decisive(_ matching: [Int]) -> [Condition] {
    let assumed = matching.map { variants.variants[$0].assumptions }
    let all = variants.tests.indices.sorted { variants.tests[$0].text < variants.tests[$1].text }
    let decisive = all.filter { test in
      guard let first = assumed.first?[test] else { return false }
      return assumed.allSatisfy { $0[test] == first }
    }
    return (decisive.isEmpty ? all : decisive).map { variants.tests[$0].condition }
  }

  private var hasHoles: Bool {
    [element.label, element.value, element.placeholder].contains { $0?.isKnown == false }
  }
}
