import Foundation
import ScreenModel
import SwiftReader
import Testing

@testable import Checks

/// Where a view is met, what that changes, and how a finding tells of it.
@Suite struct SurroundingKindTests {
  private static let parts = """
    struct CloseIcon: View {
      let action: () -> Void
      var body: some View { Button(action: action) { Image("icon_close") } }
    }
    struct Player: View {
      var body: some View { VStack { CloseIcon {}.accessibilityLabel("Close"); Text("Playing") } }
    }
    """

  @Test func partsOfAViewThatUIKitShowsAreReadWhereTheyStand() {
    let hosts = [
      "class Host: UIViewController { func open() { present(UIHostingController(rootView: Player()), animated: true) } }",
      "class Host: UIViewController { func open() { let player = Player(); show(AnyView(player)) } }",
      """
      class Host: UIViewController {
        func fill(_ cell: UITableViewCell) { cell.contentConfiguration = UIHostingConfiguration { Player() } }
      }
      """,
      "func makePlayer() -> AnyView { AnyView(Player()) }",
      "struct Maker: UIViewControllerRepresentable { func make() -> Any { UIHostingController(rootView: Player()) } }",
    ]
    for host in hosts { #expect(messages(Self.parts + "\n" + host, IconButtonWithoutLabel.self, reviews: true) == []) }
    let bare = Self.parts.replacingOccurrences(of: ".accessibilityLabel(\"Close\")", with: "")
    for host in hosts {
      #expect(
        messages(bare + "\n" + host, IconButtonWithoutLabel.self) == ["Button shows a picture only and has no label"])
    }
  }

