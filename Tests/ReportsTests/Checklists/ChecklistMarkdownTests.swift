import Checks
import Testing

@testable import Reports

@Suite struct ChecklistMarkdownTests {
  private func text() throws -> String {
    try ChecklistMarkdown.text(of: ChecklistSample.list, template: ChecklistSample.template("checklist.md.mustache"))
  }

  @Test func isATaskList() throws {
    let written = try text()
    #expect(
      written == """
        <!-- checklist for release 2.4 -->
        # Release checklist 2.4

        1 of 3 done.

        ## Pay &amp; &lt;Go&gt;

        Owner: =Team

        Design: javascript:alert(1)

        ### By hand, state by state

        - [x] Error: “Pay \\| &lt;b&gt;now&lt;/b&gt;” \\*fails\\* <!-- \(ChecklistSample.list.items[0].id) -->
          - =1+1, "quoted"
          - Order &#35;42 &#64;everyone \\\\u{1B}\\[31m anna@example.com

        ### By hand, before the release

        - [ ] \\-2 \\[x\\](https://example.com) \\\\u{202E}שלום 住所 <!-- \(ChecklistSample.list.items[1].id) -->
          - `App/Pay Screen.swift:1` ``.transition(`.slide`)``
          - `App/Pay Screen.swift:2` ``.transition(`.slide`)``
          - `App/Pay Screen.swift:3` ``.transition(`.slide`)``
          - `App/Pay Screen.swift:4` ``.transition(`.slide`)``
          - `App/Pay Screen.swift:5` ``.transition(`.slide`)``
          - `App/Pay Screen.swift:6` ``.transition(`.slide`)``
          - and 2 more places

        ## Banner (part)

        Planned: there is no code yet, and nothing to try by hand.

        ### Not designed

        - [ ] 1\\. nothing <!-- \(ChecklistSample.list.items[2].id) -->

        """)
  }

  @Test func findsItsTicksAgain() throws {
    let earlier = ChecklistMarkdown.earlier(try text())
    #expect(earlier.release == "2.4")
    #expect(
      earlier.ticks == [
        Tick(id: ChecklistSample.ticked[0], section: "Pay & <Go>", text: ChecklistSample.list.items[0].text)
      ])
  }

  @Test func readsWhatPeopleTick() {
    let earlier = ChecklistMarkdown.earlier(
      "# Ours\r\n\r\n## Pay\r\n* [X] Try it \\[twice\\]\r\n- [ ] Not yet\r\n  - [x] nested <!-- a/b-1 -->\r\n")
    #expect(
      earlier
        == EarlierChecklist(ticks: [
          Tick(id: nil, section: "Pay", text: "Try it [twice]"), Tick(id: "a/b-1", section: "Pay", text: "nested"),
        ]))
  }

  @Test(arguments: ["", "{", "- [x", "- [x] ", "<!-- checklist for release ", "\u{0}\u{FFFD}"])
  func anyTextIsRead(_ text: String) { #expect(ChecklistMarkdown.earlier(text).release == nil) }
}
