import Foundation
import SwiftReader
import Testing

@testable import Checks

/// Colours of asset catalogues, judged in the light and in the dark.
@Suite struct AssetColorTests {
  private func set(_ light: (String, String, String), dark: (String, String, String)? = nil, alpha: String = "1.000")
    -> String
  {
    func color(_ shade: (String, String, String)) -> String {
      """
      { "color-space": "srgb", "components": { "alpha": "\(alpha)", "red": "\(shade.0)", "green": "\(shade.1)", "blue": "\(shade.2)" } }
      """
    }
    var entries = ["{ \"idiom\": \"universal\", \"color\": \(color(light)) }"]
    if let dark {
      entries.append(
        """
        { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }], "color": \(color(dark)) }
        """)
    }
    return "{ \"colors\": [\(entries.joined(separator: ", "))], \"info\": { \"author\": \"xcode\", \"version\": 1 } }"
  }

  private func found(_ colors: [String: String], _ body: String) -> [String] {
    var inputs = colors.map { name, text in
      Project.Input(path: "Assets.xcassets/\(name).colorset/Contents.json", data: Data(text.utf8))
    }
    let code = "import SwiftUI\nstruct Example: View { var body: some View { \(body) } }\n"
    inputs.append(Project.Input(path: "Example.swift", data: Data(code.utf8)))
    let project = Project(inputs)
    return Audit(rules: [ContrastTooLow.self]).run(project.auditedViews(), files: project.auditedFiles).findings
      .map(\.message)
  }

  @Test(arguments: ["Color(\"Sand\")", "Color(.sand)", "Color.sand"])
  func aPaleColorOfACatalogueIsFoundHoweverItIsNamed(_ spelling: String) {
    let messages = found(
      ["Sand": set(("0xEE", "0xDD", "0xCC"))], "Text(\"Dunes\").foregroundStyle(\(spelling)).background(Color.white)")
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.hasSuffix("on white has a contrast of 1.3:1") }, "\(messages)")
  }

  @Test func aColorThatIsTooDarkInTheDarkOnlySaysSo() {
    let messages = found(
      [
        "Ink": set(("0.1", "0.1", "0.1"), dark: ("40", "40", "40")),
        "Paper": set(("1.0", "1.0", "1.0"), dark: ("0", "0", "0")),
      ],
      "Text(\"Letter\").foregroundStyle(Color(\"Ink\")).background(Color(\"Paper\"))")
    #expect(messages == ["‘Ink’ on ‘Paper’ has a contrast of 1.4:1 in the dark"])
  }

  @Test func whatIsNotKnownIsLeftAlone() {
    let body = "Text(\"Letter\").foregroundStyle(Color(\"Ink\")).background(Color.white)"
    #expect(found(["Ink": set(("0.9", "0.9", "0.9"), alpha: "0.500")], body) == [])
    #expect(found(["Ink": "{ \"colors\": 3 }"], body) == [])
    #expect(found(["Ink": "["], body) == [])
    #expect(found([:], body) == [])
    // Two catalogues that do not agree.
    #expect(found(["A/Ink": set(("0.9", "0.9", "0.9")), "B/Ink": set(("0.1", "0.1", "0.1"))], body) == [])
    #expect(found(["A/Ink": set(("0.9", "0.9", "0.9")), "B/Ink": set(("0.9", "0.9", "0.9"))], body).count == 1)
  }

  @Test func colorsOfSwiftUIStayItsOwn() {
    #expect(
      found(
        ["Black": set(("0.9", "0.9", "0.9"))], "Text(\"Letter\").foregroundStyle(Color.black).background(Color.white)")
        == [])
  }

  @Test func partsOf255AreNoWholeNumbers() {
    func text(_ front: String) -> String {
      """
      Text("Hello there").foregroundColor(\(front)).background(Color(red: 16 / 255, green: 21 / 255, blue: 35 / 255))
      """
    }
    #expect(messages(text("Color(red: 250 / 255, green: 250 / 255, blue: 240 / 255)"), ContrastTooLow.self) == [])
    #expect(
      messages(text("Color(red: 66 / 255, green: 71 / 255, blue: 85 / 255)"), ContrastTooLow.self)
        == ["#424755 on #101523 has a contrast of 2.0:1"])
  }
}
