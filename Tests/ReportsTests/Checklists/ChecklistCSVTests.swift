import Checks
import Testing

@testable import Reports

@Suite struct ChecklistCSVTests {
  private var text: String { ChecklistCSV.text(of: ChecklistSample.list, template: ChecklistTemplate("")) }

  @Test func isATable() {
    let places = (1...8).map { "App/Pay Screen.swift:\($0) .transition(`.slide`)" }.joined(separator: "\n")
    #expect(
      text
        == [
          "done,screen,what,state,case,do,listen and look for,where,owner,release,id",
          "x,Pay & <Go>,\"By hand, state by state\",error,wrong `card`,Error: “Pay | <b>now</b>” *fails*,"
            + "\"'=1+1, \"\"quoted\"\"\nOrder #42 @everyone \\u{1B}[31m anna@example.com\",specs/pay.yaml:9,'=Team,2.4,"
            + ChecklistSample.list.items[0].id,
          ",Pay & <Go>,\"By hand, before the release\",,,'-2 [x](https://example.com) \\u{202E}שלום 住所,,"
            + "\"\(places)\",'=Team,2.4,\(ChecklistSample.list.items[1].id)",
          ",Banner,Not designed,,,1. nothing,,,,2.4,\(ChecklistSample.list.items[2].id)", "",
        ].joined(separator: "\r\n"))
  }

  @Test(arguments: ["=1", "+1", "-1", "@a", "  =1", "\u{FF1D}1"]) func noFieldIsAFormula(_ text: String) {
    #expect(ChecklistCSV.field(text).hasPrefix("'"))
  }

  @Test func findsItsTicksAgain() {
    let earlier = ChecklistCSV.earlier(text)
    #expect(earlier.release == "2.4")
    #expect(earlier.ticks.map(\.id) == ChecklistSample.ticked)
  }

  @Test(arguments: [",", ";", "\t"]) func readsWhatSpreadsheetsSave(_ sign: String) {
    let rows = [["id", "done", "do"], ["a", "TRUE", "\"x\(sign)\"\"y\"\"\nz\""], ["b", "", "c"], ["c", "no"]]
    let text = "\u{FEFF}" + rows.map { $0.joined(separator: sign) + "\n" }.joined()
    #expect(ChecklistCSV.earlier(text) == EarlierChecklist(ticks: [Tick(id: "a", text: "x\(sign)\"y\"\nz")]))
  }

  @Test(arguments: ["", "\"", "a,b\n\"", ",,,\n,,", "done\nx"]) func anyTextIsRead(_ text: String) {
    #expect(ChecklistCSV.earlier(text) == EarlierChecklist())
  }
}
