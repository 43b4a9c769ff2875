import Foundation
import SwiftReader
import Testing

@testable import Checks

/// One cause on several screens is one finding, and where a part is placed decides.
@Suite struct GroupingTests {
  private func findings(_ code: String, _ rule: any Rule.Type) -> [AuditFinding] { AuditedCode(code).findings(rule) }

  @Test func aPartOnTwoScreensIsOneFindingWithItsPlaces() {
    let found = findings(
      """
      struct Bell: View { var body: some View { Button(action: {}) { Image(systemName: "bell") } } }
      struct First: View { var body: some View { VStack { Text("One"); Bell() } } }
      struct Second: View { var body: some View { VStack { Text("Two"); Bell() } } }
      """, IconButtonWithoutLabel.self)
    #expect(found.count == 1)
    #expect(found.first?.places.map(\.message) == ["placed here in First", "also in Second"])
  }

  @Test func whatIsHeardAtEachPlaceStandsBesideIt() {
    let found = findings(
      """
      struct Bell: View { let sign: String; var body: some View { Button(action: {}) { Image(systemName: sign) } } }
      struct First: View { var body: some View { VStack { Text("One"); Bell(sign: "bell") } } }
      struct Second: View { var body: some View { VStack { Text("Two"); Bell(sign: "gear") } } }
      """, IconButtonWithoutLabel.self)
    #expect(found.map(\.heard) == ["Notifications, button"])
    #expect(found.map { $0.places.map(\.message) } == [["placed here in First", "also in Second: Settings, button"]])
  }

  @Test func aLabelWhereAPartIsPlacedCounts() {
    let found = findings(
      """
      struct Bell: View { var body: some View { Button(action: {}) { Image(systemName: "bell") } } }
      struct First: View { var body: some View { Bell().accessibilityLabel("Ring") } }
      """, IconButtonWithoutLabel.self)
    #expect(found == [])
  }

  @Test func previewsAreNotAudited() {
    let found = findings(
      """
      struct Shop: View { var body: some View { Text("Shop") } }
      struct Shop_Previews: PreviewProvider { static var previews: some View { Image("sample") } }
      """, ImageWithoutLabel.self)
    #expect(found == [])
  }
}
