import ScreenModel

/// Gives the cases of a state names that tell them apart.
struct CaseNames {
  private var taken: Set<String> = []

  /// - Parameter evidence: what makes the state, for tests without a name: `.redacted`.
  mutating func next(_ condition: Condition?, _ evidence: String?) -> String {
    var words = condition.map { ConditionSample($0).atoms.last?.words ?? [] } ?? []
    if words.isEmpty, let evidence, evidence != "if" { words = nameWords(evidence) }
    let letters = words.joined(separator: " ").lowercased().split { !$0.isLetter && !$0.isNumber }
    let slug = String(letters.joined(separator: "-").prefix(40))
    let base = slug.isEmpty ? "case" : slug
    var name = slug.isEmpty ? "case-\(taken.count + 1)" : slug
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }
}
