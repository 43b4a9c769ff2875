import Foundation
import TestSupport
import Testing

@testable import spec_check

@Suite struct CheckCommandTests {
  /// The Leaf store as text: the README shows the matrix, and a test there compares it whole.
  @Test func theSamplePasses() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let checked = run("check", "specs/leaf-store", in: project.folder)
      #expect(checked.code == 0)
      #expect(checked.error == "")
      #expect(!checked.out.contains("\nerror["))
      // The folder of the settings, the folder of its specs, and the current folder make the same run.
      let inside = run("check", in: project.folder + "/specs/leaf-store")
      #expect(run("check", "specs/leaf-store/specs", in: project.folder) == checked)
      #expect(run("specs/leaf-store", in: project.folder) == checked)
      #expect(inside.out.firstBlock == checked.out.firstBlock)
    }
  }

  @Test func theSampleAsJSON() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let checked = run("check", "specs/leaf-store", "--format", "json", in: project.folder)
      #expect(checked.code == 0)
      let result = try CheckJSON(checked.out)
      #expect(
        result.verdicts == [
          "address-picker": ["selected": "heard-in-part", "modal": "heard"],
          "checkout": ["error": "possible", "modal": "predicted", "content": "predicted"],
          "confirmation": ["success": "heard"],
          "orders": ["empty": "heard-in-part", "loading": "heard", "error": "possible", "content": "predicted"],
          "payment": ["error": "possible", "disabled": "heard", "success": "heard", "content": "predicted"],
          "search": [
            "empty": "possible", "loading": "predicted", "error": "possible", "disabled": "heard",
            "content": "predicted",
          ],
          "offline-banner": ["error": "heard"],
        ])
      #expect(result.lines("error") == [])
      let selected = try #require(result.screens.first { $0.id == "address-picker" }?.states["selected"])
      #expect(
        selected.expectations.first
          == .init(
            kind: "hears", case: "oak-street", expected: "selected, 12 Oak Street, button", verdict: "heard",
            heard: "selected, 12 Oak Street, button", missing: [],
            evidence: .init(
              file: "specs/leaf-store/recordings/address-picker/selected.oak-street.json", line: 19)))
    }
  }

  @Test func anotherRunAnswersTheSameBytes() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      for format in CheckCommand().formats {
        let first = run("check", "specs/leaf-store", "--format", format, in: project.folder)
        #expect(run("check", "specs/leaf-store", "--format", format, in: project.folder) == first)
        #expect(first.code == 0)
        #expect(first.out.hasSuffix("\n"))
      }
    }
  }

  /// Each line of `expected-faults.txt`: spec | state | words that are missed or must not be there | where in the source.
  @Test func theBrokenSampleHasSevenFaults() throws {
    try ProjectCopy.with("Tests/Fixtures/BrokenLeafStore") { project in
      let folder = project.folder + "/Tests/Fixtures/BrokenLeafStore"
      let checked = run("check", "--format", "json", in: folder)
      #expect(checked.code == 1)
      let errors = try CheckJSON(checked.out).findings.filter { $0.severity == "error" }
      let text = run("check", in: folder).out
      let faults = try fixtureText("BrokenLeafStore/expected-faults.txt").split(separator: "\n").map {
        $0.components(separatedBy: " | ")
      }
      #expect(faults.count == 7)
      for fault in faults {
        let found = errors.filter {
          $0.file == fault[0] && $0.state == fault[1] && ($0.expected ?? "").contains(fault[2])
        }
        #expect(!found.isEmpty, "no error for \(fault)")
        for finding in found {
          let line = try fixtureText("BrokenLeafStore/" + (finding.file ?? "")).split(
            separator: "\n", omittingEmptySubsequences: false)[(finding.line ?? 1) - 1]
          #expect(
            line.contains(fault[2]), "\(finding.file ?? ""):\(finding.line ?? 0) is not the line of ‘\(fault[2])’")
          let block = try #require(text.components(separatedBy: "\n\n").first { $0.contains(finding.message) })
          #expect(block.contains("expected   "))
          let source = fault[3].components(separatedBy: ":")[0]
          #expect(block.contains(source), "the finding does not lead to \(source)")
          #expect(block.contains("heard      ") || block.contains("predicted  "))
        }
      }
      #expect(Set(errors.map { "\($0.file ?? "") \($0.state ?? "")" }) == Set(faults.map { "\($0[0]) \($0[1])" }))
    }
  }

  @Test func aLostTraitContradictsTheSpec() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      try project.replace(
        "    .accessibilityAddTraits(isSelected ? .isSelected : [])\n", with: "",
        in: "specs/leaf-store/App/Checkout/AddressRow.swift")
      // What was recorded before the change is stale, and the source outranks it.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 2_000_000_000)],
        ofItemAtPath: project.folder + "/specs/leaf-store/App/Checkout/AddressRow.swift")
      let checked = run("check", "specs/leaf-store", "--format", "json", in: project.folder)
      #expect(checked.code == 1)
      let states = try #require(try CheckJSON(checked.out).screens.first { $0.id == "address-picker" }).states
      #expect(states["selected"]?.verdict == "contradicted")
      #expect(
        states["selected"]?.expectations.first
          == .init(
            kind: "hears", case: "oak-street", expected: "selected, 12 Oak Street, button", verdict: "contradicted",
            heard: "12 Oak Street, button", missing: ["selected"],
            evidence: .init(file: "specs/leaf-store/App/Checkout/AddressRow.swift", line: 10)))
      let text = run("check", "specs/leaf-store", in: project.folder).out
      #expect(text.contains("\nAddress picker         ≠         "))
      #expect(
        text.contains(
          """
            │ expected   selected, 12 Oak Street, button
            │ predicted  12 Oak Street, button
            │ ·          missing: ‘selected’
          """.replacingOccurrences(of: "\n  ", with: "\n   ").replacingOccurrences(of: "  │ exp", with: "   │ exp")))
    }
  }

  @Test func aFreshRecordingThatDisagreesIsShown() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      try project.replace(
        "    .accessibilityAddTraits(isSelected ? .isSelected : [])\n", with: "",
        in: "specs/leaf-store/App/Checkout/AddressRow.swift")
      let checked = run("check", "specs/leaf-store", in: project.folder)
      #expect(checked.out.contains("disagree"))
    }
  }

  @Test func anErrorBranchWithoutACaseIsReported() throws {
    try ProjectCopy.with("Tests/Fixtures/SecondErrorBranch") { project in
      let checked = run("check", "--format", "json", in: project.folder + "/Tests/Fixtures/SecondErrorBranch")
      #expect(checked.code == 1)
      let errors = try CheckJSON(checked.out).findings.filter { $0.severity == "error" }
      #expect(errors.map(\.rule) == ["branch-uncovered"])
      #expect(errors.map(\.message) == ["no case of ‘error’ describes ‘error is .unknown’ in the source"])
      #expect(errors.map(\.line) == [16])
      let text = run("check", in: project.folder + "/Tests/Fixtures/SecondErrorBranch").out
      #expect(text.contains("App/VoucherScreen.swift:18:"))
    }
  }

  @Test func aStateThatIsThereCannotBeReasonedAway() throws {
    try ProjectCopy.with("Tests/Fixtures/FalseNotApplicable") { project in
      let folder = project.folder + "/Tests/Fixtures/FalseNotApplicable"
      let checked = run("check", "--format", "json", in: folder)
      #expect(checked.code == 1)
      let result = try CheckJSON(checked.out)
      #expect(result.verdicts == ["news": ["loading": "contradicted", "content": "predicted"]])
      #expect(result.lines("error") == ["not-applicable-contradicted specs/news.yaml:13"])
      #expect(run("check", in: folder).out.contains("App/NewsScreen.swift:9:10"))
    }
  }

  @Test func aDumpWithoutHeadingsDoesNotHideALostHeading() throws {
    try ProjectCopy.with("Tests/Fixtures/LostHeading") { project in
      let folder = project.folder + "/Tests/Fixtures/LostHeading"
      let checked = run("check", "--format", "json", in: folder)
      #expect(checked.code == 1)
      let result = try CheckJSON(checked.out)
      #expect(result.verdicts == ["gift-card": ["content": "contradicted"]])
      #expect(result.lines("error") == ["speech-contradicted specs/gift-card.yaml:6"])
      let first = try #require(result.screens.first?.states["content"]?.expectations.first)
      #expect(first.expected == "Your gift card, heading")
      #expect(first.missing == ["heading"])
      #expect(first.evidence == .init(file: "App/GiftCardScreen.swift", line: 7))
    }
  }

  @Test func everyMistakeInASpecIsShownAtItsPlace() throws {
    let checked = run("check", "five-mistakes.yaml", in: fixture("Mistakes").path)
    #expect(checked.code == 2)
    #expect(checked.out == "")
    let places = checked.error.split(separator: "\n").filter { $0.contains("┌ ") }.map {
      String($0.drop { $0 == " " || $0 == "┌" })
    }
    let expected = try fixtureText("Mistakes/expected-problems.txt").split(separator: "\n").map {
      String($0.prefix { $0 != " " })
    }
    #expect(places == expected.filter { $0.hasPrefix("five-mistakes") })
    #expect(checked.error.contains("did you mean ‘hears’?"))
    #expect(checked.error.contains("did you mean ‘loading’?"))
  }

  @Test func aCutTextIsExplained() {
    #expect(
      run("check", "order-42.yaml", in: fixture("Mistakes").path)
        == Ran(
          out: "",
          error: """
            error: ‘ #’ begins a comment, so the text ends at ‘Order’
               ┌ order-42.yaml:11:18
               │
            11 │     hears: Order #42 is paid, heading
               │                  ^
               │ help      put quotes around the text; if a comment is meant, write a space after ‘#’

            """, code: 2))
  }

  @Test func unknownNamesAreFindings() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      try project.replace(
        "{ selected: 12 Oak Street }", with: "{ slected: 12 Oak Street }",
        in: "specs/leaf-store/specs/address-picker.yaml")
      try project.replace("view: OrdersScreen", with: "view: OrderScreen", in: "specs/leaf-store/specs/orders.yaml")
      let checked = run("check", "specs/leaf-store", "--format", "json", in: project.folder)
      #expect(checked.code == 1)
      let messages = try CheckJSON(checked.out).findings.filter {
        $0.rule.hasSuffix("-unknown") && $0.severity == "error"
      }
      .map(\.message)
      #expect(
        messages == [
          "the view has nothing named ‘slected’; did you mean ‘selected’?",
          "the source has no view named ‘OrderScreen’; did you mean ‘OrdersScreen’?",
        ])
    }
  }

  @Test func screensWithoutASpecAreListed() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      try FileManager.default.removeItem(atPath: project.folder + "/specs/leaf-store/specs/orders.yaml")
      let checked = run("check", "specs/leaf-store", in: project.folder)
      #expect(checked.code == 0)
      #expect(checked.out.contains("OrdersScreen"))
      #expect(checked.out.contains("1 screen without a spec"))
    }
  }

  @Test func oneSpecIsCheckedAlone() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let checked = run("check", "specs/leaf-store/specs/orders.yaml", "--format", "json", in: project.folder)
      #expect(checked.code == 0)
      let result = try CheckJSON(checked.out)
      #expect(result.screens.map(\.id) == ["orders"])
    }
  }

  @Test func moreProofCanBeAskedFor() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let checked = { (arguments: [String]) in
        run(["check", "specs/leaf-store"] + arguments, in: project.folder).code
      }
      #expect(checked([]) == 0)
      #expect(checked(["--require", "designed"]) == 0)
      #expect(checked(["--require", "recorded"]) == 1)
      #expect(checked(["--fail-on", "warning"]) == 1)
      #expect(checked(["--fail-on", "warning", "--require", "designed"]) == 0)
    }
  }

  @Test(arguments: [
    (["check", "nowhere"], "error: there is no ‘nowhere’\n  help      name a spec, or a folder of specs\n"),
    (["check", "--config", "no.yml"], "error: there is no settings file ‘no.yml’\n"),
    (["check", "--fail-on", "eror"], "error: unknown fail-on ‘eror’\n  help      did you mean ‘error’?\n"),
  ])
  func whatCannotBeDoneIsCodeTwo(arguments: [String], error: String) throws {
    try withFolder { folder in
      #expect(run(arguments, in: folder) == Ran(out: "", error: error, code: 2))
    }
  }

  @Test func aFolderWithoutSpecsIsCodeTwo() throws {
    try withFolder { folder in
      let checked = run("check", in: folder)
      #expect(checked.code == 2)
      #expect(checked.error.hasPrefix("error: no specs found in ‘specs’\n"))
    }
  }

  @Test func aProjectInsideIsAProjectOfItsOwn() {
    #expect(
      run("check", in: repositoryRoot.path)
        == Ran(
          out: "",
          error: """
            error: no specs found in ‘specs’
              help      ‘specs/leaf-store’ is a project of its own: spec-check check specs/leaf-store

            """, code: 2))
  }

  @Test func wrongSettingsAreCodeTwo() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      try project.write("source: App\n", to: "specs/leaf-store/.spec-check.yml")
      let checked = run("check", "specs/leaf-store", in: project.folder)
      #expect(checked.code == 2)
      #expect(checked.error.hasPrefix("error: unknown key ‘source’\n"))
      #expect(checked.error.contains("specs/leaf-store/.spec-check.yml:1:1"))
      #expect(checked.error.contains("did you mean ‘sources’?"))
    }
  }

  @Test func reportsAreWrittenToFiles() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let printed = run("check", "specs/leaf-store", "--format", "junit", in: project.folder)
      let written = run(
        "check", "specs/leaf-store", "--format", "junit", "--output", "report.xml", in: project.folder)
      #expect(written == Ran(out: "", error: "", code: 0))
      let text = try String(contentsOfFile: project.folder + "/report.xml", encoding: .utf8)
      #expect(text == printed.out)
    }
  }
}

@Suite struct BrokenSourceTests {
  @Test func placesThatAreNoSwiftAreNamed() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let file = URL(fileURLWithPath: project.folder + "/specs/leaf-store/App/Checkout/AddressRow.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacing("if isSelected {", with: "if {").utf8).write(to: file)
      let checked = run("check", "specs/leaf-store", in: project.folder)
      #expect(checked.error.contains("note: specs/leaf-store/App/Checkout/AddressRow.swift:"))
    }
  }
}
