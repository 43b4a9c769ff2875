import Checks
import Recordings
import ScreenModel
import ScreenSpecs

/// What an editor offers to do about findings at a place.
struct EditorActions {
  let project: EditorProject

  /// Repairs first, then what silences a rule.
  ///
  /// - Parameter findings: Those that the document's diagnostics were made from.
  func actions(in path: String, _ range: JSONNode?, findings: EditorDiagnostics.Found?) -> [JSONValue] {
    guard let text = project.text(path), let findings else { return [] }
    let positions = TextPositions(text)
    guard let start = positions.place(range?["start"]), let end = positions.place(range?["end"]) else { return [] }
    func isMet(_ span: SourceSpan) -> Bool {
      (span.line, span.column) <= (end.line, end.column) && (start.line, start.column) <= (span.endLine, span.endColumn)
    }
    var actions: [JSONValue] = []
    for finding in findings.checked where finding.span.map(isMet) ?? false {
      if let action = accepting(finding, path, positions) { actions.append(action) }
    }
    var rules: [String] = []
    var ignoring: [JSONValue] = []
    for finding in findings.audited where isMet(finding.span) && !rules.contains(finding.rule) {
      rules.append(finding.rule)
      if rules.count <= Self.repaired, let action = repairing(finding, path, text) { actions.append(action) }
      ignoring.append(self.ignoring(finding, path, positions))
    }
    return actions + ignoring
  }

  /// Findings at one place that are repaired at most: each is made and spoken again before it is offered.
  private static let repaired = 4

  /// The repair that `fix --unsafe` makes, if it does no harm.
  private func repairing(_ finding: AuditFinding, _ path: String, _ text: String) -> JSONValue? {
    guard case .success(let file) = project.settings(for: path), let proposal = project.repair(of: finding, file)
    else { return nil }
    let bytes = Array(text.utf8)
    let edits = proposal.edits.filter { $0.file == finding.span.file }.map { edit -> JSONValue in
      [
        "range": [
          "start": TextPositions.position(edit.range.lowerBound, in: bytes),
          "end": TextPositions.position(edit.range.upperBound, in: bytes),
        ], "newText": .text(edit.replacement),
      ]
    }
    guard edits.count == proposal.edits.count else { return nil }
    return action("Repair ‘\(finding.rule)’: \(proposal.what)", path, .list(edits))
  }

  /// The expectation becomes what the source says.
  private func accepting(_ finding: Finding, _ path: String, _ positions: TextPositions) -> JSONValue? {
    guard finding.rule == "speech-contradicted", let said = finding.heard, finding.expected != nil,
      let span = finding.span, span.line == span.endLine
    else { return nil }
    return action(
      "Expect what the source says: ‘\(said)’", path,
      [["range": positions.range(span), "newText": .text(yamlScalar(said))]])
  }

  /// A comment above the view that silences the rule; the reason is the person's to write.
  private func ignoring(_ finding: AuditFinding, _ path: String, _ positions: TextPositions) -> JSONValue {
    let line = positions.line(finding.span.line)
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    let start = positions.position(finding.span.line, 1)
    return action(
      "Ignore ‘\(finding.rule)’ here (write the reason)", path,
      [
        [
          "range": ["start": start, "end": start],
          "newText": .text("\(indent)// spec-check:ignore \(finding.rule) — why it is right here\n"),
        ]
      ])
  }

  /// Source: Language Server Protocol 3.17, `CodeAction` and `WorkspaceEdit`.
  private func action(_ title: String, _ path: String, _ edits: JSONValue) -> JSONValue {
    [
      "title": .text(title), "kind": "quickfix",
      "edit": ["changes": .object([.init(FileURI.uri(path), edits)])],
    ]
  }
}
