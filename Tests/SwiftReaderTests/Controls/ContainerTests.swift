import Foundation
import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Sections, groups, bars, tabs, lists")
struct ContainerTests {
  private let list = """
    struct V: View { var body: some View { List {
      Section("Fruits") { Text("Apple") }
      Section { Text("Rent") } header: { Text("Bills") } footer: { Text("Due this month") }
      Section(header: Text("Old")) { Text("Row") }
    } } }
    """

  @Test("Section headers are headings, footers are text")
  func sections() {
    expectSpeech(
      list, ["Fruits, heading", "Apple", "Bills, heading", "Rent", "Due this month", "Old, heading", "Row"])
  }

  @Test("On iOS 17 and 18 headers of lists are spoken in upper case, before and after not")
  func upperCase() {
    expectSpeech(
      list, os: OSVersion(18),
      ["FRUITS, heading", "Apple", "BILLS, heading", "Rent", "Due this month", "OLD, heading", "Row"])
    expectSpeech(
      list, os: OSVersion(16, 4),
      ["Fruits, heading", "Apple", "Bills, heading", "Rent", "Due this month", "Old, heading", "Row"])
  }

  @Test("A header outside a list is a heading too, in its own case")
  func sectionInStack() {
    expectSpeech(
      #"struct V: View { var body: some View { VStack { Section("Today") { Text("Tea") } } } }"#, os: OSVersion(18),
      ["Today, heading", "Tea"])
  }

  @Test("List rows say no position and no list; each text is its own element")
  func rows() {
    expectSpeech(
      """
      struct V: View { var body: some View { List(["One", "Two"], id: \\.self) { word in HStack { Text(word); Text("Row") } } } }
      """, ["One", "Row", "Two", "Row"])
  }

  @Test("A disclosure group says whether it is expanded, in a list as a heading")
  func disclosure() {
    let source = """
      struct V: View { @State var open = false
        var body: some View { VStack { DisclosureGroup("Details", isExpanded: $open) { Text("Inside") } } } }
      """
    expectSpeech(source, ["Details, button, collapsed"])
    expectSpeech(source, given: ["open": true], ["Details, button, expanded", "Inside"])
    expectSpeech(
      """
      struct V: View { var body: some View { Form {
        DisclosureGroup { Text("Inside") } label: { Text("Advanced") }
      } } }
      """, ["Advanced, button, heading, collapsed"])
  }

