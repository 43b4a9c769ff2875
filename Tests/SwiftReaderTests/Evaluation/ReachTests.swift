import Testing

@testable import SwiftReader

/// Spellings of real apps that have to be followed for anything to be heard.
@Suite("Spellings of real apps")
struct ReachTests {
  @Test("A picture chosen by a key path is a picture")
  func keyPathPicture() {
    expectSpeech(
      """
      struct Icon: View {
        private var image: Image
        init(_ icon: KeyPath<Icons, Image>) { image = .tokens[keyPath: icon] }
        var body: some View { image.resizable() }
      }
      extension Image { static let tokens = Icons() }
      struct V: View { var body: some View { VStack {
        Button { } label: { HStack { Icon(\\.close); Text("Close") } }
        Button { } label: { Icon(\\.close) }
      } } }
      """, ["Close, button", "<close>, button"])
  }

  @Test("A key path leads to a known value")
  func keyPathValue() {
    expectSpeech(
      """
      struct Words { let title = "Tea"; let note = "Hot" }
      struct V: View { let words = Words(); let path = \\Words.note
        var body: some View { VStack { Text(words[keyPath: \\.title]); Text(words[keyPath: path]) } } }
      """, ["Tea", "Hot"])
  }

  @Test("A colour made by its initialiser is no element and taints nothing")
  func colourInitialiser() {
    expectSpeech(
      """
      extension Color { static let brand = Color.init(0x330B01) }
      struct V: View { var body: some View { ZStack { Color.brand; Text("Hi") } } }
      """, ["Hi"])
  }

  @Test("A modifier is called though the view has a property of that name")
  func propertyBesideModifier() {
    expectSpeech(
      """
      struct Panel: View { var background: Color = .red; var task: Int = 1; var body: some View { Text("Panel") } }
      struct V: View { var body: some View { VStack { Panel().background(); Panel().task { } } } }
      """, ["Panel", "Panel"])
  }

  @Test("Numbered rows of an open collection have names of their own")
  func numberedRows() {
    expectSpeech(
      """
      struct Item: Identifiable { let id: Int; let title: String }
      struct V: View { let items: [Item]
        var body: some View { ForEach(Array(items.enumerated()), id: \\.offset) { index, item in Text(item.title) } } }
      """, initial: false, ["<item.title>"])
  }

  @Test("Tuples get the labels of their declared type")
  func tupleLabels() {
    expectSpeech(
      """
      struct V: View {
        let tiles: [(title: String, count: Int)] = [("Tea", 1), ("Mugs", 2)]
        var body: some View { ForEach(tiles, id: \\.title) { tile in Text("\\(tile.title) \\(tile.count)") } }
      }
      """, ["Tea 1", "Mugs 2"])
  }

  @Test("A dictionary in order of its keys has known rows")
  func sortedDictionary() {
    expectSpeech(
      """
      struct V: View { let words = ["b": "Two", "a": "One"]
        var body: some View { ForEach(words.sorted { $0.key < $1.key }, id: \\.key) { key, word in Text(word) } } }
      """, ["One", "Two"])
  }

  @Test("An extension that names the module adds to the type")
  func qualifiedExtension() {
    expectSpeech(
      files: [
        "Packages/Models/Package.swift": "// swift-tools-version: 6.0",
        "Packages/Models/Sources/Models/Mood.swift": "public enum Mood { case calm, loud }",
        "App/V.swift": """
        import Models
        extension Models.Mood { var title: String { self == .calm ? "Calm" : "Loud" } }
        struct V: View { let mood = Mood.loud; var body: some View { Text(mood.title) } }
        """,
      ], ["Loud"])
  }

  @Test("A modifier that animates is read, an effect changes nothing")
  func otherModifiers() {
    expectSpeech(
      """
      struct Fade: AnimatableModifier { var to: Double
        func body(content: Content) -> some View { content.opacity(0.5).accessibilityHint("Fades") } }
      struct Shake: GeometryEffect { var by: Double; func effectValue(size: CGSize) -> ProjectionTransform { .init() } }
      struct V: View { var body: some View { VStack { Text("A").modifier(Fade(to: 1)); Text("B").modifier(Shake(by: 3)) } } }
      """, ["A", "B"])
  }

  @Test("A preview is no view though it has a body of its own")
  func staticBody() {
    let project = Project(
      source: """
        struct V: View { var body: some View { Text("A") } }
        struct V_Previews: PreviewProvider { static var previews: some View { body }; static var body: some View { V() } }
        """)
    #expect(project.views.map(\.name) == ["V"])
  }

  @Test("What inherits from a protocol has its requirements")
  func inheritedRequirement() {
    expectSpeech(
      """
      protocol Dated { var stamp: String { get } }
      protocol Event: Dated { var title: String { get } }
      extension Event { var line: String { title + " at " + stamp } }
      struct V: View { let event: any Event; var body: some View { Text(event.line) } }
      """, initial: false, ["<event.title> at <event.stamp>"])
  }

  @Test("Numbers in formats inside strings are written")
  func formats() {
    expectSpeech(
      """
      struct V: View { let price = 12.5; let n = 3
        var body: some View { VStack {
          Text("\\(price, format: .number.precision(.fractionLength(2))) kg")
          Text("\\(price, format: .currency(code: "USD"))")
          Text(String(format: "%.1f of 100%%", price))
          Text(.greeting)
        } } }
      """, tables: ["App/en.lproj/Localizable.strings": "\"greeting\" = \"Hello!\";"],
      ["12.50 kg", "$12.50", "12.5 of 100%", "Hello!"])
  }
}
