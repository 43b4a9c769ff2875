import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Bars")
struct BarTests {
  @Test("A hidden navigation bar takes its title and items along")
  func hiddenNavigationBar() {
    for hiding in [
      ".toolbar(.hidden, for: .navigationBar)", ".toolbarVisibility(.hidden, for: .navigationBar)",
      ".navigationBarHidden(true)", ".toolbar(.hidden)",
    ] {
      expectSpeech(
        """
        struct V: View { var body: some View { NavigationStack {
          Text("Body").navigationTitle("Gone")\(hiding)
            .toolbar { Button("Invisible") { }; ToolbarItem(placement: .bottomBar) { Button("Below") { } } }
        } } }
        """, ["Body", "Below, button"])
    }
  }

  @Test("A bar that is hidden under a condition")
  func conditionally() {
    expectSpeech(
      """
      struct V: View { let isFull: Bool; var body: some View { NavigationStack {
        Text("Body").navigationTitle("Title").navigationBarHidden(isFull)
      } } }
      """, ["Title, heading if !isFull", "Body"])
  }

  @Test("A hidden tab bar takes its tabs along")
  func hiddenTabBar() {
    expectSpeech(
      """
      struct V: View { var body: some View { TabView {
        NavigationStack { Text("One").navigationTitle("Title").toolbar(.hidden, for: .tabBar) }.tabItem { Text("First") }
        Text("Two").tabItem { Text("Second") }
      } } }
      """, ["Title, heading", "One"])
    expectSpeech(
      """
      struct V: View { var body: some View { TabView {
        Text("One").tabItem { Text("First") }.toolbar(.hidden, for: .tabBar)
        Text("Two").tabItem { Text("Second") }
      } } }
      """, ["One"])
  }

  @Test("A stack takes nothing from outside; what has no stack may be in that of a parent")
  func outside() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        NavigationStack { Text("Body") }.navigationTitle("Outside").toolbar { Button("Out") { } }
      } }
      """, ["Body"])
    expectSpeech(
      """
      struct V: View { var body: some View { Text("Body").navigationTitle("Mine") } }
      """, ["Mine, heading", "Body"])
  }

  @Test("A sheet without a stack has no bar")
  func sheet() {
    expectSpeech(
      """
      struct V: View { @State private var isShown = true
        var body: some View { Text("Root").sheet(isPresented: $isShown) {
          Text("Sheet").toolbar { Button("Done") { } }.navigationTitle("Title")
        } } }
      """, ["Sheet"])
    expectSpeech(
      """
      struct V: View { @State private var isShown = true
        var body: some View { Text("Root").sheet(isPresented: $isShown) {
          NavigationStack { Text("Sheet").toolbar { Button("Done") { } }.navigationTitle("Title") }
        } } }
      """, ["Done, button", "Title, heading", "Sheet"])
  }

  @Test("What a keyboard carries is not there while nobody types")
  func keyboard() {
    expectSpeech(
      """
      struct V: View { @State private var name = ""
        var body: some View { NavigationStack { Form { TextField("Name", text: $name) }
          .toolbar { ToolbarItemGroup(placement: .keyboard) { Spacer(); Button("Done") { } } }
        } } }
      """, ["Name, text field"])
  }

  @Test("A subtitle is said somewhere near the title")
  func subtitle() {
    let screen = Project(
      source: """
        struct V: View { var body: some View { NavigationStack {
          List { Text("Row") }.navigationTitle("Inbox").navigationSubtitle("3 unread")
        } } }
        """
    ).said()
    #expect(screen?.lines == ["Inbox, heading", "3 unread", "Row"])
    #expect(screen?.screen.elements.map(\.certainty.word) == [.certain, .unknown, .certain])
  }

  @Test("A path that is not empty shows its last screen, with the way back")
  func pushed() {
    expectSpeech(
      """
      struct V: View { @State private var path = ["Milk", "Oat milk"]
        var body: some View { NavigationStack(path: $path) {
          Text("Root").navigationTitle("Shop").navigationDestination(for: String.self) { item in
            Text("About \\(item)").navigationTitle(item)
          }
        } } }
      """, ["Milk, back button", "Oat milk, heading", "About Oat milk"])
    expectSpeech(
      """
      enum Route: Hashable { case order(Int), help }
      struct V: View { @State private var path: [Route] = [.order(7)]
        var body: some View { NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Route.self) { route in
            switch route { case .order(let number): Text("Order \\(number)"); case .help: Text("Help") }
          }
        } } }
      """, ["back button", "Order 7"])
  }

  @Test("A destination that is shown at first; one that may be is not")
  func shownDestination() {
    expectSpeech(
      """
      struct V: View { @State private var isShown = true
        var body: some View { NavigationStack {
          Text("Root").navigationTitle("Home").navigationDestination(isPresented: $isShown) {
            Text("Pushed").navigationBarBackButtonHidden()
          }
        } } }
      """, ["Pushed"])
    expectSpeech(
      """
      struct V: View { @State private var chosen: String?
        var body: some View { NavigationStack {
          Text("Root").navigationTitle("Home").navigationDestination(item: $chosen) { Text($0) }
        } } }
      """, ["Home, heading", "Root"])
  }
}
