import Reports
import Testing

@Suite struct UnifiedDiffTests {
  @Test func showsThreeLinesAroundAndJoinsWhatIsNear() {
    let old = (1...30).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 5\n", with: "line five\n").replacing("line 9\n", with: "line 9\nnew\n").replacing(
      "line 28\n", with: "")
    #expect(
      UnifiedDiff.text("A.swift", old, new) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,11 +2,12 @@
         line 2
         line 3
         line 4
        -line 5
        +line five
         line 6
         line 7
         line 8
         line 9
        +new
         line 10
         line 11
         line 12
        @@ -25,6 +26,5 @@
         line 25
         line 26
         line 27
        -line 28
         line 29
         line 30

        """)
  }

  @Test func saysWhereTheLastLineHasNoEnd() {
    #expect(
      UnifiedDiff.text("A.swift", "a\nb", "a\nc") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
  }

  @Test func saysNothingOfEqualTexts() { #expect(UnifiedDiff.text("A.swift", "a\r\n", "a\r\n") == "") }

  @Test func lineEndsCount() {
    #expect(
      UnifiedDiff.text("A.swift", "a\r\nb\r\n", "a\r\nb\n")
        == "--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+b\n")
  }
}
