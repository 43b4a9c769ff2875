import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Alerts, dialogs and modal layers")
struct PresentedTests {
  @Test("Cancel comes first of two buttons, fields stand above; last of more")
  func cancel() {
    expectSpeech(
      """
      struct V: View { @State private var isShown = true; @State private var name = ""
        var body: some View { Text("x").alert("Rename", isPresented: $isShown) {
          TextField("New name", text: $name); Button("Save") { }; Button("Cancel", role: .cancel) { }
        } } }
      """, ["Rename", "New name, text field", "Cancel, button", "Save, button"])
    expectSpeech(
      """
      struct V: View { @State private var isShown = true
        var body: some View { Text("x").alert("Really?", isPresented: $isShown) {
          Button("Cancel", role: .cancel) { }; Button("A") { }; Button("B") { }
        } } }
      """, ["Really?", "A, button", "B, button", "Cancel, button"])
  }

  @Test("So do old alerts and sheets of actions")
  func old() {
    expectSpeech(
      """
      struct V: View { @State private var isShown = true
        var body: some View { Text("x").alert(isPresented: $isShown) {
          Alert(title: Text("Delete?"), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
        } } }
      """, ["Delete?", "Cancel, button", "Delete, button"])
    expectSpeech(
      """
      struct V: View { @State private var isShown = true
        var body: some View { Text("x").actionSheet(isPresented: $isShown) {
          ActionSheet(title: Text("Do"), buttons: [.cancel(), .default(Text("A")), .destructive(Text("B"))])
        } } }
      """, ["Do", "A, button", "B, button", "Cancel, button"])
  }

  @Test("An alert about an error is called by what the error says of itself")
  func error() {
    let source = """
      struct NetworkError: LocalizedError {
        var errorDescription: String? { "Network down" }
        var recoverySuggestion: String? { "Try later" }
      }
      struct V: View { @State private var isShown = true; @State private var failure: NetworkError? = $$
        var body: some View { Text("x").alert(isPresented: $isShown, error: failure) { _ in
          Button("Retry") { }
        } message: { error in Text(error.recoverySuggestion ?? "") } } }
      """
    expectSpeech(
      source.replacing("$$", with: "NetworkError()"), ["Network down", "Try later", "Retry, button"])
    expectSpeech(source.replacing("$$", with: "nil"), ["x"])
  }

  @Test("A modal container hides what is behind it, and no bar")
  func modal() {
    let source = """
      struct V: View { @State private var isShown = $$
        var body: some View { NavigationStack { ZStack {
          VStack { Text("Back"); Button("Open") { isShown = true } }
          if isShown {
            VStack { Text("Dialog"); Button("Close") { } }
              .accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
          }
        }.navigationTitle("Home") } } }
      """
    expectSpeech(source.replacing("$$", with: "true"), ["Home, heading", "Dialog", "Close, button"])
    expectSpeech(source.replacing("$$", with: "false"), ["Home, heading", "Back", "Open, button"])
    expectSpeech(
      source.replacing("$$", with: "true"), initial: false,
      [
        "Home, heading", "Back if !isShown", "Open, button if !isShown", "Dialog if isShown",
        "Close, button if isShown",
      ])
  }

  @Test("Over a view, with another trait, and what is modal without being a container")
  func modalLayers() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        Text("Behind").overlay {
          VStack { Text("Front") }.accessibilityElement(children: .contain).accessibilityAddTraits([.isModal])
        }
      } }
      """, ["Front"])
    let screen = Project(
      source: """
        struct V: View { var body: some View { ZStack {
          Text("Behind"); Text("Front").accessibilityAddTraits([.isModal, .isHeader])
        } } }
        """
    ).said()
    #expect(screen?.lines == ["Behind", "Front, heading"])
    #expect(screen?.screen.elements.map(\.certainty.word) == [.certain, .unknown])
  }
}
