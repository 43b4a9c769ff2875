/// The traits of an element together with what its role and place imply.
struct SpokenTraits: Sendable {
  let element: AccessibilityElement

  subscript(_ trait: Trait) -> Presence {
    if element.traits.contains(trait) || implied.contains(trait) { return .yes }
    if let condition = element.openTraits[trait] { return .open(condition) }
    return .no
  }

  /// Traits that recordings leave out because the role or the container says them.
  private var implied: Set<Trait> {
    var traits: Set<Trait> = []
    if element.context?.type == "tab" { traits.insert(.tabBarItem) }
    switch element.role?.lowercased() {
    case "swiftui.menu", "menu button", "web select": traits.insert(.popUpButton)
    case "web h1", "web h2", "web h3", "web h4", "web h5", "web h6": traits.insert(.header)
    case "web text input": traits.insert(.textEntry)
    default: break
    }
    return traits
  }
}
