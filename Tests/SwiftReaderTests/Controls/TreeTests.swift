import Testing

@testable import SwiftReader

@Suite("Trees, columns, tables and folded sections")
struct TreeTests {
  private let node = """
    struct Node: Identifiable { let id: Int; let name: String; var children: [Node]? = nil }
    let nodes = [Node(id: 1, name: "Tea", children: [Node(id: 2, name: "Mint")]), Node(id: 3, name: "Mugs")]
    """

  @Test("An item with children is a group that is closed at first, one without is its row")
  func outlines() {
    expectSpeech(
      node
        + "\nstruct V: View { var body: some View { List { OutlineGroup(nodes, children: \\.children) { Text($0.name) } } } }",
      ["Tea, button, heading, collapsed", "Mugs"])
    expectSpeech(
      node + "\nstruct V: View { var body: some View { List(nodes, children: \\.children) { Text($0.name) } } }",
      ["Tea, button, heading, collapsed", "Mugs"])
  }

  @Test("A section that is folded has its header alone")
  func foldedSections() {
    let source = """
      struct V: View { @State var isOpen = false
        var body: some View { List {
          Section("Fruits", isExpanded: $isOpen) { Text("Apple") }
          Section(isExpanded: .constant(true)) { Text("Rent") } header: { Text("Bills") }
        } } }
      """
    expectSpeech(source, ["Fruits, heading", "Bills, heading", "Rent"])
    expectSpeech(source, given: ["isOpen": true], ["Fruits, heading", "Apple", "Bills, heading", "Rent"])
  }

  @Test("A table marks the row that is chosen")
  func tableSelection() {
    expectSpeech(
      """
      struct Person: Identifiable { let id: Int; let name: String }
      struct V: View {
        let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]
        @State var chosen: Int? = 2
        var body: some View { Table(people, selection: $chosen) { TableColumn("Name", value: \\.name) } }
      }
      """, ["Ann", "selected, Bob"])
  }

  @Test("Columns have bars of their own; only the first is certainly there")
  func columns() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        NavigationSplitView { List { Text("Row") }.navigationTitle("Side") } detail: { Text("Page").navigationTitle("Detail") }
      } }
      """, ["Side, heading", "Row", "Detail, heading if room for columns", "Page if room for columns"])
  }

  @Test("An item in the middle of the bar takes the place of an inline title, not of a large one")
  func principal() {
    let source = """
      struct V: View { let shows: Bool
        var body: some View { NavigationStack { Text("Page").navigationTitle("Title")MODE
          .toolbar { ToolbarItem(placement: .principal) { if shows { Text("Middle") } } } } } }
      """
    let inline = source.replacing("MODE", with: ".navigationBarTitleDisplayMode(.inline)")
    expectSpeech(inline, given: ["shows": true], ["Middle", "Page"])
    expectSpeech(inline, given: ["shows": false], ["Title, heading", "Page"])
    expectSpeech(source.replacing("MODE", with: ""), given: ["shows": true], ["Middle", "Title, heading", "Page"])
  }

  @Test("A tab for searching is named by its role; modifiers behind a tab item reach its content")
  func tabs() {
    expectSpeech(
      """
      struct V: View { var body: some View { TabView {
        Tab("Home", systemImage: "house") { Text("Welcome") }
        Tab(role: .search) { Text("Find") }
      } } }
      """, ["Welcome", "selected, Home, tab, 1 of 2", "Search, tab, 2 of 2"])
    expectSpeech(
      """
      struct V: View { var body: some View { TabView {
        Text("A").tabItem { Label("Home", systemImage: "house").accessibilityValue("3 new") }.accessibilityLabel("Page")
      } } }
      """, ["Page", "selected, Home, 3 new, tab, 1 of 1"])
  }

  @Test("A container with the trait of a tab bar makes tabs of what is in it")
  func tabBar() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        HStack { Button("Tea") { }; Button("Mugs") { }.accessibilityAddTraits(.isSelected) }
          .accessibilityElement(children: .contain).accessibilityAddTraits(.isTabBar)
      } }
      """, ["Tea, tab, 1 of 2", "selected, Mugs, tab, 2 of 2"])
  }

  @Test("Two buttons of an alert stand with the cancelling one first, more with it last")
  func alertOrder() {
    func alert(_ buttons: String) -> String {
      """
      struct V: View { @State var shows = true
        var body: some View { Text("Page").alert("Sure?", isPresented: $shows) { \(buttons) } } }
      """
    }
    let cancel = "Button(\"Keep\", role: .cancel) { }"
    expectSpeech(
      alert("Button(\"Delete\", role: .destructive) { }; \(cancel)"), ["Sure?", "Keep, button", "Delete, button"])
    expectSpeech(
      alert("\(cancel); Button(\"Delete\") { }; Button(\"Move\") { }"),
      ["Sure?", "Delete, button", "Move, button", "Keep, button"])
  }
}
