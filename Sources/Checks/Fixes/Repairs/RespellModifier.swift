import ScreenModel

/// Writes the new name of a modifier whose old spelling is deprecated.
public struct RespellModifier: Repair {
  public static let rules = ["deprecated-modifier"]

  public init() {}

  private static let names: [String: String] = [
    "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
    "hidden": "accessibilityHidden", "addTraits": "accessibilityAddTraits",
    "removeTraits": "accessibilityRemoveTraits", "identifier": "accessibilityIdentifier",
    "inputLabels": "accessibilityInputLabels", "sortPriority": "accessibilitySortPriority",
    "activationPoint": "accessibilityActivationPoint",
  ]

  public func proposal(for site: RepairSite) -> Proposal? {
    guard let file = site.source, let (view, index) = file.modifier(at: site.finding.span) else { return nil }
    let written = view.modifiers[index]
    var text = ""
    for argument in written.arguments {
      guard let label = argument.label, let name = Self.names[label], !argument.isTrailing else { return nil }
      text += ".\(name)(\(file.source(argument.value)))"
    }
    guard !text.isEmpty else { return nil }
    return Proposal(
      "writes it the new way", [TextEdit(file: file.path, range: written.range, replacement: text)], file: file.path,
      region: view.range)
  }
}
