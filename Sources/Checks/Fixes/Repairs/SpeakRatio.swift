import ScreenModel

/// Gives “7/10”, “3:1” and “3d 21h” a spoken form: “7 of 10”, “3 to 1”, “3 days, 21 hours”. The words are a guess.
public struct SpeakRatio: Repair {
  public static let rules = ["number-read-as-digits"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses, let node = site.node, let file = site.source,
      let view = file.view(at: site.finding.span), view.base.name == "Text",
      view.modifier("accessibilityLabel") == nil,
      let argument = view.base.argument(nil) ?? view.base.argument("verbatim"), let place = ModifierPlace(file, view),
      // A counter belongs to its field.
      MoveCounter.field(beside: node, site.view) == nil
    else { return nil }
    let source = file.source(argument.value)
    // A translation would have to know both forms.
    let isWhole = { name in
      site.view.languages.isEmpty && SpokenDuration.declared(name, file, at: view.range.lowerBound) == "Int"
    }
    guard
      let spoken = Self.spoken(source) ?? SpokenScore.spoken(source, isWhole: isWhole)
        ?? SpokenDuration.spoken(source, isWhole: isWhole)
        ?? SpokenDuration.made(by: source, node, file, at: view.range.lowerBound, site)
    else { return nil }
    return Proposal(
      "says \(spoken)",
      place.edits(adding: [AddedModifier(".accessibilityLabel(\(spoken))", isGuess: true)]), isGuess: true,
      file: file.path, region: view.range, forgets: .all)
  }

  public func refusal(for site: RepairSite) -> (what: String, reason: String)? {
    guard let node = site.node, let words = node.elements.first?.label, words.holes.count == 2 else { return nil }
    let (first, second) = (words.holes[0], words.holes[1])
    guard words.written.contains(">:<") else { return nil }
    return (
      "gives it a spoken form",
      "whether it is a time or a score is not in the source: write .accessibilityLabel(\"\\(\(first)) to \\(\(second))\"), or name the units"
    )
  }

  /// `"\(done)/\(all)"` → `"\(done) of \(all)"`
  static func spoken(_ literal: String) -> String? {
    if let plain = Ternary.words(literal) {
      let sides = plain.split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
      guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else { return nil }
      return "\"\(sides[0]) of \(sides[1])\""
    }
    guard literal.hasPrefix("\"\\("), literal.hasSuffix("\""), !literal.hasPrefix("\"\"\"") else { return nil }
    for slash in [")/\\(", ") / \\("] {
      let sides = literal.components(separatedBy: slash)
      if sides.count == 2, !sides.joined().contains("/") { return sides.joined(separator: ") of \\(") }
    }
    // `"\(count)/10"`
    for slash in [")/", ") / "] {
      guard let range = literal.range(of: slash), literal[range.upperBound...].dropLast().allSatisfy(\.isNumber) else {
        continue
      }
      return literal.replacingCharacters(in: range, with: ") of ")
    }
    return nil
  }
}
