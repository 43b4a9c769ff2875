import Testing

@testable import Checks

/// What findings say is heard, and why that hurts.
@Suite struct HeardKindTests {
  @Test func aSymbolWithAWordOfItsOwnIsNotSaidToBeSpelledOut() {
    let found = findings(#"Button {} label: { Image(systemName: "xmark") }"#, IconButtonWithoutLabel.self)
    #expect(found.map(\.heard) == ["Close, button"])
    #expect(found.map { $0.why.hasPrefix("VoiceOver reads the system's word for the symbol") } == [true])
    let file = findings(#"Button {} label: { Image("icon_close") }"#, IconButtonWithoutLabel.self)
    #expect(file.map(\.why) == [IconButtonWithoutLabel.notes.why])
  }
  @Test func aGuessedNameIsMarkedAsOne() {
    let bell = findings(#"Button {} label: { Image(systemName: "bird.circle") }"#, IconButtonWithoutLabel.self)
    #expect(bell.map(\.heard) == ["<bird.circle>, button"])
    let words = findings(#"Button {} label: { HStack { Text("Alerts"); Image("bell") } }"#, IconButtonWithoutLabel.self)
    #expect(words.isEmpty)
  }

  @Test func whatIsSaidAtTimesOnlyStandsWithItsTest() {
    let code = """
      struct Row: View {
        let isOn: Bool
        let flip: () -> Void
        var body: some View {
          HStack {
            Text("Rain alerts")
            if isOn { Text("On") } else { Text("Off") }
          }
          .onTapGesture { flip() }
        }
      }
      """
    let found = findings(code, TapWithoutRole.self)
    #expect(found.map(\.heard) == ["Rain alerts | On [if isOn] | Off [if !isOn]"])
    #expect(found.map(\.heardAfter) == ["Rain alerts, <On | Off>, button"])
  }

  @Test func aGuidelineIsNamedOnlyWhereItIsBroken() {
    func wcag(_ size: Int) -> [[String]] {
      findings(
        #"Button {} label: { Image(systemName: "trash").frame(width: \#(size), height: \#(size)) }.buttonStyle(.plain)"#,
        TargetTooSmall.self
      ).map(\.wcag)
    }
    #expect(wcag(30) == [["2.5.5"]])
    #expect(wcag(20) == [["2.5.8", "2.5.5"]])
  }

  @Test func aLongPressHurtsInItsOwnWay() {
    let code = """
      struct Row: View {
        let showMore: () -> Void
        var body: some View { Text("Sepia").onLongPressGesture { showMore() } }
      }
      """
    let found = findings(code, GestureWithoutAction.self)
    #expect(found.map(\.wcag) == [["2.1.1"]])
    #expect(found.map { $0.why.contains("double tap that is held") } == [true])
  }
}
