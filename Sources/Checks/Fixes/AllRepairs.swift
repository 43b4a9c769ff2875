/// Every repair, sorted by name.
public let allRepairs: [any Repair.Type] = [
  DisableControl.self,
  FreeControl.self,
  GroupContainer.self,
  GrowTarget.self,
  GuardMotion.self,
  HideDecoration.self,
  HideInvisible.self,
  HideSkeleton.self,
  HideTwin.self,
  MakeButton.self,
  MakeHeading.self,
  NameControl.self,
  NameLoading.self,
  NamePicture.self,
  NameStatus.self,
  OfferCommands.self,
  RemoveModifier.self,
  RespellModifier.self,
  RewordHint.self,
  SayChoice.self,
  ScaleFont.self,
  ShortenLabel.self,
  StatePurpose.self,
  SwapIdentifier.self,
]

/// The repairs of a rule, in the order they are tried.
public func repairs(of rule: String) -> [any Repair.Type] { allRepairs.filter { $0.rules.contains(rule) } }
