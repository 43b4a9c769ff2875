import Foundation
import TestSupport
import Testing

@testable import spec_check

/// One file of accepted findings for `audit` and `check`.
@Suite struct BaselineCommandTests {
  private static let view = """
    import SwiftUI

    struct Owl: View {
      var body: some View {
        VStack {
          Text("Owls")
          Image("owl")
        }
      }
    }

    """

  private static let spec = """
    screen: Owls
    view: Owl
    states:
      content:
        hears: Owls, heading
      selected: { not-applicable: There is nothing to choose. }
      empty: { not-applicable: It lists nothing. }
      loading: { not-applicable: Nothing is fetched. }
      error: { not-applicable: Nothing can fail. }
      disabled: { not-applicable: There is no control. }
      modal: { not-applicable: Nothing opens over it. }
      success: { not-applicable: Nothing is sent. }

    """

  private func withProject(_ body: (ProjectCopy) throws -> Void) throws {
    try withFolder { folder in
      let project = ProjectCopy(folder: folder)
      try project.write(Self.view, to: "Sources/Owl.swift")
      try project.write(Self.spec, to: "specs/owls.yaml")
      try project.write("sources: Sources\nbaseline: accepted.yml\n", to: ".spec-check.yml")
      try project.write("accepted: []\n", to: "accepted.yml")
      try body(project)
    }
  }

  private func text(_ path: String, in project: ProjectCopy) throws -> String {
    try String(contentsOfFile: project.folder + "/" + path, encoding: .utf8)
  }

  @Test func eachCommandKeepsWhatTheOtherAccepted() throws {
    try withProject { project in
      #expect(run("check", in: project.folder).code == 1)
      #expect(run("check", "--write-baseline", "accepted.yml", in: project.folder).code == 0)
      #expect(try text("accepted.yml", in: project).contains("rule: speech-contradicted"))
      #expect(run("audit", "--write-baseline", "accepted.yml", in: project.folder).code == 0)
      let both = try text("accepted.yml", in: project)
      #expect(both.contains("rule: speech-contradicted"))
      #expect(both.contains("rule: image-without-label"))
      let checked = run("check", in: project.folder)
      #expect(checked.code == 0)
      #expect(!checked.out.contains("error["))
      #expect(checked.error.contains("the baseline accepts 1 finding"))
      let audited = run("audit", in: project.folder)
      #expect(audited.code == 0)
      #expect(audited.out.contains("accepted by the baseline"))
      #expect(!audited.out.contains("image-without-label"))
    }
  }

  @Test func anEntryThatIsGoneIsReportedByTheCommandItIsOf() throws {
    try withProject { project in
      _ = run("check", "--write-baseline", "accepted.yml", in: project.folder)
      _ = run("audit", "--write-baseline", "accepted.yml", in: project.folder)
      try project.write(
        Self.view.replacingOccurrences(of: "Image(\"owl\")", with: "Text(\"Barn owl\")")
          .replacingOccurrences(of: "Text(\"Owls\")", with: "Text(\"Owls\").accessibilityAddTraits(.isHeader)"),
        to: "Sources/Owl.swift")
      let checked = run("check", in: project.folder)
      #expect(checked.out.contains("warning[baseline-entry-gone]: speech-contradicted does not occur in"))
      #expect(!checked.out.contains("image-without-label"))
      let audited = run("audit", in: project.folder)
      #expect(audited.out.contains("warning[baseline-entry-gone]: image-without-label does not occur in"))
      #expect(!audited.out.contains("speech-contradicted"))
      // A run of other rules cannot know.
      #expect(!run("audit", "--rule", "text-size-fixed", in: project.folder).out.contains("baseline-entry-gone"))
    }
  }

  @Test func aFileThatIsNoBaselineIsReportedWithItsPlace() throws {
    try withProject { project in
      try project.write("accepted:\n  - rule: image-without-label\n", to: "accepted.yml")
      for command in ["audit", "check"] {
        let ran = run(command, in: project.folder)
        #expect(ran.code == 2)
        #expect(ran.error.contains("accepted.yml:2:5"))
      }
    }
  }
}
