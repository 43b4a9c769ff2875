import Foundation
import ScreenModel

extension Project {
  /// The same project with other text in some Swift files; the rest is not read again.
  public func replacing(_ inputs: [Input]) -> Project {
    let fresh = ParallelReading.files(inputs.filter { $0.path.hasSuffix(".swift") })
    // Whoever changes a file wants to know whether it is still valid.
    for file in fresh { file.read() }
    let paths = Set(fresh.map(\.path))
    return Project(files: index.files.filter { !paths.contains($0.path) } + fresh, like: self)
  }

  /// Some of the views that ``auditedViews(_:)`` answers with, read again in the order given. A view that is gone is
  /// left out.
  public func auditedViews(again wanted: [AuditedView], _ options: AuditOptions = AuditOptions()) -> [AuditedView] {
    BigStack.run { [self] in
      let uses = index.placements
      var evaluation = EvaluationOptions()
      evaluation.usesInitialValues = false
      evaluation.language = options.language
      evaluation.os = options.os
      let byName = Dictionary(grouping: index.views) { $0.path + "\n" + $0.node.file.path }
      return wanted.compactMap { known in
        let types = byName[known.name + "\n" + known.span.file] ?? []
        guard let type = types.first(where: { $0.node.span.line == known.span.line }) ?? types.first else { return nil }
        evaluation.stepLimit =
          uses.placement(of: type).isEmbedded ? EvaluationOptions.auditedPart : EvaluationOptions.auditedScreen
        let recorder = AuditRecorder()
        let reading = reading(of: type, evaluation, recorder: recorder)
        var view = AuditBuilder(reading: reading, recorder: recorder).view(
          named: type.path, span: type.node.span, placement: uses.placement(of: type))
        view.isFragment = known.isFragment
        return view
      }
    }
  }

  /// The key whose words in the project's string tables are these.
  public func key(saying words: String, language: String) -> String? {
    tables.key(saying: words, language: language)
  }
}
