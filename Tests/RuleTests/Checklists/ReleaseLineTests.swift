import Foundation
import ScreenModel
import ScreenSpecs
import SwiftReader
import Testing

@testable import Checks

/// Which lines a screen gets before a release, and what in its source they point at.
@Suite struct ReleaseLineTests {
  /// The lines for a view named `Example`: their words before the colon, and the places as `line words`.
  private func lines(_ code: String, states: [UXState] = [], orientations: AppOrientations = AppOrientations())
    -> [String]
  {
    items(code, states: states, orientations: orientations).map { item in
      ([item.text.components(separatedBy: ":")[0]] + item.places.map { "\($0.span.line) \($0.words)" })
        .joined(separator: " | ")
    }
  }

  private func items(_ code: String, states: [UXState], orientations: AppOrientations = AppOrientations())
    -> [ChecklistItem]
  {
    let code = AuditedCode(code).code
    let project = Project([Project.Input(path: "Example.swift", data: Data(code.utf8))])
    var spec = ScreenSpec(
      kind: .screen, name: "Example", id: "example", span: SourceSpan(file: "specs/example.yaml", line: 1, column: 1))
    spec.states = states.map { state in
      var written = StateSpec(state: state, span: spec.span)
      var only = CaseSpec(name: nil, span: spec.span)
      only.expectations = [Expectation(kind: .hears, says: "Pay, button", span: spec.span)]
      written.cases = [only]
      return written
    }
    let screen = ReleaseScreen(
      spec: spec, views: project.auditedViews(named: ["Example"]), orientations: orientations)
    return allReleaseLines.compactMap { $0.item(for: screen) }
  }

  @Test func aPlainScreenIsListenedToReadAndTurned() {
    #expect(
      lines("Text(\"Conditions\")") == ["VoiceOver | 2 Example", "Largest text", "Portrait and landscape"])
  }

  @Test func aButtonAddsTheKeyboard() {
    #expect(
      lines("Button(\"Pay\") { pay() }") == [
        "VoiceOver | 2 Example", "Largest text", "Portrait and landscape", "Keyboard and Switch Control",
      ])
  }

  @Test func whatMovesIsNamed() {
    let found = lines(
      """
      struct Example: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Text("Waiting").animation(.spring(), value: isOpen)
            Text("Here").transition(.slide)
            Text("Still").animation(nil, value: isOpen)
            Button("Open") { withAnimation { isOpen = true } }
          }
        }
      }
      """)
    #expect(
      found.filter { $0.hasPrefix("Reduce Motion") } == [
        "Reduce Motion | 6 .animation(.spring(), value: isOpen) | 7 .transition(.slide) | 9 withAnimation in Button(\"Open\")"
      ])
  }

  @Test func whetherTheCodeAsksForTheSettingIsSaid() {
    let asking = """
      struct Example: View {
        @State private var isOpen = false
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        var body: some View { Text("Here").animation(reduceMotion ? nil : .spring(), value: isOpen) }
      }
      """
    let deaf = "Text(\"Here\").transition(.slide)"
    func said(_ code: String) -> String? {
      items(code, states: []).first { $0.key == "example/release/motion" }?.lines.last
    }
    #expect(said(asking) == "The code asks for the setting: look at both of its ways.")
    #expect(said(deaf) == "The code does not ask for the setting: it moves as before, unless the system stills it.")
  }

  @Test func coloursBringAppearanceAndContrast() {
    #expect(
      lines("Text(\"Late\").foregroundStyle(.red)", states: [.error]) == [
        "VoiceOver | 2 Example", "Largest text", "Portrait and landscape",
        "Light and dark | 4 .foregroundStyle(.red)", "Increase Contrast | 4 .foregroundStyle(.red)",
        "Differentiate Without Color | 4 .foregroundStyle(.red)",
      ])
  }

  @Test func stylesOfTheSystemFollowTheAppearance() {
    #expect(
      lines("Text(\"Late\").foregroundStyle(.secondary)") == [
        "VoiceOver | 2 Example", "Largest text", "Portrait and landscape",
        "Increase Contrast | 4 .foregroundStyle(.secondary)",
      ])
    #expect(
      lines("Text(\"Late\").foregroundStyle(.primary)") == [
        "VoiceOver | 2 Example", "Largest text", "Portrait and landscape",
      ])
  }

  @Test func aColourThatSaysSomethingIsNamed() {
    let found = lines(
      """
      struct Example: View {
        var isLate: Bool
        var body: some View { Text("Order 42").foregroundStyle(isLate ? .red : .green) }
      }
      """)
    #expect(
      found.filter { $0.hasPrefix("Differentiate") } == [
        "Differentiate Without Color | 4 .foregroundStyle(isLate ? .red : .green)"
      ])
  }

  @Test func whatShinesThroughIsNamed() {
    #expect(
      lines("Text(\"Paid\").background(.ultraThinMaterial)").filter { $0.hasPrefix("Reduce T") } == [
        "Reduce Transparency | 4 .background(.ultraThinMaterial)"
      ])
    #expect(
      lines("Text(\"Paid\").blur(radius: 2)").filter { $0.hasPrefix("Reduce T") } == [
        "Reduce Transparency | 4 .blur(radius: 2)"
      ])
    #expect(lines("Text(\"Paid\").padding()").filter { $0.hasPrefix("Reduce") } == [])
  }

  @Test func whatHoldsTextBackIsNamed() {
    #expect(
      lines(
        """
        VStack {
          Text("A").font(.system(size: 12))
          Text("B").font(.body).lineLimit(1)
          Text("C").frame(height: 40)
          Text("D").font(.custom("Tea", size: 12, relativeTo: .body))
        }
        """
      ).filter { $0.hasPrefix("Largest") } == [
        "Largest text | 5 .font(.system(size: 12)) | 6 .lineLimit(1) | 7 .frame(height: 40)"
      ])
  }

  @Test func gesturesAreNamed() {
    #expect(
      lines("Text(\"Order 42\").onTapGesture { open() }").filter { $0.hasPrefix("Keyboard") } == [
        "Keyboard and Switch Control | 4 .onTapGesture {…}"
      ])
  }

  @Test func anAppThatStaysUprightIsNotTurned() {
    #expect(
      lines("Text(\"A\")", orientations: AppOrientations(maySideways: false)) == [
        "VoiceOver | 2 Example", "Largest text",
      ])
  }

  @Test func whatAPlacedViewDoesCounts() {
    let found = lines(
      """
      struct Row: View {
        var body: some View { Text("Row").transition(.slide) }
      }
      struct Example: View {
        var body: some View { List { Row() } }
      }
      """)
    #expect(found.filter { $0.hasPrefix("Reduce Motion") } == ["Reduce Motion | 3 .transition(.slide)"])
  }

  @Test func uikitCodeCounts() {
    let found = lines(
      """
      import UIKit

      class Example: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          view.addSubview(label)
          label.textColor = .red
          label.font = UIFont.systemFont(ofSize: 12)
        }
        func show() {
          UIView.animate(withDuration: 0.3) { self.label.alpha = 1 }
        }
      }
      """)
    #expect(found.contains { $0.hasPrefix("Reduce Motion | ") })
    #expect(found.contains { $0.hasPrefix("Light and dark | ") && $0.contains("textColor = .red") })
    #expect(found.contains { $0.hasPrefix("Largest text | ") && $0.contains("systemFont(ofSize: 12)") })
  }
}
