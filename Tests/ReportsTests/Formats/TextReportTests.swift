import Checks
import Reports
import ScreenModel
import Testing

@Suite struct TextReportTests {
  @Test func theMatrixComesFirstThenEachFailureAsAPersonWouldExplainIt() {
    #expect(
      TextReport.text(of: AwkwardSample.result, AwkwardSample.options(width: 100)) == #"""
                                   selected  empty  loading  error  disabled  modal  success  content
        Checkout & <Pay> | 支払い  ≠         !      ✓        ✗      –         ◐      ?
        Banner (part) (planned)                              ○                                ·

        ✓ heard on a device   ◐ heard, as far as recorded   ○ the source says it   ? the source can say it
        · nothing proves it   ≠ the source says otherwise   ✗ a recording does not say it   ! not designed
        – does not apply

        error[state-undesigned]: ‘empty’ has no expected output: it has not been designed
          ┌ specs/checkout.yaml:30:1  (checkout · empty)

        error[speech-contradicted]: ‘selected, 住所 👩‍👩‍👧, button’ is said otherwise by the source
          ┌ specs/checkout.yaml:4:13  (checkout · selected)
          │
        4 │   selected: selected, 住所 👩‍👩‍👧, button
          │             ^^^^^^^^^^^^^^^^^^^^^^^^^
          │
          │ expected   selected, 住所 👩‍👩‍👧, button
          │ predicted  住所 👩‍👩‍👧, button
          │ ·          missing: ‘selected’
          │ see        Sources/Check Out.swift:14:5 – the source says it here
          │ why        people who do not see the mark cannot tell which one is chosen
          │ help       add .accessibilityAddTraits(.isSelected) where it is chosen

        error[focus-not-heard]: focus does not move to ‘Pay | <b>now</b>’
          ┌ specs/checkout.yaml:9:9  (checkout · error · wrong `card`)
          │
        9 │   error: "Pay | <b>now</b>"
          │          ^
          │
          │ expected   Pay | <b>now</b>
          │ heard      Order #42 @everyone \u{1B}[31mred\u{202E} שלום next

        warning[view-unknown]: 100% *wrong*: a_b\c

        Screens without a spec
          Orders`View  Orders.swift:3:1

        Questions left open (answer them in the spec, or under ‘answers’)
          Checkout & <Pay> | 支払い, selected: What happens next?

        Recordings typed by hand
          a,b:%.txt

        1 screen, 1 part, 9 states: 1 heard, 1 heard-in-part, 1 predicted, 1 possible, 1 unproved, 1
        contradicted, 1 not-heard, 1 undesigned, 1 not-applicable
        3 errors, 1 warning, 0 notes, 1 screen without a spec, 5 open questions

        """#)
  }

  @Test func anEmptyRunSaysSo() {
    #expect(
      TextReport.text(of: CheckResult(), ReportOptions()) == "0 screens, 0 states\n0 errors, 0 warnings, 0 notes\n")
  }

  @Test func colourOnlyRepeatsWhatTheWordsSay() {
    let plain = TextReport.text(of: AwkwardSample.result, AwkwardSample.options())
    let colored = TextReport.text(of: AwkwardSample.result, AwkwardSample.options(usesColor: true))
    #expect(colored != plain)
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    #expect(!plain.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }

  @Test func everyLineOfTheMatrixFitsTheTerminal() {
    for width in [40, 50, 80, 120] {
      let text = TextReport.text(of: AwkwardSample.result, AwkwardSample.options(width: width))
      let matrix = text.split(separator: "\n\n", omittingEmptySubsequences: false)[0]
      #expect(matrix.split(separator: "\n").allSatisfy { $0.count <= width }, "\(width)")
    }
  }
}
