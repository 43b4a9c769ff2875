import ScreenModel

extension KeyTable {
  /// The keys of a state, or of one of its cases.
  static func state(_ state: UXState, isCase: Bool) -> KeyTable {
    var keys = expectations + own(of: state) + facts
    if !isCase {
      keys.append(
        .init(
          "cases",
          .either([
            .named(
              .either([.text, .list(.either([.text, .table("expectation")])), .table(Vocabulary.caseTable(state))]),
              names: "case"), .nothing,
          ]), "Several cases of this state by name. Keys beside `cases` hold for each of them."))
      keys.append(
        .init("not-applicable", .filledText, "The reason why the screen cannot be in this state. Stands alone."))
    }
    return KeyTable(
      title: isCase ? "a case" : "a state",
      doc: isCase
        ? "One case of a state. What is left out is inherited from the state."
        : "What is heard in one state. A text or a list is short for `hears`.",
      keys: keys, needs: ["state": ["part"], "case": ["part"]], alone: isCase ? [] : ["not-applicable"],
      isTextElsewhere: true)
  }

  /// Keys that only one state has, and that state.
  static let onlyIn: [String: UXState] = [
    "in": .modal, "way-out": .modal, "out": .modal, "opens": .modal, "background": .modal, "because": .disabled,
    "next": .success,
  ]

  /// One utterance, or several in reading order.
  static let utterances = Shape.called(
    "utterances", .either([.text, .list(.either([.text, .table("expectation")])), .table("expectation")]))

  private static let expectations: [Key] = [
    .init(
      "hears", utterances, "What a person meets when moving through the screen, in this order; more may stand between."),
    .init("exactly", utterances, "The same with nothing else between. Bars and parts do not count."),
    .init(
      "each", utterances, "What holds for every row of a collection. `<name>` stands for another text in each row."),
    .init("focus", utterances, "What VoiceOver says because its focus moved there by itself."),
    .init("stays", utterances, "The element on which the focus stays."),
    .init("keyboard-focus", utterances, "What has the keyboard's focus."),
    .init(
      "announces",
      .either([.text, .list(.either([.text, .table("announcement")])), .table("announcement")]),
      "What is announced, each exactly once."),
    .init("silent", .flag, "`true`: nothing is announced and the focus does not move."),
    .init("never", utterances, "What must not be heard."),
    .init("shows", utterances, "Text that stays on the screen for later."),
    .init(
      "keeps",
      .either([
        .text, .list(.either([.text, .named(.writtenText, names: "field")])), .named(.writtenText, names: "field"),
      ]), "What must survive: text, or fields and their values (`\"\"` for an emptied one)."),
  ]

  /// Every key that expects something, those of single states among them: a step of a journey may have any.
  static let everyExpectation: [Key] = expectations + [.modal, .disabled, .success].flatMap { own(of: $0) }

  private static func own(of state: UXState) -> [Key] {
    switch state {
    case .modal:
      [
        .init("in", utterances, "The first words inside."),
        .init("way-out", utterances, "The visible way out."),
        .init("out", utterances, "The words on return."),
        .init("opens", .form(.id), "The id of the presented screen, which has a spec of its own."),
        .init("background", .word(["reachable"]), "`reachable`: the screen behind stays in reach on purpose."),
      ]
    case .disabled: [.init("because", utterances, "The reason, spoken with the element and visible on the screen.")]
    case .success: [.init("next", .form(.id), "The id of the screen that follows.")]
    default: []
    }
  }

  private static let facts: [Key] = [
    .init("part", .either([.form(.id), .table("part")]), "This state is that of a part: the part's id."),
    .init(
      "state", .word(UXState.allCases.map(\.rawValue)),
      "With `part`: the part's state. Left out: the state in which it stands."),
    .init("case", .filledText, "With `part`: a case of the part's state."),
    .init("for", .either([.table("for"), .nothing]), "Which recordings count, and which branch the source takes."),
    .init("when", .text, "What the person did, in prose."),
    .init(
      "given", .either([.named(.sample, names: "name in the view's code"), .nothing]),
      "Sample data for this alone, over the screen's."),
    .init("preview", .text, "The name of the `#Preview` whose data is used."),
    .init("answers", .either([.table("answers"), .nothing]), "Answers to the four questions, in words."),
    .init("rotors", .textOrList, "Custom rotors, by name."),
    .init("magic-tap", .text, "What the two-finger double tap does."),
    .init("escape", .text, "What the two-finger scrub does."),
    .init("dynamic-type", .text, "The one thing at risk when text grows."),
    .init("check", .textOrList, "What a person checks by hand on a device."),
    .init("recordings", .textOrList, "Paths or globs of the recordings of this alone."),
    .init("known", .table("known"), Vocabulary.knownDoc),
  ]
}

extension KeyTable {
  static let expectation = KeyTable(
    title: "an expectation", doc: "One utterance with more facts than its words.",
    keys: [
      .init("says", .text, "The utterance: `selected, 12 Oak Street, button`."),
      .init("id", .filledText, "The accessibility identifier of the element meant. Without `says`, whatever it says."),
      .init("hint", .text, "The hint."),
      .init("actions", .textOrList, "Custom actions that all exist, in any order."),
      .init("voice", .textOrList, "Names for Voice Control."),
      .init("because", .text, "The reason why it is disabled, visible on the screen."),
      .init("count", .count, "How many of them the screen has."),
      .init("priority", priority, "`must`, where nothing is said; a miss of `should` is a warning, of `may` a note."),
      .init("known", .table("known"), Vocabulary.knownDoc),
      .init("part", .either([.form(.id), .table("part")]), "In place of `says`: what a part says, by the part's id."),
      .init("state", .word(UXState.allCases.map(\.rawValue)), "With `part`: its state."),
      .init("case", .filledText, "With `part`: a case of its state."),
    ], someOf: [["says", "id", "part"]],
    excludes: ["part": ["says", "id", "hint", "actions", "voice", "because", "count"]],
    needs: ["state": ["part"], "case": ["part"]], isTextElsewhere: true)

  static let announcement = KeyTable(
    title: "an announcement", doc: "Something VoiceOver says without a touch.",
    keys: [
      .init("says", .text, "The words."),
      .init("times", .count, "How often; once where nothing is said."),
      .init("once", .flag, "`true` says the default aloud; `false` allows it any number of times, but at least once."),
      .init("after", .text, "What sets it off, in prose."),
      .init("priority", priority, "`must`, where nothing is said; a miss of `should` is a warning, of `may` a note."),
      .init("known", .table("known"), Vocabulary.knownDoc),
      .init("part", .either([.form(.id), .table("part")]), "In place of `says`: what a part says, by the part's id."),
      .init("state", .word(UXState.allCases.map(\.rawValue)), "With `part`: its state."),
      .init("case", .filledText, "With `part`: a case of its state."),
    ], someOf: [["says", "part"]], excludes: ["part": ["says", "times", "once", "after"], "once": ["times"]],
    needs: ["state": ["part"], "case": ["part"]], isTextElsewhere: true)

  private static let priority = Shape.word(["must", "should", "may"])
}
