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

  @Test func aCommentStaysWithWhatItStandsBehind() {
    let code = example(
      """
      Text("Sea")
      Image("wave-pattern")  // from the old brochure
        .frame(height: 9)
      """)
    #expect(
      fix(code).text
        == code.replacing("brochure\n", with: "brochure\n      .accessibilityHidden(true)\n"))
  }

  /// What the project adds to texts may be there for texts only.
  @Test func itStandsBehindTheProjectsOwnModifiersOfATextOrPicture() {
    let code = example(
      """
      VStack {
        Text("Harvest").posterTitle(size: 3).font(.title).padding()
        Text("Twelve baskets")
      }
      """)
    #expect(
      fix(code).text
        == code.replacing(".font(.title).padding", with: ".font(.title).accessibilityAddTraits(.isHeader).padding"))
  }

  @Test func charactersOfSeveralBytesMoveNothing() {
    let code = example("VStack { Text(\"🌊 Ünïcode 海\"); Image(\"wave-pattern\").frame(height: 9) }")
    #expect(
      fix(code).text == code.replacing("pattern\").frame", with: "pattern\").accessibilityHidden(true).frame"))
  }
}
