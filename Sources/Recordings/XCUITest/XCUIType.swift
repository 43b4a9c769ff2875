/// The names of `XCUIElementType`, and what each means for VoiceOver.
enum XCUIType {
  static func isKnown(_ name: String) -> Bool { all.contains(name) }

  /// Never a stop themselves, whatever they are called: what is in them is.
  static let containers: Set<String> = [
    "Alert", "Any", "Application", "Browser", "CollectionView", "Dialog", "Drawer", "Grid", "Keyboard", "LayoutArea",
    "Matte", "Menu", "MenuBar", "NavigationBar", "Outline", "Picker", "Popover", "RadioGroup", "RemotePlaceholder",
    "Ruler", "ScrollBar", "ScrollView", "SegmentedControl", "Sheet", "SplitGroup", "Splitter", "StatusBar", "Stepper",
    "TabBar", "TabGroup", "Table", "TableColumn", "Toolbar", "TouchBar", "WebView", "Window",
  ]

  /// Stops even without a label.
  static let controls: Set<String> = [
    "Button", "CheckBox", "ColorWell", "ComboBox", "DisclosureTriangle", "Icon", "Link", "MenuButton", "MenuItem",
    "PageIndicator", "PickerWheel", "PopUpButton", "RadioButton", "SearchField", "SecureTextField", "Slider", "Switch",
    "Tab", "TextField", "TextView", "Toggle", "ToolbarButton",
  ]

  /// One stop with what is in them: pictures and words inside are what they are called by.
  static let merging: Set<String> = controls.union(["Cell", "StaticText", "Image", "Key"])

  /// Presented over everything else, so that only what is in the last of them is in reach.
  static let modal: Set<String> = ["Alert", "Dialog", "Popover", "Sheet"]

  /// What is in them can be scrolled on screen.
  static let scrolling: Set<String> = ["CollectionView", "Outline", "Picker", "ScrollView", "Table", "WebView"]

  /// Belong to the system, not to the screen.
  static let system: Set<String> = ["Keyboard", "StatusBar", "TouchBar", "MenuBar"]

  private static let all: Set<String> = containers.union(merging).union([
    "ActivityIndicator", "DatePicker", "DecrementArrow", "DockItem", "Group", "Handle", "HelpTag", "IncrementArrow",
    "LayoutItem", "LevelIndicator", "Map", "MenuBarItem", "Other", "OutlineRow", "ProgressIndicator",
    "RatingIndicator", "RelevanceIndicator", "RulerMarker", "StatusItem", "TableRow", "Timeline", "ValueIndicator",
  ])
}
