import Foundation
import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Focus moves, announcements, presentations")
struct EventTests {
  @Test("Focus moves to an element bound to a Boolean")
  func booleanFocus() {
    let screen = Project(
      source: """
        struct V: View {
          @AccessibilityFocusState private var isTitleFocused: Bool
          var body: some View { VStack {
            Text("Delivery address").accessibilityAddTraits(.isHeader).accessibilityFocused($isTitleFocused)
          }.onAppear { isTitleFocused = true } }
        }
        """
    ).said()
    #expect(screen?.moves == [#".onAppear → ["Delivery address, heading"]"#])
  }

  @Test("Focus moves to one of several fields")
  func valueFocus() {
    let screen = Project(
      source: """
        struct V: View {
          enum Field: Hashable { case name, mail }
          @AccessibilityFocusState private var focus: Field?
          @FocusState private var keyboard: Field?
          @State private var name = ""; @State private var mail = ""
          var body: some View { Form {
            TextField("Name", text: $name).accessibilityFocused($focus, equals: .name).focused($keyboard, equals: .name)
            TextField("Mail", text: $mail).accessibilityFocused($focus, equals: .mail).focused($keyboard, equals: .mail)
            Button("Send") {
              if name.isEmpty { focus = .name; keyboard = .name } else { focus = .mail }
            }
          } }
        }
        """
    ).said(initial: false)
    #expect(
      screen?.moves == [
        #"Button("Send") → ["<Name | <name>>, text field"] if name.isEmpty"#,
        #"Button("Send") → ["<Mail | <mail>>, text field"] if !name.isEmpty"#,
      ])
    #expect(screen?.keyboardFocusMoves.map(\.property) == ["keyboard"])
  }

  @Test("Announcements in each spelling, with their trigger")
  func announcements() {
    let screen = Project(
      source: """
        struct V: View {
          @State private var count = 0
          var body: some View { VStack {
            Button("Add") { count += 1; AccessibilityNotification.Announcement("Added").post() }
            Button("Remove") { UIAccessibility.post(notification: .announcement, argument: "Removed") }
            Button("Save", action: save)
          }
          .onChange(of: count) { _, new in AccessibilityNotification.Announcement("\\(new) cups").post() } }
          private func save() { announce("Saved") }
          private func announce(_ text: String) { AccessibilityNotification.Announcement(text).post() }
        }
        """
    ).said(given: ["count": 3])
    #expect(
      Set(screen?.posts ?? []) == [
        #"Button("Add") → Added"#, #"Button("Remove") → Removed"#, #"Button("Save") → Saved"#,
        ".onChange(of: count) → 3 cups",
      ])
  }

  @Test("A debounced announcement in task is found behind its guard")
  func debounced() {
    let screen = Project(
      source: """
        struct V: View {
          @State var query = ""
          let results: [String]
          var body: some View { List(results, id: \\.self) { Text($0) }
            .task(id: query) {
              guard !query.isEmpty else { return }
              try? await Task.sleep(for: .seconds(1))
              guard !Task.isCancelled else { return }
              AccessibilityNotification.Announcement(results.isEmpty ? "No results" : "\\(results.count) results").post()
            }
          }
        }
        """
    ).said(given: ["query": "mint", "results": []])
    #expect(screen?.announcements.map(\.text.written) == ["No results"])
    #expect(screen?.announcements.first?.trigger == ".task(id: query)")
  }

  @Test("Nothing is announced where the guard fails")
  func guarded() {
    let screen = Project(
      source: """
        struct V: View {
          @State var query = ""
          var body: some View { Text("Search").task(id: query) {
            guard !query.isEmpty else { return }
            AccessibilityNotification.Announcement("Searching").post()
          } }
        }
        """
    ).said(given: ["query": ""])
    #expect(screen?.posts == [])
  }

  @Test("Alerts: title, message, then buttons; without buttons OK")
  func alerts() {
    let source = """
      struct V: View { @State var isShown = false; @State var other = false
        var body: some View { Text("A")
          .alert("Delete this?", isPresented: $isShown) { Button("Delete", role: .destructive) { }; Button("Cancel", role: .cancel) { } } message: { Text("It cannot be undone.") }
          .alert("Saved", isPresented: $other) { } } }
      """
    expectSpeech(
      source, given: ["isShown": true], ["Delete this?", "It cannot be undone.", "Cancel, button", "Delete, button"])
    expectSpeech(source, given: ["other": true], ["Saved", "OK, button"])
  }

  @Test("Dialogs hide their title unless asked, and end with Cancel")
  func dialogs() {
    let source = """
      struct V: View { @State var isShown = false
        var body: some View { Text("A").confirmationDialog("Choose", isPresented: $isShownMORE) { Button("Save") { }; Button("Discard", role: .destructive) { } } } }
      """
    expectSpeech(
      source.replacingOccurrences(of: "MORE", with: ""), given: ["isShown": true],
      ["Save, button", "Discard, button", "Cancel, button"])
    expectSpeech(
      source.replacingOccurrences(of: "MORE", with: ", titleVisibility: .visible"), given: ["isShown": true],
      ["Choose", "Save, button", "Discard, button", "Cancel, button"])
  }

  @Test("Covers, popovers and item alerts")
  func others() {
    expectSpeech(
      """
      struct V: View { @State var isOpen = true
        var body: some View { Text("Behind").fullScreenCover(isPresented: $isOpen) { Text("Cover") } } }
      """, ["Cover"])
    expectSpeech(
      """
      struct Failure: Identifiable { let id: Int; let text: String }
      struct V: View { @State var failure: Failure? = Failure(id: 1, text: "Card declined")
        var body: some View { Text("Behind").alert("Error", isPresented: .constant(failure != nil), presenting: failure) { _ in Button("Retry") { } } message: { Text($0.text) } } }
      """, ["Error", "Card declined", "Retry, button"])
  }

  @Test("A half-height sheet leaves the background in reach")
  func background() {
    let screen = Project(
      source: """
        struct V: View { @State var isOpen = true
          var body: some View { Text("Behind").sheet(isPresented: $isOpen) { Text("Sheet").presentationBackgroundInteraction(.enabled) } } }
        """
    ).said()
    #expect(screen?.lines == ["Behind"])
    #expect(screen?.presentations.first?.leavesBackgroundReachable == true)
  }

  @Test("onDismiss gives focus back to the row that opened the sheet")
  func returnFocus() {
    let screen = Project(
      source: """
        struct V: View {
          @State private var isOpen = false
          @AccessibilityFocusState private var isRowFocused: Bool
          var body: some View {
            Button("8 Garden Street") { isOpen = true }
              .accessibilityFocused($isRowFocused)
              .sheet(isPresented: $isOpen, onDismiss: { isRowFocused = true }) { Text("Addresses") }
          }
        }
        """
    ).said(initial: false)
    #expect(screen?.presentations.first?.returnFocus.map(\.line) == [#"onDismiss → ["8 Garden Street, button"]"#])
  }

  @Test("Focus on the first thing in a sheet is a move of the sheet")
  func focusInSheet() {
    let screen = Project(
      source: """
        struct Sheet: View {
          @AccessibilityFocusState private var isTitleFocused: Bool
          var body: some View { Text("Delivery address").accessibilityAddTraits(.isHeader).accessibilityFocused($isTitleFocused).onAppear { isTitleFocused = true } }
        }
        struct V: View { @State var isOpen = true
          var body: some View { Text("A").sheet(isPresented: $isOpen) { Sheet() } } }
        """
    ).said()
    #expect(screen?.lines == ["Delivery address, heading"])
    #expect(screen?.moves == [#".onAppear → ["Delivery address, heading"]"#])
  }
}
