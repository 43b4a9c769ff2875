import Checks
import Foundation
import ScreenModel
import ScreenSpecs
import TestSupport
import Testing

@testable import Reports

@Suite struct PageTests {
  /// The page of the sample that has every awkward case, without its style and script, which are always the same.
  static func awkward() -> String {
    var page = Page(
      title: "Checks of <Pay> & more", date: "2026-11-30", version: "1.2.3", result: AwkwardSample.result,
      history: History([HistoryEntry(date: "2026-11-29", states: [.heard: 1, .undesigned: 2])]),
      links: SourceLinks(base: "../"), line: AwkwardSample.options().line)
    page.history?.entries.append(HistoryEntry(AwkwardSample.result.summary, date: page.date))
    return page.text().replacingOccurrences(of: PageStyle.text, with: "").replacingOccurrences(
      of: PageScript.text, with: "")
  }

  @Test func theAwkwardSampleAsAWhole() throws {
    let page = Self.awkward()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try page.write(to: fixture("Pages/awkward.html"), atomically: true, encoding: .utf8)
    }
    let recorded = try fixtureText("Pages/awkward.html")
    #expect(page == recorded, "read it, then write it anew: RECORD=1 swift test --filter PageTests")
  }

  @Test func nothingOfAProjectIsMarkup() {
    let page = Self.awkward()
    #expect(!page.contains("<b>now</b>"))
    #expect(page.contains("Pay | &lt;b&gt;now&lt;/b&gt;"))
    #expect(page.contains("Checkout &amp; &lt;Pay&gt; | 支払い"))
    #expect(page.contains("@everyone \\u{1B}[31mred\\u{202E} שלום next"))
    for mark in ["\u{1B}", "\u{202E}", "\u{2028}"] { #expect(!page.contains(mark)) }
  }

  @Test func theScriptHoldsNoData() {
    var result = AwkwardSample.result
    result.screens[0].screen = "</script><script>alert(1)</script>\u{2028}"
    let page = Page(title: "</title>", date: "2026-11-30", version: "1", result: result).text()
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.components(separatedBy: "</script").count == 2)
    #expect(page.contains("<script>\(PageScript.text)</script>"))
    #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; "))
    #expect(!PageScript.text.contains("innerHTML"))
  }

  /// The policy names the only script and the only style by their digests; nothing may come from elsewhere.
  @Test func thePolicyAllowsItsOwnScriptAndStyleAlone() {
    let page = Page(title: "A", date: "2026-11-30", version: "1", result: CheckResult()).text()
    let script = SHA256.base64(of: PageScript.text)
    let style = SHA256.base64(of: PageStyle.text)
    #expect(
      page.contains(
        "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'; style-src 'sha256-\(style)'; "
          + "script-src 'sha256-\(script)'; base-uri 'none'; form-action 'none'\">"))
    for word in ["src=", "url(", "@import", "style=", "onclick", "javascript:"] { #expect(!page.contains(word)) }
  }

  @Test func theSameResultIsTheSameBytes() {
    #expect(Set((0..<4).map { _ in Self.awkward() }).count == 1)
  }

  @Test func anEmptyRunIsAPage() {
    let page = Page(title: "Empty", date: "2026-11-30", version: "1", result: CheckResult()).text()
    #expect(page.contains("<p>0 screens, 0 states. 0 errors, 0 warnings.</p>"))
    #expect(page.contains("<p>There are no specs.</p>"))
    #expect(page.contains("<p>Nothing was found.</p>"))
    #expect(!page.contains("<form"))
  }

  @Test(arguments: [1, 50]) func fiftyScreensStayBelow300Kilobytes(_ count: Int) {
    let page = LargeSample.page(screens: count).text()
    #expect(page.utf8.count < 300_000, "\(page.utf8.count) bytes for \(count) screens")
    #expect(page.components(separatedBy: "<div class=screen").count == count + 1)
  }

  @Test func linksLeadFromThePageOrToAnAddress() {
    let span = SourceSpan(file: "App/Check Out.swift", line: 14, column: 5)
    #expect(SourceLinks(base: "../").address(of: span) == "../App/Check%20Out.swift")
    #expect(
      SourceLinks(address: "https://github.com/a/b/blob/main/{file}#L{line}").address(of: span)
        == "https://github.com/a/b/blob/main/App/Check%20Out.swift#L14")
    // The name of a file is never a scheme, a query or the way out of an attribute.
    let strange = SourceSpan(file: "javascript:alert(1)?\"'>#\u{202E}", line: 1, column: 1)
    #expect(SourceLinks().address(of: strange) == "javascript%3Aalert%281%29%3F%22%27%3E%23%E2%80%AE")
  }

  @Test func theAuditShowsBlockersFirstByView() {
    var silent = AuditFinding(at: AwkwardSample.place(4, 3), "an error <appears>", heard: "", after: "Enter your email")
    (silent.rule, silent.effect, silent.severity, silent.view) = ("error-silent", .blocks, .error, "CheckoutScreen")
    (silent.why, silent.help) = ("nothing is heard", "announce it")
    var review = AuditFinding(at: AwkwardSample.place(9, 2), "maybe", review: "nobody can tell")
    (review.rule, review.view) = ("label-repeats-role", "TeaRow")
    let page = Page(
      title: "A", date: "2026-11-30", version: "1", result: CheckResult(),
      audit: AuditResult(findings: [silent, review], elements: [], files: 2, views: 2)
    ).text()
    #expect(
      page.contains(
        """
        <h2 id=audit tabindex=-1>Audit of the source</h2>
        <p>1 blocker, 0 misleading, 0 slowing, 0 limiting, 1 to review, in 2 files</p>
        <details open><summary>CheckoutScreen <small>1 blocks</small></summary>
        <div class="f error">
        <h3><b>blocks</b> an error &lt;appears&gt;</h3>
        <p><a href=specs/checkout.yaml>checkout.yaml:4:3</a> <code>error-silent</code></p>
        <dl><dt>heard<dd>nothing<dt>after the repair<dd><q>Enter your email</q><dt>why<dd>nothing is heard<dt>help<dd>\
        announce it</dl></div>
        </details>
        <details><summary>TeaRow <small>1 to review</small></summary>
        <div class="f note">
        <h3><b>review</b> maybe</h3>
        <p><a href=specs/checkout.yaml>checkout.yaml:9:2</a> <code>label-repeats-role</code></p>
        <dl><dt>look, because<dd>nobody can tell</dl></div>
        </details>
        </section>
        """))
  }
}
