/// Every modifier that changes what is heard, sorted by name.
enum AllModifiers {
  static let all: [any Modifier.Type] = [
    ActionsModifier.self,
    AdjustableActionModifier.self,
    BadgeModifier.self,
    ChildrenModifier.self,
    CustomContentModifier.self,
    DestinationModifier.self,
    DisabledModifier.self,
    ElementModifier.self,
    FocusModifier.self,
    HeadingModifier.self,
    HiddenBarModifier.self,
    HiddenModifier.self,
    HintModifier.self,
    IdentifierModifier.self,
    InputLabelsModifier.self,
    LabelModifier.self,
    LabeledPairModifier.self,
    LayerModifier.self,
    LifecycleModifier.self,
    NavigationTitleModifier.self,
    OldSpellingModifier.self,
    PresentationModifier.self,
    RedactedModifier.self,
    RepresentationModifier.self,
    SearchableModifier.self,
    SortPriorityModifier.self,
    SurroundingsModifier.self,
    TabItemModifier.self,
    TagModifier.self,
    TapModifier.self,
    TextCaseModifier.self,
    ToolbarModifier.self,
    TraitsModifier.self,
    ValueModifier.self,
  ]

  static let byName: [String: any Modifier.Type] = Dictionary(
    all.flatMap { modifier in modifier.names.map { ($0, modifier) } }, uniquingKeysWith: { first, _ in first })
}
