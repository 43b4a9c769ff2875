import ScreenModel
import Testing

@testable import SwiftReader

/// How many tabs there are is said where it is known.
@Suite("Tabs")
struct TabTests {
  private func tabs(_ content: String) -> String {
    """
    import SwiftUI
    struct V: View {
      let isSignedIn: Bool
      let lists: [String]
      var body: some View { TabView { \(content) } }
    }
    """
  }

  @Test("Known tabs are counted")
  func counted() {
    expectSpeech(
      tabs(#"Tab("Home", systemImage: "house") { Text("Hello") }; Tab("Search", systemImage: "magnifyingglass") { }"#),
      ["Hello", "selected, Home, tab, 1 of 2", "Search, tab, 2 of 2"])
  }

  @Test("A tab that is there on a condition leaves the number open")
  func conditional() throws {
    let source = tabs(#"Tab("Home") { Text("Hello") }; if isSignedIn { Tab("Profile") { Text("You") } }"#)
    let screen = try #require(Project(source: source).said(initial: false))
    #expect(
      screen.lines == [
        "Hello if the tab is chosen", "You if the tab is chosen and isSignedIn", "<selected?>, Home, tab",
        "<selected?>, Profile, tab if isSignedIn",
      ])
    #expect(screen.screen.elements[2].certainty.textOpen.map(\.text) == ["how many tabs there are depends on the run"])
    expectSpeech(
      source, given: ["isSignedIn": true],
      ["Hello", "selected, Home, tab, 1 of 2", "Profile, tab, 2 of 2"])
  }

  @Test("A selection made of two closures is read through the first")
  func madeBinding() {
    expectSpeech(
      """
      import SwiftUI
      enum Place { case home, search; static var usual: Place { .home } }
      struct V: View {
        @State private var place: Place = .search
        var body: some View {
          TabView(selection: .init(get: { place }, set: { move(to: $0) })) {
            Tab("Home", systemImage: "house", value: Place.home) { Text("Hello") }
            Tab("Search", systemImage: "magnifyingglass", value: Place.search) { Text("Nothing yet") }
          }
        }
        func move(to new: Place) { place = new }
      }
      """, ["Nothing yet", "Home, tab, 1 of 2", "selected, Search, tab, 2 of 2"])
  }

  @Test("So does a tab for each item of a collection")
  func repeated() throws {
    let screen = try #require(
      Project(source: tabs(#"ForEach(lists, id: \.self) { list in Tab(list) { Text("Items") } }"#)).said(initial: false)
    )
    #expect(screen.lines.last == "<selected?>, <list>, tab")
  }
}
