import Testing

@testable import spec_check

/// Traps that look accessible in the code and are not when heard: after the repair the screen says what it shows.
@Suite struct TrapTests {
  private func spoken(_ body: String, _ properties: String = "", beside: String = "") -> [String] {
    fix(example(body, properties) + beside, unsafe: true).heard
  }

  private static let race = """

    struct Race: Identifiable { let id: Int; let name: String; let place: String; let isLate: Bool }

    """

  // MARK: Controls that were combined away

  @Test func aButtonInACombinedPanelIsReachedAgain() {
    let body = """
      VStack {
        Text(race.name)
        Text(start)
        Button("Hand in") { handIn() }
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Next race: \\(race.name)")
      """
    let properties = "let race: Race\nlet start: String\nlet handIn: () -> Void"
    let before = fix(example(body, properties) + Self.race, decide: { _, _ in false })
    #expect(before.heard == ["Next race: <race.name>, button"])
    #expect(spoken(body, properties, beside: Self.race) == ["Next race: <race.name>, <start>", "Hand in, button"])
  }

  @Test func aLinkInACombinedRowIsReachedAgain() {
    #expect(
      spoken(
        """
        HStack {
          Text("Night run")
          NavigationLink("Map") { Text("The way") }
        }
        .accessibilityElement(children: .combine)
        """) == ["Night run", "Map, button"])
  }

  @Test func aTapInACombinedRowIsAButtonOfItsOwn() {
    let code = example(
      """
      HStack {
        Text("Night run")
        HStack { Text("Sign up") }.onTapGesture { signUp() }
      }
      .accessibilityElement(children: .combine)
      """, "let signUp: () -> Void")
    let fixed = fix(code)
    #expect(fixed.heard == ["Night run", "Sign up, button"])
    #expect(fixed.left == [])
  }

  // MARK: Facts

  @Test func aLabelOverACombinedPanelSaysEachFact() {
    #expect(
      spoken(
        """
        VStack {
          Text(race.name)
          Text(race.place)
          Text(start)
          Text(race.isLate ? "Delayed" : "On time")
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Next race: \\(race.name), \\(race.place), \\(start)")
        """, "let race: Race\nlet start: String", beside: Self.race)
        == ["Next race: <race.name>, <race.place>, <start>, <Delayed | On time>"])
  }

  @Test func aColourBehindATextIsSaid() {
    #expect(
      spoken(
        "Text(race.name).padding().background(race.isLate ? Color.red : Color.clear)", "let race: Race",
        beside: Self.race) == ["<race.name>, <Late | nothing>"])
  }

  @Test func aColourThatTellsTheChoiceIsNoStatus() {
    let code = example(
      "Text(\"Sprint\").padding().background(isSelected ? Color.red : Color.clear)", "let isSelected: Bool")
    #expect(fix(code, unsafe: true).text == code)
  }

  // MARK: Numbers

  @Test(arguments: [
    ("Text(\"2d 4h 1m\")", "2 days, 4 hours, 1 minute"),
    (
      "Text(\"\\(days)d \\(hours)h \\(minutes)m\").monospacedDigit()",
      "<days> <day | days>, <hours> <hour | hours>, <minutes> <minute | minutes>"
    ),
    ("Text(\"4/12\")", "4 of 12"),
    (
      "Text(String(format: \"%02d:%02d\", minutes, seconds))",
      "<minutes> <minute | minutes>, <seconds> <second | seconds>"
    ),
  ])
  func aCountdownHasASpokenForm(_ code: String, _ heard: String) {
    #expect(
      spoken(code, "let days: Int\nlet hours: Int\nlet minutes: Int\nlet seconds: Int").map { $0 } == [heard])
  }

  private static let clock = """

    enum RaceCountdown {
      static func shown(left: TimeInterval) -> String {
        let days = Int(left) / 86400
        let hours = Int(left) / 3600 % 24
        return "\\(days)d \\(hours)h"
      }
    }

    """

  @Test func aFormattersSiblingForVoiceOverIsUsed() {
    let spokenForm = Self.clock.replacing(
      "enum RaceCountdown {\n",
      with:
        "enum RaceCountdown {\n  static func spoken(left: TimeInterval) -> String { \"\\(Int(left)) seconds left\" }\n")
    let code = example("Text(RaceCountdown.shown(left: left)).monospacedDigit()", "let left: TimeInterval") + spokenForm
    let fixed = fix(code, unsafe: true)
    #expect(
      fixed.added(to: code).map { $0.contains(".accessibilityLabel(RaceCountdown.spoken(left: left))") } == [true])
    #expect(fixed.heard.map { $0.hasSuffix(" seconds left") } == [true])
  }

  @Test func aLengthOfTimeIsWrittenOutWithTheUnitsItShows() {
    let code =
      example("Text(RaceCountdown.shown(left: left))\n  .monospacedDigit()", "let left: TimeInterval") + Self.clock
    #expect(
      fix(code, unsafe: true).added(to: code) == [
        "      .accessibilityLabel(Duration.seconds(left).formatted(.units(allowed: [.days, .hours], width: .wide)))  // [VERIFY]"
      ])
  }

  // MARK: Decoration and repetition

  @Test func decorationAndRepetitionAreSilent() {
    #expect(
      spoken(
        """
        List {
          Section("Races") {
            ForEach(races) { race in
              HStack {
                VStack { Text("Races"); Text(race.name) }
                Image(systemName: "chevron.right")
              }
            }
          }
        }
        """, "let races: [Race]", beside: Self.race) == ["Races, heading", "<race.name>"])
  }

  @Test func anArrowInARowIsSilentOnceTheRowIsAButton() {
    #expect(
      spoken(
        """
        HStack {
          VStack { Text(race.name); Text(race.place) }
          Spacer()
          Image(systemName: "chevron.right")
        }
        .onTapGesture { open(race) }
        """, "let race: Race\nfunc open(_ race: Race) {}", beside: Self.race) == [
          "<race.name>, <race.place>, button. Opens race details"
        ])
  }

  // MARK: Words

  @Test func aHintThatNamesTheGestureAndTheLabelGoes() {
    let code = example("Button(\"Save\") { save() }\n  .accessibilityHint(\"Tap to save\")", "let save: () -> Void")
    let fixed = fix(code)
    #expect(fixed.text == example("Button(\"Save\") { save() }", "let save: () -> Void"))
    #expect(fixed.heard == ["Save, button"])
  }

  @Test func aLabelOfNothingButTheRoleTakesThePicturesName() {
    let code = example(
      "Button { save() } label: { Image(systemName: \"trash\") }\n  .accessibilityLabel(\"Button\")",
      "let save: () -> Void")
    let fixed = fix(code, unsafe: true)
    #expect(fixed.added(to: code) == ["      .accessibilityLabel(\"Delete\")  // [VERIFY]"])
    #expect(fixed.heard == ["Delete, button"])
  }

  @Test func aDisabledButtonSaysWhatIsMissing() {
    let code = example(
      """
      TextField("Name", text: $name).accessibilityLabel("Name")
      TextField("Club", text: $club).accessibilityLabel("Club")
      Button("Enter") { enter() }
        .disabled(!isReady)
      """,
      """
      @State private var name = ""
      @State private var club = ""
      let enter: () -> Void
      var isReady: Bool { !name.isEmpty && !club.isEmpty }
      """)
    let fixed = fix(code, unsafe: true)
    #expect(
      fixed.added(to: code) == [
        "      .accessibilityHint(isReady ? \"\" : \"Unavailable until name and club are entered\")  // [VERIFY]"
      ])
    #expect(fixed.heard.last?.contains("Unavailable until name and club are entered") == true)
  }

  @Test func aFieldHasItsCounterAsValue() {
    let code = example(
      """
      VStack {
        TextField("Motto", text: $motto)
          .accessibilityLabel("Motto")
        Text("\\(motto.count)/40")
      }
      """, "@State private var motto = \"\"")
    let fixed = fix(code, unsafe: true)
    #expect(
      fixed.added(to: code) == [
        "        .accessibilityValue(\"\\(motto), \\(motto.count) of 40 characters\")  // [VERIFY]",
        "        .accessibilityHidden(true)",
      ])
    #expect(fixed.heard == ["Motto, <motto>, <motto.count> of 40 characters, text field"])
  }

  // MARK: What is seen

  @Test func aBoxGrowsWithItsText() {
    let code = example("Text(rules)\n  .frame(height: 40)", "let rules: String")
    #expect(fix(code).text == code)
    #expect(fix(code, unsafe: true).text == code.replacing("height:", with: "minHeight:"))
  }

  @Test func aDateIsOrderedByTheSystem() {
    let code = example(
      "Text(text)",
      """
      let day: Date
      var text: String {
        let format = DateFormatter()
        format.dateFormat = "dd/MM/yyyy"
        return format.string(from: day)
      }
      """)
    #expect(fix(code).text == code)
    #expect(
      fix(code, unsafe: true).text
        == code.replacing(
          ".dateFormat = \"dd/MM/yyyy\"", with: ".setLocalizedDateFormatFromTemplate(\"ddMMyyyy\")"))
  }

  @Test func aTitleOfFixedSizeGrowsAndIsAHeading() {
    let code = example("VStack { Text(\"Results\").font(.system(size: 24)); Text(\"None yet\") }")
    let fixed = fix(code)
    #expect(fixed.heard == ["Results, heading", "None yet"])
    #expect(fixed.text.contains(".font(.title2).accessibilityAddTraits(.isHeader)"))
  }
}
