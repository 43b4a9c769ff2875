import ScreenModel
import Testing

@testable import Checks

/// Which texts fit into a box of fixed height: how large they get, how many lines they take and what is around them.
@Suite struct FittingKindTests {
  private func found(_ body: String, _ more: String = "") -> [String] {
    findings("struct Box: View { let name: String; var body: some View { \(body) } }\n" + more, TextInFixedHeight.self)
      .map(\.certaintyText)
  }

  private let byLittle = "only the largest text sizes pass it, and by little"

  // MARK: Sizes

  @Test(arguments: [
    "Text(\"Kitchen\").font(.system(size: 9)).frame(height: 20)",
    "Text(\"Kitchen\").font(.custom(\"Avenir\", fixedSize: 12)).frame(height: 30)",
    "HStack { Text(\"Save Folder\").font(.system(size: 18, weight: .semibold)) }.padding().frame(height: 44)",
    "VStack { Text(name).font(.system(size: 9)).lineLimit(1); Text(name).font(.system(size: 14)) }.frame(height: 52)",
    "VStack { Text(name); Text(\"On\") }.font(.system(size: 12).bold()).frame(height: 40)",
  ]) func aTextThatNeverGrowsFitsAsItDoesToday(_ body: String) {
    #expect(found(body) == [])
  }

  @Test(arguments: [
    "Text(\"Send\").dynamicTypeSize(...DynamicTypeSize.xxLarge).frame(height: 30)",
    "Text(\"Send\").frame(height: 56).dynamicTypeSize(...DynamicTypeSize.xxLarge)",
    "VStack { Text(\"Send\").frame(height: 44) }.dynamicTypeSize(.large)",
    "VStack { Text(\"Send\").frame(height: 44) }.environment(\\.sizeCategory, .large)",
    "Text(name).lineLimit(1).dynamicTypeSize(...DynamicTypeSize.large).frame(height: 24)",
    "Text(name).lineLimit(1).font(.caption).dynamicTypeSize(.xSmall ... .accessibility1).frame(height: 30)",
  ]) func aTextThatIsHeldBelowTheLargestSizesFitsWhatItGetsTo(_ body: String) {
    #expect(found(body) == [])
  }

