import ScreenModel

extension Vocabulary {
  /// The keys of the settings file.
  static let settings = Vocabulary(root: "settings", tables: ["settings": settingsTable, "component": component])

  private static let settingsTable = KeyTable(
    title: "the settings", doc: "What a project decides once. Paths and globs are relative to the folder of this file.",
    keys: [
      .init("specs", .textOrList, "Folders, files or globs of specs. `specs` where nothing is said."),
      .init("sources", .textOrList, "Folders, files or globs of Swift sources. Everything where nothing is said."),
      .init("exclude", .textOrList, "Folders or globs that are no sources."),
      .init("recordings", .textOrList, "Folders of recordings. `recordings` where nothing is said."),
      .init("language", .form(.language), "The language of expectations (BCP 47). `en` where nothing is said."),
      .init(
        "languages", .either([.form(.language), .list(.form(.language)), .nothing]), "Languages that must be designed."),
      .init(
        "require", .either([proof, .named(proof, names: "glob")]),
        "How much proof specs need: one word for all, or a word a glob, of which the last that fits counts."),
      .init("owners", .either([.named(.filledText, names: "glob"), .nothing]), "Who answers for the files of a glob."),
      .init(
        "rules",
        .either([.named(.either([level, .named(level, names: "rule")]), names: "rule or glob"), .nothing]),
        "How loud rules are; under a glob, in its files alone."),
      .init(
        "options", .either([.named(.named(.sample, names: "option"), names: "rule"), .nothing]),
        "What a rule is to go by, under its id; ‘spec-check explain RULE’ lists the options."),
      .init(
        "components", .either([.named(.table("component"), names: "view"), .nothing]),
        "What views are like that are not in the sources, by type name."),
      .init("baseline", .text, "The file with accepted findings."),
      .init("identifier-pattern", .text, "What identifiers look like: a regular expression, or names in braces."),
    ])

  private static let proof = Shape.word(Requirement.allCases.map(\.rawValue))
  private static let level = Shape.word(Settings.Level.allCases.map(\.rawValue))

  private static let component = KeyTable(
    title: "a component",
    doc: "A view from elsewhere. Each argument is a label of its initialiser, `_` the first without one.",
    keys: [
      .init("like", .filledText, "The SwiftUI view it is like: `Button`."),
      .init("label", .text, "The argument that names it."),
      .init("value", .text, "The argument with its value."),
      .init("hint", .text, "The argument with its hint."),
      .init("identifier", .text, "The argument with its accessibility identifier."),
      .init("action", .text, "The argument with what it does."),
      .init("content", .text, "The argument with the views it shows."),
      .init(
        "traits", .either([trait, .list(trait), .nothing]), "Traits it always has."),
    ], required: ["like"])

  private static let trait = Shape.word(Trait.allCases.map(\.rawValue))
}
