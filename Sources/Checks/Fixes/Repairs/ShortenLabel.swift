import ScreenModel

/// Takes the role word out of a label: VoiceOver says “button” by itself.
public struct ShortenLabel: Repair {
  public static let rules = ["label-repeats-role"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source,
      let element = site.view.everyElement.first(where: { isAbout(site.finding, $0) }),
      let label = element.label?.known, let role = LabelRepeatsRole().repeated(label, element)
    else { return nil }
    var kept = LabelRepeatsRole().shortened(label, role)
    var guess: String?
    // With nothing left it takes the name of what it shows and does.
    if !kept.contains(where: \.isLetter), site.allowsGuesses, let node = site.node ?? site.applied?.node {
      guess = NameGuess.control(node, in: site.view)?.name
      kept = guess ?? ""
    }
    // Words of a string table are changed there.
    guard !kept.isEmpty, site.view.languages.isEmpty || site.key(kept) != nil,
      let (literal, region) = literal(of: label, site, file)
    else { return nil }
    var edits = [TextEdit(file: file.path, range: literal, replacement: SpokenLiteral.source(kept, site))]
    if guess != nil, let end = endOfCall(around: literal, file) {
      edits.append(.insert(AddedModifier.mark(before: file.restOfLine(end)), at: end, in: file.path))
    }
    return Proposal(
      "says ‘\(kept)’ in place of ‘\(label)’", edits, isGuess: guess != nil, file: file.path, region: region,
      forgets: .words([role, "of", "a", "an"]))
  }

  /// Where the call ends that has the literal.
  private func endOfCall(around literal: Range<Int>, _ file: WrittenFile) -> Int? {
    file.views.values.flatMap { [$0.base] + $0.modifiers }.filter { call in
      call.arguments.contains { $0.value == literal }
    }.map(\.range.upperBound).min()
  }

  private func isAbout(_ finding: AuditFinding, _ element: AuditedElement) -> Bool {
    element.element.origins[.label]?.span == finding.span || element.span == finding.span
  }

  /// The literal that says the label: an argument of the call or modifier, or of a text inside.
  private func literal(of label: String, _ site: RepairSite, _ file: WrittenFile) -> (Range<Int>, Range<Int>)? {
    let wanted = SwiftLiteral.text(label)
    func literal(_ call: WrittenCall) -> Range<Int>? {
      call.arguments.first { $0.isPlainText && file.source($0.value) == wanted }?.value
    }
    if let (view, index) = file.modifier(at: site.finding.span), let found = literal(view.modifiers[index]) {
      return (found, view.range)
    }
    guard let view = file.view(at: site.finding.span) else { return nil }
    if let found = literal(view.base) { return (found, view.range) }
    let inside = file.views.values.filter {
      view.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= view.range.upperBound
        && ["Text", "Label"].contains($0.base.name)
    }.compactMap { literal($0.base) }
    return inside.count == 1 ? (inside[0], view.range) : nil
  }
}
