import Checks
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Reports

@Suite struct ChecklistHTMLTests {
  private func text() throws -> String {
    try ChecklistHTML.text(of: ChecklistSample.list, template: ChecklistSample.template("checklist.html.mustache"))
  }

  @Test func escapesWhatItHolds() throws {
    let page = try text()
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(page.contains("<h2 id=\"section-pay\">Pay &amp; &lt;Go&gt;</h2>"))
    #expect(page.contains("Error: “Pay | &lt;b&gt;now&lt;/b&gt;” *fails*</label>"))
    #expect(page.contains("<p>Design: javascript:alert(1)</p>"))
    #expect(page.contains("\\u{202E}") && !page.contains("\u{202E}") && !page.contains("\u{1B}"))
  }

  @Test func needsNoNetwork() throws {
    let page = try text()
    for word in ["src=", "@import", "url(", "<link"] { #expect(!page.contains(word), "\(word)") }
  }

  /// Each box has a label, and each heading that a landmark is named by is there.
  @Test func boxesHaveLabelsAndSectionsNames() throws {
    let page = try text()
    func values(_ pattern: String) throws -> [String] {
      let expression = try NSRegularExpression(pattern: pattern)
      return expression.matches(in: page, range: NSRange(page.startIndex..., in: page)).compactMap {
        Range($0.range(at: 1), in: page).map { String(page[$0]) }
      }
    }
    let boxes = try values("<input type=\"checkbox\" id=\"([^\"]+)\"")
    #expect(boxes == ChecklistSample.list.items.map(\.id))
    #expect(try values("<label for=\"([^\"]+)\"") == boxes)
    #expect(try values("<section aria-labelledby=\"([^\"]+)\"") == values("<h2 id=\"([^\"]+)\""))
    let levels = try values("<h([1-6])[ >]").compactMap(Int.init)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    #expect(levels.first == 1 && levels.count { $0 == 1 } == 1)
    for part in [
      "<main id=\"list\">", "<nav aria-label=\"Screens\">", "href=\"#list\"", ":focus-visible", "@media print",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func findsItsTicksAgain() throws {
    let earlier = ChecklistHTML.earlier(try text())
    #expect(earlier.release == "2.4")
    #expect(earlier.ticks.map(\.id) == ChecklistSample.ticked)
  }

  /// Browsers write pages in their own way.
  @Test func readsWhatABrowserSaves() {
    let earlier = ChecklistHTML.earlier(
      "<META content='2.4' name=checklist-release><INPUT checked=\"\" TYPE=checkbox id='a/b-1'><input type=checkbox id=c>"
    )
    #expect(earlier == EarlierChecklist(release: "2.4", ticks: [Tick(id: "a/b-1", text: "a/b-1")]))
  }

  @Test(arguments: [
    "", "<", "<input", "<input type=\"checkbox", "<input = = checked", "<<<>>>", "<input id=\"a\" checked>",
  ])
  func anyTextIsRead(_ text: String) { #expect(ChecklistHTML.earlier(text) == EarlierChecklist()) }
}
