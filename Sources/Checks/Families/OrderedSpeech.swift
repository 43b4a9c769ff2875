import ScreenModel
import ScreenSpecs

/// `hears` and `exactly`: what a person meets when moving through the screen, in this order.
enum OrderedSpeech: Family {
  static let kinds: [Expectation.Kind] = [.hears, .exactly]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    // A recording can hold both a screen and a transcript; what one of them says is said.
    var ways: [[Stop]] = []
    if let stops = witness.stops { ways.append(stops) }
    if !witness.lines.isEmpty { ways.append(witness.lines) }
    guard !ways.isEmpty else { return expected.map { _ in nil } }
    var best: (stops: [Stop], alignment: Alignment)?
    for stops in ways {
      let isOrdered = stops.first?.element == nil || stops.first?.carries.contains(.order) == true
      let alignment = Alignment(
        of: expected, in: stops, isOrdered: isOrdered, matcher: context.matcher, bindings: context.bindings)
      if best.map({ alignment.score > $0.alignment.score }) ?? true { best = (stops, alignment) }
    }
    guard let best, !isPassedBy(best.alignment, best.stops, context) else { return expected.map { _ in nil } }
    context.bindings = best.alignment.bindings
    return answers(to: expected, along: best.alignment, in: best.stops, from: witness, context)
  }

  /// A transcript of a focus move alone does not tell what a person meets who goes on from there.
  private static func isPassedBy(_ alignment: Alignment, _ stops: [Stop], _ context: CaseContext) -> Bool {
    guard stops.allSatisfy({ $0.element == nil }), alignment.picks.allSatisfy({ $0 == nil }) else { return false }
    let moves = context.all.filter { [.focus, .stays, .in, .out].contains($0.expectation.kind) }
    return stops.allSatisfy { stop in
      moves.contains { context.matcher.match($0, stop).outcome != .different }
    }
  }

  private static func answers(
    to expected: [Expected], along alignment: Alignment, in stops: [Stop], from witness: Witness, _ context: CaseContext
  ) -> [Answer?] {
    let isOrdered = stops.first?.element == nil || stops.first?.carries.contains(.order) == true
    let picked = Set(alignment.picks.compactMap { $0?.stop })
    let free = stops.enumerated().filter { !picked.contains($0.offset) }.map(\.element)
    var answers: [Answer] = zip(expected, alignment.picks).map { each, pick in
      guard let pick else { return context.miss(each, among: free.isEmpty ? stops : free, from: witness) }
      let stop = stops[pick.stop]
      var match = pick.match
      if let clash = Self.clash(each, with: match, stop, among: free, context) {
        return context.answer(clash.match, clash.stop, from: witness)
      }
      if expected.count > 1 {
        if !isOrdered { match.add(unseen: "order") }
        let reasons = stop.element?.certainty.orderOpen ?? []
        if !reasons.isEmpty { match.add(open: "order", names: reasons.map(\.text)) }
      }
      // Who moves through a screen may leave something out, or touch it.
      if stop.element == nil && each.expectation.kind == .exactly { match.add(unseen: Answer.nothingElse) }
      if let count = each.expectation.count { add(count, of: each, in: stops, witness, context, to: &match) }
      var answer = context.answer(match, stop, from: witness)
      if let reason = each.expectation.because {
        DisabledReason.add(reason, spokenWith: stop, among: stops, witness, context, to: &answer)
      }
      return answer
    }
    if stops.contains(where: { $0.element != nil }),
      let last = expected.lastIndex(where: { $0.expectation.kind == .exactly })
    {
      addExtras(to: &answers, last: last, expected, alignment, stops, witness, context)
    }
    return answers
  }

  /// An element that bears exactly these words and lacks, or has, "selected" or "dimmed", where the expectation otherwise
  /// only leans on an element whose words are all unknown: that is the one the person meant.
  private static func clash(
    _ expected: Expected, with match: UtteranceMatch, _ stop: Stop, among stops: [Stop], _ context: CaseContext
  ) -> (stop: Stop, match: UtteranceMatch)? {
    guard match.outcome == .open, let label = stop.element?.label,
      !label.parts.contains(where: { if case .known = $0 { true } else { false } })
    else { return nil }
    let words = Set(context.stateWords.map(\.word))
    for other in stops where other.element?.label?.isKnown == true {
      let match = context.matcher.match(expected, other, context.bindings)
      let differences = (match.missing + match.extra).map { $0.lowercased() }
      if match.outcome == .different, !differences.isEmpty, differences.allSatisfy(words.contains) {
        return (other, match)
      }
    }
    return nil
  }

  private static func add(
    _ count: Int, of expected: Expected, in stops: [Stop], _ witness: Witness, _ context: CaseContext,
    to match: inout UtteranceMatch
  ) {
    var certain = 0
    var open: [Stop] = []
    for stop in stops {
      let found = context.matcher.match(expected, stop)
      if found.outcome == .different { continue }
      let isOpen = found.outcome == .open || !stop.presence.isEmpty || stop.element?.row.map { $0.index == nil } == true
      if isOpen { open.append(stop) } else { certain += 1 }
    }
    let isUnknownMany = open.contains { $0.element?.row.map { $0.index == nil } == true }
    let most = certain + open.count
    let name = "exactly \(count) on the screen"
    if certain > count || (most < count && witness.isComplete && !isUnknownMany) {
      match.add(missing: "\(name) (found \(certain > count ? certain : most))")
    } else if most < count && !isUnknownMany {
      match.add(unseen: name)
    } else if certain != count || !open.isEmpty {
      match.add(open: name, names: open.flatMap { $0.presence.flatMap(\.names) })
    }
  }

  /// `exactly`: everything else that is met, except bars and parts, is too much. It is laid to the expectation before it.
  private static func addExtras(
    to answers: inout [Answer], last: Int, _ expected: [Expected], _ alignment: Alignment, _ stops: [Stop],
    _ witness: Witness, _ context: CaseContext
  ) {
    let picked = Set(alignment.picks.compactMap { $0?.stop })
    for (index, stop) in stops.enumerated() where !picked.contains(index) && !isBar(stop) {
      if let row = stop.element?.row, row.index == nil, picked.contains(where: { stops[$0].element?.row == row }) {
        continue
      }
      if context.parts.contains(where: { context.matcher.match($0, stop).outcome != .different }) { continue }
      let said = context.matcher.said(stop)
      let owner = alignment.picks.lastIndex { $0.map { $0.stop < index } ?? false } ?? last
      if answers[owner].verdict.isMiss && answers[owner].said == said { continue }
      if !stop.presence.isEmpty {
        answers[owner] = answers[owner].atMost(witness.prediction == nil ? .heard : .possible)
        answers[owner].openNames = Array(Set(answers[owner].openNames + stop.presence.flatMap(\.names))).sorted()
        answers[owner].notes.append("‘\(said)’ can be met besides")
      } else {
        answers[owner].verdict = min(answers[owner].verdict, witness.miss)
        answers[owner].extra.append(said)
      }
    }
  }

  /// Navigation and tab bars, which every screen has.
  private static func isBar(_ stop: Stop) -> Bool {
    guard let element = stop.element else { return false }
    if !element.traits.isDisjoint(with: [.tabBar, .tabBarItem, .backButton]) { return true }
    if element.context?.type == "tab" { return true }
    return ["NavigationBar", "TabBar", "Toolbar", "ToolbarItem", "navigationTitle", "NavigationTitle"].contains(
      element.role ?? "")
  }
}
