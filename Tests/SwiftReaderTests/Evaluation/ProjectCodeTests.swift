import Foundation
import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Modifiers, extensions and models of the project")
struct ProjectCodeTests {
  @Test("ViewModifiers are read around their content")
  func viewModifiers() {
    expectSpeech(
      """
      struct Banner: ViewModifier {
        let text: String?
        func body(content: Content) -> some View { VStack { if let text { Text(text) }; content } }
      }
      struct Heading: ViewModifier { func body(content: Content) -> some View { content.font(.title).accessibilityAddTraits(.isHeader) } }
      extension View {
        func banner(_ text: String? = nil) -> some View { modifier(Banner(text: text)) }
        func heading() -> some View { self.modifier(Heading()) }
        @ViewBuilder func hidden(if flag: Bool) -> some View { if flag { self.hidden() } else { self } }
        func card<Overlay: View>(@ViewBuilder overlay: () -> Overlay) -> some View { padding().overlay(overlay()) }
      }
      struct V: View { var body: some View { VStack {
        Text("A").banner("Offline")
        Text("B").banner()
        Text("C").heading()
        Text("D").modifier(Banner(text: "Direct"))
        Text("E").hidden(if: true)
        Text("F").hidden(if: false)
        Text("G").card { Text("On top") }
      } } }
      """,
      ["Offline", "A", "B", "C, heading", "Direct", "D", "F", "G", "On top"])
  }

  @Test("A conditional modifier helper")
  func conditionalModifier() {
    expectSpeech(
      """
      extension View {
        @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
          if condition { transform(self) } else { self }
        }
        func apply<T: View>(@ViewBuilder _ block: (Self) -> T) -> some View { block(self) }
      }
      struct V: View { var body: some View {
        Text("A").if(true) { $0.accessibilityLabel("Changed") }
        Text("B").if(false) { $0.accessibilityLabel("Changed") }
        Text("C").apply { view in view.accessibilityAddTraits(.isHeader) }
      } }
      """, ["Changed", "B", "C, heading"])
  }

  @Test("Observable models: stored, computed, nested, with methods")
  func models() {
    let source = """
      struct Line { let name: String; let count: Int }
      @Observable final class Cart {
        var lines: [Line] = []
        var isPaying = false
        private(set) var note: String?
        var count: Int { lines.reduce(0) { $0 + $1.count } }
        var isEmpty: Bool { lines.isEmpty }
        var title: String { isEmpty ? "Empty cart" : "\\(count) items" }
        func label(for line: Line) -> String { "\\(line.count) x \\(line.name)" }
      }
      struct V: View {
        @State private var cart = Cart()
        var body: some View { VStack {
          Text(cart.title)
          ForEach(cart.lines, id: \\.name) { Text(cart.label(for: $0)) }
          Button(cart.isPaying ? "Paying" : "Pay") { }.disabled(cart.isEmpty || cart.isPaying)
          if let note = cart.note { Text(note) }
        } }
      }
      """
    expectSpeech(source, ["Empty cart", "Pay, dimmed, button"])
    expectSpeech(
      source,
      given: ["cart.lines": [["name": "Cup", "count": 2], ["name": "Pot", "count": 1]], "cart.note": "Gift"],
      ["3 items", "2 x Cup", "1 x Pot", "Pay, button", "Gift"])
    expectSpeech(
      source, given: ["cart": ["lines": [["name": "Cup", "count": 1]], "isPaying": true]],
      ["1 items", "1 x Cup", "Paying, dimmed, button"])
  }

  @Test("ObservableObject models, initialisers and protocols with defaults")
  func observableObjects() {
    let source = """
      protocol Titled { var name: String { get } }
      extension Titled { var title: String { "The \\(name)" } }
      final class Model: ObservableObject, Titled {
        @Published var name: String
        @Published var phase = Phase.idle
        enum Phase { case idle, busy; var isBusy: Bool { self == .busy } }
        init(name: String = "shop") { self.name = name }
      }
      struct V: View {
        @StateObject var model = Model()
        var body: some View { VStack { Text(model.title); if model.phase.isBusy { Text("Busy") } else { Text("Idle") } } }
      }
      """
    expectSpeech(source, ["The shop", "Idle"])
    expectSpeech(source, given: ["model.phase": ".busy", "model.name": "tea house"], ["The tea house", "Busy"])
  }

