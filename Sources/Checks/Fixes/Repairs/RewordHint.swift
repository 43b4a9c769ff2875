import ScreenModel

/// Says what happens in place of which gesture to make: “Tap to open settings” → “Opens settings”.
public struct RewordHint: Repair {
  public static let rules = ["hint-names-gesture"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      let argument = view.modifiers[index].argument(nil), argument.isPlainText,
      let hint = Ternary.words(file.source(argument.value)), let text = Self.reworded(hint),
      // Words of a string table are changed there.
      site.view.languages.isEmpty || site.key(text) != nil
    else { return nil }
    if repeats(text, site) {
      return Proposal(
        "takes the hint out: the label says as much", [Removal.edit(of: view.modifiers[index], in: file)],
        file: file.path, region: view.range, forgets: .words(Set(Words.list(hint))))
    }
    return Proposal(
      "says ‘\(text)’",
      [TextEdit(file: file.path, range: argument.value, replacement: SpokenLiteral.source(text, site))],
      file: file.path, region: view.range, forgets: .words(Set(Words.list(hint))))
  }

  /// Whether the label has every word of the hint that counts.
  private func repeats(_ hint: String, _ site: RepairSite) -> Bool {
    guard let label = site.applied?.modifier.after.first?.label?.known else { return false }
    let said = Set(Words.list(label).map(Words.stem))
    return Words.list(hint).filter { !Words.small.contains($0) }.map(Words.stem).allSatisfy(said.contains)
  }

  /// `nil`: the sentence is built in another way.
  static func reworded(_ hint: String) -> String? {
    let starts = [
      "double tap to ", "double-tap to ", "tap here to ", "tap to ", "press to ", "click to ", "touch to ",
      "tap twice to ", "tap the button to ", "press the button to ",
    ]
    let lower = hint.lowercased()
    guard let start = starts.first(where: lower.hasPrefix) else { return nil }
    let rest = hint.dropFirst(start.count)
    var words = rest.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard let verb = words.first, verb.allSatisfy(\.isLetter), !rest.lowercased().contains("tap") else { return nil }
    words[0] = thirdPerson(verb)
    // “view and edit”: the second verb, too.
    if words.count > 2, words[1] == "and" || words[1] == "or" { words[2] = thirdPerson(words[2]) }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  static func thirdPerson(_ verb: String) -> String {
    let lower = verb.lowercased()
    if ["go", "do"].contains(lower) { return verb + "es" }
    if lower == "be" { return "is" }
    if lower == "have" { return "has" }
    for end in ["s", "sh", "ch", "x", "z"] where lower.hasSuffix(end) { return verb + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return String(verb.dropLast()) + "ies"
    }
    return verb + "s"
  }
}
