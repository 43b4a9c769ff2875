import Checks
import Recordings
import ScreenModel
import ScreenSpecs

/// What an editor offers to do about findings at a place.
struct EditorActions {
  let project: EditorProject

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
    for finding in findings.audited where isMet(finding.span) && !rules.contains(finding.rule) {
      rules.append(finding.rule)
      actions.append(ignoring(finding, path, positions))
    }
    return actions
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
