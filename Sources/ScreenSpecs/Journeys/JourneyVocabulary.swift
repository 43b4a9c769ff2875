import ScreenModel

extension Vocabulary {
  /// The keys of a journey.
  static let journey = Vocabulary(
    root: "journey",
    tables: Vocabulary.spec.tables.filter { ["for", "known", "part", "expectation", "announcement"].contains($0.key) }
      .merging(["journey": journeyTable, "step": step]) { _, new in new })

  private static let journeyTable = KeyTable(
    title: "a journey", doc: "One task across screens, from its true entry point.",
    keys: [
      .init("journey", .filledText, "The name people use for the task."),
      .init("id", .form(.id), "The stable id. Left out, it is the file's name without its extension."),
      .init("start", .text, "Where the person begins: `app icon`."),
      .init("for", .either([.table("for"), .nothing]), "Which recordings count."),
      .init("recordings", .textOrList, "Paths or globs of the recordings, in place of the usual folder."),
      .init("steps", .list(.table("step")), "What is done and heard, in this order."),
    ], required: ["journey", "steps"])

  private static let step = KeyTable(
    title: "a step",
    doc: "One step. Without an expectation of its own it stands for what is expected of its state.",
    keys: [
      .init("screen", .form(.id), "The screen's id. Left out, it is the screen of the step before."),
      .init(
        "state", .word(UXState.allCases.map(\.rawValue)), "The screen's state. `content` where nothing is said."),
      .init("case", .filledText, "A case of that state."),
      .init("do", .text, "What the person does."),
    ] + KeyTable.everyExpectation, someOf: [["screen", "do"] + KeyTable.everyExpectation.map(\.name)])
}
