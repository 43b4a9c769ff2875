import Recordings
import ScreenModel
import Testing

@Suite struct DebugDescriptionFormatTests {
  @Test func saysAWholeScreenOnceAndInOrder() throws {
    let recording = try recorded("debug-description/whole-screen.txt")
    #expect(recording.format == "debug-description")
    #expect(
      spoken(recording) == [
        "Teas, back button",
        "Checkout",
        "Gift wrap, it's 'free', switch button, on",
        "Deliver to 12 Oak Street",
        "Email, text field, is editing, a.very.long.addres<rest>",
        "Clear text, button",
        "selected, Loose, button, 1 of 3",
        "Bags, button, 2 of 3",
        "Tin, dimmed, button, 3 of 3",
        "Strength, 40%, adjustable",
        "Decrement, dimmed, button",
        "Increment, button",
        "Terms, link",
        "Leaf, image",
        "In progress",
        "Pay, dimmed, button",
        "selected, Teas, tab, 1 of 2",
        "Orders, 2 items, tab, 2 of 2",
      ])
    #expect(
      recording.notes == ["1 long value is cut by XCUITest", "Keyboard left out: it belongs to the system"])
    #expect(recording.screen?.isComplete == true)
  }

  @Test func carriesNeitherHintsNorHeadingsNorOrder() throws {
    let recording = try recorded("debug-description/whole-screen.txt")
    #expect(
      Fact.names(of: recording.carries) == [
        "frame", "identifier", "keyboardFocus", "label", "placeholder", "trait:button", "trait:link",
        "trait:notEnabled",
        "trait:searchField", "trait:secureTextField", "trait:selected", "trait:textEntry", "trait:toggleButton",
        "value",
      ])
    #expect(recording.screen?.carries == recording.carries)
  }

  @Test func keepsPlaceIdentifierPlaceholderAndFrame() throws {
    let field = try #require(try recorded("debug-description/whole-screen.txt").screen?.elements[4])
    #expect(field.span == SourceSpan(file: "debug-description/whole-screen.txt", line: 16, column: 11))
    #expect(field.identifier == "email")
    #expect(field.placeholder == "you@example.org")
    #expect(field.frame == AccessibilityElement.Frame(x: 16, y: 200, width: 300, height: 30))
    #expect(field.hasKeyboardFocus)
    #expect(field.value?.cutBeginning == "a.very.long.addres")
  }

  @Test func saysOnlyAnOpenAlert() throws {
    let recording = try recorded("debug-description/alert.txt")
    #expect(spoken(recording) == ["Empty the basket?", "Keep, button", "Empty, button"])
    #expect(recording.notes == ["Alert is open (line 4): only what is in it is in reach"])
  }

  @Test func saysOnlyAnOpenSheet() throws {
    let recording = try recorded("debug-description/sheet.txt")
    #expect(spoken(recording) == ["Dismiss sheet, button", "Choose an address"])
  }

  @Test func readsRawTraitsOfOldVersions() throws {
    let recording = try recorded("debug-description/raw-traits.txt")
    #expect(spoken(recording) == ["selected, Green tea, button", "Teas, heading"])
    #expect(recording.carries.contains(.trait(.header)))
  }

  @Test func refusesAQueryWithAReason() throws {
    #expect(throws: Problems.self) { try recorded("debug-description/query.txt") }
    let text = "Find: Target Application 'x'\n  Output: {\n    Application, pid: 8, label: 'x'\n  }\n"
    #expect(
      problems(read(text)) == [
        "recording.txt describes a query: the elements it found, without the screen around them"
      ])
  }

  @Test func readsTheEscapedLineOfADebugger() throws {
    let recording = try recorded("debug-description/escaped.txt")
    #expect(spoken(recording) == ["Say \"hello\", button"])
    #expect(recording.screen?.elements.first?.span?.line == 2)
  }

  @Test func readsTheDescriptionInsideAFailureMessage() throws {
    let recording = try recorded("debug-description/failure-message.txt")
    #expect(spoken(recording) == ["Card code, •••, secure text field"])
    #expect(recording.screen?.isComplete == false)
    #expect(recording.notes == ["only a part of the screen: the text does not begin with the application"])
  }

  @Test func saysThatNothingIsAStop() throws {
    let recording = try recorded("debug-description/nothing-to-stop-at.txt")
    #expect(recording.screen?.elements == [])
    #expect(recording.notes.last == "nothing in it is a stop for VoiceOver")
  }

  @Test func readsElementLinesWithoutHeader() throws {
    let recording = try read("Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Pay', Disabled\n").get()
    #expect(spoken(recording) == ["Pay, dimmed, button"])
  }

  @Test func readsAHeaderThatStandsAlone() throws {
    let recording = try read("Attributes: Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Pay'\n").get()
    #expect(spoken(recording) == ["Pay, button"])
    #expect(recording.screen?.elements.first?.span?.column == 13)
  }

  @Test func aPlaceholderIsNoValue() throws {
    let text = """
      Element subtree:
       →Application, pid: 8, label: 'Leaf'
          TextField, 0x1, label: 'Email', placeholderValue: 'you@example.org', value: you@example.org
          TextField, 0x2, label: 'Note', placeholderValue: 'What the courier should know', value: What the courier s...
      """
    let elements = try #require(try read(text).get().screen?.elements)
    #expect(elements.map(\.value) == [nil, nil])
    #expect(elements.map(\.placeholder) == ["you@example.org", "What the courier should know"])
  }

  @Test func typesThatAreWordsOfSpeechAreNoElements() throws {
    #expect(try read("Other\nMap\nLink\n").get().format == "transcript")
  }

  @Test func readsATreeQuotedInABugReport() throws {
    let text = """
      | version | 1.4 |
      |---|---|

      ```
      Attributes: Application, pid: 8, label: 'Leaf'
      Element subtree:
       →Application, pid: 8, label: 'Leaf'
          Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Pay'
      Path to element:
      ```
      """
    #expect(spoken(try read(text).get()) == ["Pay, button"])
  }

  @Test func joinsTheWindowsOfOneSource() throws {
    let text = """
      Attributes: Window, {{0.0, 0.0}, {9.0, 9.0}}
      Element subtree:
       →Window, {{0.0, 0.0}, {9.0, 9.0}}
          Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'One'

      Attributes: Window, {{0.0, 0.0}, {9.0, 9.0}}
      Element subtree:
       →Window, {{0.0, 0.0}, {9.0, 9.0}}
          Button, 0x2, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Two'
      """
    #expect(spoken(try read(text).get()) == ["One, button", "Two, button"])
  }

  @Test func readsTheFirstApplicationOfSeveral() throws {
    let tree = "Element subtree:\n →Application, pid: 8, label: 'Leaf'\n    Button, 0x1, label: 'Pay'\n"
    let recording = try read(tree + tree).get()
    #expect(spoken(recording) == ["Pay, button"])
    #expect(recording.notes == ["the file holds 1 more tree, which was passed over"])
  }

  @Test func takesTheTimeStampsOfABuildServerAway() throws {
    let stamp = "2026-11-30T10:00:00.1234567Z "
    let lines = ["Element subtree:", " →Application, pid: 8, label: 'Leaf'", "    Button, 0x1, label: 'Pay'"]
    let recording = try read(lines.map { stamp + $0 }.joined(separator: "\n")).get()
    #expect(spoken(recording) == ["Pay, button"])
  }

  @Test func aCellIsOneStopWithItsWordsAndItsControlsAreOthers() throws {
    let text = """
      Element subtree:
       →Application, pid: 8, label: 'Leaf'
          Cell, 0x1, label: 'Assam, 9 dollars'
            StaticText, 0x2, label: 'Assam'
            StaticText, 0x3, label: '9 dollars'
            Button, 0x4, label: 'Add to basket'
          Cell, 0x5, label: 'Reminders'
            StaticText, 0x6, label: 'Reminders'
            Switch, 0x7, label: 'Reminders', value: 0
          Cell, 0x8
            StaticText, 0x9, label: 'Darjeeling'
          Other, 0xa, label: 'Rated 4, 12 reviews'
            StaticText, 0xb, label: 'Rated 4'
            StaticText, 0xc, label: '12 reviews'
          Other, 0xd, label: 'Basket'
            Button, 0xe, label: 'Pay'
      """
    #expect(
      spoken(try read(text).get()) == [
        "Assam, 9 dollars", "Add to basket, button", "Reminders, switch button, off", "Darjeeling",
        "Rated 4, 12 reviews", "Pay, button",
      ])
  }

  @Test func aHeadingOfAWebPageIsOne() throws {
    let text = """
      Element subtree:
       →Application, pid: 8, label: 'Leaf'
          WebView, 0x1
            Other, 0x2, label: 'Our teas', value: 2
            Link, 0x3, label: 'Assam'
              StaticText, 0x4, label: 'Assam'
      """
    #expect(spoken(try read(text).get()) == ["Our teas, heading level 2", "Assam, link"])
  }

  @Test func survivesNestingWithoutEnd() throws {
    let lines = (0..<1000).map { String(repeating: " ", count: $0) + "Other, 0x1, {{0.0, 0.0}, {1.0, 1.0}}" }
    let recording = try read("Element subtree:\n" + lines.joined(separator: "\n")).get()
    #expect(recording.screen?.elements == [])
  }

  @Test func whatIsBesideTheWindowIsNoStopUnlessItScrolls() throws {
    let text = """
      Element subtree:
       →Application, 0x1, pid: 1, label: 'Leaf'
          Window, 0x2, {{0.0, 0.0}, {402.0, 874.0}}
            Button, 0x3, {{-300.0, 60.0}, {280.0, 44.0}}, label: 'In the menu'
            Button, 0x4, {{16.0, 60.0}, {280.0, 44.0}}, label: 'Brew'
            ScrollView, 0x5, {{0.0, 100.0}, {402.0, 774.0}}
              Button, 0x6, {{16.0, 1500.0}, {280.0, 44.0}}, label: 'Far down'
      """
    let recording = try read(text).get()
    #expect(spoken(recording) == ["Brew, button", "Far down, button"])
    #expect(recording.notes == ["1 beside the window left out"])
  }
}
