import Checks
import Testing

@testable import Reports

@Suite struct BadgeTests {
  private func summary(_ states: [Verdict: Int], errors: Int = 0) -> CheckSummary {
    var summary = CheckSummary()
    (summary.states, summary.errors) = (states, errors)
    return summary
  }

  private func words(_ states: [Verdict: Int], errors: Int = 0) -> String {
    let badge = Badge.svg(of: summary(states, errors: errors), label: "Specs")
    return badge.components(separatedBy: "<title>").last?.components(separatedBy: "</title>").first ?? ""
  }

  @Test func itSaysTheWorstFirst() {
    #expect(words([.heard: 5, .notHeard: 1, .contradicted: 2, .undesigned: 4]) == "Specs: 3 failing, 4 not designed")
    #expect(words([.heard: 5, .heardInPart: 2, .predicted: 3, .notApplicable: 9]) == "Specs: 7 heard, 3 predicted")
    #expect(words([.possible: 5, .unproved: 1]) == "Specs: 5 possible, 1 unproved")
    #expect(words([.heard: 5], errors: 1) == "Specs: 1 error")
    #expect(words([:]) == "Specs: no states")
  }

  @Test func aNameIsNoMarkup() {
    let badge = Badge.svg(of: summary([.heard: 1]), label: "<Pay> & \"go\"\u{202E}")
    #expect(
      badge == """
        <svg xmlns="http://www.w3.org/2000/svg" width="202" height="20" role="img" aria-label="&lt;Pay&gt; &amp; &quot;go&quot;\\u{202E}: 1 heard">
          <title>&lt;Pay&gt; &amp; &quot;go&quot;\\u{202E}: 1 heard</title>
          <rect width="202" height="20" rx="3" fill="#3c4249"/>
          <path d="M144 0h55a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-55z" fill="#1a6f34"/>
          <g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">
            <text x="6" y="14" textLength="132" lengthAdjust="spacingAndGlyphs">&lt;Pay&gt; &amp; &quot;go&quot;\\u{202E}</text>
            <text x="150" y="14" textLength="46" lengthAdjust="spacingAndGlyphs">1 heard</text>
          </g>
        </svg>

        """)
  }
}
