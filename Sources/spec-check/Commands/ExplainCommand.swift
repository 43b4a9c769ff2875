import Checks
import ScreenModel
import ScreenSpecs

/// `explain`: a rule with what is heard before and after.
struct ExplainCommand: Command {
  let name = "explain"
  let summary = "Teach a rule: what is wrong, what is heard, how to repair it, how to silence it."
  let operands = "RULE"
  let formats = ["text"]
  let options: [Option] = []

  var operandChoices: [String] { allRules.map { $0.id } }

  var examples: [Example] { [Example("spec-check explain image-without-label", "one rule")] }

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    let known = allRules.map { $0.id }
    guard let wanted = arguments.operands.first else {
      throw Problems([Problem("explain needs a rule", hint: "‘spec-check rules’ lists them")])
    }
    guard let rule = allRules.first(where: { $0.id == wanted }) else {
      let near = nearestWord(to: wanted, in: known).map { "did you mean ‘\($0)’?" }
      throw Problems([Problem("there is no rule ‘\(wanted)’", hint: near ?? "‘spec-check rules’ lists them")])
    }
    return Outcome(report: text(rule))
  }

  private func text(_ rule: any Rule.Type) -> String {
    let notes = rule.notes
    var lines = [
      "\(rule.id): \(notes.summary)", "", "  effect  \(notes.effect.rawValue) (\(notes.effect.severity.rawValue))",
    ]
    if let state = notes.state { lines.append("  state   \(state.rawValue)") }
    if notes.isOptIn { lines.append("  off until switched on in the settings") }
    lines += ["  why     \(notes.why)", "  help    \(notes.help)", "  limits  \(notes.limits)"]
    if !notes.guidelines.isEmpty {
      lines.append("  see     \(notes.guidelines.map(\.written).joined(separator: ", "))")
    }
    if !rule.tunable.isEmpty {
      lines += ["", "It can be set in .spec-check.yml:", "", "    options:", "      \(rule.id):"]
      for option in rule.tunable {
        lines.append("        \(option.name): …  # \(option.doc); \(option.standard) where nothing is said")
      }
    }
    for example in notes.examples.filter(\.isFound) {
      lines += ["", "Before:"] + indented(example.code)
      if let heard = example.heard { lines.append("  heard   \(heard.isEmpty ? "(nothing)" : heard)") }
    }
    for example in notes.examples.filter({ !$0.isFound }) { lines += ["", "Right:"] + indented(example.code) }
    lines += [
      "", "To silence it for the next view, write a comment with the reason in front:", "",
      "    // spec-check:ignore \(rule.id) — the reason", "",
      "For all files, or those of a glob, in .spec-check.yml (off, note, warning or error):", "", "    rules:",
      "      \(rule.id): off", "      Sources/Legacy/**: { \(rule.id): note }",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func indented(_ code: String) -> [String] {
    [""] + code.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 } + [""]
  }
}
