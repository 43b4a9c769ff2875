import ScreenModel
import ScreenSpecs

/// `completions`: what a shell needs to complete commands, options and their values.
struct CompletionsCommand: Command {
  let name = "completions"
  let summary = "Print completions of commands, options and values for a shell."
  let operands = "SHELL"
  let operandChoices = ["bash", "fish", "zsh"]
  let formats = ["text"]
  let options: [Option] = []
  let examples = [
    Example("spec-check completions bash >> ~/.bashrc", "for bash"),
    Example("spec-check completions zsh --output _spec-check", "for zsh; the file belongs into a folder of fpath"),
    Example("spec-check completions fish --output ~/.config/fish/completions/spec-check.fish", "for fish"),
  ]

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    let known = operandChoices.joined(separator: ", ")
    guard let shell = arguments.operands.first else {
      throw Problems([Problem("completions needs a shell", hint: "known are \(known)")])
    }
    guard arguments.operands.count == 1 else {
      throw Problems([Problem("‘\(arguments.operands[1])’ is too much: completions takes one shell")])
    }
    let words = CompletionWords(commands: AllCommands.list)
    switch shell {
    case "bash": return Outcome(report: BashCompletions(words: words).script)
    case "fish": return Outcome(report: FishCompletions(words: words).script)
    case "zsh": return Outcome(report: ZshCompletions(words: words).script)
    default:
      let near = nearestWord(to: shell, in: operandChoices).map { "did you mean ‘\($0)’?" }
      throw Problems([Problem("there are no completions for ‘\(shell)’", hint: near ?? "known are \(known)")])
    }
  }
}
