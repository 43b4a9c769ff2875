import ScreenModel
import ScreenSpecs

/// `manual`: the manual page, made from the same descriptions as `--help`.
struct ManualCommand: Command {
  let name = "manual"
  let summary = "Print the manual page for ‘man’: every command, option and example."
  let operands = ""
  let formats = ["text"]
  let options: [Option] = []
  let examples = [
    Example("spec-check manual --output spec-check.1", "the page as a file; ‘man ./spec-check.1’ shows it")
  ]

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    Outcome(report: ManualPage(commands: AllCommands.list).text)
  }
}
