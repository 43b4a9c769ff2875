import Checks
import ScreenModel

/// SARIF 2.1.0, as GitHub's code scanning takes it in: at most 5 000 results, fingerprints that survive edits.
public enum AuditSARIFReport: AuditReport {
  public static let name = "sarif"

  /// GitHub shows no more of one run.
  private static let limit = 5_000

  public static func text(of result: AuditResult, _ options: ReportOptions) -> String {
    let findings = Array(result.findings.prefix(limit))
    let ids = Set(findings.map(\.rule)).sorted()
    var run: [JSONValue.Member] = [
      .init(
        "tool",
        .object([
          .init(
            "driver",
            .object([
              .init("name", "spec-check"), .init("rules", .list(ids.map(rule))),
            ]))
        ])),
      .init("columnKind", "unicodeCodePoints"),
      .init("results", .list(findings.map { self.result($0, ids) })),
    ]
    let notes = notifications(result)
    if !notes.isEmpty {
      run.append(
        .init(
          "invocations",
          .list([
            .object([.init("executionSuccessful", .bool(true)), .init("toolExecutionNotifications", .list(notes))])
          ])))
    }
    return JSONWriter().text(
      .object([
        .init("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), .init("version", "2.1.0"),
        .init("runs", .list([.object(run)])),
      ]))
  }

  /// What is left out, and what was not judged.
  private static func notifications(_ result: AuditResult) -> [JSONValue] {
    var notes = result.limits.map { limit in
      JSONValue.object(
        [.init("level", "note"), .init("message", message(limit.text))]
          + (limit.span.map { [.init("locations", .list([location($0, nil)]))] } ?? []))
    }
    if result.findings.count > limit {
      notes.append(
        .object([
          .init("level", "warning"),
          .init(
            "message", message("\(result.findings.count - limit) more findings are left out: a run holds \(limit)")),
        ]))
    }
    return notes
  }

  private static func rule(_ id: String) -> JSONValue {
    guard let notes = allRules.first(where: { $0.id == id })?.notes else {
      return .object([.init("id", .text(id))])
    }
    return .object([
      .init("id", .text(id)),
      .init("shortDescription", message(notes.summary)),
      .init("fullDescription", message(notes.why)),
      .init("help", message(notes.help)),
      .init("defaultConfiguration", .object([.init("level", .text(notes.effect.severity.rawValue))])),
      .init(
        "properties",
        .object([.init("tags", .texts(["accessibility", notes.effect.rawValue] + notes.guidelines.map(\.written)))])),
    ])
  }

  private static func message(_ text: String) -> JSONValue { .object([.init("text", .text(text))]) }

  private static func result(_ finding: AuditFinding, _ ids: [String]) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("ruleId", .text(finding.rule)),
      .init("ruleIndex", .int(ids.firstIndex(of: finding.rule) ?? 0)),
      .init("level", .text(finding.severity.rawValue)),
      .init("kind", .text(finding.isReview ? "review" : "fail")),
      .init("message", message(words(finding))),
      .init("locations", .list(finding.span.file.isEmpty ? [] : [location(finding.span, nil)])),
      .init("partialFingerprints", .object([.init("specCheck/v1", .text(finding.anchor))])),
    ]
    // SARIF allows a level only where something failed.
    if finding.isReview { members[2] = .init("level", "none") }
    if !finding.places.isEmpty {
      members.append(.init("relatedLocations", .list(finding.places.prefix(20).map { location($0.span, $0.message) })))
    }
    return .object(members)
  }

  private static func words(_ finding: AuditFinding) -> String {
    var words = finding.message
    if let heard = finding.heard { words += ". Heard: \(heard.isEmpty ? "nothing" : heard)" }
    return words + ". \(finding.help)"
  }

  private static func location(_ span: SourceSpan, _ text: String?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(
        "physicalLocation",
        .object([
          .init("artifactLocation", .object([.init("uri", .text(uri(span.file)))])),
          .init(
            "region",
            .object([
              .init("startLine", .int(max(1, span.line))), .init("startColumn", .int(max(1, span.column))),
              .init("endLine", .int(max(1, span.endLine))), .init("endColumn", .int(max(1, span.endColumn))),
            ])),
        ]))
    ]
    if let text { members.append(.init("message", message(text))) }
    return .object(members)
  }

  /// A path as a URI reference: what is not allowed there is escaped.
  private static func uri(_ path: String) -> String {
    var out = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
          || "-._~/+".unicodeScalars.contains(scalar))
      if isPlain {
        out.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        out += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return out
  }
}