  @Test func whatIsOnlyMadeIntoAPictureIsOnNoScreen() {
    let code = """
      struct Card: View { var body: some View { Pill().frame(width: 300, height: 90) } }
      struct Pill: View { var body: some View { Text("Our little app for walks").font(.system(size: 12)) } }
      struct Share: View {
        @State private var image: UIImage?
        var body: some View { Button("Share") { image = ImageRenderer(content: Card()).uiImage } MORE }
      }
      """
    #expect(messages(code.replacingOccurrences(of: "MORE", with: ""), TextSizeFixed.self) == [])
    #expect(
      messages(code.replacingOccurrences(of: "MORE", with: ".overlay { Pill() }"), TextSizeFixed.self)
        == ["this text stays at 12 points"])
  }

  @Test func whatHandsAViewOnIsNotWhereItWasPlaced() {
    let code = """
      struct Story: View { var body: some View { ZStack { Image("logo_2023") }.scaling() } }
      extension View { func scaling() -> some View { modifier(Scaling()) } }
      struct Scaling: ViewModifier { func body(content: Content) -> some View { Calculator { content } } }
      struct Calculator<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { GeometryReader { _ in content() } }
      }
      """
    #expect(findings(code, ImageWithoutLabel.self).map { $0.places.map(\.message) } == [[]])
    let placed = """
      struct Screen: View { var body: some View { VStack { Logo(); Text("Hello") }.padding() } }
      struct Logo: View { var body: some View { Image("logo_2023") } }
      """
    #expect(
      findings(placed, ImageWithoutLabel.self).map { $0.places.map { "\($0.span.line) \($0.message)" } }
        == [["2 placed here in Screen"]])
  }

  // MARK: What is heard

  @Test func aPictureMadeInCodeIsHeardAsAnImage() {
    #expect(
      findings("Image(uiImage: UIImage(named: \"a\")!).resizable()", ImageWithoutLabel.self).map(\.heard) == ["image"])
  }

  @Test func aSecureFieldSaysBullets() {
    let code = """
      struct Login: View {
        @State private var password = ""
        var body: some View { SecureField("Password", text: $password) }
      }
      """
    let found = findings(code, FieldNamedByPlaceholder.self)
    #expect(found.map(\.heard) == ["<Password | <bullets>>, secure text field"])
    #expect(found.map(\.heardAfter) == ["Password, <Password | <bullets>>, secure text field"])
    #expect(
      found.map(\.why) == ["with text in the field only its bullets are heard: nobody can tell which field it is"])
  }

  @Test func aPlaceholderThatIsTheValueIsHeardOnce() {
    let code = """
      struct FolderEdit: View {
        @State private var folder: Folder
        var name: String { folder.title ?? folder.id }
        var body: some View { TextField(name, text: .init(get: { name }, set: { folder.title = $0 })) }
      }
      struct Folder { var id: String; var title: String? }
      """
    let found = findings(code, FieldNamedByPlaceholder.self)
    #expect(found.map(\.heard) == ["<<folder.title> | <folder.id>>, text field"])
    #expect(found.map(\.heardAfter) == [nil])
  }

  @Test func aSliderIsNotNamedByTheCodeThatWatchesIt() {
    let code = """
      struct Volume: View {
        @State private var value = 0.0
        var body: some View { Slider(value: $value, in: 0 ... 30) { isMoving in print(isMoving) } }
      }
      """
    #expect(findings(code, ControlWithoutLabel.self).map(\.heard) == ["<value>, adjustable"])
  }

  @Test func dimmedIsHeardAfterTheName() {
    let code = """
      struct Paste: View {
        @State private var isPasting = false
        var body: some View {
          VStack { Button("Paste") { isPasting = true }; if isPasting { ProgressView("Pasting") } }
        }
      }
      """
    #expect(findings(code, BusyControlLive.self).map(\.heardAfter) == ["Paste, dimmed, button"])
  }

  @Test func alternativesThatReadTheSameAreWrittenOnce() {
    let test = Condition("isOn", names: ["isOn"])
    let same = SpokenText([.varies([.init(test, "Tea"), .init(test, "Tea")])])
    #expect(same.written == "Tea")
    let other = SpokenText([.varies([.init(test, "Tea"), .init(test, "Tea"), .init(test, "")])])
    #expect(other.written == "<Tea | nothing>")
  }

  @Test func aListIsCalledByItsName() {
    let code = """
      struct Choice: View {
        @State private var term = ""
        let all: [String]
        var body: some View {
          List { ForEach(all.filter({ name in
            name.contains(term)
          }), id: \\.self) { Text($0) } }.searchable(text: $term)
        }
      }
      """
    #expect(
      messages(code, ResultsChangeSilently.self, reviews: true)
        == ["what is typed into ‘term’ changes ‘all’ and nothing says so"])
  }

  @Test func aFieldOfAnAlertTakesNoOtherName() {
    let code = """
      struct Network: View {
        @State private var isAsking = false
        @State private var name = ""
        var body: some View {
          Button("Join") { isAsking = true }
            .alert("Network", isPresented: $isAsking) { TextField("Name of the network", text: $name); Button("Join") {} }
        }
      }
      """
    #expect(messages(code, FieldNamedByPlaceholder.self) == [])
    #expect(
      messages(code, FieldNamedByPlaceholder.self, reviews: true)
        == ["the field has no name but its placeholder ‘Name of the network’"])
  }

  @Test func aButtonNamedMoreUnderAHeaderIsForReview() {
    let code = """
      struct Explore: View {
        var body: some View {
          List { Section("News") { NavigationLink(value: 1) { Text("See more") } } }
        }
      }
      """
    #expect(messages(code, GenericLinkText.self) == [])
    #expect(
      messages(code, GenericLinkText.self, reviews: true) == ["the button ‘See more’ does not say where it leads"])
    #expect(
      messages(code.replacingOccurrences(of: "Section(\"News\")", with: "Group"), GenericLinkText.self)
        == ["the button ‘See more’ does not say where it leads"])
  }

  // MARK: Text

  @Test func aBoxThatHoldsItsTextAtEverySizeIsLeftAlone() {
    func found(_ text: String, _ height: Int) -> [String] {
      findings("HStack { Text(\"\(text)\"); Spacer() }.frame(height: \(height))", TextInFixedHeight.self).map {
        "\($0.isReview)"
      }
    }
    #expect(found("Cancel", 120) == [])
    #expect(found("Cancel", 56) == ["true"])
    #expect(found("Cancel", 30) == ["false"])
    #expect(found("The vents close at dusk, and open at dawn.", 120) == ["false"])
  }

  @Test func aValueIsNoTitle() {
    func code(_ text: String) -> String {
      """
      struct Sensor: View {
        let state: String
        let name: String
        let end: Date
        var body: some View { VStack { \(text).font(.title3.bold()); Text("Last changed") } }
      }
      """
    }
    #expect(messages(code("Text(state)"), HeadingWithoutTrait.self, reviews: true) == [])
    #expect(messages(code("Text(end, style: .timer)"), HeadingWithoutTrait.self, reviews: true) == [])
    #expect(
      messages(code("Text(name)"), HeadingWithoutTrait.self, reviews: true)
        == ["‘<name>’ is drawn as a title and is no heading"])
  }
}

