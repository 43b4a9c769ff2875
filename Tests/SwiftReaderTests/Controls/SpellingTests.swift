import Testing

@testable import SwiftReader

@Suite("Controls in spellings of their own")
struct SpellingTests {
  @Test("A label set on a stepper names both its buttons")
  func stepperLabel() {
    expectSpeech(
      """
      struct V: View { @State var n = 1
        var body: some View { VStack {
          Stepper("", value: $n).accessibilityLabel("Copies")
          Stepper(value: $n, in: 0...5) { Label("Cups", systemImage: "cup.and.saucer") }
        } } }
      """,
      [
        "Copies, Decrement, 1, button", "Copies, Increment, 1, button", "Cups, Decrement, 1, button",
        "Cups, Increment, 1, button",
      ])
  }

  @Test("A date picker's title may be a closure")
  func datePickerLabel() {
    expectSpeech(
      """
      struct V: View { @State var d = Date()
        var body: some View { DatePicker(selection: $d, displayedComponents: .date) { Text("Born") } } }
      """, ["Born", "date picker, <date>, button"])
  }

  @Test("Progress without a value spins, with an interval it is a share")
  func progress() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        ProgressView(value: nil as Double?)
        ProgressView(value: 3, total: 12) { Text("Files") }
      } } }
      """, ["in progress", "Files, 25%"])
  }

  @Test("A search without results, by a member and by a call")
  func searchResults() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        ContentUnavailableView.search
        ContentUnavailableView.search.padding()
        ContentUnavailableView.search(text: "tea")
      } } }
      """,
      [
        "No Results", "Check the spelling or try a new search.", "No Results",
        "Check the spelling or try a new search.", "No Results for “tea”",
        "Check the spelling or try a new search.",
      ])
  }

  @Test("Apple's button says what it is for")
  func signIn() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        SignInWithAppleButton { _ in } onCompletion: { _ in }
        SignInWithAppleButton(.continue) { _ in } onCompletion: { _ in }
        SignInWithAppleButton(.signUp) { _ in } onCompletion: { _ in }
      } } }
      """, ["Sign in with Apple, button", "Continue with Apple, button", "Sign up with Apple, button"])
  }

  @Test("A link in Markdown is a link however the text is made")
  func markdownLinks() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Text("See [terms](https://example.com)")
        Text(.init("See [init](https://example.com)"))
        Text(LocalizedStringKey("See [key](https://example.com)"))
        Text("linked")
        Text("A [b](https://example.com)") + Text("!")
        Text(try! AttributedString(markdown: "__Bold__ [move](https://example.com)"))
        Text(verbatim: "[no](https://example.com)")
      } } }
      """,
      tables: ["App/en.lproj/Localizable.strings": "\"linked\" = \"Read [all](https://example.com)\";"],
      [
        "See terms, link", "See init, link", "See key, link", "Read all, link", "A b!, link", "Bold move, link",
        "[no](https://example.com)",
      ])
  }

  @Test("Words in upper case are handed on in upper case, a label is not")
  func textCase() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        VStack { Text("Title"); Text("Label").accessibilityLabel("Own") }.textCase(.uppercase)
        Text("Kept").textCase(nil)
      } } }
      """, ["TITLE", "Own", "Kept"])
    expectSpeech(
      """
      struct V: View { var body: some View { List {
        Section { Text("a") } header: { Text("Plain").textCase(nil) }
      } } }
      """, os: .init(18), ["Plain, heading", "a"])
  }

  @Test("Everything that says something is gone while placeholders are shown")
  func redacted() {
    expectSpeech(
      """
      struct V: View { @State var n = 1
        var body: some View { VStack {
          Text("A") + Text("B"); EditButton(); ContentUnavailableView("No", systemImage: "tray")
          Picker("P", selection: $n) { Text("One").tag(1) }.pickerStyle(.wheel)
        }.redacted(reason: [.placeholder]) } }
      """, [])
  }

  @Test("A string inside a key is no key")
  func stringInsideKey() {
    expectSpeech(
      """
      struct V: View { let n = 3
        var body: some View { VStack { Text("\\(n) \\(n == 1 ? "cup" : "cups")"); Text("cups") } } }
      """, tables: ["App/en.lproj/Localizable.strings": "\"cups\" = \"Cups of tea\";"], ["3 cups", "Cups of tea"])
  }
}
