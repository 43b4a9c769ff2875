/// Every rule, sorted by name.
public let allRules: [any Rule.Type] = [
  CombineSwallowsControl.self,
  CounterBesideField.self,
  DecorationSpoken.self,
  DialogRepeatsButton.self,
  DuplicateIdentifier.self,
  HiddenParentHidesControl.self,
  HiddenYetLabelled.self,
  IconButtonWithoutLabel.self,
  IdentifierOnContainer.self,
  IgnoreSwallowsControl.self,
  ImageWithoutLabel.self,
  InvisibleYetFocusable.self,
  LabelHidesChildren.self,
  LabelOnContainer.self,
  NumberReadAsDigits.self,
  TextSpokenTwice.self,
]
