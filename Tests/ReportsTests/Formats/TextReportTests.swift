import Checks
import Reports
import Testing

@Suite struct TextReportTests {
  @Test func wholeReport() {
    let text = TextReport.text(of: AwkwardSample.result, AwkwardSample.options())
    print(text)
    print(TextReport.text(of: AwkwardSample.result, AwkwardSample.options(width: 50)))
    print(MarkdownReport.text(of: AwkwardSample.result, AwkwardSample.options()))
    print(GitHubReport.text(of: AwkwardSample.result, AwkwardSample.options()))
    print(JUnitReport.text(of: AwkwardSample.result, AwkwardSample.options()))
    print(JSONReport.text(of: AwkwardSample.result, AwkwardSample.options()))
  }
}
