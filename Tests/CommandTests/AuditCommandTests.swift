import Foundation
import TestSupport
import Testing

@testable import spec_check

@Suite struct AuditCommandTests {
  @Test func findsAPictureOfAButtonWithoutALabel() throws {
    try withFolder { folder in
      try ProjectCopy(folder: folder).write(
        """
        import SwiftUI

        struct Basket: View {
          var body: some View {
            Button { empty() } label: { Image("bin_03") }
          }
        }

        """, to: "Basket.swift")
      let audited = run("audit", ".", "--format", "json", in: folder)
      #expect(audited.code == 1)
      let root = try #require(try JSONSerialization.jsonObject(with: Data(audited.out.utf8)) as? [String: Any])
      let findings = try #require(root["findings"] as? [[String: Any]])
      #expect(findings.contains { $0["file"] as? String == "Basket.swift" && $0["line"] as? Int == 5 })
      #expect((root["elements"] as? [[String: Any]])?.count == 1)
    }
  }

  private static let owl = """
    import SwiftUI

    struct Owl: View {
      var body: some View {
        Image("owl")
      }
    }

    """

  /// Rules of the findings in a report for programs.
  private func found(_ ran: Ran) throws -> [String] {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(ran.out.utf8)) as? [String: Any])
    return try #require(root["findings"] as? [[String: Any]]).compactMap { $0["rule"] as? String }
  }

  @Test func twoRunsWriteTheSameBytes() throws {
    try ProjectCopy.with("Tests/Fixtures/BrokenLeafStore") { project in
      for format in AuditCommand().formats {
        let first = run("audit", "Tests/Fixtures/BrokenLeafStore", "--format", format, in: project.folder)
        #expect(!first.out.isEmpty)
        #expect(run("audit", "Tests/Fixtures/BrokenLeafStore", "--format", format, in: project.folder) == first)
      }
    }
  }

  @Test func onlyWhatChangedSinceACommitIsReported() throws {
    try withFolder { folder in
      func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
          [
            "git", "-C", folder, "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c",
            "commit.gpgsign=false",
          ]
          + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      let project = ProjectCopy(folder: folder)
      try project.write(Self.owl, to: "Views/Owl 1.swift")
      try git("init", "-q")
      try git("add", "-A")
      try git("commit", "-q", "-m", "One view")
      #expect(try found(run("audit", "--format", "json", in: folder)) == ["image-without-label"])
      #expect(try found(run("audit", "--format", "json", "--changed-since", "HEAD", in: folder)) == [])
      // A changed line, and a file that git has not seen.
      try project.write(Self.owl.replacingOccurrences(of: "owl", with: "eagle"), to: "Views/Owl 1.swift")
      try project.write(Self.owl.replacingOccurrences(of: "Owl", with: "Größe"), to: "Views/Größe.swift")
      #expect(
        try found(run("audit", "--format", "json", "--changed-since", "HEAD", in: folder))
          == ["image-without-label", "image-without-label"])
      let wrong = run("audit", "--changed-since", "no-such-commit", in: folder)
      #expect(wrong.code == 2)
      #expect(wrong.error.contains("git does not know what changed since this commit"))
      #expect(run("audit", "--changed-since", "--output=x", in: folder).code == 2)
    }
  }

  @Test func aFolderOutsideGitCannotTellWhatChanged() throws {
    try withFolder { folder in
      try ProjectCopy(folder: folder).write(Self.owl, to: "Owl.swift")
      #expect(run("audit", "--changed-since", "HEAD", in: folder).code == 2)
    }
  }

  @Test func nutritionLabelsNameWhatSpeaksAgainstThem() throws {
    try withFolder { folder in
      try ProjectCopy(folder: folder).write(
        Self.owl.replacingOccurrences(of: "Image(\"owl\")", with: "Text(\"Owls hunt\").font(.system(size: 12))"),
        to: "Owl.swift")
      let said = run("audit", "--nutrition", in: folder)
      #expect(
        said.out.hasPrefix(
          """
          VoiceOver
            nothing in the source speaks against it
            a device has to show that every common task can be done from start to end by listening

          """))
      #expect(
        said.out.contains(
          """
          Larger Text
            against   1 finding of text-size-fixed
            a device has to show that nothing is cut or overlaps at 200 percent and more
          """))
      #expect(said.out.contains("Dark Interface\n"))
    }
  }

  @Test func optionsOfRulesAreReadWithTheirPlaces() throws {
    try withFolder { folder in
      let project = ProjectCopy(folder: folder)
      try project.write(
        Self.owl.replacingOccurrences(of: "Image(\"owl\")", with: "Text(\"24/7\")"), to: "Owl.swift")
      #expect(try found(run("audit", "--format", "json", in: folder)) == ["number-read-as-digits"])
      try project.write("options:\n  number-read-as-digits: { allow: \"24/7, 50/50\" }\n", to: ".spec-check.yml")
      #expect(try found(run("audit", "--format", "json", in: folder)) == [])
      try project.write(
        """
        options:
          target-too-small:
            minimun: 40
            error: small
          image-without-label: { minimum: 3 }
          no-such-rule: { a: 1 }

        """, to: ".spec-check.yml")
      let wrong = run("audit", in: folder)
      #expect(wrong.code == 2)
      for line in [
        ".spec-check.yml:3:5", "‘target-too-small’ has no option ‘minimun’", "did you mean ‘minimum’?",
        ".spec-check.yml:4:12", "‘error’ cannot be ‘small’: it is no number from 1 on", ".spec-check.yml:5:26",
        "‘image-without-label’ has no options", ".spec-check.yml:6:3", "there is no rule ‘no-such-rule’",
      ] { #expect(wrong.error.contains(line), "\(line)\n\(wrong.error)") }
    }
  }

  @Test func identifiersFollowThePatternOfTheSettings() throws {
    try withFolder { folder in
      let project = ProjectCopy(folder: folder)
      try project.write(
        Self.owl.replacingOccurrences(
          of: "Image(\"owl\")", with: "Button(\"Go\") {}.accessibilityIdentifier(\"owl-go\")"), to: "Owl.swift")
      let rule = ["audit", "--format", "json", "--rule", "identifier-off-pattern"]
      #expect(try found(run(rule, in: folder)) == ["identifier-off-pattern"])
      try project.write("identifier-pattern: \"{screen}-{action}\"\n", to: ".spec-check.yml")
      #expect(try found(run(rule, in: folder)) == [])
      try project.write("identifier-pattern: \"[a-z]+\"\n", to: ".spec-check.yml")
      #expect(try found(run(rule, in: folder)) == ["identifier-off-pattern"])
      try project.write(
        "options: { identifier-off-pattern: { pattern: \"{screen}-{action}_{more?}\" } }\n", to: ".spec-check.yml")
      #expect(try found(run(rule, in: folder)) == [])
    }
  }

  @Test func severitiesAreSetForAllFilesAndForThoseOfAGlob() throws {
    try withFolder { folder in
      let project = ProjectCopy(folder: folder)
      try project.write(Self.owl, to: "Old/Owl.swift")
      try project.write(Self.owl.replacingOccurrences(of: "Owl", with: "New"), to: "New/Owl.swift")
      try project.write(
        "rules:\n  image-without-label: error\n  Old/**: { image-without-label: off }\n", to: ".spec-check.yml")
      let ran = run("audit", "--format", "xcode", in: folder)
      #expect(ran.code == 1)
      #expect(ran.out.hasPrefix("New/Owl.swift:5:5: error: image ‘owl’ has no label"))
      #expect(ran.out.split(separator: "\n").count == 1)
    }
  }

  @Test func aStepOfAWorkflowGetsASummary() throws {
    try withFolder { folder in
      let project = ProjectCopy(folder: folder)
      try project.write(Self.owl, to: "Owl.swift")
      try project.write("# Earlier\n", to: "summary.md")
      let ran = run(
        ["audit", "Owl.swift", "--format", "github"], in: folder,
        environment: ["GITHUB_STEP_SUMMARY": folder + "/summary.md"])
      #expect(ran.out.hasPrefix("::warning file=Owl.swift,line=5,"))
      let summary = try String(contentsOfFile: folder + "/summary.md", encoding: .utf8)
      #expect(summary.hasPrefix("# Earlier\n## Accessibility Audit Report\n"))
      #expect(summary.contains("| Owl.swift | 5 | image-without-label: image ‘owl’ has no label – heard: owl, image |"))
    }
  }
}
