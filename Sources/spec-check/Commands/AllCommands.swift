/// The commands, sorted by name.
enum AllCommands {
  static let list: [any Command] = [
    HearCommand(),
    SchemaCommand(),
  ]

  /// The command that runs when none is named.
  static let defaultName = "check"
}
