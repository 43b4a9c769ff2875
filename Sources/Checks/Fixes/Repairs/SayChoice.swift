import ScreenModel

/// Says a choice by the trait: in place of a word typed into a value, or where nothing says it.
public struct SayChoice: Repair {
  public static let rules = ["checkbox-drawn-by-hand", "selected-as-text", "selected-without-trait", "state-in-label"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isWorthChecking else { return nil }
    switch site.finding.rule {
    case "selected-as-text": return site.isCertain ? typed(site) : nil
    case "state-in-label": return site.allowsGuesses ? label(site) : nil
    default: return drawn(site)
    }
  }

  /// `.accessibilityValue(isOn ? "Selected" : "")` → `.accessibilityAddTraits(isOn ? .isSelected : [])`
  private func typed(_ site: RepairSite) -> Proposal? {
    guard let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      let argument = view.modifiers[index].argument(nil), view.modifiers[index].name == "accessibilityValue",
      view.modifier("accessibilityAddTraits") == nil
    else { return nil }
    let source = file.source(argument.value)
    let selected: Set<String> = ["selected", "currently selected"]
    let not: Set<String> = ["", "not selected", "unselected", "deselected"]
    var text: String?
    if let choice = Ternary(source), let first = Ternary.words(choice.then)?.lowercased(),
      let second = Ternary.words(choice.otherwise)?.lowercased()
    {
      if selected.contains(first), not.contains(second) {
        text = ".accessibilityAddTraits(\(choice.condition) ? .isSelected : [])"
      } else if not.contains(first), selected.contains(second) {
        text = ".accessibilityAddTraits(\(choice.condition) ? [] : .isSelected)"
      }
    } else if let words = Ternary.words(source)?.lowercased(), selected.contains(words) {
      text = ".accessibilityAddTraits(.isSelected)"
    }
    guard let text else { return nil }
    return Proposal(
      "says it by the trait ‘selected’",
      [TextEdit(file: file.path, range: view.modifiers[index].range, replacement: text)], file: file.path,
      region: view.range, forgets: .words(["selected", "not", "unselected", "deselected", "currently"]))
  }

  /// `.accessibilityLabel(on ? "Sound on" : "Sound off")` → `"Sound"` with the trait.
  private func label(_ site: RepairSite) -> Proposal? {
    guard let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      let argument = view.modifiers[index].argument(nil), let choice = Ternary(file.source(argument.value)),
      let first = Ternary.words(choice.then), let second = Ternary.words(choice.otherwise),
      let name = Self.common(first, second), view.modifier("accessibilityAddTraits") == nil
    else { return nil }
    let isOn = Self.isPositive(first, than: second)
    let trait =
      isOn
      ? ".accessibilityAddTraits(\(choice.condition) ? .isSelected : [])"
      : ".accessibilityAddTraits(\(choice.condition) ? [] : .isSelected)"
    guard let place = ModifierPlace(file, view) else { return nil }
    let end = view.modifiers[index].range.upperBound
    let mark = AddedModifier.mark(before: file.restOfLine(end))
    var edits = [
      TextEdit(
        file: file.path, range: argument.value.lowerBound..<end,
        replacement: SpokenLiteral.source(name, site) + ")" + mark)
    ]
    edits += place.edits(adding: [AddedModifier(trait)] + outcome(of: name, choice.condition, isOn, view, site))
    return Proposal(
      "always says ‘\(name)’, and the state by the trait ‘selected’", edits, isGuess: true, file: file.path,
      region: view.range, forgets: .words(Set(Words.list(first) + Words.list(second))))
  }

  private static let collections = [
    "favorite": "favorites", "favourite": "favourites", "bookmark": "bookmarks", "watchlist": "watchlist",
    "wishlist": "wishlist",
  ]

