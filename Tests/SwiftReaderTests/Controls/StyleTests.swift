import ScreenModel
import Testing

@testable import SwiftReader

/// What is heard where a style of the project draws a control.
@Suite struct StyleTests {
  @Test func aLabelStyleSaysTheTitleAndNotTheIcon() {
    expectSpeech(
      """
      struct Chip: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.icon; configuration.title; Text("new") }
        }
      }
      struct Again: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).bold() }
      }
      extension LabelStyle where Self == Chip { static var chip: Chip { Chip() } }
      struct V: View {
        var body: some View {
          VStack {
            Label("Web", systemImage: "globe").labelStyle(.chip)
            Label { Text("Mail") } icon: { Image(systemName: "envelope") }.labelStyle(Again())
            Button { } label: { Label("Map", systemImage: "map") }.labelStyle(Chip())
          }
        }
      }
      """, ["Web", "new", "Mail", "Map, new, button"])
  }

  @Test func aLabelStyleThatLeavesOutTheTitleIsNotCertain() throws {
    let project = Project(
      source: """
        struct Bare: LabelStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.icon }
        }
        struct V: View { var body: some View { Label("Web", systemImage: "globe").labelStyle(Bare()) } }
        """)
    let element = try #require(project.said()?.screen.elements.first)
    #expect(element.line() == "Globe, image")
    #expect(element.certainty.word == .unknown)
  }

  @Test func aProgressStyleIsCertainOnlyWhereItSaysSo() throws {
    expectSpeech(
      """
      struct Again: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).tint(.red) }
      }
      struct Dots: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { HStack { Circle() }.accessibilityLabel("Busy") }
      }
      struct V: View {
        var body: some View {
          VStack {
            ProgressView("Upload", value: 0.4).progressViewStyle(Again())
            ProgressView().progressViewStyle(Dots())
            ProgressView("Parts", value: 10, total: 20)
          }
        }
      }
      """, ["Upload, 40%", "Busy", "Parts, 50%"])
    let project = Project(
      source: """
        struct Ring: ProgressViewStyle {
          func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; Circle() } }
        }
        struct V: View { var body: some View { ProgressView("Up", value: 0.4).progressViewStyle(Ring()) } }
        """)
    let element = try #require(project.said()?.screen.elements.first)
    #expect(element.certainty.textOpen.map(\.text) == ["a style of the project draws it"])
  }

  @Test func labeledContentStaysOneElement() {
    expectSpeech(
      """
      struct Upright: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.content; configuration.label }
        }
      }
      struct V: View {
        @State private var name = "Anna"
        var body: some View {
          VStack {
            LabeledContent("Version", value: "1.0").labeledContentStyle(Upright())
            LabeledContent("Copies", value: 3, format: .number)
            LabeledContent("Name") { TextField("", text: $name) }.labeledContentStyle(Upright())
          }
        }
      }
      """, ["1.0, Version", "Copies, 3", "Anna, text field", "Name"])
  }

  @Test func aDisclosureStyleIsHeardAsItIsDrawn() {
    expectSpeech(
      """
      struct Fold: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack {
            Button { configuration.isExpanded.toggle() } label: {
              HStack { configuration.label; Image(systemName: "chevron.down") }
            }
            if configuration.isExpanded { configuration.content.padding() }
          }
        }
      }
      struct V: View {
        @State private var isOpen = true
        var body: some View {
          VStack {
            DisclosureGroup("Details", isExpanded: $isOpen) { Text("Inside") }
            DisclosureGroup("More") { Text("Hidden") }
          }
          .disclosureGroupStyle(Fold())
        }
      }
      """, ["Details, button", "Inside", "More, button"])
  }

  @Test func aFieldStyleKeepsTheFieldAndAddsWhatItDraws() {
    expectSpeech(
      """
      struct Pill: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
          HStack { Text("Required"); configuration.padding() }
        }
      }
      struct V: View {
        @State private var name = ""
        var body: some View { TextField("Name", text: $name).textFieldStyle(Pill()) }
      }
      """, ["Required", "Name, text field"])
  }

  @Test func aTableOfRowsSaysTheFirstColumn() {
    expectSpeech(
      """
      struct Tree: Identifiable { let id: Int; let name: String; let height: Int }
      struct V: View {
        let trees = [Tree(id: 1, name: "Oak", height: 3), Tree(id: 2, name: "Pine", height: 4)]
        var body: some View {
          Table(of: Tree.self) {
            TableColumn("Name") { Text($0.name) }
            TableColumn("Height") { Text("\\($0.height)") }
          } rows: {
            ForEach(trees) { TableRow($0) }
          }
        }
      }
      """, ["Oak", "Pine"])
  }

  @Test func groupBoxAndControlGroupStyles() {
    expectSpeech(
      """
      struct Card: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.label.accessibilityAddTraits(.isHeader); configuration.content }
        }
      }
      struct Row: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
      }
      struct V: View {
        var body: some View {
          VStack {
            GroupBox("Delivery") { Text("12 Oak Street") }.groupBoxStyle(Card())
            ControlGroup { Button("Bold") {}; Button("Italic") {} } label: { Text("Style") }
              .controlGroupStyle(Row())
          }
        }
      }
      """, ["Delivery, heading", "12 Oak Street", "Bold, button", "Italic, button"])
  }
}
