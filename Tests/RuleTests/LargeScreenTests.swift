import ScreenModel
import Testing

@testable import Checks

/// What is said of screens that are too large to be read to their end: nothing is missed that may be in the rest.
@Suite struct LargeScreenTests {
  private static let depth = 30

  /// Views that take many steps to read, a line each.
  private static func many(_ count: Int, _ leaf: (Int) -> String) -> String {
    (0..<count).map { row in
      String(repeating: "VStack { ", count: depth) + leaf(row) + String(repeating: " }", count: depth)
    }.joined(separator: "\n")
  }

  private static let texts = many(300) { "Text(\"Row \($0)\")" }

  // MARK: Titles

  /// Four tabs, each small enough to be read alone.
  private func tabs(_ item: String) -> String {
    let rows = Self.many(60) { "Text(\"Row \($0)\")" }
    let names = ["First", "Second", "Third", "Fourth"]
    let tabs = names.map { name in
      """
      struct \(name): View { var body: some View { NavigationStack { \(name)List() } } }
      struct \(name)List: View { var body: some View { List { \(rows) }.toolbar { Bar() } } }
      """
    }
    return """
      struct AppView: View { var body: some View { TabView { First(); Second(); Third(); Fourth() } } }
      \(tabs.joined(separator: "\n"))
      struct Bar: ToolbarContent { var body: some ToolbarContent { \(item) } }
      """
  }

  @Test func aTitleInATabThatWasNotReadInTheWholeIsATitle() {
    let titled = tabs("ToolbarItem(placement: .principal) { Text(\"Home\").accessibilityAddTraits(.isHeader) }")
    #expect(messages(titled, ScreenWithoutTitle.self, reviews: true) == [])
  }

  @Test func aTabWithoutATitleIsFoundWhereItIsReadAlone() {
    let bare = tabs("ToolbarItem(placement: .topBarTrailing) { Text(\"Home\") }")
    let found = findings(bare, ScreenWithoutTitle.self)
    #expect(found.map(\.message) == Array(repeating: "the first screen of this navigation has no title", count: 4))
    #expect(found.map(\.view) == ["First", "Second", "Third", "Fourth"])
    #expect(found.allSatisfy { !$0.isReview })
  }

  private func stack(_ end: String) -> String {
    """
    struct Screen: View { var body: some View { NavigationStack { Rows() } } }
    struct Rows: View { var body: some View { VStack { \(Self.texts)
      Last() } } }
    struct Last: View { var body: some View { Text("Last")\(end) } }
    """
  }

  @Test func codeThatWasNotReadIsAskedForATitle() {
    #expect(messages(stack(".navigationTitle(\"Rows\")"), ScreenWithoutTitle.self, reviews: true) == [])
    let found = findings(stack(".padding()"), ScreenWithoutTitle.self)
    #expect(found.map(\.certainty) == [.review(because: "part of the screen could not be read")])
  }

  // MARK: Sheets

  private func sheet(_ last: String) -> String {
    """
    struct Pay: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Panel(isOpen: $isOpen) }
      }
    }
    struct Panel: View {
      @Binding var isOpen: Bool
      var body: some View { VStack { Text("Panel")
        \(Self.texts)
        \(last) } }
    }
    """
  }

  @Test func aHeadingBeyondTheEndIsAHeading() {
    let headed = sheet("Text(\"Receipt\").accessibilityAddTraits(.isHeader)")
    #expect(messages(headed, ModalWithoutHeading.self, reviews: true) == [])
    #expect(
      messages(sheet("Text(\"Receipt\")"), ModalWithoutHeading.self, reviews: true) == ["the sheet has no heading"])
  }

  @Test func aWayOutBeyondTheEndIsAWayOut() {
    let button = sheet("Button(\"Close\") { isOpen = false }")
    #expect(messages(button, ModalWithoutWayOut.self, reviews: true) == [])
  }

  // MARK: Silence

  private func failing(_ last: String) -> String {
    """
    struct Pay: View {
      @State private var hasFailed = false
      var body: some View {
        VStack {
          Button("Pay") { hasFailed = true }
          if hasFailed { Text("The card was refused.") }
          Rest(hasFailed: hasFailed)
        }
      }
    }
    struct Rest: View {
      let hasFailed: Bool
      var body: some View { VStack { \(Self.texts)
        Last(hasFailed: hasFailed) } }
    }
    struct Last: View {
      let hasFailed: Bool
      var body: some View { Text("Last")\(last) }
    }
    """
  }

  @Test func anAnnouncementMayBeBeyondTheEnd() {
    let told = ".onChange(of: hasFailed) { AccessibilityNotification.Announcement(\"Refused\").post() }"
    let found = findings(failing(told), ErrorSilent.self)
    #expect(found.map(\.certainty) == [.review(because: "the screen is too large to be read to its end")])
  }

  @Test func whereNoCodeOfTheRestSpeaksSilenceIsCertain() {
    #expect(
      messages(failing(".padding()"), ErrorSilent.self) == ["an error appears if hasFailed, and nothing says so"])
  }

  // MARK: Names

  @Test func aNameBeyondTheEndIsAName() {
    let long = Self.many(300) { _ in "Spacer()" }
    func form(_ label: String) -> String {
      """
      struct Settings: View {
        @Binding var isOn: Bool
        var body: some View { Form { Toggle(isOn: $isOn) { \(label) } } }
      }
      """
    }
    #expect(messages(form("\(long)\nText(\"Daily report\")"), ControlWithoutLabel.self, reviews: true) == [])
    #expect(messages(form("Spacer()"), ControlWithoutLabel.self) == ["this Toggle has no name"])
  }

  // MARK: Names

  /// A switch as a rule sees it whose label was heard and whose parts were not kept.
  @Test func aControlThatIsHeardByItsNameHasOne() throws {
    let span = try #require(findings("Slider(value: .constant(0.5))", ControlWithoutLabel.self).first?.span)
    func view(_ label: SpokenText?) -> AuditedView {
      var view = AuditedView(name: "Filters", span: span)
      let node = AuditedNode(id: 0, parent: nil, kind: .control, name: "Toggle", span: span)
      node.children = [1]
      var element = AccessibilityElement(label: label)
      element.role = "Toggle"
      node.elements = [AuditedElement(element, content: .control, key: .init(span: span, frames: []))]
      view.nodes = [node, AuditedNode(id: 1, parent: 0, kind: .slot, name: "label", span: span)]
      view.elements = node.elements
      view.index()
      return view
    }
    #expect(ControlWithoutLabel().check(view(SpokenText("People"))).isEmpty)
    #expect(ControlWithoutLabel().check(view(nil)).map(\.message) == ["this Toggle has no name"])
  }
}
