import Testing

@Suite("What is heard when a view first appears")
struct FirstHeardTests {
  @Test("What is set while a view appears does not have its initial value")
  func appearing() {
    expectSpeech(
      """
      struct V: View {
        @State private var name = ""
        @State private var count = 0
        @State private var note: String?
        @State private var later = "Wait"
        var body: some View {
          VStack {
            Text(name)
            Text("\\(count)")
            Text(later)
            if let note { Text(note) }
          }
          .onAppear {
            setUp()
            Task { later = await load() }
          }
        }
        func setUp() {
          name = server.name
          if server.isNew { self.count = server.count }
          note = server.note
        }
      }
      """, ["<name>", "<count>", "Wait", "<note> if note != nil"])
  }

  @Test("No words make no element")
  func emptyText() {
    expectSpeech(
      """
      struct V: View {
        @State private var error = ""
        var body: some View { VStack {
          Text("")
          Text(error)
          Text("").accessibilityLabel("Named")
          Button("") { }
        } }
      }
      """, ["Named", "button"])
  }

  @Test("Placeholders hide what modifiers made of them as well")
  func placeholders() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        VStack {
          HStack { Text("Joined"); Text("today") }.accessibilityElement(children: .combine)
          Button("Posts") { }.accessibilityHint("Opens the list")
          Text("Kept").unredacted()
        }
        .redacted(reason: .placeholder)
        Text("After")
      } } }
      """, ["Kept", "After"])
  }

  @Test("What nobody can read is combined to words that are not known")
  func unread() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        HStack { Outside("a"); Outside("b") }.accessibilityElement(children: .combine)
      } }
      """, ["<text>"])
  }
}
