import ScreenModel
import ScreenSpecs

/// `schema`: the JSON Schema of specs, for editors.
struct SchemaCommand: Command {
  let name = "schema"
  let summary =
    "Print the JSON Schema (draft-07) of specs, journeys or settings, so that editors complete and check them."
  let operands = ""
  let formats = ["json"]
  let options = [Self.kind]
  let examples = [
    Example(
      "spec-check schema --output specs/\(SpecSchema.usualPath)", "the first line of a spec points editors at it"),
    Example("spec-check schema --for settings", "the same for .spec-check.yml"),
  ]

  static let kind = Option(
    "for", value: "KIND", choices: ["journey", "settings", "spec"], help: "journey, settings or spec; without it spec")

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    let schema =
      switch arguments.value(Self.kind) {
      case "journey": SpecSchema.journeyJSON()
      case "settings": SpecSchema.settingsJSON()
      default: SpecSchema.json()
      }
    return Outcome(report: schema.hasSuffix("\n") ? schema : schema + "\n")
  }
}
