/// Every control, sorted by name.
enum AllControls {
  static let all: [any Control.Type] = [
    AsyncImageControl.self,
    ButtonControl.self,
    ChartControl.self,
    ColorPickerControl.self,
    ContentUnavailableControl.self,
    ControlGroupControl.self,
    DatePickerControl.self,
    DisclosureControl.self,
    DrawnControl.self,
    EditButtonControl.self,
    FittingControl.self,
    GroupBoxControl.self,
    ImageControl.self,
    JoinedTextControl.self,
    LabelControl.self,
    LabeledContentControl.self,
    LinkControl.self,
    MarkControl.self,
    MenuControl.self,
    NavigationControl.self,
    NavigationLinkControl.self,
    OldAlertControl.self,
    PickerControl.self,
    ProgressControl.self,
    RepeatedControl.self,
    SectionControl.self,
    SilentControl.self,
    SliderControl.self,
    SplitViewControl.self,
    StackControl.self,
    StepperControl.self,
    TabViewControl.self,
    TableControl.self,
    TextControl.self,
    TextFieldControl.self,
    ToggleControl.self,
    ToolbarItemControl.self,
  ]

  static let byName: [String: any Control.Type] = Dictionary(
    all.flatMap { control in control.names.map { ($0, control) } }, uniquingKeysWith: { first, _ in first })

  static let names = Set(byName.keys)
}
