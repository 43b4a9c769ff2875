import ScreenModel

/// Names a control that shows a picture only, and a picture without label. The words are a guess.
public struct NamePicture: Repair {
  public static let rules = ["icon-button-without-label", "image-without-label", "label-is-file-name"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses, let node = site.node, let file = site.file(node.span.file) else { return nil }
    let isControl = site.finding.rule == "icon-button-without-label"
    guard let guess = isControl ? NameGuess.control(node, in: site.view) : NameGuess.picture(node) else { return nil }
    guard site.finding.rule != "label-is-file-name" else { return relabelled(site, guess) }
    // The picture is handed in where the component is placed: so is its name.
    let span = isHandedIn(node, site.view) ? node.frames.last ?? node.span : node.span
    guard let target = span == node.span ? file : site.file(span.file), let view = target.view(at: span),
      let place = ModifierPlace(target, view), view.modifier("accessibilityLabel") == nil
    else { return nil }
    var added = [
      AddedModifier(".accessibilityLabel(\(SpokenLiteral.source(guess.name, site)))", isGuess: true)
    ]
    if !guess.others.isEmpty {
      let names = ([guess.name] + guess.others).map { SpokenLiteral.source($0, site) }.joined(separator: ", ")
      added.append(AddedModifier(".accessibilityInputLabels([\(names)])", isGuess: true))
    }
    return Proposal(
      "names it ‘\(guess.name)’", place.edits(adding: added), isGuess: true, file: target.path, region: view.range)
  }

  /// Whether the picture's name comes from outside the view that shows it.
  private func isHandedIn(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    let pictures = ([node] + view.content(of: node.id)).filter {
      $0.name == "Image" || $0.argument("systemImage") != nil
    }
    guard let picture = pictures.first, !node.frames.isEmpty,
      let argument = picture.argument("systemName") ?? picture.argument("systemImage") ?? picture.arguments.first
    else { return false }
    return !argument.source.hasPrefix("\"") && !argument.source.hasPrefix(".")
  }

  /// A label that is the name of a file, in words.
  private func relabelled(_ site: RepairSite, _ guess: NameGuess) -> Proposal? { nil }
}
