/// A dump as tools write it, of any size: rows of a list that never ends.
enum GeneratedDump: String, CaseIterable {
  case debugDescription = "debug-description"
  case idb
  case webDriver = "wda-xml"

  private static let words = [
    "Sencha", "Gyokuro", "Bancha", "Oak Street", "Mill Lane", "it’s new", "Grün", "お茶", "ready", "sold out", "🍵",
    "12 bags",
  ]

  /// The text, at least `size` bytes long, the same for the same seed.
  func text(size: Int, seed: UInt64) -> String {
    var numbers = SeededNumbers(seed: seed)
    var text = start
    text.reserveCapacity(size + 4096)
    var row = 0
    while text.utf8.count < size {
      add(row, &text, &numbers)
      row += 1
    }
    return text + end
  }

  private var start: String {
    switch self {
    case .debugDescription:
      """
      Attributes: Application, 0x10, pid: 41, label: 'Leaf'
      Element subtree:
       →Application, 0x10, pid: 41, label: 'Leaf'
          Window (Main), 0x11, {{0.0, 0.0}, {402.0, 874.0}}
            CollectionView, 0x12, {{0.0, 106.0}, {402.0, 700.0}}

      """
    case .idb:
      #"[{"AXFrame": "{{0, 0}, {402, 874}}", "AXUniqueId": null, "frame": {"x": 0, "y": 0, "width": 402, "height": 874}, "#
        + #""role_description": "application", "AXLabel": "Leaf", "type": "Application", "title": null, "help": null, "#
        + #""custom_actions": [], "AXValue": null, "enabled": true, "role": "AXApplication", "subrole": null}"#
    case .webDriver:
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <AppiumAUT>
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Leaf" label="Leaf" enabled="true" \
      visible="true" x="0" y="0" width="402" height="874" traits="" processId="7" bundleId="org.example.leaf">

      """
    }
  }

  private var end: String {
    switch self {
    case .debugDescription: "Path to element:\n →Application, 0x10, pid: 41, label: 'Leaf'\n"
    case .idb: "]\n"
    case .webDriver: "  </XCUIElementTypeApplication>\n</AppiumAUT>\n"
    }
  }

  private func add(_ row: Int, _ text: inout String, _ numbers: inout SeededNumbers) {
    let label = "\(numbers.one(of: Self.words)) \(numbers.one(of: Self.words)) \(row)"
    let top = 100 + row * 44
    let isChosen = numbers.below(5) == 0
    switch self {
    case .debugDescription:
      let address = String(4096 + row * 4, radix: 16)
      text += "        Cell, 0x\(address)0, {{16.0, \(top).0}, {370.0, 44.0}}, identifier: 'row-\(row)'\n"
      text += "          StaticText, 0x\(address)1, {{16.0, \(top).0}, {200.0, 20.0}}, label: '\(label)'\n"
      text +=
        "          Button, 0x\(address)2, {{300.0, \(top).0}, {60.0, 44.0}}, identifier: 'add-\(row)', label: 'Add \(label)'"
      text += isChosen ? ", Selected\n" : "\n"
    case .idb:
      text +=
        #", {"AXFrame": "{{16, \#(top)}, {370, 44}}", "AXUniqueId": "row-\#(row)", "frame": {"x": 16, "y": \#(top), "#
      text += #""width": 370, "height": 44}, "role_description": "button", "AXLabel": "\#(label)", "#
      text += #""content_required": false, "type": "Button", "title": null, "help": "Double-tap to add", "#
      text += #""custom_actions": ["Delete"], "AXValue": null, "enabled": \#(!isChosen), "role": "AXButton", "#
      text += #""subrole": null, "traits": ["Button"]}"#
    case .webDriver:
      let frame = #"enabled="true" visible="true" x="16" y="\#(top)" width="370" height="44""#
      text += #"    <XCUIElementTypeCell type="XCUIElementTypeCell" name="row-\#(row)" \#(frame) traits="">"# + "\n"
      text += #"      <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="\#(label)" name="\#(label)" "#
      text += #"label="\#(label)" \#(frame) traits="StaticText"/>"# + "\n"
      text += #"      <XCUIElementTypeButton type="XCUIElementTypeButton" name="add-\#(row)" label="Add \#(label)" "#
      text += #"\#(frame) traits="\#(isChosen ? "Button, Selected" : "Button")"/>"# + "\n    </XCUIElementTypeCell>\n"
    }
  }
}
