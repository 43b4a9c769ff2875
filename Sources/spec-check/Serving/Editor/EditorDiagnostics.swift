import Checks
import ScreenModel
import ScreenSpecs

/// What is wrong in a document, as an editor underlines it.
struct EditorDiagnostics {
  let project: EditorProject

  /// A document's diagnostics, and the findings behind them for hovers and actions.
  struct Found {
    var diagnostics: [JSONValue] = []
    var audited: [AuditFinding] = []
    var checked: [Finding] = []
  }

  func found(at path: String) -> Found {
    guard let shown = project.shown(path), let text = project.text(path) else { return Found() }
    let positions = TextPositions(text)
    if project.isSettings(path) {
      let (settings, problems) = SettingsReader().read(text, path: shown)
      let unknown = settings.problems(knownRules: allRules.map { $0.id })
      return Found(diagnostics: (problems + unknown).map { diagnostic($0, positions) })
    }
    guard case .success(let file) = project.settings(for: path) else { return Found() }
    if path.hasSuffix(".swift") { return source(shown, file, positions) }
    return project.isSpec(path) ? spec(shown, file, positions) : Found()
  }

  private func source(_ shown: String, _ file: SettingsFile, _ positions: TextPositions) -> Found {
    let findings = project.findings(in: shown, file)
    return Found(diagnostics: findings.map { diagnostic($0, positions) }, audited: findings)
  }

  private func spec(_ shown: String, _ file: SettingsFile, _ positions: TextPositions) -> Found {
    let specs = project.specs(file)
    let problems = specs.problems.filter { $0.span?.file == shown }
    var found = Found(diagnostics: problems.map { diagnostic($0, positions) })
    // Verdicts over a spec that cannot be read whole would be wrong.
    guard problems.isEmpty, let spec = specs.specs.first(where: { $0.span.file == shown }) else { return found }
    found.checked = project.result(of: spec, among: specs, file).findings.filter { $0.span?.file == shown }
    found.diagnostics = found.checked.map { diagnostic($0, positions) }
    return found
  }

  private func diagnostic(_ problem: Problem, _ positions: TextPositions) -> JSONValue {
    let span = problem.span ?? SourceSpan(file: "", line: 1, column: 1)
    return [
      "range": positions.range(span), "severity": .int(1), "source": "spec-check",
      "message": .text([problem.message, problem.hint].compactMap { $0 }.joined(separator: "\n")),
    ]
  }

  private func diagnostic(_ finding: Finding, _ positions: TextPositions) -> JSONValue {
    var lines = [finding.message]
    if let expected = finding.expected { lines.append("expected: \(expected)") }
    if let heard = finding.heard { lines.append("\(finding.heardBy): \(heard)") }
    lines += finding.details
    if let why = finding.why { lines.append("why: \(why)") }
    if let help = finding.help { lines.append("help: \(help)") }
    return [
      "range": positions.range(finding.span ?? SourceSpan(file: "", line: 1, column: 1)),
      "severity": .int(Self.severity(finding.severity)), "code": .text(finding.rule), "source": "spec-check",
      "message": .text(lines.joined(separator: "\n")), "relatedInformation": related(finding.related),
    ]
  }

  private func diagnostic(_ finding: AuditFinding, _ positions: TextPositions) -> JSONValue {
    var lines = [finding.message]
    if let heard = finding.heard { lines.append("heard: \(heard.isEmpty ? "(nothing)" : heard)") }
    if let after = finding.heardAfter { lines.append("after the repair: \(after)") }
    if case .review(let reason) = finding.certainty { lines.append("needs review: \(reason)") }
    if !finding.help.isEmpty { lines.append("help: \(finding.help)") }
    return [
      "range": positions.range(finding.span), "severity": .int(finding.isReview ? 3 : Self.severity(finding.severity)),
      "code": .text(finding.rule), "source": "spec-check", "message": .text(lines.joined(separator: "\n")),
      "relatedInformation": related(finding.places),
    ]
  }

  private func related(_ places: [Finding.Related]) -> JSONValue {
    .list(
      places.prefix(20).map { place in
        let path = place.span.file.hasPrefix("/") ? place.span.file : project.folder + "/" + place.span.file
        let positions = TextPositions(project.text(path) ?? "")
        return [
          "location": ["uri": .text(FileURI.uri(path)), "range": positions.range(place.span)],
          "message": .text(place.message),
        ]
      })
  }

  /// Source: Language Server Protocol 3.17, `DiagnosticSeverity`.
  static func severity(_ severity: Finding.Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
