import ScreenModel

/// Says why a control is disabled. The words are a guess.
public struct GiveReason: Repair {
  public static let rules = ["disabled-without-reason"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses, let file = site.source,
      let (view, index) = file.modifier(at: site.finding.span), let argument = view.modifiers[index].argument(nil),
      view.modifier("accessibilityHint") == nil, let place = ModifierPlace(file, view)
    else { return nil }
    let test = file.source(argument.value)
    guard !test.contains("\n"), !test.contains("\""), let reason = Self.reason(test) ?? read(site) else { return nil }
    // What is going on is mostly plain from the screen.
    if site.needsChecking, !reason.hasPrefix("Unavailable") { return nil }
    let literal = SpokenLiteral.source(reason, site)
    let positive = Ternary.not(test)
    let choice: String
    if test.hasPrefix("!"), !positive.hasPrefix("!") {
      choice = "\(positive) ? \"\" : \(literal)"
    } else {
      let condition = test.contains("||") || test.contains("&&") || test.contains("??") ? "(\(test))" : test
      choice = "\(condition) ? \(literal) : \"\""
    }
    return Proposal(
      "says ‘\(reason)’",
      place.edits(adding: [AddedModifier(".accessibilityHint(\(choice))", isGuess: true)]), isGuess: true,
      file: file.path, region: view.range)
  }

  public func refusal(for site: RepairSite) -> (what: String, reason: String)? {
    guard site.isCertain, let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      view.modifier("accessibilityHint") == nil, let argument = view.modifiers[index].argument(nil)
    else { return nil }
    let test = file.source(argument.value)
    guard !test.contains("\n"), test.count < 60 else { return nil }
    return (
      "says why it is disabled",
      "‘\(test)’ does not tell what is missing: write .accessibilityHint(\(test) ? \"Unavailable until …\" : \"\")"
    )
  }

  /// From what a property of the view asks: `!isReady` stands for `title.isEmpty || details.isEmpty`.
  private func read(_ site: RepairSite) -> String? {
    guard case .condition(let condition)? = site.applied?.modifier.arguments.first?.value else { return nil }
    return condition.text.contains("isEmpty") ? Self.reason(condition.text) : nil
  }

  /// “Unavailable until email and password are entered”; “Verifying card” for what is going on.
  static func reason(_ test: String) -> String? {
    let parts = test.components(separatedBy: "||").map { $0.trimmed }
    if parts.count == 1, let going = going(parts[0]) { return going }
    var needed: [[String]] = []
    for part in parts {
      guard part.hasSuffix(".isEmpty") else { return needs(parts) }
      let path = part.dropLast(".isEmpty".count)
      guard path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }),
        let name = path.split(separator: ".").last
      else { return nil }
      needed.append(Words.ofName(String(name)))
    }
    guard !needed.isEmpty, needed.allSatisfy({ !$0.isEmpty }) else { return nil }
    let typed = needed.filter { choice(in: $0) == nil }
    var clauses = needed.compactMap(choice)
    if let last = typed.last {
      let names = typed.map { $0.joined(separator: " ") }
      let list =
        names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
      clauses.insert("\(list) \(names.count > 1 || isPlural(last) ? "are" : "is") entered", at: 0)
    }
    return "Unavailable until \(clauses.joined(separator: " and "))"
  }

  private static let choosing: Set<String> = ["selected", "chosen", "picked", "checked"]

  /// “subtitles are selected” of `selectedSubtitles`; `nil`: the name is of what is typed.
  private static func choice(in words: [String]) -> String? {
    if words == ["selection"] || words.count == 1 && choosing.contains(words[0]) { return "something is selected" }
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    if choosing.contains(first) {
      return "\(words.dropFirst().joined(separator: " ")) \(isPlural(words) ? "are" : "is") \(first)"
    }
    return last == "selection" ? "\(words.dropLast().joined(separator: " ")) is selected" : nil
  }

  private static func isPlural(_ words: [String]) -> Bool {
    guard let last = words.last, last.count > 3 else { return false }
    return last.hasSuffix("s") && !["ss", "us", "is"].contains { last.hasSuffix($0) }
  }

  /// `!isValid`, `!agreed`
  private static func needs(_ parts: [String]) -> String? {
    guard parts.count == 1, let part = parts.first, part.hasPrefix("!") else { return nil }
    let path = part.dropFirst()
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return nil }
    var words = Words.ofName(path.split(separator: ".").last.map(String.init) ?? "")
    if let first = words.first, ["is", "has", "can", "are"].contains(first) { words.removeFirst() }
    guard let first = words.first else { return nil }
    if ["valid", "filled", "complete"].contains(first), words.count == 1 {
      return "Unavailable until everything needed is entered"
    }
    return words.last == "valid" || words.last == "accepted" || words.last == "selected" || words.last == "entered"
      ? "Unavailable until \(words.dropLast().joined(separator: " ")) is \(words.last ?? "")" : nil
  }

  private static func going(_ test: String) -> String? {
    guard test.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return nil }
    let name = test.split(separator: ".").last.map(String.init) ?? test
    var words = Words.ofName(name)
    if words.first == "is" { words.removeFirst() }
    guard let first = words.first, first.hasSuffix("ing"), Words.isBusy(name) || words.count > 1 else { return nil }
    return NameGuess.sentence(words)
  }
}
