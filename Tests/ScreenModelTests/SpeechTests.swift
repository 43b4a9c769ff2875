import ScreenModel
import Testing

/// An element and what VoiceOver says of it.
struct SpokenCase: Sendable, CustomTestStringConvertible {
  var language = "en"
  var os = OSVersion.newest
  var element: AccessibilityElement
  var spoken: String
  var hint: String?

  init(
    _ spoken: String, hint: String? = nil, in language: String = "en", os: OSVersion = .newest,
    _ label: String? = nil, value: String? = nil, ownHint: String? = nil, _ traits: Set<ScreenModel.Trait> = [],
    change: (inout AccessibilityElement) -> Void = { _ in }
  ) {
    self.language = language
    self.os = os
    element = AccessibilityElement(
      label: label.map { SpokenText($0) }, value: value.map { SpokenText($0) }, hint: ownHint.map { SpokenText($0) },
      traits: traits)
    change(&element)
    self.spoken = spoken
    self.hint = hint
  }

  var testDescription: String { "\(language): \(spoken)" }
}

private let spokenCases: [SpokenCase] = [
  // Label, value, hint
  SpokenCase("Leaf cup", "Leaf cup"),
  SpokenCase("Leaf cup, 3 left", "Leaf cup", value: "3 left"),
  SpokenCase("3 left", value: "3 left"),
  SpokenCase("Leaf cup", hint: "Opens the product", "Leaf cup", ownHint: "Opens the product"),
  SpokenCase("Opens the product, button", ownHint: "Opens the product", [.button]),
  SpokenCase("Changes the size, adjustable", ownHint: "Changes the size", [.adjustable]),
  SpokenCase("", "", value: ""),
  SpokenCase("Leaf cup White", "Leaf cup\n White"),
  // Roles and states in the fixed order
  SpokenCase("button", nil, [.button]),
  SpokenCase("selected, 12 Oak Street, button", "12 Oak Street", [.button, .selected]),
  SpokenCase("Pay, dimmed, button", "Pay", [.button, .notEnabled]),
  SpokenCase("Delivery address, heading", "Delivery address", [.header]),
  SpokenCase("Orders, button, heading", "Orders", [.header, .button]),
  SpokenCase("Terms, button, link", "Terms", [.link, .button]),
  SpokenCase("Map, button, image", "Map", [.image, .button]),
  SpokenCase(
    "e, heading, link, adjustable, image, search field",
    hint: "Swipe up or down with one finger to adjust the value", "e",
    [.searchField, .image, .adjustable, .link, .header, .button, .keyboardKey]),
  SpokenCase("q", "q", [.button, .keyboardKey]),
  SpokenCase("Ding", "Ding", [.playsSound, .startsMediaSession, .updatesFrequently, .summaryElement, .staticText]),
  SpokenCase("Tea, dimmed, adjustable", "Tea", [.adjustable, .notEnabled]),
  // Switches
  SpokenCase(
    "Wi-Fi, switch button, on", hint: "Double tap to toggle setting", "Wi-Fi", value: "1",
    [.button, .toggleButton]),
  SpokenCase(
    "Wi-Fi, switch button, off", hint: "Saves battery, Double tap to toggle setting", "Wi-Fi", value: "0",
    ownHint: "Saves battery", [.button, .toggleButton]),
  SpokenCase("Wi-Fi, dimmed, switch button, mixed", "Wi-Fi", value: "2", [.button, .toggleButton, .notEnabled]),
  SpokenCase(
    "Accept, switch button, Checked", hint: "Double tap to toggle setting", "Accept", value: "Checked",
    [.button, .toggleButton]),
  SpokenCase(
    "Accept, switch button", hint: "Double tap to toggle setting", os: OSVersion(16), "Accept",
    value: "Checked", [.button, .toggleButton]),
  SpokenCase("Reachability, off", hint: "Double tap to toggle setting", "Reachability", value: "0", [.toggleButton]),
  SpokenCase(
    "Saves battery, switch button, on", hint: "Double tap to toggle setting", value: "1",
    ownHint: "Saves battery", [.button, .toggleButton]),
  // Tabs, back button
  SpokenCase("selected, Home, tab, 1 of 4", "Home", [.button, .tabBarItem, .selected]) {
    $0.position = .init(1, of: 4)
  },
  SpokenCase("Home, dimmed, tab, 2 of 3", "Home", [.button, .notEnabled]) {
    $0.context = .init(type: "tab")
    $0.context?.index = 2
    $0.context?.count = 3
  },
  SpokenCase("Orders, back button", "Orders", [.button, .backButton]),
  SpokenCase("back button", "Back", [.button, .backButton]),
  // Text entry
  SpokenCase("Name, Anna, text field", hint: "Double tap to edit", "Name", value: "Anna", [.textEntry]),
  SpokenCase(
    "Name, text field, is editing, Anna", hint: "Use the rotor to access Misspelled Words", "Name",
    value: "Anna", [.textEntry, .isEditing]),
  SpokenCase(
    "Anna, text field, is editing", hint: "Use the rotor to access Misspelled Words", value: "Anna",
    [.textEntry, .isEditing]),
  SpokenCase("Your name, text field", hint: "Double tap to edit", nil, [.textEntry]) { $0.placeholder = "Your name" },
  SpokenCase("Name, e.g. Anna, text field", hint: "Double tap to edit", "Name", [.textEntry]) {
    $0.placeholder = "e.g. Anna"
  },
  SpokenCase("Anna, text field", hint: "Double tap to edit", value: "Anna", [.textEntry]) {
    $0.placeholder = "Your name"
  },
  SpokenCase("PIN, secure text field", hint: "Double tap to edit", "PIN", [.textEntry, .secureTextField]),
  SpokenCase(
    "Notes, text field", hint: "Double tap to edit, Use the rotor to access Misspelled Words", "Notes",
    [.textEntry, .textArea]),
  SpokenCase("Find tea, search field", hint: "Double tap to edit", "Find tea", [.searchField, .textEntry]),
  SpokenCase("Find tea, search field", nil, [.searchField]) { $0.placeholder = "Find tea" },
  // Pickers, menus, rows that move
  SpokenCase(
    "Large, picker item, adjustable, 2 of 5", hint: "Swipe up or down with one finger to adjust the value",
    value: "Large", [.adjustable, .pickerItem]
  ) { $0.position = .init(2, of: 5) },
  SpokenCase(
    "Size, Large, button, pop up button", hint: "Double tap to activate the picker", "Size", value: "Large",
    [.button, .popUpButton]),
  SpokenCase(
    "Row 1, button, draggable",
    hint: "Double tap and hold, wait for the sound, then drag to rearrange", "Row 1", [.button, .draggable]),
  SpokenCase(
    "Cup, Small, 1 of 3, adjustable", hint: "Swipe up or down with one finger to adjust the value", "Cup",
    value: "Small", [.adjustable]
  ) {
    $0.context = .init(type: "adjustableOptions")
    $0.context?.index = 1
    $0.context?.count = 3
  },
  // Headings with a level, groups that open
  SpokenCase("History, heading level 2", "History", [.header]) { $0.headingLevel = 2 },
  SpokenCase("History", "History") { $0.headingLevel = 2 },
  SpokenCase("Details, button, heading, collapsed", hint: "Double tap to expand", "Details", [.button, .header]) {
    $0.expanded = false
  },
  SpokenCase("Details, button, expanded", hint: "Double tap to collapse", "Details", [.button]) { $0.expanded = true },
  // Containers, edges, tables
  SpokenCase("Mini player, selected, Play, button", "Play", [.button, .selected]) {
    $0.context = .init(type: "container")
    $0.context?.container = "Mini player"
    $0.context?.isFirstFocusInContainer = true
  },
  SpokenCase("Play, button", "Play", [.button]) { $0.container = "Mini player" },
  SpokenCase("First, list start", "First") { $0.context = .init(type: "listStart") },
  SpokenCase("Last, list end", "Last") { $0.context = .init(type: "listEnd") },
  SpokenCase("First, landmark", "First") { $0.context = .init(type: "landmarkStart") },
  SpokenCase("Last, end", "Last") { $0.context = .init(type: "landmarkEnd") },
  SpokenCase(
    "Price, selected, Cup, spans 2 rows, row 3, column 1, 9 dollars, button", "Cup", value: "9 dollars",
    [.selected, .button]
  ) {
    $0.context = .init(type: "dataTableCell")
    $0.context?.columnHeaders = ["Price"]
    $0.context?.row = 3
    $0.context?.column = 1
    $0.context?.rowSpan = 2
    $0.context?.isFirstInRow = true
  },
  SpokenCase("Cup, spans 3 columns, column 2", "Cup") {
    $0.context = .init(type: "dataTableCell")
    $0.context?.row = 3
    $0.context?.column = 2
    $0.context?.columnSpan = 3
  },
  // Web content
  SpokenCase("Green, radio button, unchecked", "Green") { $0.role = "web radio" },
  SpokenCase("Our history, heading level 1", "Our history") {
    $0.role = "web h1"
    $0.headingLevel = 1
  },
  // German and Russian
  SpokenCase("auswahl, 12 Oak Street, taste", in: "de", "12 Oak Street", [.button, .selected]),
  SpokenCase("Zahlen, grau dargestellt, taste", in: "de-AT", "Zahlen", [.button, .notEnabled]),
  SpokenCase(
    "WLAN, umschalttaste, ein", hint: "Zum Umschalten Doppeltippen", in: "de", "WLAN", value: "1",
    [.button, .toggleButton]),
  SpokenCase("Start, tabulator, 1 von 4", in: "de", "Start", [.tabBarItem]) { $0.position = .init(1, of: 4) },
  SpokenCase("zurück taste", in: "de", "Zurück", [.button, .backButton]),
  SpokenCase("выбрано, Чай, кнопка", in: "ru", "Чай", [.button, .selected]),
  SpokenCase("Чай, ряд 2, столбец 1", in: "ru", "Чай") {
    $0.context = .init(type: "dataTableCell")
    $0.context?.row = 2
    $0.context?.column = 1
    $0.context?.isFirstInRow = true
  },
  SpokenCase(
    "Wi-Fi, кнопка-переключатель, вкл.", hint: "Коснитесь дважды, чтобы переключить настройку", in: "ru",
    "Wi-Fi", value: "1", [.button, .toggleButton]),
  SpokenCase("Payer, estompé, bouton", in: "fr", "Payer", [.button, .notEnabled]),
]

