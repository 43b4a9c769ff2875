import Testing

@testable import spec_check

/// Code that looks accessible and is not, code with bare properties, and both as one would write them by hand: repaired,
/// it is heard alike.
@Suite struct FivePropertiesRepairTests {
  private static let match = """

    struct Match: Identifiable {
      let id: Int
      let name: String
      let place: String
      let laps: Int
      let isLate: Bool
    }

    """

  // MARK: A combination around something to activate

  @Test func whatInformsStaysOneElementBesideTheButton() {
    let before = """
      VStack(alignment: .leading, spacing: 8) {
        Text(match.name)
        Text(start)
        Button("Hand in") { handIn() }
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Next match: \\(match.name)")
      .padding()
      """
    let after = """
      VStack(alignment: .leading, spacing: 8) {
        VStack(alignment: .leading, spacing: 8) {
          Text(match.name)
          Text(start)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Next match: \\(match.name), \\(start)")
        Button("Hand in") { handIn() }
      }
      .padding()
      """
    let properties = "let match: Match\nlet start: String\nlet handIn: () -> Void"
    #expect(differences(before, properties, like: after, beside: Self.match) == [])
    #expect(fix(example(before, properties) + Self.match).text == example(after, properties) + Self.match)
  }

  @Test func theTextsOfARowStayOneElementBesideTheLink() {
    let row = { (inner: String, outer: String) in
      """
      List(matches) { match in
        HStack {
          VStack { Text(match.name); Text(match.place) }\(inner)
          NavigationLink("Map") { Text("The way") }
        }\(outer)
      }
      """
    }
    let combined = ".accessibilityElement(children: .combine)"
    #expect(
      differences(
        row("", "\n  " + combined), "let matches: [Match]", like: row(combined, ""), beside: Self.match) == [])
  }

  @Test func aTapBesideTextsIsAButtonAndTheTextsOneElement() {
    #expect(
      differences(
        """
        VStack {
          Text(match.name)
          Text(match.place)
          HStack { Text("Start"); Image(systemName: "play") }.onTapGesture { start() }
        }
        .accessibilityElement(children: .combine)
        """, "let match: Match\nlet start: () -> Void",
        like: """
          VStack {
            VStack { Text(match.name); Text(match.place) }.accessibilityElement(children: .combine)
            Button { start() } label: { HStack { Text("Start"); Image(systemName: "play") } }
          }
          """, beside: Self.match) == [])
  }

  @Test func aCombinedPanelThatIsTappedIsAButton() {
    #expect(
      differences(
        """
        VStack { Text(match.name); Text(match.place) }
          .accessibilityElement(children: .combine)
          .onTapGesture { open() }
        """, "let match: Match\nlet open: () -> Void",
        like: "Button { open() } label: { VStack { Text(match.name); Text(match.place) } }", beside: Self.match) == [])
  }

  /// A combination around texts that do not stand together, or with what cannot be read: all of it is heard of a group.
  @Test func textsAroundTheButtonAreAGroup() {
    let code = example(
      """
      VStack {
        Text("Night run")
        Button("Sign up") { signUp() }
        Text("Starts at nine")
      }
      .accessibilityElement(children: .combine)
      """, "let signUp: () -> Void")
    let fixed = fix(code, unsafe: true)
    #expect(fixed.text == code.replacing(".combine", with: ".contain"))
    #expect(fixed.heard == ["Night run", "Sign up, button", "Starts at nine"])
  }

  /// What was said of the one element as a hint belongs to nobody any more.
  @Test func aCombinationWithAHintOverAButtonBetweenTextsIsLeftToAPerson() {
    let code = example(
      """
      VStack {
        Text("Night run")
        Button("Sign up") { signUp() }
        Text("Starts at nine")
      }
      .accessibilityElement(children: .combine)
      .accessibilityHint("Takes you to the form")
      """, "let signUp: () -> Void")
    let fixed = fix(code, unsafe: true)
    #expect(fixed.text == code)
    #expect(
      fixed.refused.map(\.reason) == [
        "what is said of the combined element belongs to its texts alone: combine those in a stack of their own, and leave the control beside it"
      ])
  }

  // MARK: Numbers

  @Test(arguments: [
    (#"Text("\(home):\(away)")"#, "<home> to <away>"),
    (#"Text("\(score.us)–\(score.them)")"#, "<score.us> to <score.them>"),
    (#"Text("\(home)-\(away)")"#, "<home> to <away>"), (#"Text("3:1").monospacedDigit()"#, "3 to 1"),
    (#"Text("\(minutes):\(seconds)")"#, "<minutes> <minute | minutes>, <seconds> <second | seconds>"),
    (#"Text("v2.10.3")"#, "Version 2.10.3"), (#"Text("v\(appVersion)")"#, "Version <appVersion>"),
  ])
  func aScoreOrVersionHasASpokenForm(_ text: String, _ heard: String) {
    let properties =
      "let home: Int\nlet away: Int\nlet minutes: Int\nlet seconds: Int\nlet appVersion: String\nlet score: Score"
    let code = example(text, properties) + "\nstruct Score { let us: Int; let them: Int }\n"
    let fixed = fix(code, unsafe: true)
    #expect(fixed.heard == [heard])
    #expect(fix(fixed.text, unsafe: true).text == fixed.text)
  }

  @Test func twoNumbersOfNoKnownKindAreLeftToAPerson() {
    let code = example(#"Text("\(first):\(second)")"#, "let first: Int\nlet second: Int")
    let fixed = fix(code, unsafe: true)
    #expect(fixed.text == code)
    #expect(
      fixed.refused.map(\.reason) == [
        #"whether it is a time or a score is not in the source: write .accessibilityLabel("\(first) to \(second)"), or name the units"#
      ])
  }

  @Test func aFormattersDigitsAreSeenThroughItsText() {
    let clock = """

      enum ClockText {
        static func shown(left: TimeInterval) -> String {
          let days = Int(left) / 86400
          return "\\(days)d \\(Int(left) / 3600 % 24)h"
        }
        static func spoken(left: TimeInterval) -> String { "\\(Int(left)) seconds left" }
      }

      """
    #expect(
      differences(
        "Text(ClockText.shown(left: left)).monospacedDigit()", "let left: TimeInterval",
        like: "Text(ClockText.shown(left: left)).accessibilityLabel(ClockText.spoken(left: left))", beside: clock)
        == [])
  }

  // MARK: Dialogs

  @Test(arguments: [
    ("Lock this plan?", "Lock it in", "lockPlan()", "Lock this plan"),
    ("Are you sure?", "Lock it in", "lockPlan()", "Yes, lock it in"),
    ("Notes", "Delete", "deleteAllNotes()", "Delete all notes"),
  ])
  func aDialogsButtonHasWordsOfItsOwn(_ title: String, _ words: String, _ action: String, _ answer: String) {
    let body = { (answer: String) in
      """
      Button("\(words)") { asks = true }
        .confirmationDialog("\(title)", isPresented: $asks) {
          Button("\(answer)") { \(action) }
          Button("Cancel", role: .cancel) {}
        }
      """
    }
    let properties = "@State private var asks = false\nfunc lockPlan() {}\nfunc deleteAllNotes() {}"
    #expect(differences(body(words), properties, like: body(answer)) == [])
  }

  @Test func aDialogThatTellsNothingIsLeftToAPerson() {
    let code = example(
      """
      Button("Carry on") { asks = true }
        .alert("Warning", isPresented: $asks) { Button("Carry on") { go() } }
      """, "@State private var asks = false\nlet go: () -> Void")
    let fixed = fix(code, unsafe: true, only: ["dialog-repeats-button"])
    #expect(fixed.text == code)
    #expect(fixed.refused.map { $0.reason?.contains("write what the button does") } == [true])
  }

  // MARK: Labels and hints

  @Test func aLabelThatIsATypesNameGivesWayToWhatIsShown() {
    let ticker =
      "\nstruct TickerText: View {\n  let text: String\n  var body: some View { Text(text).lineLimit(1) }\n}\n"
    #expect(
      differences(
        """
        VStack {
          Text("Fresh bread at noon").accessibilityLabel("MovingText")
          TickerText(text: "Rain from two").accessibilityLabel("TickerText")
          Text("Sold by").accessibilityLabel("BakerHub")
        }
        """,
        like: """
          VStack {
            Text("Fresh bread at noon")
            TickerText(text: "Rain from two")
            Text("Sold by").accessibilityLabel("BakerHub")
          }
          """, beside: ticker) == [])
  }

  @Test func aLabelThatSaysHowAShapeIsDrawnGivesWayToWhatItMeans() {
    #expect(
      differences(
        """
        VStack {
          Circle().fill(.blue).frame(width: 8, height: 8).accessibilityLabel("Blue circle")
          Circle().fill(match.isLate ? .red : .green).frame(width: 8, height: 8).accessibilityLabel("Coloured dot")
          Button { openMap() } label: { Circle().fill(.red) }.accessibilityLabel("Red circle")
          Text(match.name)
        }
        """, "let match: Match\nfunc openMap() {}",
        like: """
          VStack {
            Circle().fill(.blue).frame(width: 8, height: 8).accessibilityHidden(true)
            Circle().fill(match.isLate ? .red : .green).accessibilityLabel(match.isLate ? "Late" : "Not late")
            Button { openMap() } label: { Circle().fill(.red) }.accessibilityLabel("Open map")
            Text(match.name)
          }
          """, beside: Self.match) == [])
  }

  @Test func aTextThatTheGroupsLabelSaysIsSilent() {
    let panel = { (modifier: String) in
      """
      VStack {
        Text("Today")\(modifier)
        Text(match.name)
        Text(match.place)
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Today")
      """
    }
    #expect(
      differences(panel(""), "let match: Match", like: panel(".accessibilityHidden(true)"), beside: Self.match) == [])
  }

  @Test func aRowOfDataSaysWhatItOpens() {
    #expect(
      differences(
        """
        List(matches) { match in
          HStack {
            Circle().fill(.blue).frame(width: 8)
            VStack { Text(match.name); Text("\\(match.laps) laps") }
            Image(systemName: "chevron.right")
          }
          .onTapGesture { open(match) }
        }
        """, "let matches: [Match]\nfunc open(_ match: Match) {}",
        like: """
          List(matches) { match in
            Button { open(match) } label: {
              VStack { Text(match.name); Text("\\(match.laps) laps") }
            }
            .accessibilityHint("Opens match details")
          }
          """, beside: Self.match) == [])
  }

  @Test func whatIsErasedIsSaid() {
    let button = "Button(\"Start over\", role: .destructive, action: eraseAllAnswers)"
    let properties = "let eraseAllAnswers: () -> Void"
    #expect(
      differences(button, properties, like: button + "\n  .accessibilityHint(\"Erases all answers\")") == [])
    let unknown = fix(
      example("Button(\"Start over\", role: .destructive, action: go)", "let go: () -> Void"), unsafe: true)
    #expect(unknown.refused.map { $0.reason?.contains("does not tell what cannot be taken back") } == [true])
  }

  // MARK: Motion

  @Test func everyAnimationAsksForReduceMotion() {
    let code = example(
      """
      Button("Open") { withAnimation { isOpen = true } }
      Button("Close") {
        withAnimation(.spring()) {
          isOpen = false
        }
      }
      .rotationEffect(isOpen ? .degrees(4) : .zero)
      .animation(.easeOut, value: isOpen)
      """, "@State private var isOpen = false")
    #expect(fix(code).text == code)
    let fixed = fix(code, unsafe: true)
    #expect(
      fixed.added(to: code) == [
        "  @Environment(\\.accessibilityReduceMotion) private var reduceMotion",
        "    Button(\"Open\") { withAnimation(reduceMotion ? nil : .default) { isOpen = true } }",
        "      withAnimation(reduceMotion ? nil : .spring()) {",
        "    .animation(reduceMotion ? nil : .easeOut, value: isOpen)",
      ])
    #expect(fix(fixed.text, unsafe: true).text == fixed.text)
  }
}
