import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Build choices, ambient facts, environment")
struct SurroundingsTests {
  @Test("#if is a build choice: an iOS device, no debug build")
  func conditionalCode() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        #if os(iOS)
        Text("Phone")
        #elseif os(macOS)
        Text("Mac")
        #else
        Text("Watch")
        #endif
        #if DEBUG
        Text("Debug menu")
        #endif
        #if !os(watchOS)
        Text("Not a watch")
        #endif
        Text("Chained")
        #if os(iOS)
          .accessibilityLabel("On iOS")
        #endif
      } } }
      """, ["Phone", "Not a watch", "On iOS"])
  }

  @Test("#available follows the system asked for, and is no state")
  func available() {
    let source = """
      struct V: View { var body: some View {
        if #available(iOS 26, *) { Text("New") } else { Text("Old") }
        if #unavailable(iOS 18) { Text("Very old") }
      } }
      """
    expectSpeech(source, ["New"])
    expectSpeech(source, os: OSVersion(18), ["Old"])
    expectSpeech(source, os: OSVersion(17), ["Old", "Very old"])
    #expect(Project(source: source).branches(of: "V") == [])
  }

  @Test("VoiceOver is on")
  func voiceOver() {
    expectSpeech(
      """
      struct V: View {
        @Environment(\\.accessibilityVoiceOverEnabled) private var voiceOver
        var body: some View { if voiceOver { Text("Buttons") } else { Text("Gestures") }
          if UIAccessibility.isVoiceOverRunning { Text("Running") } }
      }
      """, ["Buttons", "Running"])
  }

  @Test("Environment values reach the views inside, and only those")
  func environment() {
    expectSpeech(
      """
      struct ModeKey: EnvironmentKey { static let defaultValue = "plain" }
      extension EnvironmentValues {
        var mode: String { get { self[ModeKey.self] } set { self[ModeKey.self] = newValue } }
      }
      struct Child: View { @Environment(\\.mode) var mode; var body: some View { Text("mode \\(mode)") } }
      struct V: View { var body: some View { VStack { Child().environment(\\.mode, "loud"); Child() } } }
      """, ["mode loud", "mode <mode>"])
  }

  @Test("An @Entry default is certain at the root only if nobody writes the key")
  func entry() {
    let entry = "extension EnvironmentValues { @Entry var density = \"wide\" }\n"
    let view = """
      struct V: View { @Environment(\\.density) var density; var body: some View { Text("is \\(density)") } }
      """
    expectSpeech(entry + view, ["is wide"])
    let written = """
      struct Root: View { var body: some View { V().environment(\\.density, "narrow") } }
      """
    expectSpeech(entry + view + "\n" + written, ["is <density>"])
    expectSpeech(entry + view + "\n" + written, view: "Root", ["is narrow"])
  }

  @Test("isEnabled follows the surroundings")
  func isEnabled() {
    expectSpeech(
      """
      struct Child: View { @Environment(\\.isEnabled) var isEnabled; var body: some View { Text(isEnabled ? "on" : "off") } }
      struct V: View { var body: some View { VStack { Child(); Child().disabled(true) } } }
      """, ["on", "off"])
  }

  @Test("Objects in the environment, old and new")
  func objects() {
    expectSpeech(
      """
      @Observable final class Cart { var items = ["Tea"]; var title: String { "\\(items.count) in cart" } }
      final class Session: ObservableObject { @Published var name = "Anna" }
      struct Child: View {
        @Environment(Cart.self) private var cart
        @EnvironmentObject var session: Session
        var body: some View { VStack { Text(cart.title); Text(session.name) } }
      }
      struct V: View {
        @State private var cart = Cart()
        @StateObject private var session = Session()
        var body: some View { Child().environment(cart).environmentObject(session) }
      }
      """, ["1 in cart", "Anna"])
  }

  @Test("Size classes and colour schemes of a phone do not decide what is heard unless told")
  func sizeClass() {
    let source = """
      struct V: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View { if scheme == .dark { Text("Night") } else { Text("Day") } }
      }
      """
    expectSpeech(source, given: ["scheme": ".dark"], ["Night"])
  }

  @Test("Previews are no part of the screen")
  func previews() {
    let source = """
      struct V: View { let title: String; var body: some View { Text(title) } }
      #Preview { V(title: "Sample") }
      struct V_Previews: PreviewProvider { static var previews: some View { V(title: "Old sample") } }
      """
    expectSpeech(source, ["<title>"])
    #expect(Project(source: source).views.map(\.name) == ["V"])
  }
}
