import ScreenModel
import ScreenSpecs

/// Makes sense of the command line: which command, with what. Everything wrong with it is reported at once.
struct ArgumentReader {
  let commands: [any Command]
  let surroundings: Surroundings

  /// What the command line asks for.
  enum Request {
    /// Print a text and be done: help, version.
    case print(String)
    case run(any Command, Arguments)
  }

  func read(_ arguments: [String]) throws(Problems) -> Request {
    let usage = UsageText(commands: commands)
    guard let first = arguments.first else {
      guard let command = command(AllCommands.defaultName) else { return .print(usage.overview) }
      return .run(command, Arguments())
    }
    switch first {
    case "--help", "-h": return .print(usage.overview)
    case "--version": return .print("spec-check \(toolVersion)\n")
    case "help":
      guard arguments.count > 1 else { return .print(usage.overview) }
      guard let command = command(arguments[1]) else { throw Problems([unknownCommand(arguments[1])]) }
      return .print(usage.text(of: command))
    default: break
    }
    if let command = command(first) { return try read(arguments.dropFirst(), for: command) }
    if !first.hasPrefix("-"), isMistypedCommand(first) { throw Problems([unknownCommand(first)]) }
    guard let command = command(AllCommands.defaultName) else { throw Problems([unknownCommand(first)]) }
    return try read(arguments[...], for: command)
  }

  private func command(_ name: String) -> (any Command)? { commands.first { $0.name == name } }

  /// Not a path that exists, and near to a command's name.
  private func isMistypedCommand(_ word: String) -> Bool {
    !FileReading(folder: surroundings.workingFolder).exists(word)
      && nearestWord(to: word, in: commands.map(\.name)) != nil
  }

  private func unknownCommand(_ word: String) -> Problem {
    let names = commands.map(\.name)
    let near = nearestWord(to: word, in: names).map { "did you mean ‘\($0)’?" }
    return Problem("unknown command ‘\(word)’", hint: near ?? "commands are \(names.joined(separator: ", "))")
  }

  private func read(_ words: ArraySlice<String>, for command: any Command) throws(Problems) -> Request {
    let options = command.options + CommonOptions.all(for: command)
    var arguments = Arguments()
    var problems: [Problem] = []
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.operands.append(word)
        continue
      }
      if word == "-h" || word == "--help" { return .print(UsageText(commands: commands).text(of: command)) }
      let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard word.hasPrefix("--"), let option = options.first(where: { "--" + $0.name == sides[0] }) else {
        problems.append(unknownOption(sides[0], of: command, among: options))
        continue
      }
      let written = sides.count > 1 ? sides[1] : nil
      switch value(of: option, written: written, rest: &rest) {
      case .success(let value):
        if arguments.has(option), !option.repeats { problems.append(Problem("--\(option.name) is given twice")) }
        arguments.given[option.name, default: []].append(value)
      case .failure(let problem): problems.append(problem)
      }
    }
    if command.operands.isEmpty, let stray = arguments.operands.first {
      problems.append(Problem("‘\(stray)’ is too much: \(command.name) takes options only"))
    }
    guard problems.isEmpty else { throw Problems(problems) }
    return .run(command, arguments)
  }

  private func value(
    of option: Option, written: String?, rest: inout ArraySlice<String>
  ) -> Result<String, Problem> {
    guard let placeholder = option.value else {
      return written == nil ? .success("") : .failure(Problem("--\(option.name) takes no value"))
    }
    let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let value = written ?? next, !value.isEmpty else {
      return .failure(Problem("--\(option.name) needs a value: --\(option.name) \(placeholder)"))
    }
    if written == nil { rest.removeFirst() }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      let near = nearestWord(to: value, in: option.choices).map { "did you mean ‘\($0)’?" }
      return .failure(
        Problem(
          "unknown \(option.name) ‘\(value)’", hint: near ?? "known are \(option.choices.joined(separator: ", "))"))
    }
    return .success(value)
  }

  private func unknownOption(_ word: String, of command: any Command, among options: [Option]) -> Problem {
    let names = options.map { "--" + $0.name }
    let near = nearestWord(to: word, in: names).map { "did you mean ‘\($0)’?" }
    return Problem("unknown option ‘\(word)’", hint: near ?? "spec-check \(command.name) --help lists the options")
  }
}
