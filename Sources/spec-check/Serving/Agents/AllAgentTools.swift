import ScreenModel

/// The tools for agents, sorted by name. Each is a command that only reads.
enum AllAgentTools {
  static let list: [AgentTool] = [
    AgentTool(
      "audit", title: "Audit accessibility",
      """
      Finds what is wrong for people who use VoiceOver on the screens of SwiftUI and UIKit source: controls without a \
      label, buttons swallowed by a combined element, states told by colour alone. Each finding has its place, what is \
      heard today, what to do, and whether it is certain or needs a person's eye.
      """,
      command: ["audit", "--fail-on=never"],
      [
        .init("paths", .paths, "Files or folders to audit; the whole project where none are named."),
        .init("rules", .texts("rule"), "Ids of the only rules to run."),
        .init("changedSince", .text("changed-since"), "A commit of git: only findings on lines changed since."),
        format(["json", "text", "markdown"]),
      ]),
    AgentTool(
      "check", title: "Check specs",
      """
      Holds screen specs (YAML: what VoiceOver says in each of seven states) against the source and against recordings. \
      Answers with a verdict for every expectation, what is missing in what is heard, and states nobody designed.
      """,
      command: ["check"],
      [
        .init("specs", .paths, "Spec files, or folders of them; all of the project where none are named."),
        .init(
          "require", .choice("require", ["designed", "predicted", "recorded"]), "How much proof every spec needs."),
        format(["json", "text", "markdown"]),
      ]),
    AgentTool(
      "draft", title: "Draft a spec",
      """
      Writes a screen spec from what the source shows: its states, the predicted speech, and what is still to be \
      designed. The text is answered; no file is written.
      """,
      command: ["draft", "--dry-run"],
      [
        .init("paths", .paths, "Files or folders; the whole project where none are named."),
        .init("view", .text("view"), "One view, by type name."),
      ]),
    AgentTool(
      "explain", title: "Explain a rule",
      "Teaches a rule of the audit: why it matters, code before and after with what is heard, how to silence it.",
      command: ["explain"], [.init("rule", .words, "The rule's id.")], required: ["rule"]),
    AgentTool(
      "hear", title: "Hear a recording",
      """
      Says a recorded accessibility dump or VoiceOver transcript aloud, element by element, whatever tool made it, \
      and tells what its format cannot.
      """,
      command: ["hear"],
      [
        .init("files", .paths, "The recordings."),
        .init("check", .flag("check"), "Report what is wrong in them instead."),
        .init("compare", .flag("compare"), "Report what changed between two of them, the older first."),
        .init("language", .text("language"), "The language VoiceOver speaks."), format(["json", "text"]),
      ], required: ["files"]),
    AgentTool(
      "speak", title: "Speak a view",
      """
      Says a SwiftUI view (or UIKit controller) aloud from its source, as VoiceOver would, without a simulator. Use it \
      before and after a change to hear what the change does. Unknown words stand in <angle brackets>.
      """,
      command: ["speak"],
      [
        .init("paths", .paths, "Files or folders of source; the whole project where none are named."),
        .init("view", .text("view"), "The view's type name; every view where none is named."),
        .init("state", .choice("state", UXState.allCases.map(\.rawValue)), "The state to find in the source."),
        .init("allStates", .flag("all-states"), "Every state the source has, with the test that leads there."),
        .init("given", .texts("given"), "Values for names in the view's code: name=value."),
        .init("preview", .text("preview"), "The preview whose data the view has."),
        .init("language", .text("language"), "The language to speak."), format(["json", "text"]),
      ]),
  ]

  private static func format(_ choices: [String]) -> AgentTool.Parameter {
    .init("format", .choice("format", choices), "json for programs (where nothing is said), text for people.")
  }
}
