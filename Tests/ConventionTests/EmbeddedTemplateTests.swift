import Foundation
import TestSupport
import Testing

/// The templates inside the tool are those that people read.
@Suite struct EmbeddedTemplateTests {
  @Test(arguments: [
    ("settings.yml", "Settings"), ("spec.yaml", "Spec"), ("SpecRecorder.swift", "Recorder"),
    ("CoordinateTracker.swift", "Tracker"),
    ("github-workflow.yml", "GitHub"), ("gitlab-ci.yml", "GitLab"), ("xcode-cloud.sh", "XcodeCloud"),
    ("xcode-build-phase.sh", "BuildPhase"), ("pre-commit-config.yaml", "PreCommit"), ("issue-form.yml", "IssueForm"),
    ("agents.md", "Agents"),
    ("planned.yaml", "Planned"),
    ("checklist.md.mustache", "ChecklistMarkdown"), ("checklist.html.mustache", "ChecklistHTML"),
  ]) func isWordForWord(_ template: String, _ name: String) throws {
    let path = "Sources/spec-check/Starting/Templates+\(name).swift"
    let text = try #require(Repository.file("templates/\(template)")).text
    let code = try #require(Repository.file(path)).text
    let body = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    #expect(!text.contains("\"\"\""), "templates/\(template) cannot stand in a text of several lines")
    let start = try #require(code.range(of: "#\"\"\"\n")).upperBound
    let end = try #require(code.range(of: "\n    \"\"\"#")).lowerBound
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let written = code.replacingCharacters(in: start..<end, with: body)
      try written.write(to: repositoryRoot.appendingPathComponent(path), atomically: true, encoding: .utf8)
    } else {
      #expect(
        String(code[start..<end]) == body,
        "write it anew: RECORD=1 swift test --filter EmbeddedTemplateTests")
    }
  }
}
