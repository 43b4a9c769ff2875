import Foundation
import ScreenModel
import Testing

@testable import SwiftReader

/// Spellings and detours of older code.
@Suite struct OldCodeTests {
  @Test func anAlertAsAValue() {
    let source = """
      struct V: View {
        @State private var asks = true
        var body: some View {
          Text("List").alert(isPresented: $asks) {
            Alert(
              title: Text("Delete?"), message: Text("It is gone for good."),
              primaryButton: .destructive(Text("Delete")) {}, secondaryButton: .cancel())
          }
        }
      }
      """
    expectSpeech(source, ["Delete?", "It is gone for good.", "Cancel, button", "Delete, button"])
  }

  @Test func anAlertWithoutButtonsHasOne() {
    expectSpeech(
      """
      struct V: View {
        @State private var isDone = true
        var body: some View { Text("List").alert(isPresented: $isDone) { Alert(title: Text("Done")) } }
      }
      """, ["Done", "OK, button"])
  }

  @Test func anActionSheetSaysItsTitle() {
    expectSpeech(
      """
      struct V: View {
        @State private var asks = true
        var body: some View {
          Text("List").actionSheet(isPresented: $asks) {
            ActionSheet(title: Text("Sort by"), buttons: [.default(Text("Name")) {}, .cancel(Text("Stop"))])
          }
        }
      }
      """, ["Sort by", "Name, button", "Stop, button"])
  }

  @Test func contentWithAModifierIsThatContent() {
    expectSpeech(
      """
      struct Quiet: ViewModifier { func body(content: Content) -> some View { content.accessibilityHint("Opens it") } }
      extension View {
        func look<S: ViewModifier>(_ style: S) -> some View { ModifiedContent(content: self, modifier: style) }
        func modifier(@ViewBuilder _ change: (Self) -> some View) -> some View { change(self) }
      }
      struct V: View {
        var body: some View {
          VStack {
            Button {} label: { Text("Rate us").look(Quiet()) }
            ModifiedContent(content: Text("A"), modifier: Quiet())
            Text("B").modifier(Quiet())
            Text("C").modifier { $0.bold() }
          }
        }
      }
      """, ["Rate us, button", "A", "B", "C"])
  }

  @Test func aFunctionCalledLikeAModifierCallsTheModifier() {
    expectSpeech(
      """
      extension View {
        @ViewBuilder func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
          if let shortcut { self.keyboardShortcut(shortcut) } else { self }
        }
      }
      struct V: View { var body: some View { Button("Save") {}.keyboardShortcut(.defaultAction) } }
      """, ["Save, button"])
  }

  @Test func colourMembersAreSilent() throws {
    let project = Project(
      source: """
        struct V: View {
          var body: some View { VStack { ThemeColor.primary(for: 1).color; Text("A") } }
        }
        """)
    let screen = try #require(project.said())
    #expect(screen.screen.elements.map { $0.line() } == ["A"])
    #expect(screen.opaque == [])
  }

  @Test func aModifierOfAPackageIsWhatTheSettingsSay() throws {
    let source = "struct V: View { var body: some View { Text(\"A\").brandFont(.title) } }"
    let input = [Project.Input(path: "App/V.swift", data: Data(source.utf8))]
    let plain = try #require(Project(input).said())
    #expect(plain.opaque.map(\.text) == ["‘.brandFont’ is not declared in the project"])
    let told = try #require(Project(input, components: ["brandFont": ComponentDescription(like: "font")]).said())
    #expect(told.opaque == [])
    #expect(told.screen.elements.map(\.certainty.word) == [.certain])
  }

  @Test func anAssetSymbolDoesNotTellTheFileName() throws {
    let project = Project(
      source: "struct V: View { var body: some View { VStack { Image(.photo); Image(.alertColor16) } } }")
    let elements = try #require(project.said()).screen.elements
    #expect(elements.map { $0.line() } == ["photo, image", "alertColor16, image"])
    #expect(elements.map(\.certainty.word) == [.certain, .unknown])
  }
}
