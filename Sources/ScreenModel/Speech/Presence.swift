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
