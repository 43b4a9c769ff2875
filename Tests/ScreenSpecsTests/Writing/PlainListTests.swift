import Foundation
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct PlainListTests {
  private func read(_ text: String) -> (draft: SpecDraft, problems: [Problem]) {
    PlainList.read(Data(text.utf8), path: "list.txt", fallback: "list")
  }

  private func lines(_ draft: SpecDraft) -> [String] {
    draft.states.flatMap { state in
      (state.notApplicable.map { ["\(state.state.rawValue) n/a \($0)"] } ?? [])
        + state.cases.flatMap { each in
          each.lines.map { "\(state.state.rawValue) \(each.name ?? "-") \($0.kind.rawValue) \($0.says)" }
        }
    }
  }

  @Test func readsTheChecklistOfATeam() {
    let (draft, problems) = read(
      """
      Address picker
      Selected: "selected, 12 Oak Street, button"
      Modal in: "Delivery address, heading"
      Modal out: "8 Garden Street, button"
      Modal way out: Cancel, button
      Empty: not applicable – a customer always has an address
      Loading:

      """)
    #expect(problems.isEmpty)
    #expect(draft.name == "Address picker")
    #expect(draft.isPlanned)
    #expect(
      lines(draft) == [
        "selected - hears selected, 12 Oak Street, button", "modal - in Delivery address, heading",
        "modal - out 8 Garden Street, button", "modal - way-out Cancel, button",
        "empty n/a a customer always has an address",
      ])
  }

  @Test func readsMarkdownCasesAndSeveralTexts() {
    let (draft, problems) = read(
      """
      # Sign in
      View: SignInView
      - **Error (wrong password) focus**: “Wrong password. Try again.”
      - **Error (offline)**: "You are offline", "Try again, button"
        - "Cancel, button"
      - [ ] Disabled because: Enter a password
      - Success announces: Signed in
      """)
    #expect(problems.isEmpty)
    #expect(draft.name == "Sign in")
    #expect(draft.views == ["SignInView"])
    #expect(!draft.isPlanned)
    #expect(
      lines(draft) == [
        "error wrong-password focus Wrong password. Try again.", "error offline hears You are offline",
        "error offline hears Try again, button", "error offline hears Cancel, button",
        "disabled - because Enter a password", "success - announces Signed in",
      ])
  }

  @Test func saysWhatIsNoState() {
    let (_, problems) = read("Sign in\nLaoding: Signing in\nand so on\nEmpty: n/a\n")
    #expect(
      problems.map { "\($0.span?.line ?? 0) \($0.message) → \($0.hint ?? "")" } == [
        "2 ‘laoding’ is no state → did you mean ‘loading’?",
        "3 this line names no state → write ‘Loading: \"Loading orders\"’, or quote a line that goes on",
        "4 ‘n/a’ needs a reason → write: n/a – why the screen cannot be in it",
      ])
  }

  @Test func anEmptyListIsNoSpec() {
    #expect(read("").problems.map(\.message) == ["no state is named in ‘list.txt’"])
  }
}
