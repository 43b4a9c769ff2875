import ScreenModel
import Testing

@testable import Checks
@testable import spec_check

/// Repairs that would make a screen worse are refused, with the reason.
@Suite struct HarmTests {
  /// Removing the picture's label would leave nothing that says what it says.
  @Test func aTextThatIsBuiltElsewhereIsNotTouched() {
    let code = example(
      """
      Image(systemName: "cloud")
        .accessibilityLabel(Words.cloud)
      """)
    #expect(fix(code, unsafe: true).text == code)
  }

  @Test func aRepairThatBringsAboutAnotherFindingIsRefused() {
    let code = example(
      """
      VStack {
        Button("Delete") { first() }
        Button(action: second) {
          Image(systemName: "trash")
        }
      }
      """, "let first: () -> Void\nlet second: () -> Void")
    let fixed = fix(code, unsafe: true)
    #expect(fixed.text == code)
    #expect(
      fixed.refused.map(\.reason) == [
        "it would bring about label-repeated-on-screen: another control on this screen is named ‘Delete’ too"
      ])
  }

  @Test func aNameThatAStringTableHasIsWrittenByItsKey() {
    let table =
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"action.close\":{\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Close\"}},\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Schließen\"}}}}}}"
    let code = example(
      """
      Button(action: leave) {
        Image(systemName: "xmark")
      }
      """, "let leave: () -> Void")
    let fixed = fix(code, unsafe: true, beside: ["Localizable.xcstrings": table])
    #expect(fixed.added(to: code) == ["    .accessibilityLabel(\"action.close\")  // [VERIFY]"])
    #expect(fixed.heard == ["Close, button"])
  }

  @Test func wordsThatWouldBeSaidTwiceAreFound() {
    #expect(Harm.twice("Share, button") == [])
    #expect(Harm.twice("Share button, button") == ["button"])
    #expect(Harm.twice("Share, Share, button") == ["share"])
  }

  @Test func whatIsLostIsNamed() {
    let span = SourceSpan(file: "A.swift", line: 1, column: 1)
    func text(_ words: String) -> AuditedElement {
      AuditedElement(AccessibilityElement(label: SpokenText(words)), content: .text, key: .init(span: span, frames: []))
    }
    #expect(
      Harm.reason(before: [text("Due today")], after: [text("Today")], forgets: .nothing)
        == "‘due’ would no longer be said")
    #expect(Harm.reason(before: [text("Due today")], after: [text("Today")], forgets: .words(["due"])) == nil)
    #expect(Harm.reason(before: [text("Due today")], after: [], forgets: .all) == nil)
    var button = text("Pay")
    button.content = .control
    button.element.isActivatable = true
    #expect(
      Harm.reason(before: [button], after: [text("Pay")], forgets: .nothing) == "an action could no longer be reached")
  }

  @Test func commentsThatSilenceARuleCount() {
    let code = example(
      """
      Text("Sea")
      // spec-check:ignore decoration-spoken — the waves are part of the poem
      Image("wave-pattern")
      """)
    #expect(fix(code).text == code)
  }
}
