import Checks
import ScreenModel
import ScreenSpecs
import Testing

@testable import Reports

/// What stands in a row: verdict, expected, what the source says, what a recording says.
@Suite struct ExpectationHTMLTests {
  private func drawn(
    _ kind: ScreenSpecs.Expectation.Kind, _ expected: String, _ verdict: Verdict,
    _ change: (inout ExpectationResult) -> Void
  ) -> [String] {
    var result = ExpectationResult(kind, expected: expected, verdict, at: AwkwardSample.place(4, 3))
    change(&result)
    let page = PageContext(screens: [], links: SourceLinks()) { _ in nil }
    var drawing = ExpectationHTML(page: page, spoken: SpokenHTML(language: "en"))
    let head = "<th scope=row>"
    return drawing.row(result).text.split(separator: "\n").map { row in
      String(row[(row.firstRange(of: head)?.upperBound ?? row.startIndex)...])
    }
  }

  private let source = SourceSpan(file: "App/Row.swift", line: 9, column: 5)
  private let dump = SourceSpan(file: "recordings/row.txt", line: 3, column: 1)

  @Test func thePredictionIsShownBesideTheRecordingThatDecided() {
    let rows = drawn(.hears, "Oak, button", .notHeard) {
      ($0.heard, $0.evidence, $0.recordingFile) = ("Oak", dump, dump.file)
      ($0.predicted, $0.predictedAt, $0.disagreement) = ("Oak, button", source, "the source says it")
      $0.missing = ["button"]
    }
    #expect(
      rows == [
        "<q>Oak, <del><span class=h>missing: </span>button</del></q>"
          + "<td><i>the same</i> <a href=App/Row.swift>Row.swift:9</a>"
          + "<td><q>Oak</q> <a href=recordings/row.txt>row.txt:3</a>"
      ])
  }

  @Test func anOlderRecordingIsShownBesideTheSource() {
    let rows = drawn(.hears, "Oak, button", .contradicted) {
      ($0.heard, $0.evidence, $0.isStale, $0.missing) = ("Oak", source, true, ["button"])
      ($0.recorded, $0.recordedAt, $0.recordedFile) = ("Oak, button", dump, dump.file)
      $0.disagreement = "the older recording says it"
    }
    #expect(
      rows == [
        "<q>Oak, <del><span class=h>missing: </span>button</del></q>"
          + "<td><q>Oak</q> <a href=App/Row.swift>Row.swift:9</a>"
          + "<td><i>the same, out of date</i> <a href=recordings/row.txt>row.txt:3</a>"
      ])
  }

  @Test func wordsThatAreThereAndDoNotGetFocus() {
    let rows = drawn(.focus, "Enter your email.", .contradicted) {
      ($0.heard, $0.evidence, $0.missing) = ("Enter your email.", source, ["focus move"])
    }
    #expect(
      rows == [
        "<small>focus moves to</small> <q>Enter your email.</q>"
          + "<td><i>the same words, without ‘focus move’</i> <a href=App/Row.swift>Row.swift:9</a><td></td>"
      ])
  }

  @Test func whatMustNotBeSaidIsMarkedWhereItIsSaid() {
    let rows = drawn(.never, "Order 00", .contradicted) { ($0.heard, $0.evidence) = ("Order 00", source) }
    #expect(
      rows == [
        "<small>never</small> <q>Order 00</q><td><q><ins><span class=h>besides: </span>Order 00</ins></q> "
          + "<a href=App/Row.swift>Row.swift:9</a><td></td>"
      ])
  }

  @Test func theNearestLineIsNotMarkedFromEndToEnd() {
    let rows = drawn(.hears, "Verifying card", .contradicted) {
      ($0.heard, $0.evidence, $0.missing) = ("Pay, dimmed, button", source, ["Verifying card"])
    }
    #expect(
      rows == [
        "<q><del><span class=h>missing: </span>Verifying card</del></q>"
          + "<td><q>Pay, dimmed, button</q> <i>the nearest line</i> <a href=App/Row.swift>Row.swift:9</a><td></td>"
      ])
  }

  @Test func nothingLikeItAndNoEvidence() {
    #expect(
      drawn(.hears, "Done", .contradicted) { _ in } == [
        "<q><del><span class=h>missing: </span>Done</del></q><td><i>nothing like it</i><td></td>"
      ])
    #expect(drawn(.hears, "Done", .unproved) { _ in } == ["<q>Done</q><td><i>no evidence</i><td></td>"])
    #expect(
      drawn(.silent, "true", .predicted) { _ in } == [
        "<small>silent</small> nothing is announced, and focus does not move<td><i>as expected</i><td></td>"
      ])
  }

  @Test func remarksOfEitherSide() {
    let rows = drawn(.hears, "Order <number>, heading", .possible) {
      ($0.heard, $0.evidence, $0.openNames) = ("Order <order.number>, heading", source, ["order.number"])
      $0.priority = .should
    }
    #expect(
      rows == [
        "<q>Order &lt;number&gt;, heading</q> <small>should</small>"
          + "<td><q>Order &lt;order.number&gt;, heading</q> <i>depends on ‘order.number’</i> "
          + "<a href=App/Row.swift>Row.swift:9</a><td></td>"
      ])
    let heard = drawn(.hears, "Oak, heading", .heardInPart) {
      ($0.heard, $0.evidence, $0.recordingFile) = ("Oak", dump, dump.file)
      ($0.unseen, $0.isHandTyped) = (["heading"], true)
    }
    #expect(
      heard == [
        "<q>Oak, heading</q><td><i>not known</i>"
          + "<td><q>Oak</q> <i>cannot carry ‘heading’, typed by hand</i> <a href=recordings/row.txt>row.txt:3</a>"
      ])
  }

  @Test func otherLanguagesStandUnderIt() {
    let rows = drawn(.hears, "Pay, button", .contradicted) {
      ($0.heard, $0.evidence) = ("Pay, button", source)
      $0.languages = [
        LanguageResult(language: "ar", expected: "ادفع, زر", .contradicted, heard: "Pay, زر"),
        LanguageResult(language: "de", expected: "Bezahlen, Taste", .predicted, heard: "Bezahlen, Taste"),
      ]
    }
    #expect(
      rows == [
        "<q>Pay, button</q><td><i>the same</i> <a href=App/Row.swift>Row.swift:9</a><td></td>",
        "<small>in ‘ar’</small> <q lang=\"ar\" dir=\"rtl\"><del><span class=h lang=en>missing: </span>ادفع</del>, زر</q>"
          + "<td colspan=2><q lang=\"ar\"><ins><span class=h lang=en>besides: </span>Pay</ins>, زر</q>",
        "<small>in ‘de’</small> <q lang=\"de\">Bezahlen, Taste</q><td colspan=2><i>the same</i>",
      ])
  }
}
