import Foundation

/// Completions for fish.
struct FishCompletions {
  let words: CompletionWords

  /// The script for a folder of `fish_complete_path`.
  var script: String {
    let names = words.names.joined(separator: " ")
    var lines = [
      "# Completions of spec-check for fish, written by ‘spec-check completions fish’.",
      "complete -c spec-check -n __fish_is_first_arg -l help -d \(quoted("print what the commands are"))",
      "complete -c spec-check -n __fish_is_first_arg -l version -d \(quoted("print the version"))",
      "complete -c spec-check -n __fish_is_first_arg -a help -d \(quoted("Tell about a command."))",
      "complete -c spec-check -n '__fish_seen_subcommand_from help' -f -a \(quoted(names))",
    ]
    for command in words.commands {
      lines.append("complete -c spec-check -n __fish_is_first_arg -a \(command.name) -d \(quoted(command.summary))")
      let isDefault = command.name == AllCommands.defaultName
      // Without a command the default one runs.
      let condition = quoted(
        isDefault
          ? "not __fish_seen_subcommand_from help \(words.names.filter { $0 != command.name }.joined(separator: " "))"
          : "__fish_seen_subcommand_from \(command.name)")
      for option in words.options(of: command) where !(isDefault && option.name == "help") {
        lines.append(
          "complete -c spec-check -n \(condition) -l \(option.name)\(value(of: option)) -d \(quoted(option.help))")
      }
      switch words.operands(of: command) {
      case .words(let choices):
        lines.append("complete -c spec-check -n \(condition) -f -a \(quoted(choices.joined(separator: " ")))")
      case .folders:
        lines.append("complete -c spec-check -n \(condition) -f -a '(__fish_complete_directories)'")
      case nil: lines.append("complete -c spec-check -n \(condition) -f")
      case .files, .text: break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func value(of option: Option) -> String {
    switch words.kind(of: option) {
    case .words(let choices): " -x -a \(quoted(choices.joined(separator: " ")))"
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .text: " -x"
    case nil: ""
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
  }
}