  @Test func aTextThatIsHeldAndDoesNotFitIsFound() {
    #expect(found("Text(\"Send\").dynamicTypeSize(...DynamicTypeSize.accessibility3).frame(height: 30)") == ["certain"])
    #expect(found("Text(\"Send\").dynamicTypeSize(...DynamicTypeSize.xxLarge).frame(height: 24)") == [byLittle])
    #expect(
      found("Text(\"Send\").dynamicTypeSize(.large ... most).frame(height: 30)", "let most = Limits.largest")
        == ["how large the text gets could not be read"])
    // A range without an end holds nothing.
    #expect(found("Text(\"Send\").dynamicTypeSize(DynamicTypeSize.large...).frame(height: 30)") == ["certain"])
  }

  private func capped(_ category: String, _ height: Int) -> [String] {
    let code = """
      private struct Scalable: ViewModifier {
        var size: Double
        var most: UIContentSizeCategory = .\(category)
        func body(content: Content) -> some View {
          let metrics = UIFontMetrics(forTextStyle: .body)
          let limit = metrics.scaledValue(for: size, compatibleWith: UITraitCollection(preferredContentSizeCategory: most))
          let scaled = min(limit, metrics.scaledValue(for: size))
          return content.font(.system(size: scaled, weight: .semibold))
        }
      }
      """
    return found("Text(\"No, thank you\").modifier(Scalable(size: 18)).frame(height: \(height))", code)
  }

  @Test func aFontThatTheProjectHoldsBelowASizeGetsNoLarger() {
    #expect(capped("extraExtraLarge", 56) == [])
    #expect(capped("extraExtraLarge", 30) == [])
    #expect(capped("accessibilityExtraExtraExtraLarge", 30) == ["certain"])
    #expect(found("Text(\"Send\").font(.system(size: min(22, size))).frame(height: 30)", "let size = Sizes.body") == [])
  }

  @Test func aSmallStyleNeedsLess() {
    #expect(found("Text(\"Send\").font(.caption2).frame(height: 50)") == [])
    #expect(found("Text(\"Send\").font(.caption2.bold()).frame(height: 50)") == [])
    #expect(found("Text(\"Send\").font(.largeTitle).frame(height: 50)") == ["certain"])
    #expect(found("Text(\"Send\").font(Theme.body).frame(height: 30)") == ["how large the text gets could not be read"])
  }

  // MARK: Around it

  @Test func paddingInTheBoxIsTakenOff() {
    #expect(found("Text(\"Send\").frame(height: 56)") == [byLittle])
    #expect(found("Text(\"Send\").padding().frame(height: 56)") == ["certain"])
    #expect(found("Text(\"Send\").padding(.horizontal, 30).frame(height: 56)") == [byLittle])
    #expect(found("HStack { Text(\"Send\").padding(.vertical, 8) }.frame(height: 70)") == [byLittle])
    // What passes the box is padding: no letter is cut off.
    #expect(found("HStack { Text(\"Send\").padding(.vertical, 8) }.frame(height: 72)") == [])
    #expect(found("Text(\"Send\").dynamicTypeSize(...DynamicTypeSize.xxLarge).padding().frame(height: 56)") == [])
    // Outside the box it is not the text's.
    #expect(found("Text(\"Send\").frame(height: 70).padding(30)") == [])
  }

  @Test func aBoxInABoxTakesItsOwnHeight() {
    #expect(
      found("VStack { Text(\"Send\").frame(height: 30) }.frame(height: 100)") == ["certain"], "the inner one alone")
  }

  @Test func howManyLinesAreKnownOnlyWhenItRunsIsForReview() {
    #expect(found("Text(name).frame(height: 80)") == ["how many lines the text takes is known only when the app runs"])
    #expect(found("Text(name).lineLimit(1).frame(height: 80)") == [])
    #expect(found("Text(name).frame(height: 32)") == ["certain"])
  }

  @Test func whatAStyleDrawsAroundALabelCounts() {
    func button(_ style: String, _ height: Int) -> [String] {
      found(
        "Button {} label: { Text(\"Send\") }.buttonStyle(Wide()).frame(height: \(height))",
        """
        struct Wide: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { HStack { configuration.label.bold()\(style) }.padding() }
        }
        """)
    }
    #expect(button("", 70) == ["the letters fit into it, with the padding around them they do not"])
    #expect(button("", 40) == ["certain"])
    #expect(button(".font(.system(size: 18))", 40) == [])
    #expect(button(".font(.body).dynamicTypeSize(...DynamicTypeSize.xxLarge)", 56) == [])
    #expect(button(".font(.largeTitle)", 56) == ["certain"])
  }

  // MARK: Heard

  @Test func aTextInAButtonIsHeardAsTheButton() {
    func heard(_ body: String) -> [String?] {
      findings("struct Box: View { let can: Bool; var body: some View { \(body) } }", TextInFixedHeight.self).map(
        \.heard)
    }
    #expect(
      heard("Button {} label: { Text(\"Send\") }.frame(height: 30).disabled(!can)") == ["Send, <dimmed?>, button"])
    #expect(heard("Button {} label: { Text(\"Send\").frame(height: 30) }") == ["Send, button"])
    #expect(heard("Text(\"Send\").frame(height: 30).accessibilityAddTraits(.isHeader)") == ["Send, heading"])
    #expect(heard("Text(\"Send\").frame(height: 30).accessibilityHidden(true)") == [""])
    #expect(
      heard("HStack { Text(\"Send\"); Text(\"Now\") }.frame(height: 30).accessibilityElement(children: .combine)")
        == ["Send, Now"])
  }
}

extension AuditFinding {
  /// “certain”, or why it is for review.
  fileprivate var certaintyText: String {
    if case .review(let reason) = certainty { reason } else { "certain" }
  }
}
