import ScreenModel

/// Gives “7/10” a spoken form: “7 of 10”. The words are a guess.
public struct SpeakRatio: Repair {
  public static let rules = ["number-read-as-digits"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses, site.isCertain, let file = site.source, let view = file.view(at: site.finding.span),
      view.base.name == "Text", view.modifier("accessibilityLabel") == nil, let argument = view.base.argument(nil),
      let place = ModifierPlace(file, view), let spoken = Self.spoken(file.source(argument.value))
    else { return nil }
    return Proposal(
      "says \(spoken)",
      place.edits(adding: [AddedModifier(".accessibilityLabel(\(spoken))", isGuess: true)]), isGuess: true,
      file: file.path, region: view.range)
  }

  /// `"\(done)/\(all)"` → `"\(done) of \(all)"`
  static func spoken(_ literal: String) -> String? {
    guard literal.hasPrefix("\"\\("), literal.hasSuffix("\""), !literal.hasPrefix("\"\"\"") else { return nil }
    for slash in [")/\\(", ") / \\("] {
      let sides = literal.components(separatedBy: slash)
      if sides.count == 2, !sides.joined().contains("/") { return sides.joined(separator: ") of \\(") }
    }
    // `"\(count)/10"`
    guard let slash = literal.range(of: ")/"), literal[slash.upperBound...].dropLast().allSatisfy(\.isNumber) else {
      return nil
    }
    return literal.replacingCharacters(in: slash, with: ") of ")
  }
}
