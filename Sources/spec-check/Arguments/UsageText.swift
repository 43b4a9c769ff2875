/// The texts of `--help`.
struct UsageText {
  let commands: [any Command]

  /// What the tool is and which commands it has.
  var overview: String {
    let names = commands.map { ($0.name, $0.summary) }
    var lines = ["spec-check: VoiceOver on paper", "", "usage: spec-check COMMAND [OPTIONS] [FILES]", ""]
    lines += columns(names)
    lines += ["", "spec-check help COMMAND tells more of one; spec-check --version prints the version"]
    lines += ["exit code: 0 nothing found, 1 findings, 2 the tool could not do its work"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// One command with its options and examples.
  func text(of command: any Command) -> String {
    var lines = [command.summary, ""]
    lines.append("usage: spec-check \(command.name) [OPTIONS] \(command.operands)".trimmedEnd)
    if !command.options.isEmpty { lines += ["", "options:"] + columns(command.options.map(row)) }
    lines += ["", "common options:"] + columns(CommonOptions.all(for: command).map(row))
    if !command.examples.isEmpty { lines += ["", "examples:"] }
    for example in command.examples { lines += ["  \(example.line)", "      \(example.meaning)"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ option: Option) -> (String, String) {
    ("--\(option.name) \(option.value ?? "")".trimmedEnd, option.help + (option.repeats ? "; may be repeated" : ""))
  }

  private func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 }
  }
}

extension String {
  /// Without blanks at the end.
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
