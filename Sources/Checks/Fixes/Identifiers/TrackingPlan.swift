import ScreenModel

/// What tells the tracker of an app where elements are and which screen is shown: behind each identifier the same one for
/// the tracker, and on each screen its name.
public enum TrackingPlan {
  /// What the modifiers are asked for by, in reports.
  public static let rule = "tracking"

  /// Every step for the files and views as they stand, by place.
  ///
  /// - Parameters:
  ///   - paths: The files that may be changed and see the tracker.
  ///   - samples: Code for Xcode's canvas.
  public static func steps(
    for views: [AuditedView], in paths: [String], samples: [SourceSpan], file: (String) -> WrittenFile?
  ) -> [IdentifierPlan.Step] {
    var steps: [IdentifierPlan.Step] = []
    let known = Set(paths)
    for (number, view) in views.enumerated() where view.isScreen && known.contains(view.span.file) {
      steps += screen(view, number, file)
    }
    var owners: [String: Int] = [:]
    for (number, view) in views.enumerated() where view.uikit == nil {
      for file in Set(view.nodes.map(\.span.file)) where owners[file] == nil { owners[file] = number }
    }
    for path in paths.sorted() {
      guard let written = file(path), let owner = owners[path] else { continue }
      for view in written.views.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        guard let step = element(view, written, views[owner], owner, samples) else { continue }
        steps.append(step)
      }
    }
    return steps
  }

  private static func element(
    _ written: WrittenView, _ file: WrittenFile, _ view: AuditedView, _ number: Int, _ samples: [SourceSpan]
  ) -> IdentifierPlan.Step? {
    guard let given = written.modifier("accessibilityIdentifier"), written.modifier("trackElement") == nil,
      given.arguments.count == 1, let argument = given.argument(nil),
      !["Tab", "TabSection"].contains(written.base.name)
    else { return nil }
    let source = file.source(argument.value)
    guard !source.contains("\n"), let span = file.span(of: given.nameOffset, given.name),
      !samples.contains(where: { $0.contains(span) }), let place = ModifierPlace(file, written)
    else { return nil }
    let finding = AuditFinding.gap(rule, at: span, via: [], in: view, "\(source) is not tracked")
    return IdentifierPlan.Step(
      finding: finding, view: number,
      proposal: Proposal(
        "tracks it as \(source)", place.edits(adding: [AddedModifier(".trackElement(\(source))")]), file: file.path,
        region: written.range))
  }

  private static func screen(_ view: AuditedView, _ number: Int, _ file: (String) -> WrittenFile?)
    -> [IdentifierPlan.Step]
  {
    guard let own = file(view.span.file), let start = own.start(of: view.span),
      let type = own.types.first(where: { $0.range.contains(start) && view.name.hasSuffix($0.name) }),
      !own.source(type.range).contains(".trackScreen(")
    else { return [] }
    let name = view.name.split(separator: ".").last.map(String.init) ?? view.name
    return ScreenContainer.all(of: view).compactMap { place in
      guard place.span.file == own.path, let written = own.view(at: place.span),
        let target = ModifierPlace(own, written)
      else { return nil }
      let finding = AuditFinding.gap(
        rule, at: place.span, via: [], in: view, "the tracker is not told that \(name) is shown")
      return IdentifierPlan.Step(
        finding: finding, view: number,
        proposal: Proposal(
          "tells the tracker that \(name) is shown",
          target.edits(adding: [AddedModifier(".trackScreen(\"\(name)\")")]), file: own.path, region: written.range))
    }
  }
}

extension WrittenFile {
  /// The span of a name at an offset.
  fileprivate func span(of offset: Int, _ name: String) -> SourceSpan? {
    let line = line(of: offset)
    guard let start = self.offset(line: line, column: 1), start <= offset else { return nil }
    let column = source(start..<offset).unicodeScalars.count + 1
    return SourceSpan(
      file: path, line: line, column: column, endLine: line, endColumn: column + name.unicodeScalars.count)
  }
}
