import Checks
import Foundation
import ScreenModel
import ScreenSpecs

/// Adds to specs what is new in the source.
struct DraftUpdating {
  let work: DraftWork
  /// Paths of specs are relative to this.
  let folder: String

  /// - Parameters:
  ///   - views: Only the specs of these views; empty: all.
  ///   - paths: Only specs below these, or of views that are declared below them; empty: all.
  func run(_ specs: [ScreenSpec], views: [String], paths: [String], isDry: Bool) throws(Problems) -> Outcome {
    var outcome = Outcome()
    var lines: [String] = []
    let declared = Dictionary(
      work.project.views.map { ($0.name, $0.span.file) }, uniquingKeysWith: { first, _ in first })
    for spec in specs {
      let own = spec.views.map(\.value).filter(work.project.hasView)
      guard !own.isEmpty, views.isEmpty || !Set(views).isDisjoint(with: own) else { continue }
      let isChosen =
        paths.isEmpty
        || paths.contains { path in
          DraftTargets.covers(path, spec.span.file) || own.contains { DraftTargets.covers(path, declared[$0] ?? "") }
        }
      guard isChosen else { continue }
      let reading = FileReading(folder: folder)
      guard let data = FileManager.default.contents(atPath: reading.absolute(spec.span.file)) else { continue }
      switch updated(spec, data, own, specs) {
      case .failure(let problem): outcome.problems.append(problem)
      case .success(let updated):
        for left in updated.left { outcome.notes.append("\(spec.span.file): \(left)") }
        if updated.added.isEmpty {
          lines.append("as it is \(spec.span.file)")
        } else if isDry {
          lines.append("# \(spec.span.file)\n" + String(decoding: updated.data, as: UTF8.self))
        } else if let problem = OutputFile(path: spec.span.file, folder: folder).write(updated.data) {
          outcome.problems.append(problem)
        } else {
          lines.append("updated  \(spec.span.file) – \(updated.added.joined(separator: "; "))")
        }
      }
    }
    outcome.report = lines.map { $0 + "\n" }.joined()
    if lines.isEmpty, outcome.problems.isEmpty { outcome.notes.append("no spec names a view of these files") }
    return outcome
  }

  /// The spec with what each of its views has more, held against the reader before anything is written.
  private func updated(
    _ spec: ScreenSpec, _ data: Data, _ views: [String], _ specs: [ScreenSpec]
  ) -> Result<SpecUpdate.Updated, Problem> {
    var result = SpecUpdate.Updated(data: data, added: [], left: [])
    for view in views {
      let predictions = Predictions(work.project, view, language: work.settings.language)
      let evidence = work.evidence(for: spec, predictions)
      let check = CheckResult(of: CheckInput(specs: [evidence], others: specs, today: work.today))
      let uncovered = Set(
        check.findings.filter { $0.rule == "branch-uncovered" }.compactMap { $0.related.first?.span })
      let target = DraftWork.Target(
        view: view, kind: spec.kind, name: spec.name, id: spec.id, span: predictions.place ?? spec.span)
      let draft = work.draft(target, predictions, others: specs)
      switch SpecUpdate.updated(result.data, path: spec.span.file, with: draft, uncovered: uncovered) {
      case .failure(let problem): return .failure(problem)
      case .success(let more):
        result.data = more.data
        result.added += more.added
        result.left += more.left
      }
    }
    let problems = SpecReader().read(result.data, path: spec.span.file).1
    if let problem = problems.first { return .failure(problem) }
    return .success(result)
  }
}
