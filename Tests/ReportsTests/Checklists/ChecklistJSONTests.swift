import Checks
import Foundation
import Testing

@testable import Reports

@Suite struct ChecklistJSONTests {
  private func text(_ list: Checklist = ChecklistSample.list) -> String {
    ChecklistJSON.text(of: list, template: ChecklistTemplate(""))
  }

  @Test func isWhatProgramsRead() throws {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text().utf8)) as? [String: Any])
    #expect(root["release"] as? String == "2.4")
    #expect(root["summary"] as? [String: Int] == ["items": 3, "done": 1, "open": 2])
    let sections = try #require(root["sections"] as? [[String: Any]])
    #expect(sections.map { $0["kind"] as? String } == ["screen", "part"])
    let groups = try #require(sections[0]["groups"] as? [[String: Any]])
    #expect(groups.map { $0["kind"] as? String } == ["states", "release"])
    let item = try #require((groups[1]["items"] as? [[String: Any]])?.first)
    #expect(item["done"] as? Bool == false)
    #expect((item["places"] as? [[String: Any]])?.count == 8)
  }

  @Test func findsItsTicksAgain() {
    let earlier = ChecklistJSON.earlier(text())
    #expect(earlier.release == "2.4")
    #expect(earlier.ticks.map(\.id) == ChecklistSample.ticked)
  }

  @Test func tellsWhichTicksAreLost() {
    let list = ChecklistSample.list.keeping([Tick(id: "a-1", section: "A", text: "b")])
    #expect(
      text(list).contains("{ \"id\": \"a-1\", \"section\": \"A\", \"text\": \"b\", \"reason\": \"gone\" }"))
  }

  @Test(arguments: ["", "[", "[]", "{\"sections\":[1]}", "{\"sections\":{\"groups\":1}}", "null"])
  func anyTextIsRead(_ text: String) { #expect(ChecklistJSON.earlier(text) == EarlierChecklist()) }
}
