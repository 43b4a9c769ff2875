import Testing

@testable import Checks

/// What findings say is heard, and why that hurts.
@Suite struct HeardKindTests {
  @Test func aSymbolWithAWordOfItsOwnIsNotSaidToBeSpelledOut() {
    let found = findings(#"Button {} label: { Image(systemName: "xmark") }"#, IconButtonWithoutLabel.self)
    #expect(found.map(\.heard) == ["Close, button"])
    #expect(found.map { $0.why.hasPrefix("VoiceOver reads the system's word for the symbol") } == [true])
    let file = findings(#"Button {} label: { Image("icon_close") }"#, IconButtonWithoutLabel.self)
    #expect(file.map(\.why) == [IconButtonWithoutLabel.notes.why])
  }
}
