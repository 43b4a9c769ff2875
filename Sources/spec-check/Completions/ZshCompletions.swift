import Foundation

/// Completions for zsh, as a file named `_spec-check` in a folder of `fpath`.
struct ZshCompletions {
  let words: CompletionWords

  /// The function file.
  var script: String {
    var lines = [
      "#compdef spec-check",
      "# Completions of spec-check for zsh, written by ‘spec-check completions zsh’.",
      "local command=\(AllCommands.defaultName)",
      "local -a commands",
      "commands=(",
    ]
    lines += words.commands.map { "  \(quoted(escaped($0.name) + ":" + $0.summary))" }
    lines += [
      "  \(quoted("help:Tell about a command."))", ")",
      "if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then",
      "  _describe -t commands command commands",
      "  _files",
      "  return",
      "fi",
      "case $words[2] in",
      "  help) _values command \(words.names.map(quoted).joined(separator: " ")); return ;;",
      "  \(words.names.joined(separator: "|"))) command=$words[2]; shift words; (( CURRENT-- )) ;;",
      "esac",
      "case $command in",
    ]
    for command in words.commands {
      lines.append("  \(command.name))")
      lines.append("    _arguments \\")
      let rows =
        words.options(of: command).map(row)
        + (words.operands(of: command).map { ["\(quoted("*:\(escaped(command.operands)):\(action($0))"))"] } ?? [])
      lines.append(rows.map { "      " + $0 }.joined(separator: " \\\n"))
      lines.append("    ;;")
    }
    return (lines + ["esac"]).joined(separator: "\n") + "\n"
  }

  private func row(_ option: Option) -> String {
    let help = "[" + escaped(option.help) + "]"
    let name = (option.repeats ? "*" : "") + "--" + option.name
    guard let kind = words.kind(of: option) else { return quoted(name + help) }
    return quoted("\(name)=\(help):\(escaped(option.value ?? "")):\(action(kind))")
  }

  private func action(_ kind: CompletionWords.Kind) -> String {
    switch kind {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .text: " "
    }
  }

  /// For a description inside a specification.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "\\[]:".contains($1) ? "\\\($1)" : String($1) }
  }

  private func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }
}
