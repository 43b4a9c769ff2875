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
    .object([
      JSONValue.Member("screens", .list(result.screens.map(screen))),
      JSONValue.Member("findings", .list(result.findings.map(finding))),
      JSONValue.Member(
        "unspecified",
        .list(result.unspecified.map { .object([JSONValue.Member("view", .text($0.view))] + place($0.span)) })),
      JSONValue.Member("journeys", .list(result.journeys.map(journey))),
      JSONValue.Member("summary", summary(result.summary)),
    ])
  }

  private static func screen(_ screen: ScreenResult) -> JSONValue {
    let states = UXState.allCases.compactMap { state in
      screen.states[state].map { JSONValue.Member(state.rawValue, self.state($0)) }
    }
    return .object([
      JSONValue.Member("id", .text(screen.id)), JSONValue.Member("screen", .text(screen.screen)),
      JSONValue.Member("kind", .text(screen.isPart ? "part" : "screen")),
      JSONValue.Member("status", .text(screen.isPlanned ? "planned" : "built")),
      JSONValue.Member("owner", .optional(screen.owner)),
      JSONValue.Member("states", .object(states)),
    ])
  }

  private static func state(_ state: StateResult) -> JSONValue {
    let open = Set(state.openQuestions.map(\.question))
    let cases = Set(state.openQuestions.compactMap(\.caseName)).sorted()
    return .object([
      JSONValue.Member("verdict", .text(state.verdict.rawValue)),
      JSONValue.Member("severity", .optional(state.severity?.rawValue)),
      JSONValue.Member("reason", .optional(state.reason)),
      JSONValue.Member("expectations", .list(state.expectations.map(expectation))),
      JSONValue.Member("openQuestions", .texts(Question.allCases.filter { open.contains($0) }.map(\.rawValue))),
      JSONValue.Member(
        "openQuestionsByCase",
        .list(
          cases.map { name in
            let questions = state.openQuestions.filter { $0.caseName == name }.map(\.question.rawValue)
            return .object([JSONValue.Member("case", .text(name)), JSONValue.Member("questions", .texts(questions))])
          })
      ),
    ])
  }

  private static func journey(_ journey: JourneyResult) -> JSONValue {
    .object(
      [
        JSONValue.Member("id", .text(journey.id)), JSONValue.Member("journey", .text(journey.name)),
        JSONValue.Member("start", .optional(journey.start)),
        JSONValue.Member("verdict", .text(journey.verdict.rawValue)),
        JSONValue.Member("severity", .optional(journey.severity?.rawValue)),
        JSONValue.Member("recordings", .texts(journey.recordings)),
        JSONValue.Member("steps", .list(journey.steps.map(step))),
      ] + place(journey.span))
  }

  private static func step(_ step: JourneyStepResult) -> JSONValue {
    .object(
      [
        JSONValue.Member("screen", .text(step.screen)), JSONValue.Member("state", .text(step.state.rawValue)),
        JSONValue.Member("case", .optional(step.caseName)), JSONValue.Member("do", .optional(step.action)),
        JSONValue.Member("verdict", .text(step.verdict.rawValue)),
        JSONValue.Member("standsForState", .bool(step.standsForState)),
        JSONValue.Member("expectations", .list(step.expectations.map(expectation))),
      ] + place(step.span))
  }

  private static func expectation(_ result: ExpectationResult) -> JSONValue {
    var members = [
      JSONValue.Member("kind", .text(result.kind.rawValue)),
      JSONValue.Member("case", .optional(result.caseName)),
      JSONValue.Member("expected", .text(result.expected)),
      JSONValue.Member("verdict", .text(result.verdict.rawValue)),
      JSONValue.Member("heard", .optional(result.heard)),
      JSONValue.Member("missing", .texts(result.missing)),
      JSONValue.Member("extra", .texts(result.extra)),
      JSONValue.Member("notCarried", .texts(result.unseen)),
      JSONValue.Member("dependsOn", .texts(result.openNames)),
      JSONValue.Member("evidence", result.evidence.map { .object(place($0)) } ?? .null),
      JSONValue.Member("recording", .optional(result.recordingFile)),
      JSONValue.Member("handTyped", .bool(result.isHandTyped)),
      JSONValue.Member("stale", .bool(result.isStale)),
      JSONValue.Member("predicted", .optional(result.predicted)),
      JSONValue.Member("disagreement", .optional(result.disagreement)),
      JSONValue.Member("notes", .texts(result.notes)),
      JSONValue.Member("priority", .text(result.priority.rawValue)),
      JSONValue.Member("file", .text(result.span.file)),
      JSONValue.Member("line", .int(result.span.line)),
      JSONValue.Member("column", .int(result.span.column)),
    ]
    if !result.languages.isEmpty { members.append(.init("languages", .list(result.languages.map(language)))) }
    return .object(members)
  }

  private static func language(_ result: LanguageResult) -> JSONValue {
    .object([
      JSONValue.Member("language", .text(result.language)), JSONValue.Member("expected", .text(result.expected)),
      JSONValue.Member("verdict", .text(result.verdict.rawValue)), JSONValue.Member("heard", .optional(result.heard)),
    ])
  }

  /// One finding, as every report in JSON writes it.
  static func finding(_ finding: Finding) -> JSONValue {
    .object(
      [
        JSONValue.Member("rule", .text(finding.rule)), JSONValue.Member("severity", .text(finding.severity.rawValue)),
        JSONValue.Member("message", .text(finding.message)),
      ] + place(finding.span) + [
        JSONValue.Member("screen", .optional(finding.screen)),
        JSONValue.Member("state", .optional(finding.state?.rawValue)),
        JSONValue.Member("case", .optional(finding.caseName)),
        JSONValue.Member("expected", .optional(finding.expected)),
        JSONValue.Member("heard", .optional(finding.heard)),
        JSONValue.Member("heardBy", .optional(finding.heard == nil ? nil : finding.heardBy)),
        JSONValue.Member("details", .texts(finding.details)), JSONValue.Member("why", .optional(finding.why)),
        JSONValue.Member("help", .optional(finding.help)),
        JSONValue.Member(
          "related",
          .list(finding.related.map { .object(place($0.span) + [JSONValue.Member("message", .text($0.message))]) })
        ),
      ])
  }

  private static func place(_ span: SourceSpan?) -> [JSONValue.Member] {
    guard let span else {
      return [JSONValue.Member("file", .null), JSONValue.Member("line", .null), JSONValue.Member("column", .null)]
    }
    return [
      JSONValue.Member("file", .text(span.file)), JSONValue.Member("line", .int(span.line)),
      JSONValue.Member("column", .int(span.column)),
    ]
  }

  private static func summary(_ summary: CheckSummary) -> JSONValue {
    func counts(_ counts: [Verdict: Int]) -> JSONValue {
      .object(Verdict.allCases.map { JSONValue.Member($0.rawValue, .int(counts[$0] ?? 0)) })
    }
    return .object([
      JSONValue.Member("screens", .int(summary.screens)), JSONValue.Member("parts", .int(summary.parts)),
      JSONValue.Member("states", counts(summary.states)),
      JSONValue.Member("expectations", counts(summary.expectations)),
      JSONValue.Member("errors", .int(summary.errors)), JSONValue.Member("warnings", .int(summary.warnings)),
      JSONValue.Member("notes", .int(summary.notes)),
      JSONValue.Member("openQuestions", .int(summary.openQuestions)),
      JSONValue.Member("unspecified", .int(summary.unspecified)),
      JSONValue.Member("journeys", counts(summary.journeys)),
    ])
  }
}
