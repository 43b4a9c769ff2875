/// Tests as a person wants to read them: without what another test says already, and without what nobody wrote.
///
/// Read from the words the reader makes of a formula: every part of an `&&` or `||` that is one itself stands in brackets.
struct ConditionWords {
  private indirect enum Formula {
    case all([Formula])
    case any([Formula])
    case test(String)
  }

  private let formula: Formula

  /// - Parameter tests: What has to hold together.
  init(_ tests: [String]) {
    formula = .all(
      tests.map(Self.formula).flatMap { part in
        if case .all(let parts) = part { parts } else { [part] }
      })
  }

  /// What has to hold together, the order kept.
  var tests: [String] {
    guard case .all(let parts) = formula else { return [] }
    let known = Dictionary(parts.compactMap(Self.chosenCase), uniquingKeysWith: { first, _ in first })
    var told: [String] = []
    for part in parts {
      guard let words = Self.settled(part, known, isOuter: true).flatMap(Self.written), !told.contains(words) else {
        continue
      }
      told.append(words)
    }
    return told
  }

  // MARK: Reading

  private static func formula(_ text: String) -> Formula {
    let alternatives = text.parts(at: " || ")
    if alternatives.count > 1 { return .any(alternatives.map(inner)) }
    let conjuncts = text.parts(at: " && ")
    if conjuncts.count > 1 { return .all(conjuncts.map(inner)) }
    return .test(text)
  }

  private static func inner(_ text: Substring) -> Formula {
    text.hasPrefix("(") && text.hasSuffix(")") ? formula(String(text.dropFirst().dropLast())) : .test(String(text))
  }

  // MARK: What follows

  /// `phase is .loaded`: the subject and its case.
  private static func chosenCase(_ part: Formula) -> (String, String)? {
    guard case .test(let text) = part, !text.hasPrefix("not (") else { return nil }
    let sides = text.split(separator: " is .", omittingEmptySubsequences: false)
    return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
  }

  /// `phase is not .loaded`: the subject and the case it is not.
  private static func otherCase(_ text: String) -> (String, String)? {
    let sides = text.split(separator: " is not .", omittingEmptySubsequences: false)
    return sides.count == 2 && !text.hasPrefix("not (") ? (String(sides[0]), String(sides[1])) : nil
  }

  /// What is left to say where the cases of some subjects are known; `nil`: nothing, or what cannot be said.
  private static func settled(_ part: Formula, _ known: [String: String], isOuter: Bool = false) -> Formula? {
    switch part {
    case .test(let text):
      if !isTold(text) { return nil }
      if let truth = truth(of: part, known), truth, !(isOuter && chosenCase(part) != nil) { return nil }
      return part
    case .all(let parts):
      let inside = known.merging(parts.compactMap(chosenCase)) { first, _ in first }
      let left = parts.compactMap { inner -> Formula? in
        if let (subject, name) = chosenCase(inner), known[subject] != name { return inner }
        return settled(inner, inside)
      }
      return left.isEmpty ? nil : left.count == 1 ? left[0] : .all(left)
    case .any(let parts):
      if parts.contains(where: { truth(of: $0, known) == true }) { return nil }
      let open = parts.filter { truth(of: $0, known) != false }
      let left = open.compactMap { settled($0, known) }
      // An alternative that cannot be told makes the others too much.
      guard left.count == open.count, !left.isEmpty else { return nil }
      return left.count == 1 ? left[0] : .any(left)
    }
  }

  /// Whether a formula holds where the cases are known; `nil`: they do not say.
  private static func truth(of part: Formula, _ known: [String: String]) -> Bool? {
    switch part {
    case .test(let text):
      if let (subject, name) = chosenCase(part), let chosen = known[subject] { return chosen == name }
      if let (subject, name) = otherCase(text), let chosen = known[subject] { return chosen != name }
      return nil
    case .all(let parts):
      let truths = parts.map { truth(of: $0, known) }
      return truths.contains(false) ? false : truths.contains(nil) ? nil : true
    case .any(let parts):
      let truths = parts.map { truth(of: $0, known) }
      return truths.contains(true) ? true : truths.contains(nil) ? nil : false
    }
  }

  /// Whether a person knows what is meant: nothing about a closure's `$0`, about `?` alone, or a pattern without what
  /// it is compared with.
  private static func isTold(_ test: String) -> Bool {
    let body = test.hasPrefix("not (") && test.hasSuffix(")") ? test.dropFirst(5).dropLast() : test[...]
    let start = body.drop { $0 == "!" }.first
    return body.contains { $0.isLetter } && start != "$" && start != "." && body != "contains"
  }

  // MARK: Saying

  private static func written(_ part: Formula) -> String? {
    switch part {
    case .test(let text): return text
    case .all(let parts): return parts.compactMap(bracketed).joined(separator: " && ")
    case .any(let parts):
      // `phase is .initial or .requesting`
      let cases = parts.compactMap(chosenCase)
      if cases.count == parts.count, let first = cases.first, cases.allSatisfy({ $0.0 == first.0 }) {
        return "\(first.0) is \(cases.map { "." + $0.1 }.joined(separator: " or "))"
      }
      return parts.compactMap(bracketed).joined(separator: " || ")
    }
  }

  private static func bracketed(_ part: Formula) -> String? {
    guard let words = written(part) else { return nil }
    if case .test = part { return words }
    return "(\(words))"
  }
}
