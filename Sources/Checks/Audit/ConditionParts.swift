import ScreenModel

extension Condition {
  /// What has to hold together, each as a test of its own.
  var conjuncts: [Condition] {
    var parts: [String] = []
    var part: [Substring] = []
    for piece in text.split(separator: " && ", omittingEmptySubsequences: false) {
      part.append(piece)
      let joined = part.joined(separator: " && ")
      guard joined.count(where: { $0 == "(" }) == joined.count(where: { $0 == ")" }) else { continue }
      parts.append(joined)
      part = []
    }
    if !part.isEmpty { parts.append(part.joined(separator: " && ")) }
    return parts.count == 1 ? [self] : parts.map { part in Condition(part, names: names.filter { part.contains($0) }) }
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
