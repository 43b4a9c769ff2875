import ScreenModel
import Testing

@testable import Checks

/// A spinner beside words that say what goes on is a stop too many, and not one without a name.
@Suite struct StatusKindTests {
  private func found(_ body: String, _ rest: String = "") -> [AuditFinding] {
    findings(
      "struct Screen: View {\nlet isBusy: Bool\nlet title: String\nvar body: some View {\n\(body)\n}\n}\n\(rest)",
      LoadingUnnamed.self)
  }

  @Test func wordsThatSayWhatGoesOnAreToldWithTheSpinner() {
    for words in ["Reading current state…", "Posting", "Loading the orders"] {
      let found = found("VStack { Image(systemName: \"star\"); ProgressView(); Text(\"\(words)\"); Text(\"One\") }")
      #expect(found.map(\.message) == ["this spinner is a stop of its own beside ‘\(words)’"])
      #expect(found.map(\.effect) == [.slows])
      #expect(found.map(\.isReview) == [true])
      #expect(found.map(\.fix) == [.none])
    }
  }

  @Test func wordsHandedInCountAsWritten() {
    let toast =
      "struct Toast: View { let words: String; var body: some View { VStack { Text(words); ProgressView() } } }"
    #expect(
      found("ZStack { Text(\"Timeline\"); Toast(words: \"Posting…\") }", toast).map(\.message)
        == ["this spinner is a stop of its own beside ‘Posting…’"])
  }

  @Test func theOnlyWordsBesideASpinnerAreItsWords() {
    #expect(
      found("HStack { ProgressView(); Text(\"A moment, please\") }").map(\.message)
        == ["this spinner is a stop of its own beside ‘A moment, please’"])
    #expect(
      found("HStack { ProgressView(); Text(\"A moment, please\"); Button(\"Stop\") {} }").map(\.message)
        == ["this spinner does not say what it waits for"])
  }

  @Test func otherTextsBesideItLeaveTheQuestionOpen() {
    for body in [
      "HStack { ProgressView(); Text(title) }",
      "VStack { Text(\"Orders\"); Text(\"of May\"); ProgressView() }",
    ] {
      let found = found(body)
      #expect(found.map(\.message) == ["this spinner does not say what it waits for"])
      #expect(found.map(\.certainty) == [.review(because: "a text beside it may say so")])
      #expect(found.map(\.effect) == [.misleads])
    }
    #expect(found("VStack { ProgressView() }").map(\.isReview) == [false])
    // What is never there with the spinner stands beside nothing.
    #expect(
      found("VStack { if isBusy { ProgressView() } else { Text(\"Loading is over\") } }").map(\.isReview) == [false])
  }

  @Test func wordsUnderTheSameTestAreThereWithTheSpinner() {
    #expect(
      found("VStack { if isBusy { ProgressView() }; Text(title); if isBusy { Text(\"Posting…\") } }").map(\.message)
        == ["this spinner is a stop of its own beside ‘Posting…’"])
    #expect(
      found("VStack { if isBusy { ProgressView() }; Text(title); if !isBusy { Text(\"Posting…\") } }").map(\.message)
        == ["this spinner does not say what it waits for"])
  }

  @Test func wordsInABranchAroundTheSpinnerStandBesideIt() {
    func button(_ wide: String) -> String {
      """
      struct Sync: View {
        @State private var isSyncing = false
        let isWide: Bool
        var body: some View {
          Button { isSyncing = true } label: {
            if isWide { HStack { \(wide) } } else { Text("Sync") }
          }
        }
      }
      """
    }
    #expect(
      messages(button("Text(\"Sync now\"); if isSyncing { ProgressView() }"), LoadingUnnamed.self, reviews: true) == [])
    #expect(
      messages(button("if isSyncing { ProgressView() } else { Text(\"Sync now\") }"), LoadingUnnamed.self)
        == ["this spinner takes the name of its Button"])
  }

  @Test func aPictureThatIsTheNameAtTimesIsNoName() {
    func icons(_ label: String) -> [AuditFinding] {
      findings(
        """
        struct Keep: View {
          let isBusy: Bool
          var body: some View { Button { } label: { \(label) } }
        }
        """, IconButtonWithoutLabel.self)
    }
    let found = icons("if isBusy { Text(\"Busy\") } else { Image(systemName: \"trash\") }")
    #expect(found.map(\.message) == ["Button shows a picture only if !isBusy, and has no label then"])
    #expect(found.map(\.heard) == ["<Busy | Trash>, button"])
    // A label on the button would be heard in place of “Busy”.
    #expect(found.map(\.fix) == [.none])
    #expect(
      found.map(\.help) == ["give the picture a name: Image(…).accessibilityLabel(…) with what the control does"])
    #expect(
      icons("if isBusy { Text(\"Busy\") } else { Image(systemName: \"trash\").accessibilityLabel(\"Delete\") }") == [])
    #expect(icons("Text(\"Delete\"); if isBusy { Image(systemName: \"trash\") }") == [])
    #expect(
      icons("if isBusy { Image(\"tick\") } else { Image(systemName: \"trash\") }").map(\.message)
        == ["Button shows a picture only and has no label"])
  }

  @Test func whenAPictureIsTheNameIsToldInFewWords() {
    func icons(_ label: String) -> [AuditFinding] {
      findings(
        """
        struct Keep: View {
          enum Phase { case idle, busy, done }
          let phase: Phase
          let day: String?
          let hour: String?
          let places: [String]
          var body: some View { Button { } label: { \(label) } }
        }
        """, IconButtonWithoutLabel.self)
    }
    let phases = "switch phase { case .idle: Text(\"Go\"); case .busy: ProgressView(); case .done: Image(\"tick\") }"
    #expect(
      icons(phases).map(\.message) == ["Button shows a picture only if phase is .done, and has no label then"])
    let call = "if places.contains(where: { $0.isEmpty }) { Image(\"tick\") } else { Text(\"Go\") }"
    #expect(icons(call).map(\.message) == ["Button shows a picture only at times, and has no label then"])
    #expect(icons(call).map(\.isReview) == [false])
    // Neither the day nor the hour: nobody knows whether that is ever met.
    let found = icons("HStack { if let day { Text(day) }; if let hour { Text(hour) }; Image(\"tick\") }")
    #expect(found.map(\.isReview) == [true])
  }
}
