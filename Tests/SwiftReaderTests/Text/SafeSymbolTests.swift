import Testing

@testable import SwiftReader

@Suite("Symbols as constants of a package")
struct SafeSymbolTests {
  @Test("A constant stands for the symbol it is named after")
  func constants() {
    expectSpeech(
      """
      struct V: View { let tab = SFSymbol.house
        var body: some View { VStack {
          Button { } label: { Image(systemSymbol: .xmarkCircleFill) }
          Button { } label: { HStack { Image(systemSymbol: .globe); Text("Web") } }
          Image(systemSymbol: .plus)
          Label("Odd", systemSymbol: .thermometerMedium)
          Image(systemSymbol: SFSymbol.trash)
        } } }
      """, ["Close, button", "Web, button", "Add, image", "Odd", "Trash, image"])
  }

  @Test("Names are made of the constant where no table has the symbol")
  func names() {
    #expect(
      ["xmarkCircleFill", "rectangle3Group", "noSuchSymbol"].map(SymbolNames.name) == [
        "xmark.circle.fill", "rectangle.3.group", "no.such.symbol",
      ])
  }
}
