import ScreenModel

extension Condition {
  /// What has to hold together, each as a test of its own.
  var conjuncts: [Condition] { parts(at: " && ") }

  /// What of it is left once the alternatives are dropped that ask for nothing but some properties; `nil`: nothing.
  func without(_ isDropped: (String) -> Bool) -> Condition? {
    let alternatives = parts(at: " || ")
    let kept = alternatives.filter { $0.names.isEmpty || !$0.names.allSatisfy(isDropped) }
    if kept.count == alternatives.count { return self }
    if kept.isEmpty { return nil }
    return Condition(
      kept.map(\.text).joined(separator: " || "), names: Set(kept.flatMap(\.names)).sorted(), span: span)
  }

  /// The tests that a sign joins, each with brackets whole.
  private func parts(at sign: String) -> [Condition] {
    let parts = text.parts(at: sign)
    return parts.count == 1
      ? [self] : parts.map { part in Condition(String(part), names: names.filter { part.contains($0) }) }
  }

  /// What has to be there or to be so; `nil` where the test only asks that something is not.
  var affirmed: Condition? {
    let present = conjuncts.filter { !$0.isAbsence }
    if present.isEmpty { return nil }
    return Condition(
      present.map(\.text).joined(separator: " && "), names: Set(present.flatMap(\.names)).sorted(), span: span)
  }

  /// `!isWrong`, `error == nil`, `problems.isEmpty`
  private var isAbsence: Bool {
    text.hasPrefix("!") && !text.hasSuffix(".isEmpty") || text.hasSuffix(".isEmpty") && !text.hasPrefix("!")
      || text.hasPrefix("not ") || text.hasSuffix("== nil") || text.hasSuffix(" is nil") || text.contains("is not .")
  }
}
