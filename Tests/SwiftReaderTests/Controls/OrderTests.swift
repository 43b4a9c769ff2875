import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Reading order")
struct OrderTests {
  @Test("A picture before two lines comes first, the order beside three lines is open")
  func beside() {
    let screen = Project(
      source: """
        struct V: View { var body: some View { VStack {
          HStack { VStack { Text("A"); Text("B"); Text("C") }; VStack { Text("1"); Text("2") } }
        } } }
        """
    ).said()
    #expect(Set(screen?.lines ?? []) == ["A", "B", "C", "1", "2"])
    #expect(screen?.screen.elements.allSatisfy { !$0.certainty.orderOpen.isEmpty } == true)
  }

  @Test("Rows of rows are read row by row")
  func rows() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        HStack { Text("A1"); Text("A2") }
        HStack { Text("B1"); VStack { Text("B2") } }
        Text("C")
      } } }
      """, ["A1", "A2", "B1", "B2", "C"])
  }

  @Test("Layers are read back to front, toolbars around the content; that of a keyboard is not there")
  func layers() {
    expectSpeech(
      """
      struct V: View { var body: some View { NavigationStack {
        ZStack(alignment: .bottom) { List { Text("Row") }; Button("Float") { } }
          .navigationTitle("T")
          .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") { } }; ToolbarItem(placement: .cancellationAction) { Button("Cancel") { } } }
      } } }
      """, ["Cancel, button", "T, heading", "Row", "Float, button"])
  }

  @Test("Titles set under a condition or by a value")
  func titles() {
    let source = """
      struct V: View { let isEditing: Bool; let name: String
        var body: some View { NavigationStack { Text("x").navigationTitle(isEditing ? "Edit" : name) } } }
      """
    expectSpeech(source, given: ["isEditing": true, "name": "Anna"], ["Edit, heading", "x"])
    expectSpeech(source, given: ["isEditing": false, "name": "Anna"], ["Anna, heading", "x"])
  }

  @Test("A view's own title is used in the stack that presents it")
  func nestedTitle() {
    expectSpeech(
      """
      struct Detail: View { var body: some View { Text("Body").navigationTitle("Detail").toolbar { Button("Save") { } } } }
      struct V: View { var body: some View { NavigationStack { VStack { Detail() } } } }
      """, ["Save, button", "Detail, heading", "Body"])
  }

  @Test("Tabs made in a loop, with a project view each")
  func tabs() {
    expectSpeech(
      """
      enum Place: String, CaseIterable, Identifiable { case home, cart
        var id: Self { self }
        @ViewBuilder var content: some View { switch self { case .home: Text("Home screen"); case .cart: Text("Cart screen") } }
        @ViewBuilder var label: some View { switch self { case .home: Label("Home", systemImage: "house"); case .cart: Label("Cart", systemImage: "cart") } }
      }
      struct V: View { @State var place: Place? = .cart
        var body: some View { TabView(selection: $place) {
          ForEach(Place.allCases) { place in place.content.tabItem { place.label }.tag(place as Place?) }
        } } }
      """, ["Cart screen", "Home, tab, 1 of 2", "selected, Cart, tab, 2 of 2"])
  }

  @Test("Project styles of boxes and progress, and old preview names, change no order")
  func styles() {
    expectSpeech(
      """
      struct Plain: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { configuration.content; configuration.label } }
      }
      struct V: View { var body: some View { GroupBox("Title") { Text("Inside") }.groupBoxStyle(Plain()) } }
      """, ["Inside", "Title"])
  }
}
