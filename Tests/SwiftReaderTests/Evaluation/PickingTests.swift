import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Which of several declarations a call means")
struct PickingTests {
  private let phone = """
    extension View {
      func closing(_ close: @escaping () -> Void) -> some View {
        VStack { self; Button("Close") { close() } }
      }
    }
    """
  private let television = "extension View { func closing(_ close: @escaping () -> Void) -> some View { self } }"
  private let screen = #"struct V: View { var body: some View { Text("Words").closing {} } }"#

  @Test(
    "A phone's screen takes what is written for the phone, whatever stands first",
    arguments: [
      ("App tvOS/View+Closing.swift", "App/View+Closing.swift", ["Words", "Close, button"]),
      ("App/View+tvOS.swift", "App/View-iOS.swift", ["Words", "Close, button"]),
    ])
  func phoneFirst(_ other: String, _ own: String, _ heard: [String]) {
    let project = Project(files: [other: television, own: phone, "App/V.swift": screen])
    #expect(project.said()?.screen.elements.map { $0.line() } == heard)
  }

  @Test("A television's screen takes the television's")
  func televisionFirst() {
    let project = Project(files: [
      "App/View+Closing.swift": phone, "App tvOS/View+Closing.swift": television, "App tvOS/V.swift": screen,
    ])
    #expect(project.said()?.screen.elements.map { $0.line() } == ["Words"])
  }

  @Test("Of two components of one name that of the phone is placed")
  func types() {
    let project = Project(files: [
      "Phone/Row.swift": #"struct Row: View { var body: some View { Text("Phone row") } }"#,
      "macOS/Row.swift": #"struct Row: View { var body: some View { Text("Mac row") } }"#,
      "Shared/V.swift": "struct V: View { var body: some View { Row() } }",
    ])
    #expect(project.said("V")?.screen.elements.map { $0.line() } == ["Phone row"])
  }

  @Test("A function of the project that is called like a control hides no other use of the control")
  func functionNamedLikeAControl() {
    expectSpeech(
      """
      func Section(
        _ title: String, @ViewBuilder content: @escaping () -> some View, @ViewBuilder more: @escaping () -> some View
      ) -> some View {
        Section { content() } header: { Text(title) } footer: { more() }
      }
      struct V: View {
        @State private var url = ""
        var body: some View {
          List {
            Section("Server") { TextField("Address", text: $url) }
            Section("Account") { Text("Signed out") } more: { Text("What is this?") }
          }
        }
      }
      """, ["Server, heading", "Address, text field", "Account, heading", "Signed out", "What is this?"])
  }

  private let styles = """
    protocol OwnStyle {
      associatedtype Body: View
      func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Body
    }
    struct Wrapped<Style: OwnStyle>: PrimitiveButtonStyle {
      let style: Style
      func makeBody(configuration: Configuration) -> some View { style.makeBody(configuration: configuration) }
    }
    struct Glass: OwnStyle {
      var isFlat = false
      func flat() -> Self { var copy = self; copy.isFlat = true; return copy }
      func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(role: configuration.role, action: configuration.trigger) { configuration.label }
      }
    }
    extension OwnStyle where Self == Glass { static var glass: Self { Glass() } }
    extension View { func own(_ style: some OwnStyle) -> some View { buttonStyle(Wrapped(style: style)) } }
    """

  @Test("A button keeps its words in a style that is called on an implicit member")
  func styleOfAnImplicitMember() {
    expectSpeech(
      styles + """

        struct V: View {
          var body: some View {
            Button("One") {}.own(.glass.flat())
            Button("Two") {}.own(Glass().flat())
            Button("Three") {}.own(.frosted.flat())
          }
        }
        """, ["One, button", "Two, button", "Three, button"])
  }

  @Test("Where another target declares a control of SwiftUI's name, this one's is SwiftUI's")
  func controlOfAnotherTarget() {
    let project = Project(files: [
      "App/V.swift":
        #"struct V: View { @State var n = 2; var body: some View { Toggle("Sound", isOn: .constant(true)) } }"#,
      "App tvOS/Toggle.swift": #"struct Toggle: View { let title: String; var body: some View { Text("Other") } }"#,
      "App tvOS/Picker.swift": #"func Toggle(_ title: String, isOn: Binding<Bool>) -> some View { Text("Other") }"#,
    ])
    #expect(project.said()?.screen.elements.map { $0.line() } == ["Sound, switch button, on"])
  }

  @Test("A type is a view by a protocol of the project, which may give it its body")
  func viewByProtocol() {
    let files = [
      "App/PlatformView.swift": """
      protocol PlatformView: View {
        associatedtype PhoneBody: View
        @ViewBuilder var phoneView: PhoneBody { get }
      }
      extension PlatformView { var body: some View { phoneView } }
      protocol Titled { var title: String { get } }
      """,
      "App/People.swift": #"""
      struct People: PlatformView {
        let names: [String]
        var phoneView: some View { ForEach(names, id: \.self) { Text($0) } }
      }
      struct Heading: Titled { let title: String }
      """#,
      "App/V.swift":
        #"struct V: View { var body: some View { VStack { People(names: ["Ada", "Bo"]); Text("End") } } }"#,
    ]
    let project = Project(files: files)
    #expect(project.said()?.screen.elements.map { $0.line() } == ["Ada", "Bo", "End"])
    #expect(project.views.map(\.name) == ["People", "V"])
  }

  @Test("Whether a value is of a type is open, and alike wherever it is asked")
  func casts() {
    expectSpeech(
      #"""
      protocol Pictured { var caption: String { get } }
      struct V: View {
        let problem: any Error
        let words: String
        var body: some View {
          VStack {
            if let pictured = problem as? Pictured { Text(pictured.caption) } else { Text("No picture") }
            if problem is Pictured { Text("Pictured") }
            if let text = words as? String { Text("Always \(text)") }
          }
        }
      }
      """#,
      [
        "<problem.caption> if problem is Pictured", "No picture if !problem is Pictured",
        "Pictured if problem is Pictured", "Always <words>",
      ])
  }

  @Test("What is added to a text keeps its own name, or its words")
  func sums() {
    expectSpeech(
      #"""
      extension String { static let ellipsis = "…" }
      struct V: View {
        let count: Int
        var body: some View {
          VStack { Text("Learn more" + .ellipsis); Text("Found " + count.formatted(style)) }
        }
      }
      """#, ["Learn more…", "Found <count.formatted(…)>"])
  }

  @Test func whatADecoderMakesIsNotMadeFromSomethingElse() {
    expectSpeech(
      """
      struct Item: Decodable {
        let title: String
        init(from decoder: Decoder) throws { title = "Decoded" }
        init(from name: String) { title = name }
      }
      struct V: View { let item = Item(from: "Mine"); var body: some View { Text(item.title) } }
      """, ["Mine"])
  }
}