  @Test("A superclass's members are the class's")
  func superclass() {
    expectSpeech(
      """
      class Base { let title = "Base title"; var subtitle: String { "Base subtitle" } }
      final class Derived: Base { override var subtitle: String { "Derived subtitle" } }
      struct V: View { let model = Derived()
        var body: some View { Text(model.title); Text(model.subtitle) } }
      """, ["Base title", "Derived subtitle"])
  }

  @Test("Enums with words, static members, extensions of String and Int")
  func enums() {
    expectSpeech(
      """
      enum Level: Int, CaseIterable { case low = 1, high
        var title: LocalizedStringKey { switch self { case .low: "Low"; case .high: "High" } }
        static var highest: Level { .high }
        var symbol: String { self == .low ? "globe" : "star.fill" }
      }
      extension String { var quoted: String { "‘\\(self)’" } }
      extension Int { var ordinal: String { "no. \\(self)" } }
      struct V: View { var body: some View { VStack {
        ForEach(Level.allCases, id: \\.rawValue) { level in Label(level.title, systemImage: level.symbol) }
        Text(Level.highest.title)
        Text("\\(Level.high.rawValue)")
        Text("Mint".quoted)
        Text(3.ordinal)
      } } }
      """, ["Low", "High", "High", "2", "‘Mint’", "no. 3"])
  }

  @Test("Initialisers that compute, call others and set state")
  func initialisers() {
    expectSpeech(
      """
      struct Row: View {
        let title: String
        @State private var count: Int
        @Binding var on: Bool
        init(_ title: String, count: Int, on: Binding<Bool> = .constant(true)) {
          self.title = title.capitalized
          _count = State(initialValue: count * 2)
          self._on = on
        }
        init(small title: String) { self.init("small " + title, count: 1) }
        var body: some View { Text("\\(title) \\(count) \\(on ? "on" : "off")") }
      }
      struct V: View { @State var flag = false
        var body: some View { Row("tea", count: 2); Row(small: "mug"); Row("pot", count: 3, on: $flag) } }
      """, ["Tea 4 on", "Small Mug 2 on", "Pot 6 off"])
  }

  @Test("A component of another module, with generics and two builders")
  func component() {
    let files = [
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "App"), .target(name: "Design")])
      """,
      "Sources/Design/ListRow.swift": """
      public struct ListRow<Icon: View, Details: View>: View {
        private let title: String
        private let icon: Icon
        private let details: Details
        public init(_ title: String, @ViewBuilder icon: () -> Icon, @ViewBuilder details: () -> Details) {
          self.title = title; self.icon = icon(); self.details = details()
        }
        public var body: some View { HStack { icon; Text(title); Spacer(); details } }
      }
      extension ListRow where Details == EmptyView {
        public init(_ title: String, @ViewBuilder icon: () -> Icon) { self.init(title, icon: icon) { EmptyView() } }
      }
      """,
      "Sources/App/V.swift": """
      import SwiftUI
      import Design
      struct V: View { var body: some View { VStack {
        ListRow("Wi-Fi") { Image(systemName: "globe") } details: { Text("Home") }
        ListRow("About") { Image(decorative: "i") }
      } } }
      """,
    ]
    expectSpeech(files: files, ["Globe, image", "Wi-Fi", "Home", "About"])
  }

  @Test("Toolbar and tab content of the project is placed like views")
  func barContent() {
    expectSpeech(
      """
      struct CloseItem: ToolbarContent {
        let title: String
        var body: some ToolbarContent { ToolbarItem(placement: .cancellationAction) { Button(title) { } } }
      }
      struct V: View { var body: some View { NavigationStack { Text("A").toolbar { CloseItem(title: "Close"); if true { CloseItem(title: "Again") } } } } }
      """, ["Close, button", "Again, button", "A"])
  }

  @Test("A package's members of a view leave the view, and what is said of it open")
  func packageMember() {
    let screen = Project(
      source: "struct V: View { var body: some View { Text(\"A\").emojiText.size(3); Text(\"B\") } }"
    ).said()
    #expect(screen?.lines == ["A", "B"])
    #expect(screen?.screen.elements.map(\.certainty.word) == [.unknown, .certain])
  }

  @Test("What the settings say of a component from outside")
  func settings() {
    let project = Project(
      [
        Project.Input(
          path: "App/V.swift",
          data: .init("struct V: View { var body: some View { PrimaryButton(title: \"Pay\") { } } }".utf8))
      ], components: ["PrimaryButton": ComponentDescription(like: "Button", arguments: ["title": ""])])
    #expect(project.said()?.lines == ["Pay, button"])
  }
}
