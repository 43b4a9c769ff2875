/// Whether an element has a trait.
enum Presence: Sendable, Hashable {
  case no
  case yes
  case open(Condition)

  var isPossible: Bool { self != .no }

  /// What must hold for it, where that is not settled.
  var condition: Condition? { if case .open(let condition) = self { condition } else { nil } }

  /// Present as long as none of the others is for certain.
  func unless(_ others: Presence...) -> Presence {
    if self == .no || others.contains(.yes) { return .no }
    guard let other = others.lazy.compactMap(\.condition).first else { return self }
    let not = Condition("!(\(other.text))", names: other.names, span: other.span)
    guard let own = condition else { return .open(not) }
    return .open(Condition("\(own.text) && \(not.text)", names: Set(own.names + not.names).sorted(), span: own.span))
  }

  /// Present where any of the two is.
  func or(_ other: Presence) -> Presence {
    if self == .yes || other == .yes { return .yes }
    return self == .no ? other : self
  }
}

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
