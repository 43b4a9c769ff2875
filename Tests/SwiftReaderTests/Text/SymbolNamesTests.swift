import Testing

@testable import SwiftReader

/// What is heard for a symbol without a label.
struct SymbolNamesTests {
  @Test(arguments: [
    ("plus", "Add"), ("trash", "Trash"), ("xmark", "Close"), ("star.fill", "Favorite"),
    ("chevron.right", "Forward"), ("chevron.right.circle", "Go Right"),
    ("rectangle.3.group", "rectangle.3.group"),
  ])
  func namesSeenAreCertain(_ symbol: String, _ words: String) {
    let spoken = SymbolNames.spoken(symbol)
    #expect(spoken?.words == words)
    #expect(spoken?.isCertain == true)
  }

  @Test func namesThatFollowFromOthersAreNotCertain() {
    #expect(SymbolNames.spoken("suit.heart")?.words == "Add To Favorites")
    #expect(SymbolNames.spoken("suit.heart")?.isCertain == false)
  }

  @Test func anOverriddenNameIsTheOneSpoken() {
    #expect(SymbolNames.spoken("backward.fill")?.words == "Back")
    #expect(SymbolNames.spoken("wifi")?.words == "Wi-Fi")
  }

  @Test func nothingIsPromisedForOtherSymbolsAndLanguages() {
    #expect(SymbolNames.spoken("no.such.symbol") == nil)
    #expect(SymbolNames.spoken("plus", language: "de") == nil)
    #expect(SymbolNames.spoken("plus", language: "en-GB")?.isCertain == false)
    #expect(SymbolNames.spoken("plus", language: "en-US")?.isCertain == true)
  }

  @Test func everyLineOfTheTableIsRead() {
    let lines = SymbolNameTable.lines
    #expect(lines.count > 600)
    let symbols = lines.map { String($0.dropFirst(2).prefix { $0 != ":" }) }
    #expect(symbols == symbols.sorted())
    for symbol in symbols { #expect(SymbolNames.spoken(symbol) != nil, "\(symbol)") }
  }
}
