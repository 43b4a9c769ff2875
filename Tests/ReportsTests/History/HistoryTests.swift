import Checks
import Testing

@testable import Reports

@Suite struct HistoryTests {
  static let first = HistoryEntry(
    date: "2026-11-29", screens: 7, states: [.heard: 7, .notHeard: 1, .notApplicable: 33, .possible: 0], errors: 1,
    warnings: 8, openQuestions: 11)

  @Test func aRunIsALine() {
    #expect(
      Self.first.line
        == #"""
        { "date": "2026-11-29", "screens": 7, "errors": 1, "warnings": 8, "openQuestions": 11, "states": { "heard": 7, "not-heard": 1, "not-applicable": 33 } }

        """#)
  }

  @Test func whatIsWrittenIsRead() {
    let second = HistoryEntry(date: "2026-11-30")
    let read = History.read(Self.first.line + "\n" + second.line, path: "trend.jsonl")
    #expect(read.problems.isEmpty)
    #expect(read.history == History([Self.first, second]))
  }

  @Test func laterVersionsMayAddMembers() {
    let read = History.read(#"{"date":"2026-11-30","states":{"heard":2,"whispered":1},"extra":[{}]}"#, path: "t")
    #expect(read.problems.isEmpty)
    #expect(read.history == History([HistoryEntry(date: "2026-11-30", states: [.heard: 2])]))
  }

  @Test(arguments: [
    "{", "[]", "7", "{}", #"{"date":"yesterday","states":{}}"#, #"{"date":"2026-13-01","states":{}}"#,
    #"{"date":"2026-11-30","states":{"heard":-1}}"#, #"{"date":"2026-11-30","states":{"heard":1e99}}"#,
    #"{"date":"2026-11-30","states":{"heard":"2"}}"#, #"{"date":"2026-11-30"}"#, "{} {}",
  ]) func aLineThatIsNoRunIsAProblemAtItsPlace(_ line: String) {
    let read = History.read(Self.first.line + line + "\n", path: "trend.jsonl")
    #expect(read.problems.map { $0.span?.line } == [2])
    #expect(read.problems.map { $0.span?.file } == ["trend.jsonl"])
  }

  @Test func manyProblemsAreNotAllShown() {
    #expect(History.read(String(repeating: "x\n", count: 100), path: "t").problems.count == 8)
  }

  @Test func theTrendIsADrawingAndATable() {
    let second = HistoryEntry(date: "2026-11-30", states: [.heard: 7, .heardInPart: 1])
    #expect(
      TrendHTML(history: History([Self.first, second])).html().text
        == """
        <section aria-labelledby=trend>
        <h2 id=trend tabindex=-1>Trend</h2>
        <figure>
        <svg class=trend viewBox="0 0 470 68" role=img aria-labelledby="trend-name trend-told">
        <title id=trend-name>States by verdict, 2 runs, 2026-11-29 to 2026-11-30</title><desc id=trend-told>heard from 7 to 8, \
        failing from 1 to 0</desc>
        <g class="v7"><text x="0" y="22">heard</text><line x1="96" y1="26" x2="420" y2="26"/><polyline points="96,9 420,6"/>\
        <circle cx="420" cy="6" r="3"/><text class=n x="432" y="22">8</text></g>
        <g class="v2"><text x="0" y="56">failing</text><line x1="96" y1="60" x2="420" y2="60"/><polyline points="96,58 420,60"/>\
        <circle cx="420" cy="60" r="3"/><text class=n x="432" y="56">0</text></g>
        </svg>
        <figcaption>States by verdict: 2 runs, 2026-11-29 to 2026-11-30. All lines share one scale.</figcaption>
        </figure>
        <details><summary>The numbers as a table</summary>
        <div class=wide tabindex=0 role=region aria-labelledby=trend-title>
        <table><caption class=h id=trend-title>States by verdict, run by run</caption>
        <thead><tr><th scope=col>Date<th scope=col>heard<th scope=col>predicted<th scope=col>possible<th scope=col>unproved\
        <th scope=col>failing<th scope=col>not designed<th scope=col>errors<th scope=col>warnings
        <tbody>
        <tr><th scope=row>2026-11-30<td>8<td>0<td>0<td>0<td>0<td>0<td>0<td>0
        <tr><th scope=row>2026-11-29<td>7<td>0<td>0<td>0<td>1<td>0<td>1<td>8
        </table>
        </div></details>
        </section>

        """)
  }

  @Test func nothingToDrawIsNothing() { #expect(TrendHTML(history: History()).html().isEmpty) }

  @Test(arguments: [
    ("2026-11-30", true), ("2026-1-30", false), ("2026-11-32", false), ("2026-00-01", false), ("2026/11/30", false),
    ("", false), ("２026-11-30", false), ("2026-11-30T10:00:00Z", false),
  ]) func aDay(_ text: String, _ isDate: Bool) { #expect(HistoryEntry.isDate(text) == isDate) }
}
