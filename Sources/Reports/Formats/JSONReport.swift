import Checks
import Recordings
import ScreenModel

/// One JSON document with everything in it, for other programs.
public enum JSONReport: Report {
  public static let name = "json"

  public static func text(of result: CheckResult, _ options: ReportOptions) -> String {
    JSONWriter().text(value(of: result))
  }

  /// The document before it is written.
  public static func value(of result: CheckResult) -> JSONValue {
    object([
      ("screens", .list(result.screens.map(screen))),
      ("findings", .list(result.findings.map(finding))),
      ("unspecified", .list(result.unspecified.map { object([("view", .text($0.view))] + place($0.span)) })),
      ("summary", summary(result.summary)),
    ])
  }

  /// An object with its members in this order.
  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { JSONValue.Member($0.0, $0.1) })
  }

  private static func screen(_ screen: ScreenResult) -> JSONValue {
    let states = UXState.allCases.compactMap { state in screen.states[state].map { (state.rawValue, self.state($0)) } }
    return object([
      ("id", .text(screen.id)), ("screen", .text(screen.screen)),
      ("kind", .text(screen.isPart ? "part" : "screen")),
      ("status", .text(screen.isPlanned ? "planned" : "built")), ("owner", .optional(screen.owner)),
      ("states", object(states)),
    ])
  }

  private static func state(_ state: StateResult) -> JSONValue {
    let open = Set(state.openQuestions.map(\.question))
    let cases = Set(state.openQuestions.compactMap(\.caseName)).sorted()
    return object([
      ("verdict", .text(state.verdict.rawValue)),
      ("severity", .optional(state.severity?.rawValue)),
      ("reason", .optional(state.reason)),
      ("expectations", .list(state.expectations.map(expectation))),
      ("openQuestions", .texts(Question.allCases.filter { open.contains($0) }.map(\.rawValue))),
      (
        "openQuestionsByCase",
        .list(
          cases.map { name in
            let questions = state.openQuestions.filter { $0.caseName == name }.map(\.question.rawValue)
            return object([("case", .text(name)), ("questions", .texts(questions))])
          })
      ),
    ])
  }

  private static func expectation(_ result: ExpectationResult) -> JSONValue {
    object([
      ("kind", .text(result.kind.rawValue)),
      ("case", .optional(result.caseName)),
      ("expected", .text(result.expected)),
      ("verdict", .text(result.verdict.rawValue)),
      ("heard", .optional(result.heard)),
      ("missing", .texts(result.missing)),
      ("extra", .texts(result.extra)),
      ("notCarried", .texts(result.unseen)),
      ("dependsOn", .texts(result.openNames)),
      ("evidence", result.evidence.map { object(place($0)) } ?? .null),
      ("recording", .optional(result.recordingFile)),
      ("handTyped", .bool(result.isHandTyped)),
      ("stale", .bool(result.isStale)),
      ("predicted", .optional(result.predicted)),
      ("disagreement", .optional(result.disagreement)),
      ("notes", .texts(result.notes)),
      ("priority", .text(result.priority.rawValue)),
      ("file", .text(result.span.file)),
      ("line", .int(result.span.line)),
      ("column", .int(result.span.column)),
    ])
  }

  private static func finding(_ finding: Finding) -> JSONValue {
    object(
      [
        ("rule", .text(finding.rule)), ("severity", .text(finding.severity.rawValue)),
        ("message", .text(finding.message)),
      ] + place(finding.span) + [
        ("screen", .optional(finding.screen)), ("state", .optional(finding.state?.rawValue)),
        ("case", .optional(finding.caseName)), ("expected", .optional(finding.expected)),
        ("heard", .optional(finding.heard)), ("heardBy", .optional(finding.heard == nil ? nil : finding.heardBy)),
        ("details", .texts(finding.details)), ("why", .optional(finding.why)), ("help", .optional(finding.help)),
        (
          "related",
          .list(finding.related.map { object(place($0.span) + [("message", .text($0.message))]) })
        ),
      ])
  }

  private static func place(_ span: SourceSpan?) -> [(String, JSONValue)] {
    guard let span else { return [("file", .null), ("line", .null), ("column", .null)] }
    return [("file", .text(span.file)), ("line", .int(span.line)), ("column", .int(span.column))]
  }

  private static func summary(_ summary: CheckSummary) -> JSONValue {
    func counts(_ counts: [Verdict: Int]) -> JSONValue {
      object(Verdict.allCases.map { ($0.rawValue, .int(counts[$0] ?? 0)) })
    }
    return object([
      ("screens", .int(summary.screens)), ("parts", .int(summary.parts)),
      ("states", counts(summary.states)), ("expectations", counts(summary.expectations)),
      ("errors", .int(summary.errors)), ("warnings", .int(summary.warnings)), ("notes", .int(summary.notes)),
      ("openQuestions", .int(summary.openQuestions)), ("unspecified", .int(summary.unspecified)),
    ])
  }
}
