import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Names are resolved by scope")
struct ScopeTests {
  private let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [.target(name: "Home"), .target(name: "Cart")])
    """

  @Test("Equal names in two modules are two types")
  func twoModules() {
    let files = [
      "Package.swift": manifest,
      "Sources/Home/Row.swift": "struct Row: View { var body: some View { Text(\"Home row\") } }",
      "Sources/Home/HomeView.swift": "struct HomeView: View { var body: some View { Row() } }",
      "Sources/Cart/Row.swift": "struct Row: View { var body: some View { Text(\"Cart row\") } }",
      "Sources/Cart/CartView.swift": "struct CartView: View { var body: some View { Row() } }",
    ]
    expectSpeech(files: files, view: "HomeView", ["Home row"])
    expectSpeech(files: files, view: "CartView", ["Cart row"])
  }

  @Test("Targets side by side in one folder keep their names apart")
  func targets() {
    let files = [
      "Shop/App/Words.swift": "enum Words { static let title = \"App\" }",
      "Shop/App/V.swift": "struct V: View { var body: some View { VStack { Text(Words.title); EmptyView() } } }",
      "Shop/Widget/Words.swift": "enum Words { static let title = \"Widget\" }",
      "Shop/Widget/EmptyView.swift": "struct EmptyView: View { var body: some View { Text(\"Nothing here\") } }",
      "Shop/Widget/W.swift": "struct W: View { var body: some View { VStack { Text(Words.title); EmptyView() } } }",
    ]
    expectSpeech(files: files, ["App"])
    expectSpeech(files: files, view: "W", ["Widget", "Nothing here"])
  }

  @Test("A UIKit class of another module is not SwiftUI's control of that name")
  func classesNamedLikeControls() {
    let files = [
      "Package.swift": manifest,
      "Sources/Home/ProgressView.swift": "class ProgressView: UIView { var progress: Float = 0 }",
      "Sources/Cart/CartView.swift": "struct CartView: View { var body: some View { ProgressView(\"Loading teas\") } }",
    ]
    expectSpeech(files: files, view: "CartView", ["Loading teas"])
  }

  @Test("An imported module's type is meant where two others have it too")
  func imports() {
    let files = [
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "App"), .target(name: "Kit"), .target(name: "Other")])
      """,
      "Sources/Kit/Badge.swift": "public struct Badge: View { public var body: some View { Text(\"Kit\") } }",
      "Sources/Other/Badge.swift": "public struct Badge: View { public var body: some View { Text(\"Other\") } }",
      "Sources/App/V.swift": "import SwiftUI\nimport Kit\nstruct V: View { var body: some View { Badge() } }",
    ]
    expectSpeech(files: files, ["Kit"])
  }

  @Test("Project types that are no views leave SwiftUI's controls alone")
  func noViews() {
    expectSpeech(
      """
      struct Label: Codable { let id: Int }
      enum Text2 { case a }
      enum List { static let limit = 3 }
      struct Section: Identifiable { let id = 1; let title = "Data" }
      struct V: View { var body: some View { SwiftUI.List { Label("Inbox", systemImage: "tray"); Text("A \\(List.limit)") } } }
      """, ["Inbox", "A 3"])
  }

  @Test("A project view called like a control is the project's")
  func ownControl() {
    expectSpeech(
      """
      struct Divider: View { var body: some View { Text("Mine") } }
      struct V: View { var body: some View { VStack { Divider(); SwiftUI.Text("Theirs") } } }
      """, ["Mine", "Theirs"])
  }

  @Test("A method of an enum called like a modifier is no modifier")
  func enumMethod() {
    expectSpeech(
      """
      enum Status { case on, off
        func accessibilityLabel(for name: String) -> String { self == .on ? "\\(name) is on" : "\\(name) is off" }
      }
      struct V: View { let status = Status.on
        var body: some View { Text(status.accessibilityLabel(for: "Lamp")) } }
      """, ["Lamp is on"])
  }

  @Test("A model called like a container leaves the container alone")
  func modelCalledList() {
    expectSpeech(
      """
      struct List: Codable, Identifiable { let id: String; let title: String; let flag: Bool = false }
      struct Settings { var isLoud = true }
      struct V: View { let settings = Settings()
        var body: some View {
          List { Text("Row"); if settings.isLoud { Text("Loud") } }.listStyle(.plain)
          Text(List(id: "1", title: "Model").title)
        } }
      """, ["Row", "Loud", "Model"])
  }

  @Test("Aliases that name each other have no end and no type")
  func aliasCycle() {
    let screen = Project(
      source: """
        typealias One = Two
        typealias Two = One
        struct V: View { typealias Three = Four; typealias Four = Three
          var body: some View { Text("A"); One(); Three() } }
        """
    ).said()
    #expect(screen?.lines.first == "A")
    #expect(screen?.screen.isComplete == false)
  }

  @Test("Nested types are found from inside, and by their path")
  func nested() {
    expectSpeech(
      """
      enum Shop { struct Price: View { let amount: Int; var body: some View { Text("Shop \\(amount)") } } }
      struct Price: View { let amount: Int; var body: some View { Text("Global \\(amount)") } }
      struct V: View {
        struct Price: View { let amount: Int; var body: some View { Text("Inner \\(amount)") } }
        var body: some View { Price(amount: 1); Shop.Price(amount: 2) }
      }
      """, ["Inner 1", "Shop 2"])
  }

  @Test("Functions of one name are told apart by their labels")
  func overloads() {
    expectSpeech(
      """
      struct V: View {
        func row(_ title: String) -> some View { Text("plain \\(title)") }
        func row(title: String, note: String = "none") -> some View { Text("\\(title), \\(note)") }
        func row(count: Int) -> some View { Text("\\(count) rows") }
        var body: some View { row("A"); row(title: "B"); row(title: "C", note: "x"); row(count: 2) }
      }
      """, ["plain A", "B, none", "C, x", "2 rows"])
  }

  @Test("Constants, statics and globals")
  func constants() {
    expectSpeech(
      """
      let appName = "Leaf"
      private let greeting: String = { "Hello" }()
      enum Words { static let pay = "Pay"; enum Deep { static var total: String { "Total" } } }
      extension String { static let terms = "Terms" }
      struct V: View {
        static let title = "Cart"
        private let help = "Help"
        var body: some View { VStack {
          Text(appName); Text(greeting); Text(Words.pay); Text(Words.Deep.total); Text(String.terms); Text(Self.title); Text(V.title); Text(help)
        } }
      }
      """, ["Leaf", "Hello", "Pay", "Total", "Terms", "Cart", "Cart", "Help"])
  }
}
