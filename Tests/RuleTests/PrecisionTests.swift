import Foundation
import SwiftReader
import Testing

@testable import Checks

/// Kinds of findings that turned out wrong, or less than certain, on apps in the wild.
@Suite struct PrecisionTests {
  @Test func whatOnlyAPreviewShowsIsNoScreen() {
    let code = """
      #Preview { PreviewHarness() }
      private struct PreviewHarness: View { var body: some View { Button { } label: { Image("close") } } }
      """
    #expect(messages(code, IconButtonWithoutLabel.self, reviews: true) == [])
    let shown = code + "\nstruct Home: View { var body: some View { PreviewHarness() } }"
    #expect(messages(shown, IconButtonWithoutLabel.self, reviews: true).count == 1)
  }

  @Test func aCountWithItsWordIsNoBareNumber() {
    let code = """
      struct Bar: View {
        let count: Int
        var text: String { count == 1 ? "1 bookmark" : "\\(count) bookmarks" }
        var body: some View { HStack { Text(text); Button("More") {} } }
      }
      """
    #expect(messages(code, BadgeWithoutContext.self, reviews: true) == [])
  }

  @Test func aButtonOfADialogIsGoneOnceItIsTouched() {
    let code = """
      struct Debug: View {
        @State private var isLoading = false
        @State private var asks = false
        var body: some View {
          List {
            Text("Cache")
            if isLoading { ProgressView("Clearing") }
          }
          .alert("Clear?", isPresented: $asks) { Button("Clear") { isLoading = true } }
        }
      }
      """
    #expect(messages(code, BusyControlLive.self, reviews: true) == [])
  }

  @Test(arguments: ["!isShown", "isShown && !rejected"])
  func whatHasNotGoneWrongIsNoError(_ test: String) {
    let code = """
      struct Invite: View {
        let url: URL?
        @State private var rejected = false
        private var isShown: Bool { url != nil && !rejected }
        var body: some View {
          VStack {
            if \(test) { Text("Welcome") }
            Button("Decline") { rejected = true }
          }
        }
      }
      """
    #expect(messages(code, ErrorSilent.self, reviews: true) == [])
  }

  @Test func whatFillsTheScreenIsNoToast() {
    func code(_ more: String) -> String {
      """
      struct Kiosk: View {
        @State private var isActive = false
        var body: some View {
          Button("Rest") { isActive = true }.overlay { if isActive { Text("Good night")\(more) } }
        }
      }
      """
    }
    #expect(messages(code(".ignoresSafeArea()"), ToastSilent.self) == [])
    #expect(messages(code(""), ToastSilent.self, reviews: true).count == 1)
  }

  @Test func whatIsSetForAMomentLeadsSomewhere() {
    func code(_ name: String) -> String {
      """
      struct Settings: View {
        @State private var \(name): String?
        var body: some View {
          VStack {
            Button("Go") {
              \(name) = "sync"
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) { \(name) = nil }
            }
            if let \(name) { Text(\(name)) }
          }
        }
      }
      """
    }
    #expect(messages(code("deepLinkTarget"), TimedDismissal.self, reviews: true) == [])
    #expect(messages(code("message"), TimedDismissal.self, reviews: true).count == 1)
  }

  @Test func aSheetThatIsAlwaysThereNeedsNoWayOut() {
    func code(_ shown: String) -> String {
      """
      struct Map: View {
        @State private var isOpen = false
        var body: some View {
          Button("Grades") { isOpen = true }
            .sheet(isPresented: \(shown)) { VStack { Text("Grade one is hand picked."); Button("Send place") { send() } } }
        }
        func send() {}
      }
      """
    }
    #expect(messages(code(".constant(true)"), ModalWithoutWayOut.self) == [])
    #expect(messages(code("$isOpen"), ModalWithoutWayOut.self, reviews: true).count == 1)
  }

  @Test func aStateThatIsSetToDismissedClosesItsSheet() {
    let code = """
      struct Demo: View {
        @State private var isOpen = false
        @State private var state = Phase.open
        enum Phase { case open, dismiss }
        var body: some View {
          Button("Grades") { isOpen = true }
            .fullScreenCover(isPresented: $isOpen) {
              VStack { Text("Grade one is hand picked."); Button { state = .dismiss } label: { Image("cross") } }
            }
        }
      }
      """
    #expect(messages(code, ModalWithoutWayOut.self, reviews: true) == [])
  }
}
