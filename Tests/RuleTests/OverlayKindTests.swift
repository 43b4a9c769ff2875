import Foundation
import ScreenModel
import SwiftReader
import Testing

@testable import Checks

/// An overlay that is a view of its own: its buttons write through a binding, its scrim is a plain colour.
@Suite struct OverlayKindTests {
  private func found(_ dimmed: String, _ buttons: String) -> [String] {
    let code = """
      import SwiftUI
      struct AskAgain: View {
        @Binding var isPresented: Bool
        let empty: () -> Void
        var body: some View {
          VStack {
            Text("Empty the basket?").accessibilityAddTraits(.isHeader)
            \(buttons)
          }
        }
      }
      struct Basket: View {
        @State private var asks = false
        var body: some View {
          ZStack {
            Button("Empty basket") { asks = true }.accessibilityHidden(asks)
            if asks {
              \(dimmed)
              AskAgain(isPresented: $asks) { print("empty") }
            }
          }
        }
      }
      """
    let project = Project([.init(path: "Basket.swift", data: Data(code.utf8))])
    let rules: [any Rule.Type] = [ModalWithoutWayOut.self, OverlayNotModal.self, ToastSilent.self]
    return Audit(rules: rules).run(project.auditedViews(), files: project.auditedFiles).findings.map {
      "\($0.rule)\($0.isReview ? " (review)" : "")"
    }
  }

  @Test func aBindingSetToFalseIsAWayOut() {
    #expect(found("Color.black.opacity(0.4).ignoresSafeArea()", "Button(\"Really\") { isPresented = false }") == [])
    #expect(found("Color.black.opacity(0.4).ignoresSafeArea()", "Button(\"Really\") { isPresented.toggle() }") == [])
    #expect(
      found("Color.black.opacity(0.4).ignoresSafeArea()", "Button(\"Really\") { print(1) }") == [
        "modal-without-way-out"
      ])
  }

  @Test func aDarkThatTakesAllTheRoomIsAScrim() {
    #expect(found("Color.black.opacity(0.4)", "Button(\"Really\") { isPresented = false }") == [])
  }

  @Test func aPanelThatBeginsWithWordsHasANameAndNoHeading() {
    func why(_ first: String) -> [String] {
      findings(
        """
        struct Screen: View {
          @State private var isOpen = false
          var body: some View {
            ZStack {
              Button("Sort") { isOpen = true }.accessibilityHidden(isOpen)
              if isOpen {
                Color.black.opacity(0.4).ignoresSafeArea().accessibilityHidden(true)
                VStack { \(first); Button("Close") { isOpen = false } }
              }
            }
          }
        }
        """, ModalWithoutHeading.self
      ).map(\.why)
    }
    #expect(
      why("Text(\"Sort by\")") == [
        "its first text is no heading: who jumps from heading to heading passes by where the new place begins"
      ])
    #expect(why("Button(\"Name\") {}") == [ModalWithoutHeading.notes.why])
  }

  @Test func theHelpHasTheTestOfTheCode() {
    func help(_ test: String) -> [String] {
      findings(
        """
        struct Screen: View {
          enum Panel { case none, sort }
          @State private var panel = Panel.none
          @State private var choice: String?
          @State private var isSorting = false
          var body: some View {
            ZStack {
              Button("Sort") { panel = .sort; isSorting = true; choice = "Name" }
              if \(test) {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack { Text("Sort by"); Button("Close") { panel = .none; isSorting = false; choice = nil } }
              }
            }
          }
        }
        """, OverlayNotModal.self
      ).map(\.help)
    }
    func words(_ test: String) -> String {
      "add .accessibilityAddTraits(.isModal) to the panel and .accessibilityHidden(\(test)) to what is beneath, or use a sheet"
    }
    #expect(help("isSorting") == [words("isSorting")])
    #expect(help("choice != nil") == [words("choice != nil")])
    #expect(help("case .sort = panel") == [words("…")])
  }
}
