/// Every repair, sorted by name.
public let allRepairs: [any Repair.Type] = [
  HideDecoration.self,
  NamePicture.self,
  RemoveModifier.self,
  ShortenLabel.self,
]

/// The repairs of a rule, in the order they are tried.
public func repairs(of rule: String) -> [any Repair.Type] { allRepairs.filter { $0.rules.contains(rule) } }
