/// The manual page in the language of `man`, from what `--help` prints.
struct ManualPage {
  let commands: [any Command]

  /// The whole page.
  var text: String {
    var lines = [
      ".\\\" Written by ‘spec-check manual’.",
      ".TH SPEC\\-CHECK 1 \"\" \"spec\\-check \(escaped(toolVersion))\" \"User Commands\"",
      ".SH NAME",
      "spec\\-check \\- VoiceOver on paper: say SwiftUI screens aloud and hold them against specs",
      ".SH SYNOPSIS",
      ".B spec\\-check",
      ".RI [ COMMAND ]",
      ".RI [ OPTIONS ]",
      ".RI [ FILES ]",
      ".SH DESCRIPTION",
      "Reads SwiftUI source and says each screen aloud, state by state, without a simulator; reads what was",
      "recorded on a device; and compares both with specs, in which a team wrote down what VoiceOver says.",
      "Without a command, \(bold(AllCommands.defaultName)) runs.",
      ".SH COMMON OPTIONS",
      "Every command has these.",
    ]
    lines += CommonOptions.everywhere.flatMap(option)
    lines.append(".SH COMMANDS")
    for command in commands {
      lines.append(".SS \"\(escaped("spec-check \(command.name) \(command.operands)".trimmed))\"")
      lines.append(line(command.summary))
      let own = command.options + (command.formats.count > 1 ? [CommonOptions.format(command.formats)] : [])
      lines += own.flatMap(option)
      for example in command.examples {
        lines += [".PP", line(example.meaning + ":"), ".PP", ".EX", line("    " + example.line), ".EE"]
      }
    }
    lines += [
      ".SH EXIT STATUS", ".TP", ".B 0", "Nothing was found.", ".TP", ".B 1",
      "Something was found at or above \\fB\\-\\-fail\\-on\\fR.", ".TP", ".B 2", "The tool could not do its work.",
      ".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "No colours where it is set to anything.",
      ".TP", ".B SPEC_CHECK_CACHE", "The folder of the cache.",
      ".TP", ".B \(Watchdog.variable)",
      "Seconds after which a run gives up, \(Int(Watchdog.usual)) where it is not set; 0 for no limit.",
      ".SH FILES", ".TP", ".I .spec\\-check.yml",
      "The settings of a project, found by walking up from the spec or the current folder.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func option(_ option: Option) -> [String] {
    let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return [
      ".TP", "\(bold("--" + option.name))\(value)",
      line(option.help + (option.repeats ? "; may be repeated" : "") + "."),
    ]
  }

  private func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Text that begins a line: a dot or an apostrophe there would be an instruction.
  private func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { written, character in
      switch character {
      case "\\": written += "\\e"
      case "-": written += "\\-"
      case "\"": written += "\\(dq"
      case "`": written += "\\(ga"
      case "^": written += "\\(ha"
      case "~": written += "\\(ti"
      case "\n": written += " "
      default: written.append(character)
      }
    }
  }
}

extension String {
  /// Without blanks at the end.
  fileprivate var trimmed: String { last == " " ? String(dropLast()).trimmed : self }
}
