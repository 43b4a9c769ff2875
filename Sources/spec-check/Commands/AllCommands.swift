/// The commands, sorted by name.
enum AllCommands {
  static let list: [any Command] = [
    AuditCommand(),
    CheckCommand(),
    ExplainCommand(),
    HearCommand(),
    InitCommand(),
    LSPCommand(),
    MCPCommand(),
    RulesCommand(),
    SchemaCommand(),
    SpeakCommand(),
  ]

  /// The command that runs when none is named.
  static let defaultName = "check"
}
