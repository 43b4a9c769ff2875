import ScreenModel

extension Vocabulary {
  /// The keys of a screen spec.
  static let spec = Vocabulary(
    root: "spec",
    tables: {
      var tables = [
        "spec": specTable(), "states": statesTable(), "part": partReference, "known": known, "for": filter,
        "answers": answers,
        "expectation": .expectation, "announcement": .announcement,
      ]
      for state in UXState.allCases {
        tables[stateTable(state)] = .state(state, isCase: false)
        tables[caseTable(state)] = .state(state, isCase: true)
      }
      return tables
    }())

  /// States with keys of their own have tables of their own.
  static func stateTable(_ state: UXState) -> String {
    switch state {
    case .modal, .disabled, .success: "\(state.rawValue)-state"
    default: "state"
    }
  }

  static func caseTable(_ state: UXState) -> String {
    switch state {
    case .modal, .disabled, .success: "\(state.rawValue)-case"
    default: "case"
    }
  }

  private static func specTable() -> KeyTable {
    KeyTable(
      title: "a spec", doc: "What VoiceOver says on one screen, state by state, written before the screen is built.",
      keys: [
        .init("screen", .filledText, "The name people use for the screen."),
        .init(
          "part", .filledText, "In place of `screen`: the name of something that many screens share, such as a banner."),
        .init("id", .form(.id), "The stable id. Left out, it is the file's name without its extension."),
        .init(
          "view", .textOrList,
          "The SwiftUI view (or UIKit controller) that implements it, by type name; several as a list."),
        .init(
          "status", .word(["planned", "built"]),
          "`planned`: there is no code yet, so missing evidence is no failure. `built` where nothing is said."),
        .init(
          "require", .word(Requirement.allCases.map(\.rawValue)),
          "How much proof this screen needs, over the settings' value."),
        .init("language", .form(.language), "The language in which expectations are written (BCP 47)."),
        .init("platform", .word(["iOS", "macOS"]), "`iOS` where nothing is said."),
        .init("given", .either([.named(.sample, names: "name in the view's code"), .nothing]), given),
        .init("preview", .text, "The name of the `#Preview` whose data is used where `given` says nothing."),
        .init("recordings", .textOrList, "Paths or globs of the recordings, in place of the usual folder."),
        .init("states", .either([.table("states"), .nothing]), "What is heard in each state."),
        .init("known", .table("known"), knownDoc),
        .init("owner", .text, "Who to ask."),
        .init("design", .text, "A link to the design."),
        .init("notes", .text, "Anything else; carried into reports."),
      ], someOf: [["screen", "part"]], excludes: ["screen": ["part"]])
  }

  private static func statesTable() -> KeyTable {
    KeyTable(
      title: "the states", doc: "The seven states that every screen answers for, and `content` for the ordinary one.",
      keys: UXState.allCases.map { state in
        .init(
          state.rawValue,
          .either([.text, .list(.either([.text, .table("expectation")])), .table(stateTable(state))]), doc(of: state))
      })
  }

  private static func doc(of state: UXState) -> String {
    switch state {
    case .selected: "One of several is the current choice."
    case .empty: "There is nothing to show."
    case .loading: "Something is on its way."
    case .error: "Something went wrong."
    case .disabled: "Something cannot be used now."
    case .modal: "A sheet, cover, popover or alert stands before the screen."
    case .success: "What the person wanted is done."
    case .content: "The screen in its ordinary state."
    }
  }

  static let given =
    "Sample data: names in the view's code and their values, so that the source can be said aloud without running it."
  static let knownDoc = "An accepted failure: reported, and no failure before the date."

  private static let partReference = KeyTable(
    title: "a part", doc: "Stands for what a part says in one of its states.",
    keys: [
      .init("part", .form(.id), "The part's id."),
      .init(
        "state", .word(UXState.allCases.map(\.rawValue)), "The part's state. Left out: the state in which this stands."),
      .init("case", .filledText, "A case of that state."),
    ], required: ["part"])

  private static let known = KeyTable(
    title: "a known failure", doc: knownDoc,
    keys: [
      .init("why", .filledText, "Why it is accepted."),
      .init("until", .form(.date), "The day from which on it fails."),
    ], required: ["why", "until"])

  private static let filter = KeyTable(
    title: "‘for’", doc: "Which recordings count, and which branch the source takes.",
    keys: [
      .init("device", .text, "iPhone, iPad, Mac."),
      .init("os", .text, "The system's version."),
      .init("language", .form(.language), "The language the app runs in."),
      .init("text-size", .text, "The text size, such as AX5."),
    ])

  private static let answers = KeyTable(
    title: "the answers", doc: "The four questions, where the tool cannot see the answer by itself.",
    keys: [
      .init("where", .text, "Where am I?"),
      .init("changed", .text, "What changed?"),
      .init("can-do", .text, "What can I do now?"),
      .init("next", .text, "What happens next?"),
    ])
}
