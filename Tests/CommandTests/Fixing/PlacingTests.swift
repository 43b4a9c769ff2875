import Testing

/// Modifiers are written as the file is written, and nothing else changes.
@Suite struct PlacingTests {
  @Test func keepsWindowsLineEndsAndTabs() {
    let code =
      "import SwiftUI\r\nstruct Example: View {\r\n\tvar body: some View {\r\n\t\tVStack {\r\n\t\t\tText(\"Sea\")\r\n\t\t\tImage(\"wave-pattern\")\r\n\t\t}\r\n\t}\r\n}\r\n"
    #expect(
      fix(code).text
        == code.replacing("pattern\")\r\n", with: "pattern\")\r\n\t\t\t\t.accessibilityHidden(true)\r\n"))
  }

  @Test func joinsTheAccessibilityModifiersThatAreThere() {
    let code = example(
      """
      VStack {
        Text("Tides").font(.largeTitle).padding()
          .accessibilityIdentifier("tides_title")
          .accessibilityHint("High and low water")
          .background(Color.red)
        Text("Low")
      }
      """)
    #expect(
      fix(code).text
        == code.replacing(
          "water\")\n", with: "water\")\n        .accessibilityAddTraits(.isHeader)\n"))
  }

  @Test func staysInTheLineWhereTheChainIsInOne() {
    let code = example("VStack { Text(\"Sea\"); Image(\"wave-pattern\").frame(height: 9) }")
    #expect(
      fix(code).text == code.replacing("pattern\").frame", with: "pattern\").accessibilityHidden(true).frame"))
  }

  @Test func nothingIsPutBehindALineComment() {
    let code = example(
      """
      Text("Sea")
      Image("wave-pattern")  // from the old brochure
        .frame(height: 9)
      """)
    #expect(
      fix(code).text
        == code.replacing(
          "pattern\")  //", with: "pattern\")\n      .accessibilityHidden(true)  //"))
  }

  @Test func charactersOfSeveralBytesMoveNothing() {
    let code = example("VStack { Text(\"🌊 Ünïcode 海\"); Image(\"wave-pattern\").frame(height: 9) }")
    #expect(
      fix(code).text == code.replacing("pattern\").frame", with: "pattern\").accessibilityHidden(true).frame"))
  }
}
