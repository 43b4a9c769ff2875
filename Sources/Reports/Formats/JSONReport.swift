import Checks
import ScreenModel

/// One JSON document with everything in it, for other programs.
public enum JSONReport: Report {
  public static let name = "json"

  public static func text(of result: CheckResult, _ options: ReportOptions) -> String {
    value(of: result).text(indent: 2) + "\n"
  }

  /// The document before it is written.
  public static func value(of result: CheckResult) -> JSONValue {
    .object([
      ("screens", .array(result.screens.map(screen))),
      ("findings", .array(result.findings.map(finding))),
      ("unspecified", .array(result.unspecified.map { .object([("view", .string($0.view))] + place($0.span)) })),
      ("summary", summary(result.summary)),
    ])
  }

  private static func screen(_ screen: ScreenResult) -> JSONValue {
    let states = UXState.allCases.compactMap { state in screen.states[state].map { (state.rawValue, self.state($0)) } }
    return .object([
      ("id", .string(screen.id)), ("screen", .string(screen.screen)),
      ("kind", .string(screen.isPart ? "part" : "screen")),
      ("status", .string(screen.isPlanned ? "planned" : "built")), ("owner", .optional(screen.owner)),
      ("states", .object(states)),
    ])
  }

  private static func state(_ state: StateResult) -> JSONValue {
    let open = Set(state.openQuestions.map(\.question))
    let cases = Set(state.openQuestions.compactMap(\.caseName)).sorted()
    return .object([
      ("verdict", .string(state.verdict.rawValue)),
      ("severity", .optional(state.severity?.rawValue)),
      ("reason", .optional(state.reason)),
      ("expectations", .array(state.expectations.map(expectation))),
      ("openQuestions", .strings(Question.allCases.filter { open.contains($0) }.map(\.rawValue))),
      (
        "openQuestionsByCase",
        .array(
          cases.map { name in
            let questions = state.openQuestions.filter { $0.caseName == name }.map(\.question.rawValue)
            return .object([("case", .string(name)), ("questions", .strings(questions))])
          })
      ),
    ])
  }

  private static func expectation(_ result: ExpectationResult) -> JSONValue {
    .object([
      ("kind", .string(result.kind.rawValue)),
      ("case", .optional(result.caseName)),
      ("expected", .string(result.expected)),
      ("verdict", .string(result.verdict.rawValue)),
      ("heard", .optional(result.heard)),
      ("missing", .strings(result.missing)),
      ("extra", .strings(result.extra)),
      ("notCarried", .strings(result.unseen)),
      ("dependsOn", .strings(result.openNames)),
      ("evidence", result.evidence.map { .object(place($0)) } ?? .null),
      ("recording", .optional(result.recordingFile)),
      ("handTyped", .bool(result.isHandTyped)),
      ("stale", .bool(result.isStale)),
      ("predicted", .optional(result.predicted)),
      ("disagreement", .optional(result.disagreement)),
      ("notes", .strings(result.notes)),
      ("priority", .string(result.priority.rawValue)),
      ("file", .string(result.span.file)),
      ("line", .number(result.span.line)),
      ("column", .number(result.span.column)),
    ])
  }

  private static func finding(_ finding: Finding) -> JSONValue {
    .object(
      [
        ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
        ("message", .string(finding.message)),
      ] + place(finding.span) + [
        ("screen", .optional(finding.screen)), ("state", .optional(finding.state?.rawValue)),
        ("case", .optional(finding.caseName)), ("expected", .optional(finding.expected)),
        ("heard", .optional(finding.heard)), ("heardBy", .optional(finding.heard == nil ? nil : finding.heardBy)),
        ("details", .strings(finding.details)), ("why", .optional(finding.why)), ("help", .optional(finding.help)),
        (
          "related",
          .array(finding.related.map { .object(place($0.span) + [("message", .string($0.message))]) })
        ),
      ])
  }

  private static func place(_ span: SourceSpan?) -> [(String, JSONValue)] {
    guard let span else { return [("file", .null), ("line", .null), ("column", .null)] }
    return [("file", .string(span.file)), ("line", .number(span.line)), ("column", .number(span.column))]
  }

  private static func summary(_ summary: CheckSummary) -> JSONValue {
    func counts(_ counts: [Verdict: Int]) -> JSONValue {
      .object(Verdict.allCases.map { ($0.rawValue, .number(counts[$0] ?? 0)) })
    }
    return .object([
      ("screens", .number(summary.screens)), ("parts", .number(summary.parts)),
      ("states", counts(summary.states)), ("expectations", counts(summary.expectations)),
      ("errors", .number(summary.errors)), ("warnings", .number(summary.warnings)), ("notes", .number(summary.notes)),
      ("openQuestions", .number(summary.openQuestions)), ("unspecified", .number(summary.unspecified)),
    ])
  }
}
