/// The commands, sorted by name.
enum AllCommands {
  static let list: [any Command] = [
    AuditCommand(),
    CheckCommand(),
    ChecklistCommand(),
    CompletionsCommand(),
    DraftCommand(),
    ExplainCommand(),
    FixCommand(),
    HearCommand(),
    InitCommand(),
    LSPCommand(),
    ManualCommand(),
    MCPCommand(),
    ReportCommand(),
    RulesCommand(),
    SchemaCommand(),
    SpeakCommand(),
  ]

  /// The command that runs when none is named.
  static let defaultName = "check"
}
