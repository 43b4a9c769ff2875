/// The commands, sorted by name.
enum AllCommands {
  static let list: [any Command] = [
    AuditCommand(),
    CheckCommand(),
    ChecklistCommand(),
    ExplainCommand(),
    HearCommand(),
    InitCommand(),
    RulesCommand(),
    SchemaCommand(),
    SpeakCommand(),
  ]

  /// The command that runs when none is named.
  static let defaultName = "check"
}
