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
    let kept = LabelRepeatsRole().shortened(label, role)
    // Words of a string table are changed there.
    guard !kept.isEmpty, site.view.languages.isEmpty || site.key(kept) != nil,
      let (literal, region) = literal(of: label, site, file)
    else { return nil }
    return Proposal(
      "says ‘\(kept)’ in place of ‘\(label)’",
      [TextEdit(file: file.path, range: literal, replacement: SpokenLiteral.source(kept, site))], file: file.path,
      region: region, forgets: .words([role, "of", "a", "an"]))
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
