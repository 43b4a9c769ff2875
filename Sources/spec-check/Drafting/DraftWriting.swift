import Foundation
import ScreenModel
import ScreenSpecs

/// Writes drafts into their folder, or prints them.
struct DraftWriting {
  let folder: DraftFolder
  let arguments: Arguments
  let surroundings: Surroundings

  /// A spec to be written.
  struct Item {
    var kind: ScreenSpec.Kind
    var id: String
    var text: String
    /// What it is, in a line.
    var purpose: String
  }

  /// Writes each spec where nothing is yet, and tells what came of it.
  func written(_ items: [Item]) throws(Problems) -> Outcome {
    if arguments.has(DraftCommand.dryRun) { return printed(items) }
    if let path = arguments.value(CommonOptions.output) { return try single(items, path) }
    var files = items.map { folder.file($0.kind, $0.id, $0.text, purpose: $0.purpose) }
    if !items.isEmpty, let schema = folder.schemaFile { files.append(schema) }
    let refused = files.compactMap(\.problem)
    guard refused.isEmpty else { throw Problems(refused) }
    var outcome = Outcome()
    var lines: [String] = []
    for file in files {
      switch file.write() {
      case .success(let what):
        let padded = what.rawValue + String(repeating: " ", count: 9 - what.rawValue.count)
        let end = what == .written ? file.purpose : "it is there; nothing is overwritten"
        lines.append("\(padded)\(folder.shownPath(file.path)) – \(end)")
      case .failure(let problem): outcome.problems.append(problem)
      }
    }
    outcome.report = lines.map { $0 + "\n" }.joined()
    return outcome
  }

  private func printed(_ items: [Item]) -> Outcome {
    Outcome(
      report: items.map { item in
        items.count == 1 ? item.text : "# \(folder.shownPath(folder.place(item.kind, item.id)))\n" + item.text
      }.joined(separator: "\n"))
  }

  /// One spec into a file of its own, which must not be there.
  private func single(_ items: [Item], _ path: String) throws(Problems) -> Outcome {
    guard items.count == 1 else {
      throw Problems([
        Problem(
          "--output takes one spec, and here are \(items.count)", hint: "name a view with --view, or use --into FOLDER")
      ])
    }
    guard !FileReading(folder: surroundings.workingFolder).exists(path) else {
      throw Problems([
        Problem("‘\(path)’ is there; nothing is overwritten", hint: "--update adds to specs that are there")
      ])
    }
    return Outcome(report: items[0].text)
  }
}
