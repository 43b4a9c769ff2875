import Foundation
import ScreenModel
import SwiftReader
import Testing

@testable import Checks

/// What was once found and is right, or was found for certain and cannot be known.
@Suite struct KindTests {
  private func certain(_ code: String, _ rule: any Rule.Type, in path: String = "Example.swift") -> [String] {
    messages([path: code], rule)
  }

  @Test func aProtocolsDefaultIsNoScreen() {
    let code = """
      protocol Coordinator { func toPresentable() -> AnyView }
      extension Coordinator { func toPresentable() -> AnyView { AnyView(Text("Not set up")) } }
      struct Home: Coordinator { func toPresentable() -> AnyView { AnyView(List { Text("Home") }.navigationTitle("Home")) } }
      struct Root: View {
        let coordinator: any Coordinator
        var body: some View { NavigationStack { coordinator.toPresentable() } }
      }
      """
    #expect(certain(code, ScreenWithoutTitle.self) == [])
  }

  @Test func anActionThatIsNotHandedInMakesNoButton() {
    let code = """
      struct Avatar: View {
        let name: String
        var action: (() -> Void)?
        var body: some View { if let action { Button(name, action: action) } else { Text(name) } }
      }
      struct Row: View {
        var body: some View { HStack { Avatar(name: "A"); Avatar(name: "B") }.accessibilityHidden(true) }
      }
      """
    #expect(certain(code, HiddenParentHidesControl.self) == [])
  }

  @Test func previewsAreNotAudited() {
    let code = """
      struct Buttons_Previews: PreviewProvider {
        static var previews: some View { all }
        static var all: some View { VStack { Button("Destructive", role: .destructive) {} } }
      }
      struct Gallery: View { var body: some View { ScrollView { Buttons_Previews.all } } }
      """
    #expect(certain(code, IrreversibleWithoutHint.self) == [])
  }

  @Test func aFieldInARowWritesItsRow() {
    let code = """
      struct Field: Identifiable { var id = 0; var name = "" }
      struct Edit: View {
        @State private var fields: [Field] = []
        var body: some View {
          ForEach($fields) { $field in TextField("Name", text: $field.name).accessibilityLabel("Name") }
        }
      }
      """
    #expect(certain(code, ResultsChangeSilently.self) == [])
  }

  @Test func aPanelThatMovesInIsNoInvisibleStop() {
    let code = """
      struct Panel: View {
        @State private var isIn = false
        var body: some View {
          Button("Go") {}.offset(y: isIn ? 0 : 400).onAppear { withAnimation { isIn = true } }
        }
      }
      """
    #expect(certain(code, InvisibleYetFocusable.self) == [])
  }

  @Test(arguments: ["Widgets/Energy.swift", "HAComplications/Corner.swift"])
  func aWidgetHasAFixedSpace(_ path: String) {
    let code = """
      struct Energy: View {
        let note: String
        var body: some View { Text(note).font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.7).frame(height: 30) }
      }
      """
    for rule in [TextShrunk.self, TextSizeFixed.self, TextInFixedHeight.self] as [any Rule.Type] {
      let code = rule is TextInFixedHeight.Type ? code.replacing(".system(size: 11)", with: ".caption") : code
      #expect(certain("import WidgetKit\n" + code, rule, in: path) == [])
      // What a folder is called alone tells nothing: the app's own screen for widgets may be in it.
      #expect(certain(code, rule, in: path).count == 1)
    }
  }

  @Test func aHeaderWithTheSameWordsMayNameTheOneField() {
    let field = "TextField(\"Title\", text: $title)"
    func code(_ inside: String) -> String {
      "struct Edit: View { @State private var title = \"\"; var body: some View { Form { \(inside) } } }"
    }
    let alone = findings(["A.swift": code("Section(\"Title\") { \(field) }")], FieldNamedByPlaceholder.self)
    #expect(alone.map(\.isReview) == [true])
    #expect(certain(code("Section(\"Book\") { \(field) }"), FieldNamedByPlaceholder.self).count == 1)
  }

  @Test func aPartThatNoScreenWasReadFarEnoughToShowIsReviewed() {
    let code = """
      struct Badge: View { var body: some View { Image("badge") } }

      """
    let handedOn = "enum Shelf { static func badge() -> some View { Badge() } }"
    #expect(findings(["A.swift": code + handedOn], ImageWithoutLabel.self).map(\.isReview) == [true])
    let hosted = "struct Host { func make() -> UIViewController { UIHostingController(rootView: AnyView(Badge())) } }"
    #expect(findings(["A.swift": code + hosted], ImageWithoutLabel.self).map(\.isReview) == [false])
  }

  @Test func whatDecidesThatAButtonIsThereDoesNotMarkIt() {
    let code = """
      enum Kind { case own, bundled }
      struct Sounds: View {
        @State private var selected: Kind = .own
        let own: [String]
        var body: some View {
          List {
            switch selected {
            case .own: ForEach(own, id: \\.self) { name in row(name) }
            case .bundled: ForEach(own, id: \\.self) { name in row(name) }
            }
          }
        }
        func row(_ name: String) -> some View { Button { selected = .bundled } label: { Text(name).opacity(selected == .own ? 1 : 0.9) } }
      }
      """
    #expect(certain(code, SelectedWithoutTrait.self) == [])
  }

  @Test func aLinkInAComponentIsReportedWhereItIsPlaced() {
    let code = """
      struct Row: View { let action: () -> Void; var body: some View { Button(action: action) { Text("Terms") } } }
      struct Legal: View {
        @Environment(\\.openURL) private var openURL
        var body: some View {
          VStack {
            Row(action: { openURL(URL(string: "https://example.com")!) })
          }
        }
      }
      """
    #expect(findings(["A.swift": code], ButtonOpensLink.self).map(\.span.line) == [7])
  }

  @Test func manyAlternativesDoNotFillPages() {
    let words = (1...40).map { "case \($0): \"A rather long description of number \($0)\"" }.joined(separator: "; ")
    let code = """
      struct Pick: View {
        @State private var selected = 0
        let number: Int
        var text: String { switch number { \(words); default: "None" } }
        var body: some View {
          ForEach([1, 2], id: \\.self) { item in
            Button { selected = item } label: { Text(text).foregroundStyle(selected == item ? Color.red : Color.blue) }
          }
        }
      }
      """
    let found = findings(["A.swift": code], SelectedByColorOnly.self)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.message.count <= 300 && ($0.heard ?? "").count <= 600 })
  }

  @Test func aSwitchWithoutWordsTakesThoseBesideIt() {
    let code = """
      struct Row: View {
        @Binding var isOn: Bool
        var body: some View {
          HStack { Text("Wifi"); Toggle("", isOn: $isOn).labelsHidden() }.accessibilityElement(children: .combine)
        }
      }
      """
    #expect(certain(code, CombineSwallowsControl.self) == [])
  }

  @Test func whereSomethingIsIsNoStateOfIt() {
    let code = """
      struct Player: View {
        let isDone: Bool
        let time: String
        var body: some View {
          Button { play() } label: { Text(time) }
            .accessibilityLabel(isDone ? "Position \\(time)" : "Current position \\(time)")
        }
        func play() {}
      }
      """
    #expect(certain(code, StateInLabel.self) == [])
  }
}
