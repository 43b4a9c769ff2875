import Testing

@testable import Checks

/// What makes the area that takes a touch larger, and what only makes room around it.
@Suite struct TargetKindTests {
  private func sizes(_ code: String) -> [String] { messages(code, TargetTooSmall.self) }

  private func button(_ label: String, _ around: String) -> String {
    "Button(action: {}) { \(label) }\(around).accessibilityLabel(\"Close\")"
  }

  private static let cross = "Image(systemName: \"xmark\").resizable().frame(width: 20, height: 20)"

  @Test(arguments: [
    ".frame(width: 44, height: 44)", ".padding(12)", ".padding(12).frame(minWidth: 60)",
    ".frame(maxWidth: .infinity, minHeight: 44)",
  ])
  func roomAroundAButtonTakesNoTouch(_ around: String) {
    let found = findings(button(Self.cross, around), TargetTooSmall.self)
    #expect(found.map(\.message) == ["the hit area is 20 by 20 points"])
    #expect(found.map(\.severity) == [.error])
    #expect(sizes(button(Self.cross + around + ".contentShape(Rectangle())", "")) == [])
  }

  @Test func aShapeAroundAButtonIsForAPersonToTry() {
    let found = findings(
      button(Self.cross, ".frame(width: 44, height: 44).contentShape(Rectangle())"), TargetTooSmall.self)
    #expect(found.map(\.certainty) == [.review(because: "the shape around the control may take touches for it")])
    // Too small even so.
    #expect(
      sizes(button(Self.cross, ".frame(width: 30, height: 30).contentShape(Rectangle())"))
        == ["the hit area is 20 by 20 points"])
  }

  @Test func aFrameAroundALabelOfUnknownSizeIsTheMostItCanBe() {
    let sign = "Image(systemName: \"xmark\").imageScale(.small)"
    #expect(
      sizes(button(sign, ".frame(width: 24, height: 24).padding(.top, 8)"))
        == ["the hit area is at most 24 by 24 points"])
    #expect(sizes(button(sign, ".frame(width: 44, height: 44)")) == [])
    #expect(sizes(button(sign, ".padding(4)")) == [])
  }

  @Test func aLabelThatFillsItsRoomIsAsLargeAsTheFrameAround() {
    let filling = "HStack { Spacer(); Image(systemName: \"doc\"); Spacer() }"
    #expect(sizes(button(filling, ".frame(width: 36, height: 36)")) == ["the hit area is 36 by 36 points"])
    #expect(
      sizes(
        button(
          "Image(systemName: \"doc\").frame(maxWidth: .infinity, maxHeight: .infinity)", ".frame(width: 30, height: 30)"
        ))
        == ["the hit area is 30 by 30 points"])
  }

  @Test func theRowOfAListTakesTheTouch() {
    let plain = "List { \(button(Self.cross, "")) }"
    #expect(sizes(plain) == [])
    #expect(
      sizes("List { \(button(Self.cross, ".buttonStyle(.plain)")) }") == ["the hit area is 20 by 20 points"])
  }

  @Test func ofAGestureOnlyWhatStandsBeforeItCounts() {
    func picture(_ before: String, _ after: String) -> String {
      """
      Image(systemName: "heart")\(before).onTapGesture { like() }\(after)
        .accessibilityLabel("Like").accessibilityAddTraits(.isButton)
      """
    }
    let (small, large) = (".frame(width: 20, height: 20)", ".frame(width: 44, height: 44)")
    #expect(sizes(picture(small, large)) == ["the hit area is 20 by 20 points"])
    #expect(sizes(picture(small, ".padding(12)")) == ["the hit area is 20 by 20 points"])
    #expect(sizes(picture(small + large, "")) == [])
    #expect(sizes(picture(small + ".padding(12)", "")) == [])
  }
}
