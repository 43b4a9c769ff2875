import Foundation
import SwiftReader
import Testing

@testable import Checks

/// Comments that silence a rule, and comments that are wrong.
@Suite struct SuppressionTests {
  private func findings(_ body: String) -> [String] {
    let code = "import SwiftUI\nstruct Example: View {\n  var body: some View {\n\(body)\n  }\n}\n"
    let project = Project([Project.Input(path: "Example.swift", data: Data(code.utf8))])
    return Audit(rules: [ImageWithoutLabel.self]).run(project.auditedViews(), files: project.auditedFiles).findings
      .map { "\($0.rule) \($0.span.line): \($0.message)" }
  }

  @Test func aCommentWithAReasonSilencesTheNextViewAlone() {
    #expect(
      findings(
        """
        VStack {
          // spec-check:ignore image-without-label — the text beside it says the same
          Image("one")
          Image("two")
        }
        """) == ["image-without-label 7: image ‘two’ has no label"])
  }

  @Test func aMissingReasonIsFoundThoughItSilences() {
    #expect(
      findings(
        """
        // spec-check:ignore image-without-label
        Image("one")
        """) == ["ignore-comment 4: this ignore comment gives no reason"])
  }

  @Test func anUnknownRuleIsFoundWithTheNearest() {
    let found = findings(
      """
      // spec-check:ignore image-without-lable — a slip
      Text("one")
      """)
    #expect(found == ["ignore-comment 4: there is no rule ‘image-without-lable’"])
  }

  @Test func aCommentThatSilencesNothingIsFound() {
    #expect(
      findings(
        """
        // spec-check:ignore image-without-label — not needed any more
        Text("one")
        """) == ["ignore-comment 4: nothing here needs ‘ignore image-without-label’"])
  }
}
