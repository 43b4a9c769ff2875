import ScreenModel

/// Says what is lost by a destructive control: “Erases all answers” of `eraseAllAnswers()`. The words are a guess.
public struct WarnOfLoss: Repair {
  public static let rules = ["irreversible-without-hint"]

  public init() {}

  private static let losing: Set<String> = [
    "delete", "remove", "erase", "wipe", "clear", "reset", "discard", "empty", "restore",
  ]

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses, let node = site.node, let file = site.source, let view = file.view(at: node.span),
      view.modifier("accessibilityHint") == nil, let place = ModifierPlace(file, view),
      let action = NameGuess.action(of: node, in: site.view)
    else { return nil }
    var words = action.split(separator: " ").map(String.init)
    guard words.count > 1, Self.losing.contains(words[0].lowercased()) else { return nil }
    words[0] = RewordHint.thirdPerson(words[0])
    let hint = words.joined(separator: " ")
    guard SpokenLiteral.isLocalized(hint, site) else { return nil }
    return Proposal(
      "says ‘\(hint)’",
      place.edits(adding: [AddedModifier(".accessibilityHint(\(SpokenLiteral.source(hint, site)))", isGuess: true)]),
      isGuess: true, file: file.path, region: view.range)
  }

  public func refusal(for site: RepairSite) -> (what: String, reason: String)? {
    guard site.isCertain else { return nil }
    return (
      "says what is lost",
      "the source does not tell what cannot be taken back: write .accessibilityHint(\"All answers are erased.\"), or ask back in a dialog"
    )
  }
}
