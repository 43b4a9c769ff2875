import ScreenModel
import Testing

@testable import SwiftReader

@Suite("A device that is set as usual")
struct UsualSettingsTests {
  private let source = """
    struct V: View {
      @Environment(\\.accessibilityReduceMotion) var reduceMotion
      @Environment(\\.dynamicTypeSize) var size
      @Environment(\\.colorScheme) var scheme
      var body: some View { VStack {
        Text(reduceMotion ? "Still" : "Moving")
        Text(size.isAccessibilitySize ? "Large" : "Regular")
        if size >= .accessibility1 { Text("Huge") } else { Text("Usual") }
        Text(scheme == .dark ? "Dark" : "Light")
        if scheme == .dark { Text("Moon") }
      } }
    }
    """

  @Test("Words are those of light, of text of the usual size, of motion, each under its condition")
  func usual() {
    expectSpeech(
      source,
      [
        "Moving if !reduceMotion", "Regular if !size.isAccessibilitySize", "Usual if size < .accessibility1",
        "Light if scheme is not .dark",
      ])
  }

  @Test("What is given wins")
  func given() {
    expectSpeech(
      source, given: ["reduceMotion": true],
      [
        "Still", "Regular if !size.isAccessibilitySize", "Usual if size < .accessibility1",
        "Light if scheme is not .dark",
      ])
  }

  @Test("Without initial values all is open")
  func open() {
    let screen = Project(source: source).said(initial: false)
    #expect(screen?.lines.contains { $0.contains("Huge") } == true)
    #expect(screen?.lines.contains { $0.contains("Moon") } == true)
  }

  @Test("What a view sets while it appears is what is heard, where the code says it outright")
  func appearing() {
    expectSpeech(
      """
      struct V: View {
        @State private var message = "Waiting"
        @State private var items: [String] = []
        @State private var user = ""
        @State private var mode = "A"
        @State private var count: Int
        init(count: Int = 4) { _count = State(initialValue: count) }
        var body: some View {
          VStack {
            Text(message)
            Text("\\(count) left")
            ForEach(items, id: \\.self) { Text($0) }
            Text(user)
            Text(mode)
            Button("Add") { count += 1 }
          }
          .onAppear {
            message = "Ready"
            self.items = ["A", "B"]
            user = server.user
            if server.isNew { mode = "B" }
          }
        }
      }
      """, ["Ready", "4 left", "A", "B", "<user>", "<mode>", "Add, button"])
  }
}
