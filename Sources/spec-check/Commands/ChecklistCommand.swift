import Checks
import Foundation
import Mustache
import Reports
import ScreenModel
import ScreenSpecs
import SwiftReader

/// `checklist`: what specs still owe, and what a person tries by hand before a release.
struct ChecklistCommand: Command {
  let name = "checklist"
  let summary = "List what specs still owe and what to try by hand before a release."
  let operands = "[SPEC…]"
  var formats: [String] { allChecklistFormats.map { $0.name } }
  var options: [Option] { [Self.release, Self.template, Self.printTemplate] }

  static let release = Option("release", value: "VERSION", help: "the version that the list is for")
  static let template = Option(
    "template", value: "FILE", help: "a Mustache template of your own; partials are looked for beside it")
  static let printTemplate = Option(
    "print-template", help: "print the template of the format, to copy and change, and nothing else")

  var examples: [Example] {
    [
      Example("spec-check checklist", "everything that is open, as a Markdown task list"),
      Example(
        "spec-check checklist --release 2.4 --output release-checklist.md",
        "for a release; what is ticked in the file stays ticked"),
      Example("spec-check checklist --format html --output checklist.html", "a page with boxes to tick"),
      Example("spec-check checklist --print-template --output team.md.mustache", "a template to change"),
      Example("spec-check checklist --template team.md.mustache", "the list by that template"),
    ]
  }

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    let template = arguments.value(Self.template)
    let format = self.format(arguments, template)
    if let template, !format.hasTemplate {
      throw Problems([
        Problem("‘\(template)’ is of no use: \(format.name) has no template", hint: "choose markdown or html")
      ])
    }
    if arguments.has(Self.printTemplate) {
      guard let text = Self.template(of: format) else {
        throw Problems([Problem("\(format.name) has no template", hint: "choose markdown or html")])
      }
      return Outcome(report: text)
    }
    let release = try release(arguments)
    let files = ChecklistTemplateFiles(folder: surroundings.workingFolder)
    let chosen = try template.map { (path) throws(Problems) in try files.template(path) }
    let checked = try CheckCommand().checked(arguments, in: surroundings)
    let listed = surroundings.clock()
    var list = Checklist(of: input(checked, release, surroundings))
    var outcome = Outcome()
    outcome.notes = checked.notes
    outcome.notes += try keepTicks(of: arguments, format, &list, surroundings)
    do throws(MustacheProblem) {
      outcome.report = try format.text(of: list, template: chosen ?? ChecklistTemplate(Self.template(of: format) ?? ""))
    } catch {
      throw Problems([files.problem(error, in: template ?? "the template")])
    }
    outcome.timings = checked.timings + [Timing("list", surroundings.clock() - listed)]
    return outcome
  }

  /// By `--format`, else by the name of the template.
  private func format(_ arguments: Arguments, _ template: String?) -> any ChecklistFormat.Type {
    var name = arguments.format(of: self)
    if arguments.given["format"] == nil, let template, template.lowercased().contains(".html") {
      name = ChecklistHTML.name
    }
    return allChecklistFormats.first { $0.name == name } ?? ChecklistMarkdown.self
  }

  private static func template(of format: any ChecklistFormat.Type) -> String? {
    switch format.name {
    case ChecklistMarkdown.name: Templates.checklistMarkdown
    case ChecklistHTML.name: Templates.checklistHTML
    default: nil
    }
  }

  /// It stands in a comment of the file, so that not everything can be one.
  private func release(_ arguments: Arguments) throws(Problems) -> String? {
    guard let release = arguments.value(Self.release) else { return nil }
    let isPlain = release.allSatisfy { $0.isLetter || $0.isNumber || " .-_+()".contains($0) }
    guard isPlain, release.count <= 60, !release.contains("--") else {
      throw Problems([Problem("‘\(release)’ is no version", hint: "write letters, digits and dots: --release 2.4")])
    }
    return release
  }

  private func input(_ checked: CheckedProject, _ release: String?, _ surroundings: Surroundings) -> ChecklistInput {
    var specs = checked.specs.specs
    var views: [String: [AuditedView]] = [:]
    for evidence in checked.input.specs where evidence.spec.kind == .screen && evidence.spec.status == .built {
      // A spec that names no view has the one that bears its name.
      var names = evidence.spec.views.map(\.value)
      if names.isEmpty { names = Set(evidence.cases.flatMap(\.predictions).map(\.view)).sorted() }
      views[evidence.spec.id] = checked.project.auditedViews(
        named: names, .init(language: evidence.spec.language ?? evidence.language))
    }
    // Those that were checked know what the settings add.
    let known = Dictionary(checked.input.specs.map { ($0.spec.id, $0.spec) }, uniquingKeysWith: { first, _ in first })
    specs = specs.map { known[$0.id] ?? $0 }
    return ChecklistInput(
      result: checked.result, specs: specs, views: views, release: release,
      orientations: OrientationFiles(checked.file).orientations)
  }

  /// Takes the ticks of the file that will be replaced, and tells which of them are lost.
  private func keepTicks(
    of arguments: Arguments, _ format: any ChecklistFormat.Type, _ list: inout Checklist, _ surroundings: Surroundings
  ) throws(Problems) -> [String] {
    guard let path = arguments.value(CommonOptions.output) else { return [] }
    let reading = FileReading(folder: surroundings.workingFolder)
    var isFolder: ObjCBool = false
    let type = (try? FileManager.default.attributesOfItem(atPath: reading.absolute(path)))?[.type] as? FileAttributeType
    // A pipe is read by somebody else; a link leads to a file.
    guard type == .typeRegular || type == .typeSymbolicLink,
      FileManager.default.fileExists(atPath: reading.absolute(path), isDirectory: &isFolder), !isFolder.boolValue
    else { return [] }
    let limit = 16 << 20
    switch reading.data(path, limit: limit) {
    case .failure(let problem): throw Problems([problem])
    case .success(let data):
      guard data.count <= limit else {
        throw Problems([Problem("‘\(path)’ is larger than 16 MB: is that a checklist?")])
      }
      let earlier = format.earlier(String(decoding: data, as: UTF8.self))
      guard !earlier.ticks.isEmpty else { return [] }
      if let old = earlier.release, let new = list.release, old != new {
        let count = earlier.ticks.count
        return [
          "\(path) was for release \(old): \(count == 1 ? "its tick is" : "its \(count) ticks are") not taken over"
        ]
      }
      list = list.keeping(earlier.ticks)
      return list.lostTicks.map { lost in
        let place = lost.tick.section.map { "\($0): " } ?? ""
        switch lost.reason {
        case .gone: return "ticked, and no longer on the list: \(place)\(lost.tick.text)"
        case .changed: return "ticked, and has changed since, so that it is open again: \(place)\(lost.tick.text)"
        }
      }
    }
  }
}
