import Checks
import Reports
import Testing

@Suite struct MarkdownReportTests {
  @Test func nothingInItIsMarkupAMentionOrALink() {
    #expect(
      MarkdownReport.text(of: AwkwardSample.result, AwkwardSample.options()) == #"""
        ## Spec check

        1 screen, 1 part, 9 states: 1 heard, 1 heard-in-part, 1 predicted, 1 possible, 1 unproved, 1 contradicted, 1 not-heard, 1 undesigned, 1 not-applicable  
        3 errors, 1 warning, 0 notes, 1 screen without a spec, 5 open questions

        | Screen | selected | empty | loading | error | disabled | modal | success | content |
        | --- | :-: | :-: | :-: | :-: | :-: | :-: | :-: | :-: |
        | Checkout &amp; &lt;Pay&gt; \| 支払い | ≠ | ! | ✓ | ✗ | – | ◐ | ? |   |
        | Banner (part) (planned) |   |   |   | ○ |   |   |   | · |

        ✓ heard on a device · ◐ heard, as far as recorded · ○ the source says it · ? the source can say it · · nothing proves it · ≠ the source says otherwise · ✗ a recording does not say it · ! not designed · – does not apply

        ### Failures

        - **‘selected, 住所 👩‍👩‍👧, button’ is said otherwise by the source** – `specs/checkout.yaml:4:13`  
          expected `selected, 住所 👩‍👩‍👧, button`  
          predicted `住所 👩‍👩‍👧, button`  
          missing: ‘selected’  
          see `Sources/Check Out.swift:14:5`: the source says it here  
          why: people who do not see the mark cannot tell which one is chosen  
          help: add .accessibilityAddTraits\(.isSelected\) where it is chosen
        - **focus does not move to ‘Pay \| &lt;b&gt;now&lt;/b&gt;’** – `specs/checkout.yaml:9:9`  
          expected `Pay | <b>now</b>`  
          heard `Order #42 @everyone \u{1B}[31mred\u{202E} שלום next`
        - **‘empty’ has no expected output: it has not been designed** – `specs/checkout.yaml:30:1`

        ### Warnings

        - **100% \*wrong\*: a\_b\\c**

        ### Screens without a spec

        - ``Orders`View``

        """#)
  }
}