  @Test("A GroupBox says its label, then its content")
  func groupBox() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        GroupBox("Delivery") { Text("Tomorrow") }
        GroupBox { Text("Card") } label: { Label("Payment", systemImage: "creditcard") }
        GroupBox { Text("Bare") }
      } } }
      """, ["Delivery", "Tomorrow", "Payment", "Card", "Bare"])
  }

  @Test("LabeledContent is one element")
  func labeledContent() {
    expectSpeech(
      """
      struct V: View { let build = 7
        var body: some View { Form {
          LabeledContent("Version", value: "1.0.0")
          LabeledContent("Build") { Text("\\(build)") }
          LabeledContent { Text("Local") } label: { Text("Source") }
        } } }
      """, ["Version, 1.0.0", "Build, 7", "Source, Local"])
  }

  @Test("ContentUnavailableView: title, description, then buttons; the symbol is silent")
  func unavailable() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail appears here."))
        ContentUnavailableView { Label("No orders", systemImage: "bag") } description: { Text("Order some tea.") } actions: { Button("Shop") { } }
      } } }
      """, ["No mail", "New mail appears here.", "No orders", "Order some tea.", "Shop, button"])
  }

  @Test("A large title comes after the bar's buttons, an inline one between them")
  func navigationTitle() {
    let source = """
      struct V: View { var body: some View { NavigationStack {
        Text("Content")
          .navigationTitle("Cart")MODE
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Close") { } }
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") { } }
          }
      } } }
      """
    expectSpeech(
      source.replacingOccurrences(of: "MODE", with: ""),
      ["Close, button", "Add, button", "Cart, heading", "Content"])
    expectSpeech(
      source.replacingOccurrences(of: "MODE", with: ".navigationBarTitleDisplayMode(.inline)"),
      ["Close, button", "Cart, heading", "Add, button", "Content"])
  }

  @Test("Toolbars: groups, plain content, bottom bar, principal")
  func toolbars() {
    expectSpeech(
      """
      struct V: View { var body: some View { NavigationView {
        Text("Content").toolbar {
          ToolbarItem(placement: .principal) { Text("Centre") }
          ToolbarItemGroup(placement: .bottomBar) { Button("Left") { }; Spacer(); Button("Right") { } }
          Button("Save") { }
        }
      } } }
      """, ["Centre", "Save, button", "Content", "Left, button", "Right, button"])
  }

  @Test("Tabs: the chosen one's content, then each tab with its place")
  func tabs() {
    let source = """
      struct V: View { @State var tab = 0
        var body: some View { TabView(selection: $tab) {
          Text("Home content").tabItem { Label("Home", systemImage: "house") }.tag(0)
          Text("More content").tabItem { Image(systemName: "gear"); Text("Settings") }.tag(1)
        } } }
      """
    expectSpeech(source, ["Home content", "selected, Home, tab, 1 of 2", "Settings, tab, 2 of 2"])
    expectSpeech(source, given: ["tab": 1], ["More content", "Home, tab, 1 of 2", "selected, Settings, tab, 2 of 2"])
  }

  @Test("Tabs written as Tab")
  func newTabs() {
    expectSpeech(
      """
      enum Place { case home, cart }
      struct V: View { @State var place = Place.cart
        var body: some View { TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: Place.home) { Text("Welcome") }
          Tab("Cart", systemImage: "cart", value: .cart) { Text("Two items") }
        } } }
      """, ["Two items", "Home, tab, 1 of 2", "selected, Cart, tab, 2 of 2"])
  }

  @Test("A badge on a tab is its value before iOS 26; on a row it follows the words")
  func badges() {
    let tabs = """
      struct V: View { var body: some View { TabView {
        Text("Home").tabItem { Text("Home") }
        Text("Cart").tabItem { Text("Cart") }.badge(2)
      } } }
      """
    expectSpeech(
      tabs, os: OSVersion(18), ["Home", "selected, Home, tab, 1 of 2", "Cart, 2 items, tab, 2 of 2"])
    expectSpeech(
      #"struct V: View { var body: some View { List { Text("Inbox").badge(3); Text("Junk").badge(0) } } }"#,
      ["Inbox, 3", "Junk"])
  }

  @Test("Scroll views, grids and lazy stacks are no elements")
  func stacks() {
    expectSpeech(
      """
      struct V: View { var body: some View { ScrollView { LazyVGrid(columns: [GridItem(.flexible())]) { Text("A"); Text("B") }
        Grid { GridRow { Text("C"); Text("D") } }
        GeometryReader { proxy in Text("E") }
        ScrollViewReader { proxy in LazyVStack { Text("F") } }
        ViewThatFits { Text("G") }
      } } }
      """, ["A", "B", "C", "D", "E", "F", "G"])
  }

  @Test("Columns beside each other are read across")
  func across() {
    expectSpeech(
      """
      struct V: View { var body: some View { HStack {
        VStack { Text("Core"); Text("15,000,000") }
        VStack { Text("Outside"); Text("-178") }
      } } }
      """, ["Core", "Outside", "15,000,000", "-178"])
    expectSpeech(
      """
      struct V: View { var body: some View { HStack {
        VStack { Text("Tea"); Text("Two bags") }
        Button("Edit") { }
      } } }
      """, ["Tea", "Edit, button", "Two bags"])
  }

  @Test("Overlays come after, backgrounds before what they are put on; insets at their edge")
  func layers() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        Text("Body")
          .overlay { Text("Above") }
          .background { Text("Below") }
          .safeAreaInset(edge: .bottom) { Button("Pay") { } }
          .safeAreaInset(edge: .top) { Text("Banner") }
      } }
      """, ["Banner", "Below", "Body", "Above", "Pay, button"])
  }

  @Test("A List with a selection marks the chosen row")
  func listSelection() {
    expectSpeech(
      """
      struct V: View { @State var chosen: String? = "Two"
        var body: some View { List(["One", "Two"], id: \\.self, selection: $chosen) { Text($0) } } }
      """, ["One", "selected, Two"])
  }
}
