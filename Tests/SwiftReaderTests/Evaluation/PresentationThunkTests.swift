import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Presentations are links")
struct PresentationThunkTests {
  @Test("A closed sheet is not there; an open one is all there is")
  func sheet() {
    let source = """
      struct V: View { @State var isOpen = false
        var body: some View { Button("Change") { isOpen = true }.sheet(isPresented: $isOpen) { VStack { Text("Sheet"); Button("Cancel") { } } } } }
      """
    expectSpeech(source, ["Change, button"])
    expectSpeech(source, given: ["isOpen": true], ["Sheet", "Cancel, button"])
    let open = Project(source: source).said(given: ["isOpen": true])
    #expect(open?.background.map { $0.line() } == ["Change, button"])
  }

  @Test("A sheet that contains the row that presents it is read once, not without end")
  func cycle() {
    let source = """
      struct Row: View {
        let title: String
        @State private var isOpen = false
        var body: some View { Button(title) { isOpen = true }.sheet(isPresented: $isOpen) { List { Row(title: "Inner") } } }
      }
      struct V: View { var body: some View { Row(title: "Outer") } }
      """
    let screen = Project(source: source).said(initial: false)
    #expect(screen?.lines == ["Outer, button"])
    #expect(screen?.presentations.first?.content.map { $0.line() } == ["Inner, button"])
    #expect((screen?.presentations.count ?? 0) <= 8)
  }

  @Test("Many destinations cost nothing until they are asked for")
  func destinations() {
    let cases = (0..<52).map { "d\($0)" }
    let source = """
      enum Place: Hashable { case \(cases.joined(separator: ", ")) }
      struct Screen: View { let title: String; var body: some View { NavigationLink(title, value: Place.d0).routed() } }
      extension View { func routed() -> some View {
        navigationDestination(for: Place.self) { place in
          switch place { \(cases.map { "case .\($0): Screen(title: \"\($0)\")" }.joined(separator: "\n")) }
        }
      } }
      struct V: View { var body: some View { NavigationStack { Screen(title: "Root") } } }
      """
    expectSpeech(source, ["Root, button"])
  }

  @Test("The item of a sheet is what its content shows")
  func item() {
    let source = """
      struct Order: Identifiable { let id: Int; let name: String }
      struct V: View { @State var chosen: Order?
        var body: some View { Text("List").sheet(item: $chosen) { order in Text(order.name) } } }
      """
    expectSpeech(source, ["List"])
    expectSpeech(source, given: ["chosen": ["name": "Two cups"]], ["Two cups"])
    let open = Project(source: source).said(initial: false)
    #expect(open?.presentations.first?.content.map { $0.line() } == ["<chosen.name>"])
  }

  @Test("A presented project view is linked by name")
  func presented() {
    let source = """
      struct Picker2: View { var body: some View { Text("Pick") } }
      struct V: View { @State var isOpen = false
        var body: some View { Text("A").fullScreenCover(isPresented: $isOpen) { NavigationStack { Picker2() } } } }
      """
    let project = Project(source: source)
    #expect(project.said(initial: false)?.presentations.first?.presented == "Picker2")
    #expect(project.said("Picker2")?.presentedBy.map(\.presenter) == ["V"])
  }
}