extension SurroundingKindTests {
  @Test func aStyleThatAddsATitleNamesALinkToo() {
    let code = """
      struct Titled: ButtonStyle {
        let title: String
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.label; Text(title) }
        }
      }
      struct Room: View {
        let url: URL
        var body: some View { ShareLink(item: url) { Image("share_24") }STYLE }
      }
      """
    #expect(
      messages(
        code.replacingOccurrences(of: "STYLE", with: ".buttonStyle(Titled(title: \"Share\"))"),
        IconButtonWithoutLabel.self, reviews: true) == [])
    #expect(
      messages(code.replacingOccurrences(of: "STYLE", with: ""), IconButtonWithoutLabel.self)
        == ["ShareLink shows a picture only and has no label"])
  }

  @Test func whatIsExportedIsOnNoScreen() {
    let code = """
      struct Card: View { var body: some View { Text("Our little app for walks").font(.system(size: 12)) } }
      struct Screen: View { var body: some View { Text("Hello") } }
      enum Exporter { static func export<V: View>(view: V) {} }
      struct Destination { func share() { Exporter.export(view: Card()) } }
      """
    #expect(messages(code, TextSizeFixed.self) == [])
    #expect(
      messages(code.replacingOccurrences(of: "Exporter.export(view: Card())", with: "show(Card())"), TextSizeFixed.self)
        == ["this text stays at 12 points"])
  }

  // MARK: Searching

  private static let icons = """
    struct Icons: View {
      @State private var term = ""
      @State private var icons = ["One", "Two"]
      private var hits: [String] { icons.filter { $0.contains(term) } }
      var body: some View { List { ForEach(hits, id: \\.self) { Text($0) } } }
    }
    final class Note: ObservableObject { @Published var term = "" }
    struct Name: View {
      @StateObject private var note = Note()
      var body: some View { TextField("Name", text: $note.term) }
    }
    """

  @Test func aFieldDoesNotNarrowTheListOfAnotherPropertyThatIsCalledAlike() {
    let beside = "struct Both: View { var body: some View { VStack { Name(); Icons() } } }"
    #expect(messages(Self.icons + beside, ResultsChangeSilently.self, reviews: true) == [])
    let own = """
      struct Own: View {
        @StateObject private var note = Note()
        @State private var icons = ["One", "Two"]
        private var hits: [String] { icons.filter { $0.contains(note.term) } }
        var body: some View { VStack { TextField("Name", text: $note.term); List { ForEach(hits, id: \\.self) { Text($0) } } } }
      }
      """
    #expect(
      messages(Self.icons + own, ResultsChangeSilently.self, reviews: true)
        == ["what is typed into ‘note.term’ changes ‘hits’ and nothing says so"])
  }

  @Test func aFieldDoesNotNarrowTheListOfASheet() {
    let sheet = """
      struct Screen: View {
        @State private var term = ""
        @State private var icons = ["One", "Two"]
        @State private var picks = false
        var body: some View {
          VStack { TextField("Name", text: $term); Button("Pick") { picks = true } }
            .sheet(isPresented: $picks) {
              List { ForEach(icons.filter { $0.contains(term) }, id: \\.self) { Text($0) } }
            }
        }
      }
      """
    #expect(messages(sheet, ResultsChangeSilently.self, reviews: true) == [])
  }

  @Test func aListThatNothingFillsIsNamedByItsCode() {
    let code = """
      struct Log: View {
        @State private var rows: [String] = []
        @State private var query = ""
        private var shown: [String] { query.isEmpty ? rows : rows.filter { $0.contains(query) } }
        var body: some View { List { ForEach(shown, id: \\.self) { Text($0) } }.searchable(text: $query) }
      }
      """
    #expect(
      messages(code, ResultsChangeSilently.self, reviews: true)
        == ["what is typed into ‘query’ changes ‘shown’ and nothing says so"])
  }
}
