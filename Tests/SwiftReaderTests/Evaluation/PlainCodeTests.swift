import Testing

/// Code whose outcome the source tells.
@Suite struct PlainCodeTests {
  @Test func wrappersOfTheProject() {
    expectSpeech(
      """
      @propertyWrapper struct Clamped {
        private var value: Int
        init(wrappedValue: Int, _ range: ClosedRange<Int>) { value = min(max(wrappedValue, 0), 10) }
        var wrappedValue: Int { value }
      }
      @propertyWrapper struct Doubled {
        private let n: Int
        init(wrappedValue: Int) { n = wrappedValue }
        var wrappedValue: Int { n * 2 }
        var projectedValue: String { "doubled" }
      }
      @propertyWrapper struct Capital {
        var wrappedValue: String
        init(wrappedValue: String) { self.wrappedValue = wrappedValue.capitalized }
      }
      struct Person { @Capital var last: String }
      struct V: View {
        @Clamped(0...10) var level = 15
        @Doubled var n = 4
        let person = Person(last: "lind")
        var body: some View { VStack { Text("Level \\(level)"); Text("\\(n)"); Text($n); Text(person.last) } }
      }
      """, ["Level 10", "8", "doubled", "Lind"])
  }

  @Test func defaultsOfProtocols() {
    expectSpeech(
      """
      protocol Titled { var title: String { get }; var about: String { get } }
      extension Titled { var about: String { "about \\(title)" } }
      struct Post: Titled { let title = "Tea" }
      struct V: View { var body: some View { Text(Post().about) } }
      """, ["about Tea"])
  }

  @Test func ordersAndRounding() {
    expectSpeech(
      """
      enum Role: Int, Comparable {
        case member, admin
        static func < (lhs: Role, rhs: Role) -> Bool { lhs.rawValue < rhs.rawValue }
      }
      struct V: View {
        let role = Role.admin
        var body: some View {
          VStack {
            Text(role > .member ? "High" : "Low")
            Text("\\(Int(2.6.rounded())) \\(Int(ceil(2.1)))")
            Text("tea".prefix(1).uppercased() + "tea".dropFirst())
            Text(String(repeating: "*", count: 3))
            Text("a long title".cut(to: 6))
            Text([1, 2][safe: 5] == nil ? "none" : "some")
          }
        }
      }
      extension String { func cut(to n: Int) -> String { count > n ? String(prefix(n)) + "…" : self } }
      extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
      """, ["High", "3 3", "Tea", "***", "a long…", "none"])
  }

  @Test func nothingCarriesNothing() {
    expectSpeech(
      """
      struct Card<Header: View>: View {
        let header: Header
        var body: some View { VStack { header.font(.headline).accessibilityAddTraits(.isHeader); Text("Content") } }
      }
      struct V: View {
        let flag = true
        var body: some View {
          VStack {
            Card(header: EmptyView())
            Card(header: Text("Top"))
            EmptyView().accessibilityLabel("Ghost")
            Group { if !flag { Text("x") } }.accessibilityAddTraits(.isButton)
            Color.clear.accessibilityLabel("Clear")
          }
        }
      }
      """, ["Content", "Top, heading", "Content", "Clear"])
  }

  @Test func whatIsSetWhileAppearing() {
    expectSpeech(
      """
      @Observable final class Model { var name = "old"; var other = "kept"; func start() { name = "new" } }
      struct V: View {
        @State private var model = Model()
        @State private var title = "old"
        @State private var changed = "old"
        var body: some View {
          VStack { Text(model.name); Text(model.other); Text(title); Text(changed) }
            .onAppear { withAnimation { title = "new" }; model.start() }
            .onChange(of: title, initial: true) { _, now in changed = now }
        }
      }
      """, ["<model.name>", "kept", "<title>", "<changed>"])
  }
}
