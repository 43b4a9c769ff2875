import Testing

@testable import Checks

/// What the screen says by itself need not be said once more.
@Suite struct PlainReasonKindTests {
  // MARK: Disabled controls

  private func report(_ rows: String) -> [String] {
    messages(
      """
      struct Report: View {
        @State private var isOn = false
        @State private var level = 1
        let isLocked: Bool
        var body: some View { Form { \(rows) } }
      }
      """, DisabledWithoutReason.self, reviews: true)
  }

  @Test func theControlRightBeforeSaysWhyTheNextIsOff() {
    let toggle = "Toggle(\"Send reports\", isOn: $isOn)"
    #expect(report("\(toggle); Button(\"Send now\") {}.disabled(!isOn)") == [])
    #expect(report("\(toggle); Stepper(\"Level\", value: $level).disabled(!isOn)") == [])
    // With something between the two it is no longer plain.
    let found = "‘Send now’ is disabled if !isOn, and nothing says why"
    #expect(report("\(toggle); Button(\"Help\") {}; Button(\"Send now\") {}.disabled(!isOn)") == [found])
    #expect(
      report("\(toggle); Button(\"Send now\") {}.disabled(isLocked)")
        == ["‘Send now’ is disabled if isLocked, and nothing says why"])
    #expect(
      report("\(toggle); Button(\"Send now\") {}.disabled(!isOn || isLocked)")
        == ["‘Send now’ is disabled if !isOn || isLocked, and nothing says why"])
  }

  @Test func aTestThatComesToManyIsToldAsItIsWritten() {
    let found = messages(
      """
      struct Meal: View {
        let entry: Entry
        private var isUnfit: Bool {
          entry.amount == nil || entry.amount == 0 || entry.kind != "Tea" && entry.hours > entry.longest
        }
        var body: some View { VStack { Button("Continue") {}.disabled(isUnfit) } }
      }
      struct Entry { let amount: Int?; let kind: String; let hours: Int; let longest: Int }
      """, DisabledWithoutReason.self, reviews: true)
    #expect(found == ["‘Continue’ is disabled if isUnfit, and nothing says why"])
  }

  // MARK: Buttons of dialogs

  private func photo(_ title: String, _ answer: String) -> [AuditFinding] {
    findings(
      """
      struct Photo: View {
        @State private var asks = false
        var body: some View {
          Button("\(answer)") { asks = true }
            .alert("\(title)", isPresented: $asks) {
              Button("\(answer)", role: .destructive) {}
              Button("Cancel", role: .cancel) {}
            }
        }
      }
      """, DialogRepeatsButton.self)
  }

  @Test func oneVerbUnderATitleThatNamesTheThingIsForReview() {
    let verb = photo("Delete the photo?", "Delete")
    #expect(verb.map(\.certainty) == [.review(because: "the title of the dialog says what it is about")])
    #expect(verb.map(\.help) == ["name what the dialog's button does: “Delete the photo”"])
    #expect(photo("Are you sure?", "Delete").map(\.certainty) == [.certain])
    let words = photo("Lock it?", "Lock the plan")
    #expect(words.map(\.certainty) == [.certain])
    #expect(words.map(\.help) == [DialogRepeatsButton.notes.help])
  }
}
