import Checks
import ScreenModel

/// For programs: findings, the five-property table, counts.
public enum AuditJSONReport: AuditReport {
  public static let name = "json"

  public static func text(of result: AuditResult, _ options: ReportOptions) -> String {
    JSONWriter().text(
      .object([
        .init("findings", .list(result.findings.map(finding))),
        .init("elements", .list(result.elements.map(row))),
        .init(
          "notJudged",
          .list(
            result.limits.map {
              .object([
                .init("message", .text($0.text)), .init("file", .text($0.span?.file ?? "")),
                .init("line", .int($0.span?.line ?? 0)), .init("column", .int($0.span?.column ?? 0)),
              ])
            })),
        .init("summary", summary(result)),
      ]))
  }

  private static func finding(_ finding: AuditFinding) -> JSONValue {
    var because: String?
    if case .review(let reason) = finding.certainty { because = reason }
    return .object([
      .init("rule", .text(finding.rule)),
      .init("effect", .text(finding.effect.rawValue)),
      .init("severity", .text(finding.severity.rawValue)),
      .init("certainty", .text(because == nil ? "certain" : "review")),
      .init("because", .optional(because)),
      .init("message", .text(finding.message)),
      .init("file", .text(finding.span.file)),
      .init("line", .int(finding.span.line)),
      .init("column", .int(finding.span.column)),
      .init("endLine", .int(finding.span.endLine)),
      .init("endColumn", .int(finding.span.endColumn)),
      .init("view", .text(finding.view)),
      .init("states", .texts(finding.states.map(\.rawValue))),
      .init("heard", .optional(finding.heard)),
      .init("heardAfter", .optional(finding.heardAfter)),
      .init("why", .text(finding.why)),
      .init("help", .text(finding.help)),
      .init("wcag", .texts(finding.wcag)),
      .init("fix", .text(finding.fix.rawValue)),
      .init(
        "places",
        .list(
          finding.places.map {
            .object([
              .init("file", .text($0.span.file)), .init("line", .int($0.span.line)),
              .init("message", .text($0.message)),
            ])
          })),
    ])
  }

  private static func row(_ row: PropertyRow) -> JSONValue {
    .object([
      .init("file", .text(row.span.file)),
      .init("line", .int(row.span.line)),
      .init("type", .text(row.type)),
      .init("name", .text(row.name)),
      .init("identifier", .text(row.identifier.rawValue)),
      .init("label", .text(row.label.rawValue)),
      .init("hint", .text(row.hint.rawValue)),
      .init("value", .text(row.value.rawValue)),
      .init("traits", .text(row.traits.rawValue)),
    ])
  }

  static func summary(_ result: AuditResult) -> JSONValue {
    let rows = result.elements
    return .object([
      .init("files", .int(result.files)),
      .init("views", .int(result.views)),
      .init("elements", .int(rows.count)),
      .init("complete", .int(rows.count { $0.isComplete })),
      .init("missingIdentifiers", .int(rows.count { $0.identifier == .missing })),
      .init("missingLabels", .int(rows.count { $0.label == .missing })),
      .init("missingValues", .int(rows.count { $0.value == .missing })),
      .init("blocks", .int(result.count(.blocks))),
      .init("misleads", .int(result.count(.misleads))),
      .init("slows", .int(result.count(.slows))),
      .init("limits", .int(result.count(.limits))),
      .init("review", .int(result.reviews.count)),
      .init("accepted", .int(result.accepted)),
    ])
  }
}