  /// “Removes from favorites” or “Adds to favorites”: a name alone does not tell what happens to a collection.
  private func outcome(
    of name: String, _ test: String, _ isOn: Bool, _ view: WrittenView, _ site: RepairSite
  ) -> [AddedModifier] {
    guard let collection = Self.collections[name.lowercased()], view.modifier("accessibilityHint") == nil else {
      return []
    }
    let ways = ["Removes from \(collection)", "Adds to \(collection)"]
    guard ways.allSatisfy({ SpokenLiteral.isLocalized($0, site) }) else { return [] }
    let written = (isOn ? ways : ways.reversed()).map { SpokenLiteral.source($0, site) }
    return [AddedModifier(".accessibilityHint(\(test) ? \(written[0]) : \(written[1]))", isGuess: true)]
  }

  private static let opposite: Set<String> = [
    "not", "off", "un", "unselected", "deselected", "collapsed", "unchecked", "disabled", "inactive", "unmuted",
    "paused",
    "unlocked", "remove", "no",
  ]

  static func isPositive(_ first: String, than second: String) -> Bool {
    let words = Set(Words.list(first)).subtracting(Words.list(second))
    return words.isDisjoint(with: opposite)
  }

  /// “Favorited”, “Not favorited” → “Favorite”; “Sound on”, “Sound off” → “Sound”.
  static func common(_ first: String, _ second: String) -> String? {
    let states: Set<String> = ["not", "on", "off", "is", "currently", "selected", "unselected", "enabled", "disabled"]
    let left = first.split(separator: " ").map(String.init)
    let right = second.split(separator: " ").map(String.init)
    let shared = left.filter { word in
      right.contains { $0.lowercased() == word.lowercased() } && !states.contains(word.lowercased())
    }
    guard let last = shared.last else { return nil }
    var words = shared
    // A word that tells what was done tells what it is about: “favorited”.
    if words.count == 1, last.lowercased().hasSuffix("ed"), last.count > 5 {
      let stem = String(last.dropLast(2))
      let needsE = ["it", "at", "ik", "av", "iz", "us", "iv"].contains { stem.lowercased().hasSuffix($0) }
      words = [stem + (needsE ? "e" : "")]
    }
    let name = words.joined(separator: " ")
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// A choice that is drawn: the trait with the test that draws it.
  private func drawn(_ site: RepairSite) -> Proposal? {
    guard let node = site.node, let file = site.source, let view = file.view(at: site.finding.span),
      let place = ModifierPlace(file, view), view.modifier("accessibilityAddTraits") == nil,
      let name = site.finding.message.split(separator: "‘").last?.prefix(while: { $0 != "’" }).trimmed,
      let test = test(about: name, of: node, in: view, file, site)
    else { return nil }
    return Proposal(
      "says it by the trait ‘selected’",
      place.edits(adding: [
        AddedModifier(".accessibilityAddTraits(\(test) ? .isSelected : [])", isGuess: site.needsChecking)
      ]), isGuess: site.needsChecking, file: file.path, region: view.range)
  }

  /// The test in the control's own code that decides what is drawn: of `if`, or of `? :`.
  private func test(
    about name: String, of node: AuditedNode, in view: WrittenView, _ file: WrittenFile, _ site: RepairSite
  ) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    var found: [String] = []
    for inner in file.views.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where view.range.lowerBound <= inner.range.lowerBound && inner.range.upperBound <= view.range.upperBound {
      for call in [inner.base] + inner.modifiers {
        for argument in call.arguments where argument.body == nil {
          guard let choice = Ternary(file.source(argument.value)) else { continue }
          if Words.identifiers(choice.condition).contains(last) { found.append(choice.condition) }
        }
      }
    }
    for branch in site.view.subtree(of: node.id) where branch.kind == .branch && branch.span.file == file.path {
      guard let start = file.start(of: branch.span),
        let end = file.offset(line: branch.span.endLine, column: branch.span.endColumn), end > start
      else { continue }
      let source = file.source(start..<end)
      let isPlain = !source.contains("let ") && !source.contains("case ") && !source.contains("\n") && source.count < 80
      if isPlain, Words.identifiers(source).contains(last) { found.append(source) }
    }
    // Several tests may mean several things.
    let ways = Set(found)
    return ways.count == 1 ? ChoiceTest.expression(found[0], about: last) : nil
  }
}
