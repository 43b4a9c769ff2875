import Checks
import ScreenModel

/// `rules`: every rule in a line.
struct RulesCommand: Command {
  let name = "rules"
  let summary = "List the rules of audit."
  let operands = ""
  let formats = ["text", "json"]
  let options: [Option] = []

  var examples: [Example] { [Example("spec-check rules", "each rule with its effect and what is wrong")] }

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    if arguments.format(of: self) == "json" {
      return Outcome(report: JSONWriter().text(.object([.init("rules", .list(allRules.map { json($0) }))])))
    }
    let width = allRules.map { $0.id.count }.max() ?? 0
    let lines = allRules.map { rule -> String in
      let notes = rule.notes
      let pad = String(repeating: " ", count: width - rule.id.count + 2)
      let effect = notes.effect.rawValue + String(repeating: " ", count: 10 - notes.effect.rawValue.count)
      return rule.id + pad + effect + notes.summary + (notes.isOptIn ? " (off until switched on)" : "")
    }
    return Outcome(report: lines.joined(separator: "\n") + "\n\nspec-check explain RULE teaches one of them\n")
  }

  private func json(_ rule: any Rule.Type) -> JSONValue {
    let notes = rule.notes
    return .object([
      .init("rule", .text(rule.id)), .init("effect", .text(notes.effect.rawValue)),
      .init("severity", .text(notes.effect.severity.rawValue)), .init("summary", .text(notes.summary)),
      .init("why", .text(notes.why)), .init("help", .text(notes.help)), .init("limits", .text(notes.limits)),
      .init("state", .optional(notes.state?.rawValue)), .init("fix", .text(rule.fix.rawValue)),
      .init("optIn", .bool(notes.isOptIn)), .init("guidelines", .texts(notes.guidelines.map(\.written))),
    ])
  }
}
