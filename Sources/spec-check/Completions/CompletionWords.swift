/// What can be typed after `spec-check`, as every kind of completions needs it.
struct CompletionWords {
  let commands: [any Command]

  /// What stands where an option wants a value, or a command an operand.
  enum Kind: Equatable {
    case words([String])
    case files
    case folders
    /// Anything; there is nothing to offer.
    case text
  }

  /// The words that may stand first beside the commands: they print a text and nothing else.
  static let firstWords = ["--help", "--version", "help"]

  /// The commands that may be left out or asked about, by name.
  var names: [String] { commands.map(\.name) }

  /// The command that runs where none is named.
  var defaultCommand: (any Command)? { commands.first { $0.name == AllCommands.defaultName } }

  /// Its own options first, then those that all commands have.
  func options(of command: any Command) -> [Option] { command.options + CommonOptions.all(for: command) }

  /// What may follow an option; `nil` where it takes no value.
  func kind(of option: Option) -> Kind? {
    guard let value = option.value else { return nil }
    if !option.choices.isEmpty { return .words(option.choices) }
    return switch value {
    case "FILE": .files
    case "FOLDER": .folders
    default: .text
    }
  }

  /// What may stand outside options; `nil` where nothing may.
  func operands(of command: any Command) -> Kind? {
    if command.operands.isEmpty { return nil }
    if !command.operandChoices.isEmpty { return .words(command.operandChoices) }
    return command.operands.contains("FOLDER") ? .folders : .files
  }
}
