import Checks
import Reports
import ScreenModel
import Testing

@Suite struct GitHubReportTests {
  @Test func aCommandALineWithEverythingEscaped() {
    #expect(
      GitHubReport.text(of: AwkwardSample.result, AwkwardSample.options()).split(separator: "\n").map(String.init) == [
        "::warning title=view-unknown::100%25 *wrong*: a_b\\c",
        "::error file=specs/checkout.yaml,line=4,endLine=4,col=13,title=speech-contradicted::"
          + "‘selected, 住所 👩‍👩‍👧, button’ is said otherwise by the source%0Aexpected: selected, 住所 👩‍👩‍👧, button"
          + "%0Apredicted: 住所 👩‍👩‍👧, button%0Amissing: ‘selected’"
          + "%0Asee Sources/Check Out.swift:14:5: the source says it here"
          + "%0Awhy: people who do not see the mark cannot tell which one is chosen"
          + "%0Ahelp: add .accessibilityAddTraits(.isSelected) where it is chosen",
        "::error file=specs/checkout.yaml,line=9,endLine=9,col=9,title=focus-not-heard::"
          + "focus does not move to ‘Pay | <b>now</b>’%0Aexpected: Pay | <b>now</b>"
          + "%0Aheard: Order #42 @everyone \\u{1B}[31mred\\u{202E} שלום next",
        "::error file=specs/checkout.yaml,line=30,endLine=30,col=1,title=state-undesigned::"
          + "‘empty’ has no expected output: it has not been designed",
      ])
  }

  @Test func aFileNameCannotEndAProperty() {
    let place = SourceSpan(file: "a,b:c%.yaml", line: 1, column: 1)
    let result = CheckResult(findings: [Finding("x", .note, "m\n::error::n", at: place)])
    #expect(
      GitHubReport.text(of: result, ReportOptions())
        == "::notice file=a%2Cb%3Ac%25.yaml,line=1,endLine=1,col=1,title=x::m ::error::n\n")
  }
}