@Test(arguments: spokenCases)
func elementIsSaid(_ example: SpokenCase) {
  let speech = Speech(lexicon: .language(example.language), os: example.os)
  let utterance = speech.utterance(of: example.element)
  #expect(utterance.spoken == example.spoken)
  #expect(utterance.hint == example.hint)
}

@Test func actionsAndMoreContentFollowButAreNoHint() {
  var element = AccessibilityElement(label: "Leaf cup", hint: "Opens it")
  element.actions = ["Delete"]
  element.customContent = [.init(label: "Rating", value: "4.5 stars", isImportant: true)]
  let utterance = Speech(lexicon: .language("en")).utterance(of: element)
  #expect(utterance.spoken == "Leaf cup")
  #expect(utterance.hint == "Opens it")
  #expect(
    utterance.after.map(\.text.written) == [
      "4.5 stars, Rating", "Opens it", "actions available", "more content available",
    ])
}

@Test func whatIsOpenIsWrittenAsSuch() {
  let reason = Reason("comes from the server")
  var element = AccessibilityElement(
    label: SpokenText([.known("To "), .hole(name: "address", because: reason)]), traits: [.button])
  element.openTraits = [.selected: Condition("isChosen", names: ["isChosen"])]
  #expect(
    Speech(lexicon: .language("en")).utterance(of: element).spoken == "<selected?>, To <address>, button")
}

@Test func switchOfUnknownValueNamesBothStates() {
  let isOn = Condition("isOn", names: ["isOn"])
  let value = SpokenText([.varies([.init(isOn, "1"), .init(Condition("!isOn", names: ["isOn"]), "0")])])
  let element = AccessibilityElement(label: "Wi-Fi", value: value, traits: [.button, .toggleButton])
  #expect(Speech(lexicon: .language("en")).utterance(of: element).spoken == "Wi-Fi, switch button, <on | off>")
}
