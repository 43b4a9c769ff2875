import ScreenModel

/// What a repair would make worse: found by comparing what is heard before and after.
public enum Harm {
  /// The reason to refuse; `nil`: nothing is lost.
  ///
  /// - Parameters:
  ///   - before: What is heard of the changed code.
  ///   - after: What is heard of it afterwards.
  public static func reason(before: [AuditedElement], after: [AuditedElement], forgets: Proposal.Forgetting)
    -> String?
  {
    lostAction(before, after) ?? repeated(before, after) ?? lostFact(before, after, forgets)
  }

  /// Fewer things to activate, or fewer commands.
  private static func lostAction(_ before: [AuditedElement], _ after: [AuditedElement]) -> String? {
    let controls = Set(before.filter(\.isControl).map(\.key.span)).count
    let left = Set(after.filter(\.isControl).map(\.key.span)).count
    if left < controls { return "an action could no longer be reached" }
    if before.contains(where: \.element.isActivatable), !after.contains(where: { $0.element.isActivatable }) {
      return "it could no longer be activated"
    }
    let offered = Set(before.flatMap(\.element.actions).map(\.written))
    let kept = Set(after.flatMap(\.element.actions).map(\.written))
    if let lost = offered.subtracting(kept).sorted().first { return "the action ‘\(lost)’ would be gone" }
    return nil
  }

  /// A word that is said twice in one breath and was not before.
  private static func repeated(_ before: [AuditedElement], _ after: [AuditedElement]) -> String? {
    let known = Set(before.flatMap { twice($0.heard) })
    for element in after {
      if let word = twice(element.heard).first(where: { !known.contains($0) }) {
        return "‘\(word)’ would be said twice: \(element.heard)"
      }
    }
    return nil
  }

  /// Parts that follow themselves, and role words at the end of the part before.
  static func twice(_ spoken: String) -> [String] {
    let parts = spoken.lowercased().components(separatedBy: ", ")
    return zip(parts, parts.dropFirst()).compactMap { first, second in
      guard !second.isEmpty, second.contains(where: \.isLetter) else { return nil }
      return first == second || Speech.roleWords.contains(second) && first.hasSuffix(" " + second) ? second : nil
    }
  }

  /// Words, values and traits that are no longer said anywhere in the changed code.
  private static func lostFact(
    _ before: [AuditedElement], _ after: [AuditedElement], _ forgets: Proposal.Forgetting
  ) -> String? {
    if forgets == .all { return nil }
    var lost = facts(before).subtracting(facts(after))
    if case .words(let words) = forgets { lost.subtract(words.map { $0.lowercased() }) }
    return lost.sorted().first.map { "‘\($0)’ would no longer be said" }
  }

  /// Everything that is told: words of labels, values and hints, names of run-time values, and traits.
  static func facts(_ elements: [AuditedElement]) -> Set<String> {
    var facts: Set<String> = []
    for element in elements {
      let it = element.element
      var texts = [it.value, it.hint, it.container].compactMap { $0 }
      // The name of a file was never meant to be heard.
      if let label = it.label, !element.isUnnamedImage, !label.isFileName { texts.append(label) }
      for text in texts { facts.formUnion(words(of: text)) }
      facts.formUnion(it.traits.subtracting([.image, .staticText]).map { "\($0.rawValue)" })
    }
    return facts
  }

  private static func words(of text: SpokenText) -> Set<String> {
    var found: Set<String> = []
    for part in text.parts {
      switch part {
      case .known(let words): found.formUnion(Words.list(words).filter { !Words.small.contains($0) })
      case .hole(let name, _): found.insert("<\(name.lowercased())>")
      case .varies(let alternatives): for choice in alternatives { found.formUnion(self.words(of: choice.text)) }
      }
    }
    return found
  }
}

extension Speech {
  /// Role words that follow a label.
  static let roleWords: Set<String> = ["button", "link", "image", "heading", "tab", "search field", "text field"]
}
