/// Completions for bash, from 3.2 of macOS on; nothing but bash itself is needed.
struct BashCompletions {
  let words: CompletionWords

  /// The script to source.
  var script: String {
    var lines = [
      "# Completions of spec-check for bash, written by ‘spec-check completions bash’.",
      "_spec_check() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=\(AllCommands.defaultName)",
      "  COMPREPLY=()",
      "  # bash takes --name=value for three words.",
      "  if [[ $word == '=' ]]; then word=; elif [[ $before == '=' ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi",
      "  if [[ $COMP_CWORD -gt 1 ]]; then",
      "    case ${COMP_WORDS[1]} in",
      "      help) COMPREPLY=($(compgen -W '\(words.names.joined(separator: " "))' -- \"$word\")); return ;;",
      "      \(words.names.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;",
      "    esac",
      "  fi",
      "  case \"$command $before\" in",
    ]
    for command in words.commands {
      for option in words.options(of: command) {
        guard let kind = words.kind(of: option) else { continue }
        lines.append("    '\(command.name) --\(option.name)') \(reply(kind)); return ;;")
      }
    }
    lines += ["  esac", "  if [[ $word == -* ]]; then", "    case $command in"]
    for command in words.commands {
      let options = words.options(of: command).map { "--" + $0.name }.joined(separator: " ")
      lines.append("      \(command.name)) COMPREPLY=($(compgen -W '\(options)' -- \"$word\")) ;;")
    }
    lines += [
      "    esac", "    [[ $COMP_CWORD -eq 1 ]] && COMPREPLY+=($(compgen -W '--version' -- \"$word\"))", "    return",
      "  fi",
      "  if [[ $COMP_CWORD -eq 1 ]]; then",
      "    COMPREPLY=($(compgen -W '\((words.names + ["help"]).sorted().joined(separator: " "))' -- \"$word\"))",
      "    return", "  fi", "  case $command in",
    ]
    for command in words.commands {
      guard let kind = words.operands(of: command), kind != .files else { continue }
      lines.append("    \(command.name)) \(reply(kind)) ;;")
    }
    // Where nothing was offered, bash completes files.
    lines += ["  esac", "}", "complete -o bashdefault -o default -F _spec_check spec-check"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func reply(_ kind: CompletionWords.Kind) -> String {
    switch kind {
    case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    case .folders: "local IFS=$'\\n'; COMPREPLY=($(compgen -d -- \"$word\"))"
    case .files, .text: ":"
    }
  }
}
