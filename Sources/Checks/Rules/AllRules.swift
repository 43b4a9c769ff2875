/// Every rule, sorted by name.
public let allRules: [any Rule.Type] = [
  CombineSwallowsControl.self,
  IconButtonWithoutLabel.self,
  ImageWithoutLabel.self,
]
