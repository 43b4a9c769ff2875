import ScreenModel

/// A command of the tool: one file each, and a line in ``AllCommands``.
protocol Command: Sendable {
  /// The word on the command line.
  var name: String { get }
  /// What it does, in a line.
  var summary: String { get }
  /// What stands behind the options: `FILE…`; empty where nothing may.
  var operands: String { get }
  /// The words that may stand there, for completions; empty: any.
  var operandChoices: [String] { get }
  /// The values of `--format`, the one without `--format` first.
  var formats: [String] { get }
  /// Options beside those that all commands have.
  var options: [Option] { get }
  /// Whole command lines with what each does.
  var examples: [Example] { get }
  /// Whether it waits for others – an editor, a person – and so may take for ever.
  func waits(_ arguments: Arguments) -> Bool
  /// Does the work and answers with what there is to print. Throws what makes all work impossible.
  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome
}

extension Command {
  var operandChoices: [String] { [] }
  func waits(_ arguments: Arguments) -> Bool { false }
}

/// A command line to copy.
struct Example: Sendable {
  var line: String
  var meaning: String

  init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}
