import ScreenModel

/// Says in words what a coloured dot says by its colour. The words are a guess.
public struct NameStatus: Repair {
  public static let rules = ["status-by-color-only"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses, let file = site.source,
      let (view, index) = file.modifier(at: site.finding.span), let argument = view.modifiers[index].argument(nil),
      let choice = Ternary(file.source(argument.value)), let (yes, no) = Self.words(for: choice.condition),
      let place = ModifierPlace(file, view), view.modifier("accessibilityLabel") == nil
    else { return nil }
    let first = SpokenLiteral.source(yes, site)
    let second = SpokenLiteral.source(no, site)
    return Proposal(
      "says ‘\(yes)’ or ‘\(no)’",
      place.edits(adding: [
        AddedModifier(".accessibilityLabel(\(choice.condition) ? \(first) : \(second))", isGuess: true)
      ]), isGuess: true, file: file.path, region: view.range)
  }

  private static let opposites: [String: String] = [
    "online": "Offline", "offline": "Online", "active": "Inactive", "available": "Unavailable",
    "connected": "Disconnected", "enabled": "Disabled", "open": "Closed", "paid": "Unpaid", "read": "Unread",
    "unread": "Read", "complete": "Incomplete", "completed": "Not completed", "valid": "Invalid", "on": "Off",
    "locked": "Unlocked", "verified": "Not verified", "running": "Stopped", "healthy": "Unhealthy", "busy": "Free",
    "public": "Private", "synced": "Not synced", "present": "Absent", "success": "Failed", "passed": "Failed",
    "charging": "Not charging", "muted": "Not muted", "archived": "Not archived",
  ]

  /// “Online” and “Offline” for `user.isOnline`.
  static func words(for condition: String) -> (String, String)? {
    let isNegated = condition.hasPrefix("!")
    let name = condition.drop { $0 == "!" }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return nil }
    var words = Words.ofName(name.split(separator: ".").last.map(String.init) ?? String(name))
    if let first = words.first, ["is", "has", "was", "are", "show", "shows"].contains(first) { words.removeFirst() }
    guard let last = words.last else { return nil }
    let yes = NameGuess.sentence(words)
    let no = words.count == 1 ? opposites[last] ?? "Not \(last)" : "Not \(words.joined(separator: " "))"
    return isNegated ? (no, yes) : (yes, no)
  }
}
