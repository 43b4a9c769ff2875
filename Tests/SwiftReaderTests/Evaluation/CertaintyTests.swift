import Foundation
import ScreenModel
import Testing

@testable import SwiftReader

@Suite("What is certain, and where it comes from")
struct CertaintyTests {
  private let component = """
    struct Chip: View { let title: String; let on: Bool
      var body: some View { Button(title) { }.accessibilityAddTraits(on ? .isSelected : []) } }
    """
  private let screen = """
    struct V: View { var body: some View { VStack {
      Text("Filter")
      HStack { Chip(title: "Tea", on: true); Text("Beside") }
      HStack { Text("Row"); Chip(title: "Mug", on: false) }.accessibilityElement(children: .combine)
      Button { } label: { HStack { Text("More"); Chip(title: "In label", on: false) } }
      Text("End")
    } } }
    """

  @Test("With a component's source deleted, facts become open, never differently certain")
  func deletedSource() throws {
    let whole = Project(files: ["App/V.swift": screen, "App/Chip.swift": component]).said()
    let without = Project(files: ["App/V.swift": screen]).said()
    let certain = Set((whole?.screen.elements ?? []).map { $0.line() })
    let left = without?.screen.elements ?? []
    for element in left where element.certainty.word == .certain { #expect(certain.contains(element.line())) }
    #expect(left.map { $0.certainty.textOpen.isEmpty } == [true, true, false, false, true])
    #expect(without?.screen.isComplete == false)
    #expect(without?.opaque.isEmpty == false)
  }

  @Test("With a modifier's source deleted, what it was put on is not certain")
  func deletedModifier() {
    let source = "struct V: View { var body: some View { VStack { Text(\"A\").card(); Text(\"B\") } } }"
    let extensions = "extension View { func card() -> some View { self.accessibilityLabel(\"Card\").padding() } }"
    #expect(Project(files: ["App/V.swift": source, "App/Card.swift": extensions]).said()?.lines == ["Card", "B"])
    let without = Project(files: ["App/V.swift": source]).said()
    let first = without?.screen.elements.first
    #expect(first?.certainty.word != .certain)
    #expect(without?.screen.elements.last?.certainty.word == .certain)
  }

  @Test("With a value's source deleted, the words are open and the element is still there")
  func deletedValue() {
    let source = "struct V: View { var body: some View { Button(Words.pay) { }.disabled(Rules.isClosed) } }"
    let without = Project(files: ["App/V.swift": source]).said()
    #expect(without?.screen.elements.count == 1)
    #expect(without?.screen.elements.first?.certainty.textOpen.isEmpty == false)
    #expect(without?.screen.elements.first?.openTraits.keys.contains(.notEnabled) == true)
  }

  @Test("Presence, words, role and order are told apart")
  func facts() {
    let source = """
      struct V: View { let name: String; let isShown: Bool; let chosen: Bool
        var body: some View { VStack {
          Text("Sure")
          Text(name)
          if isShown { Text("Maybe") }
          Text("Role").accessibilityAddTraits(chosen ? .isSelected : [])
        } } }
      """
    let found = Project(source: source).said()?.screen.elements.map(\.certainty) ?? []
    #expect(found.map { $0.presence.isEmpty } == [true, true, false, true])
    #expect(found.map { $0.textOpen.isEmpty } == [true, false, true, true])
    #expect(found.map { $0.roleOpen.isEmpty } == [true, true, true, false])
    #expect(found.map { $0.orderOpen.isEmpty } == [true, true, true, true])
    #expect(found.map(\.word) == [.certain, .unknown, .conditional, .unknown])
  }

  @Test("The trait's place is in the component, the label's at the call")
  func provenance() throws {
    let files = [
      "App/Check.swift": """
      struct Check: View {
        let title: String
        var body: some View {
          Button(title) { }
            .accessibilityAddTraits(.isSelected)
        }
      }
      """,
      "App/V.swift": """
      struct V: View {
        var body: some View {
          Check(title: "Gift wrap")
        }
      }
      """,
    ]
    let element = try #require(Project(files: files).said()?.screen.elements.first)
    #expect(element.line() == "selected, Gift wrap, button")
    #expect(element.origins[.trait(.selected)]?.span.file == "App/Check.swift")
    #expect(element.origins[.trait(.selected)]?.span.line == 5)
    let label = try #require(element.origins[.label])
    #expect(([label.span] + label.via).contains { $0.file == "App/V.swift" && $0.line == 3 })
  }

  @Test("One component used on many screens has its fault in one place")
  func oneFault() {
    let screens = (0..<5).map { "struct S\($0): View { var body: some View { Close() } }" }.joined(separator: "\n")
    let project = Project(
      files: [
        "App/Close.swift":
          "struct Close: View { var body: some View { Button { } label: { Image(systemName: \"xmark\") } } }",
        "App/Screens.swift": screens,
      ])
    let places = Set((0..<5).compactMap { project.said("S\($0)")?.screen.elements.first?.span })
    #expect(places.count == 1)
  }

  @Test("The same input gives the same prediction, whatever the order of files")
  func deterministic() {
    let files = ["App/V.swift": screen, "App/Chip.swift": component]
    let one = Project(files: files).said()?.lines
    let two = Project(files.sorted { $0.key > $1.key }.map { Project.Input(path: $0.key, data: .init($0.value.utf8)) })
      .said()?.lines
    #expect(one == two)
  }
}
