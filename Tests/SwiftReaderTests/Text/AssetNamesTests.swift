import Foundation
import Testing

@testable import SwiftReader

/// A picture that code names by a constant says the name it has in the asset catalogue.
@Suite struct AssetNamesTests {
  private func names(_ written: String...) -> AssetNames {
    var names = AssetNames()
    for name in written { names.add(path: "App/Assets.xcassets/\(name).imageset/Contents.json") }
    return names
  }

  @Test func aConstantIsMadeOfTheName() {
    let names = names("Siri-Control-128", "Cross", "Icons/arrow_up", "HeroImage")
    #expect(names["siriControl128"] == "Siri-Control-128")
    #expect(names["cross"] == "Cross")
    #expect(names["arrowUp"] == "arrow_up")
    #expect(names["hero"] == "HeroImage")
    #expect(names["heroImage"] == "HeroImage")
    #expect(names["crossing"] == nil)
  }

  @Test func twoNamesForOneConstantTellNothing() {
    #expect(names("Cross", "cross")["cross"] == nil)
    #expect(names("Cross", "Light/Cross")["cross"] == "Cross")
  }

  @Test func thePredictionSaysTheName() throws {
    let project = Project(files: [
      "App/V.swift": "struct V: View { var body: some View { Image(.alertColor16) } }",
      "App/Assets.xcassets/Alert-Color-16.imageset/Contents.json": "",
    ])
    let elements = try #require(project.said()).screen.elements
    #expect(elements.map { $0.line() } == ["Alert-Color-16, image"])
    #expect(elements.map(\.certainty.word) == [.certain])
  }
}
