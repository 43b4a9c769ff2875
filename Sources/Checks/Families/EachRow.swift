import ScreenModel
import ScreenSpecs

/// `each`: what holds for every row of a collection. `<name>` is bound anew in each row.
enum EachRow: Family {
  static let kinds: [Expectation.Kind] = [.each]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    guard let stops = witness.stops, let first = expected.first else { return expected.map { _ in nil } }
    var collections = rows(of: stops)
    if collections.isEmpty { collections = [chunks(of: stops, startingWith: first, context)].filter { !$0.isEmpty } }
    guard !collections.isEmpty else {
      return expected.map { context.miss($0, among: stops, from: witness).noting("there are no rows") }
    }
    let judged = collections.map { rows in answers(to: expected, in: rows, witness, context) }
    return judged.max { left, right in total(left) < total(right) } ?? expected.map { _ in nil }
  }

  private static func total(_ answers: [Answer]) -> Int {
    answers.reduce(0) { $0 + (Verdict.allCases.firstIndex(of: $1.verdict) ?? 0) }
  }

  /// The weakest row decides, and is the one that is shown.
  private static func answers(
    to expected: [Expected], in rows: [[Stop]], _ witness: Witness, _ context: CaseContext
  ) -> [Answer] {
    var weakest: [Answer?] = expected.map { _ in nil }
    for row in rows {
      let alignment = Alignment(of: expected, in: row, matcher: context.matcher, bindings: context.bindings)
      for (index, each) in expected.enumerated() {
        let answer =
          alignment.picks[index].map { context.answer($0.match, row[$0.stop], from: witness) }
          ?? context.miss(each, among: row, from: witness, leastSimilarity: 0.1)
        if weakest[index].map({ answer.verdict < $0.verdict }) ?? true { weakest[index] = answer }
      }
    }
    return weakest.map { $0 ?? Answer(.unproved) }
  }

  /// The rows of each collection, where the origin tells rows.
  private static func rows(of stops: [Stop]) -> [[[Stop]]] {
    var order: [Int] = []
    var collections: [Int: [[Stop]]] = [:]
    var last: AccessibilityElement.Row?
    for stop in stops {
      guard let row = stop.element?.row else {
        last = nil
        continue
      }
      if collections[row.collection] == nil { order.append(row.collection) }
      if row == last {
        let end = (collections[row.collection]?.count ?? 1) - 1
        collections[row.collection]?[end].append(stop)
      } else {
        collections[row.collection, default: []].append([stop])
      }
      last = row
    }
    return order.compactMap { collections[$0] }
  }

  /// Rows of an origin that does not tell rows: each begins where the first expectation is met. What stands between the first
  /// and the last of them with the same role is a row as well, so that one that is said wrongly is found.
  private static func chunks(of stops: [Stop], startingWith first: Expected, _ context: CaseContext) -> [[Stop]] {
    let starts = stops.indices.filter { context.matcher.match(first, stops[$0]).outcome != .different }
    guard let begin = starts.first, let end = starts.last else { return [] }
    let kind = Self.kind(of: stops[begin])
    let all = stops.indices.filter {
      starts.contains($0) || ($0 > begin && $0 < end && Self.kind(of: stops[$0]) == kind)
    }
    return all.enumerated().map { offset, start in
      let next = offset + 1 < all.count ? all[offset + 1] : stops.count
      return Array(stops[start..<next])
    }
  }

  private static func kind(of stop: Stop) -> Set<Trait> {
    (stop.element?.traits ?? []).subtracting([.selected, .notEnabled])
  }
}
