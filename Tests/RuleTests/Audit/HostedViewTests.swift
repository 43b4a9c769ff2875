import Foundation
import SwiftReader
import Testing

@testable import Checks

/// Views that UIKit's code shows are read whole, and their parts where they are placed.
@Suite struct HostedViewTests {
  private static let player = """
    struct CloseIcon: View { var body: some View { Button(action: {}) { Image("icon_close") } } }
    struct VolumeSlider: View {
      @Binding var value: Double
      var body: some View { Slider(value: $value) }
    }
    struct Player: View {
      @State private var value = 0.5
      var body: some View {
        VStack {
          CloseIcon().accessibilityLabel("Close")
          VolumeSlider(value: $value).accessibilityLabel("Volume")
        }
      }
    }

    """

  private func all(_ code: String) -> [String] {
    let project = Project([.init(path: "Example.swift", data: Data(("import SwiftUI\n" + code).utf8))])
    return Audit().run(project.auditedViews(), files: project.auditedFiles).findings.map { "\($0.rule): \($0.message)" }
  }

  private func views(_ code: String) -> [String] {
    let project = Project([.init(path: "Example.swift", data: Data(("import SwiftUI\n" + code).utf8))])
    return project.auditedViews().filter { $0.uikit == nil }.map { $0.name + ($0.isFragment ? " in others" : "") }
  }

  @Test(arguments: [
    "class Host: UIViewController { func open() { present(UIHostingController(rootView: Player()), animated: true) } }",
    "class Host: UIViewController { let child = UIHostingController(rootView: Player()) }",
    "class Host: UIHostingController<Player> { init() { super.init(rootView: Player()) } }",
    "class Coordinator { func toPresentable() -> AnyView { AnyView(Player()) } }",
    "extension UIViewController { func open() { let player = Player(); show(player) } }",
    "func make() -> UIViewController { UIHostingController(rootView: Player()) }",
    "func configure(_ cell: UITableViewCell) { cell.contentConfiguration = UIHostingConfiguration { Player() } }",
    """
    struct Old: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Player()) }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    """,
  ]) func aHostedViewIsReadWholeAndItsPartsInIt(_ host: String) {
    #expect(views(Self.player + host) == ["Player"])
    #expect(all(Self.player + host) == [])
  }

  @Test func aClassThatMakesViewsForOthersMakesParts() {
    let code = Self.player + "class Router { @ViewBuilder func view() -> some View { Player() } }"
    #expect(views(code) == ["Player in others"])
    #expect(all(code) == [])
  }

  @Test func whatHoldsOthersIsReadFirst() {
    // Nothing tells who shows the view that a factory makes.
    let code = """
      struct Icon: View { var body: some View { Image("pot") } }
      struct Card: View { var body: some View { Icon().accessibilityLabel("Pot") } }
      struct Shelf: View { var body: some View { Card() } }
      enum Factory { static func shelf() -> some View { Shelf() } }
      """
    #expect(views(code) == ["Shelf in others"])
    #expect(all(code) == [])
  }

  @Test func aCellIsJudgedAsAnyView() {
    let code = """
      struct Map: View { var body: some View { Image("map_tile") } }
      struct Row: View { var body: some View { Map() } }
      func configure(_ cell: UITableViewCell) { cell.contentConfiguration = UIHostingConfiguration { Row() } }
      """
    #expect(all(code) == ["image-without-label: image ‘map_tile’ has no label"])
  }

  private static let card = """
    struct Logo: View { var body: some View { Text("Our App").font(.system(size: 12)) } }
    struct Card: View { var body: some View { Logo().frame(width: 300, height: 15) } }

    """

  @Test(arguments: [
    "struct Share: View { var body: some View { Button(\"Share\") { image = ImageRenderer(content: Card()).uiImage } } }",
    "struct Share { func share() async throws { try await Exporter.export(view: Card(), to: url) } }",
    "struct Share { func share() -> UIImage { Card().frame(width: 300).snapshot(scale: 3) } }",
  ]) func whatIsOnlyMadeIntoAPictureIsOnNoScreen(_ use: String) {
    #expect(all(Self.card + use) == [])
  }

  @Test func whatIsShownAsWellIsJudged() {
    let code = """
      struct Share: View {
        var body: some View { VStack { Button("Share") { image = ImageRenderer(content: Card()).uiImage }; Card() } }
      }
      """
    #expect(all(Self.card + code).contains("text-size-fixed: this text stays at 12 points"))
  }

  @Test func aCallThatMakesViewsIsNoExport() {
    let code = """
      struct Page: View {
        var body: some View { render(view: Card()) }
        func render(view: some View) -> some View { view }
      }
      """
    #expect(views(Self.card + code) == ["Page"])
  }
}
