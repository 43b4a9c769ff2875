import ScreenModel

/// Moves VoiceOver's focus to an error text when it appears: a property, its binding, and where it is set.
public struct FocusError: Repair {
  public static let rules = ["error-silent"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses || site.isNamed, let branch = site.branch,
      let condition = branch.condition, !condition.text.contains("||"), !condition.text.hasPrefix("!"),
      let text = site.view.content(of: branch.id).first(where: {
        $0.kind == .control && ["Text", "Label"].contains($0.name) && site.view.isHeard($0)
      }), let (file, view) = site.written(text, under: branch),
      view.modifier("accessibilityFocused") == nil, view.modifier("onAppear") == nil,
      let place = ModifierPlace(file, view), let type = file.type(around: view.range.lowerBound)
    else { return nil }
    let property = AddedProperty.focus(Self.name(for: condition))
    guard let declaration = property.edit(in: type, of: file) else { return nil }
    let added = [
      AddedModifier(".accessibilityFocused($\(property.name))", isGuess: site.needsChecking),
      AddedModifier(".onAppear { \(property.name) = true }"),
    ]
    return Proposal(
      "moves the focus to it", [declaration] + place.edits(adding: added), isGuess: site.needsChecking, isSafe: false,
      file: file.path, region: view.range)
  }

  /// `isEmailErrorFocused` for `emailError`.
  static func name(for condition: Condition) -> String {
    let last = condition.names.first.flatMap { $0.split(separator: ".").last.map(String.init) } ?? ""
    let noise: Set<String> = ["is", "has", "show", "shows", "showing", "visible", "error", "message", "text", "shown"]
    let words = Words.ofName(last).filter { !noise.contains($0) }.prefix(3)
    return "is" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "ErrorFocused"
  }
}
