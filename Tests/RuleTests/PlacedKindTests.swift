import Testing

@testable import Checks

/// Where a view stands decides how it is judged: in samples, behind VoiceOver, in a circle of views, in a constant.
@Suite struct PlacedKindTests {
  private func found(_ code: String, _ rule: any Rule.Type) -> [String] {
    findings(code, rule).map { finding in
      if case .review(let reason) = finding.certainty { "review: \(reason)" } else { finding.message }
    }
  }

  // MARK: Samples

  private static let tile = """
    struct Home: View { var body: some View { Text("Home") } }
    private struct Tile: View {
      var body: some View { Image("tile_01") }
    }
    """

  @Test func whatOnlySamplesMakeIsASample() {
    let harness = """
      private struct LoaderPreviewHarness: View {
        var body: some View { VStack { Tile(); Tile() } }
      }
      #Preview { LoaderPreviewHarness() }
      """
    #expect(found(Self.tile + harness, ImageWithoutLabel.self) == [])
    #expect(found(Self.tile + "#Preview { Tile() }", ImageWithoutLabel.self) == [])
    let shelf = "struct Shelf: View { var body: some View { VStack { Tile() } } }"
    #expect(found(Self.tile + harness + shelf, ImageWithoutLabel.self) == ["image ‘tile_01’ has no label"])
  }

  @Test func aViewOfTheAppThatIsNamedPreviewIsNoSample() {
    let preview =
      "struct Start: View { var body: some View { Text(\"Start\") } }\nstruct LinkPreview: View { var body: some View { Image(\"card_01\") } }\n"
    #expect(found(preview, ImageWithoutLabel.self) == [])
    #expect(found(preview + "#Preview { LinkPreview() }", ImageWithoutLabel.self) == [])
    let pushed = """
      struct Home: View {
        var body: some View { NavigationStack { NavigationLink("Card") { LinkPreview() }.navigationTitle("Home") } }
      }
      """
    #expect(found(preview + pushed, ImageWithoutLabel.self) == ["image ‘card_01’ has no label"])
  }

  // MARK: VoiceOver

  private static func post(_ shown: String) -> String {
    """
    struct QuoteButton: View { var body: some View { Button { print("q") } label: { Icon() } } }
    struct Icon: View { var body: some View { Image("quote_01") } }
    struct Post: View {
      @Environment(\\.accessibilityVoiceOverEnabled) private var isSpoken
      var body: some View { VStack { Text("A post"); \(shown) } }
    }
    """
  }

  @Test(arguments: [
    "if !isSpoken { QuoteButton() }", "if isSpoken == false { QuoteButton() }",
    "if isSpoken { Text(\"Quote\") } else { QuoteButton() }",
    "if !UIAccessibility.isVoiceOverRunning { QuoteButton() }",
  ]) func whatIsThereWhileVoiceOverIsOffIsNotHeard(_ shown: String) {
    #expect(found(Self.post(shown), IconButtonWithoutLabel.self) == [])
    #expect(found(Self.post(shown), ImageWithoutLabel.self) == [])
  }

  @Test func whatIsThereWithVoiceOverAsWellIsHeard() {
    for shown in [
      "QuoteButton()", "if isSpoken { QuoteButton() }", "if !isSpoken { Text(\"a\") } else { QuoteButton() }",
    ] {
      #expect(found(Self.post(shown), IconButtonWithoutLabel.self) == ["Button shows a picture only and has no label"])
    }
  }

  // MARK: Circles

  @Test func viewsThatMakeEachOtherStillTellWhatIsAroundTheirParts() {
    let thread = """
      struct Glyph: View { var body: some View { Image("glyph_01") } }
      struct Row: View {
        var body: some View { Glyph().accessibilityElement(children: .ignore).accessibilityLabel("Comment") }
      }
      struct Comment: View {
        let replies: [String]
        var body: some View { VStack { Row(); Replies(replies: replies) } }
      }
      struct Replies: View {
        let replies: [String]
        var body: some View {
          ForEach(0..<replies.count, id: \\.self) { _ in Comment(replies: []) }
        }
      }
      """
    #expect(found(thread, ImageWithoutLabel.self) == [])
    let bare = thread.replacing(".accessibilityElement(children: .ignore).accessibilityLabel(\"Comment\")", with: "")
    #expect(
      found(bare, ImageWithoutLabel.self)
        == ["review: it is a part of other views, and what surrounds it could not be read"])
  }

  // MARK: Constants

  @Test func aDestinationThatAConstantHoldsIsAScreen() {
    let settings = "struct Settings: View { var body: some View { Image(\"gear_01\") } }\n"
    func home(_ body: String) -> String {
      settings + "struct Home: View {\n  var body: some View {\n    \(body)\n  }\n}"
    }
    let pushed = home("let settings = Settings()\n    NavigationLink(\"Settings\", destination: settings)")
    #expect(found(pushed, ImageWithoutLabel.self) == ["image ‘gear_01’ has no label"])
    #expect(found(pushed, ScreenWithoutTitle.self) == ["the pushed screen Settings has no title"])
    let part = home("let settings = Settings().padding()\n    VStack { settings }")
    #expect(found(part, ScreenWithoutTitle.self) == [])
  }
}
