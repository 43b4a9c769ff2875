import Foundation
import TestSupport
import Testing

@testable import spec_check

@Suite struct ReportCommandTests {
  private func page(_ project: ProjectCopy, _ more: String...) -> Ran {
    run(["report", "specs/leaf-store", "--date", "2026-11-30"] + more, in: project.folder)
  }

  /// What stands under the heading of a state, up to the next.
  private func state(_ id: String, in page: String) -> String {
    let rest = page.components(separatedBy: " id=\(id)>").dropFirst().first ?? ""
    return rest.components(separatedBy: "<div class=st ").first ?? ""
  }

  @Test func theSampleHasExpectedPredictedAndHeardSideBySide() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let ran = page(project)
      #expect(ran.code == 0)
      #expect(ran.error == "")
      #expect(ran.out.hasPrefix("<!doctype html>\n<html lang=en>\n"))
      let empty = state("s-search.empty", in: ran.out)
      #expect(
        empty.contains(
          """
          <h4>empty <span class=v4>possible</span></h4>
          <table class=e><caption>Search, empty</caption>
          <thead><tr><th scope=col>Verdict<th scope=col>Expected<th scope=col>Source says<th scope=col>Recording says
          <tbody>
          <tr><th class=c colspan=4 scope=rowgroup>case no-results
          <tr><td class=v7>heard<th scope=row><small>announces</small> <q>No results. Try another search or clear filters.</q>\
          <td><i>the same</i> <a href=specs/leaf-store/App/Search/SearchScreen.swift>SearchScreen.swift:36</a>\
          <td><i>the same, typed by hand</i> \
          <a href=specs/leaf-store/recordings/search/empty.no-results.txt>empty.no-results.txt:7</a>
          """))
      #expect(page(project) == ran)
    }
  }

  @Test func aDifferenceIsMarked() throws {
    try ProjectCopy.with("Tests/Fixtures/BrokenLeafStore") { project in
      let ran = run("report", "Tests/Fixtures/BrokenLeafStore", "--audit", in: project.folder)
      #expect(ran.code == 0)
      let selected = state("s-address-picker.selected", in: ran.out)
      #expect(
        selected.contains(
          """
          <tr><td class=v1>not-heard<th scope=row>\
          <q><del><span class=h>missing: </span>selected</del>, 12 Oak Street, button</q>\
          <td><q>12 Oak Street, button</q> \
          <a href=Tests/Fixtures/BrokenLeafStore/App/AddressRow.swift>AddressRow.swift:9</a>\
          <td><q>12 Oak Street, button</q> \
          <a href=Tests/Fixtures/BrokenLeafStore/recordings/address-picker/selected.debug.txt>selected.debug.txt:12</a>
          """))
      #expect(
        selected.contains(
          """
          <p><a href=Tests/Fixtures/BrokenLeafStore/specs/address-picker.yaml>address-picker.yaml:7:12</a> \
          <code>speech-not-heard</code></p>
          <pre>7  hears: <mark>selected, 12 Oak Street, button</mark></pre>
          """))
      #expect(ran.out.contains("<h2 id=audit tabindex=-1>Audit of the source</h2>\n<p>3 blockers, "))
    }
  }

  @Test func deletingAStateShowsAndPuttingItBackClears() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let before = page(project)
      #expect(!state("s-checkout.modal", in: before.out).contains("Nobody has written"))
      let spec = "specs/leaf-store/specs/orders.yaml"
      let line = "  modal: { not-applicable: Nothing opens over the orders. }\n"
      try project.replace(line, with: "", in: spec)
      let without = page(project)
      #expect(
        without.out.contains(
          "<h4>modal <span class=v0>undesigned</span></h4>\n<p>Nobody has written what is heard in this state.</p>"))
      #expect(without.out.contains("<td class=v0><a href=#s-orders.modal>undesigned</a>"))
      #expect(
        without.out.contains(
          ">‘modal’ has no expected output: it has not been designed</a> <small>Orders · modal</small>"))
      #expect(page(project, "--fail-on", "error").code == 1)
      try project.replace(
        "  success: { not-applicable: Looking", with: line + "  success: { not-applicable: Looking", in: spec)
      #expect(page(project) == before)
    }
  }

  @Test func linksLeadFromTheFolderOfThePage() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      try FileManager.default.createDirectory(
        atPath: project.folder + "/build/pages", withIntermediateDirectories: true)
      #expect(page(project, "--output", "build/pages/a.html").out == "")
      let written = try String(contentsOfFile: project.folder + "/build/pages/a.html", encoding: .utf8)
      #expect(written.contains("<a href=../../specs/leaf-store/specs/search.yaml>search.yaml</a>"))
      let elsewhere = page(project, "--source-links", "https://github.com/a/b/blob/main/{file}#L{line}").out
      #expect(
        elsewhere.contains(
          "<a href=\"https://github.com/a/b/blob/main/specs/leaf-store/App/Search/SearchScreen.swift#L36\">"))
      for wrong in ["javascript:{file}", "https://github.com/"] {
        let refused = page(project, "--source-links", wrong)
        #expect(refused.code == 2)
        #expect(refused.error.contains("‘\(wrong)’ is no address for links to files"))
      }
    }
  }

  @Test func aHistoryGrowsByALineARun() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let path = project.folder + "/trend.jsonl"
      _ = page(project, "--history", "trend.jsonl")
      let line =
        #"{ "date": "2026-11-30", "screens": 7, "errors": 0, "warnings": 8, "openQuestions": 11, "states": { "heard": 7, "heard-in-part": 2, "predicted": 6, "possible": 5, "not-applicable": 33 } }"#
        + "\n"
      let once = try String(contentsOfFile: path, encoding: .utf8)
      #expect(once == line)
      let second = page(project, "--history", "trend.jsonl")
      let twice = try String(contentsOfFile: path, encoding: .utf8)
      #expect(twice == line + line)
      #expect(second.out.contains("<desc id=trend-told>heard 9, predicted 6, possible 5</desc>"))
      // The clock of the tests stands at the beginning of 1970.
      _ = run("report", "specs/leaf-store", "--history", "new.jsonl", in: project.folder)
      let dated = try String(contentsOfFile: project.folder + "/new.jsonl", encoding: .utf8)
      #expect(dated.hasPrefix("{ \"date\": \"19"))
    }
  }

  @Test func aHistoryThatIsNoneIsLeftAlone() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      try project.write("not mine\n", to: "trend.jsonl")
      let ran = page(project, "--history", "trend.jsonl", "--badge", "badge.svg")
      #expect(ran.code == 2)
      #expect(ran.out == "")
      #expect(ran.error.contains("this line is no JSON"))
      #expect(ran.error.contains("trend.jsonl:1:1"))
      let kept = try String(contentsOfFile: project.folder + "/trend.jsonl", encoding: .utf8)
      #expect(kept == "not mine\n")
      #expect(!FileManager.default.fileExists(atPath: project.folder + "/badge.svg"))
    }
  }

  @Test func aJourneyIsShownStepByStep() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      try FileManager.default.removeItem(atPath: project.folder + "/specs/leaf-store/specs/journeys")
      #expect(!page(project).out.contains("id=journeys"))
      try project.write(
        """
        journey: Find <tea>
        start: app icon
        steps:
          - screen: search
            state: empty
            case: no-results
            do: type jasmine oolong
            announces: No results. Try another search or clear filters.

        """, to: "specs/leaf-store/specs/journeys/find-tea.yaml")
      let journeys = page(project).out.components(separatedBy: "id=journeys").last ?? ""
      #expect(
        journeys.contains(
          """
          <h3>Find &lt;tea&gt; <small><span class=v3>unproved</span></small></h3>
          <p class=sub>1 step, not recorded · begins: app icon · \
          <a href=specs/leaf-store/specs/journeys/find-tea.yaml>find-tea.yaml</a></p>
          <table class=e><caption>Find &lt;tea&gt;, step by step</caption>
          """))
      #expect(
        journeys.contains(
          """
          <tr><th class=c colspan=4 scope=rowgroup>1. <a href=#s-search.empty>Search, empty, no-results</a> – type jasmine oolong \
          <span class=v3>unproved</span>
          <tr><td class=v3>unproved<th scope=row><small>announces</small> \
          <q>No results. Try another search or clear filters.</q><td><i>not asked</i><td></td>
          """))
    }
  }

  @Test func aBadgeIsWritten() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      #expect(page(project, "--badge", "badge.svg", "--title", "Leaf <store>").code == 0)
      let badge = try String(contentsOfFile: project.folder + "/badge.svg", encoding: .utf8)
      #expect(badge.contains("<title>Leaf &lt;store&gt;: 9 heard, 6 predicted, 5 possible</title>"))
    }
  }

  @Test func aDateThatIsNoneIsRefused() {
    let ran = run("report", "--date", "tomorrow")
    #expect(ran.code == 2)
    #expect(ran.error.contains("‘tomorrow’ is no day"))
    #expect(ran.error.contains("write it as 2026-11-30"))
  }

  @Test func theOwnerOfTheSettingsCounts() throws {
    try ProjectCopy.with("Tests/Fixtures/LostHeading") { project in
      let folder = project.folder + "/Tests/Fixtures/LostHeading"
      let settings = try String(contentsOfFile: folder + "/.spec-check.yml", encoding: .utf8)
      try project.write(
        settings + "owners:\n  specs/**: Gift team\n", to: "Tests/Fixtures/LostHeading/.spec-check.yml")
      let ran = run("report", in: folder)
      #expect(ran.error == "")
      #expect(ran.out.contains("<div class=screen id=s-gift-card data-o=\"Gift team\">"))
      #expect(ran.out.contains("<option>Gift team"))
    }
  }
}
