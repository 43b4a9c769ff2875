import Foundation
import SwiftReader
import Testing

@testable import Checks

/// What is found depends on whether people meet a view, where they do, and what is around it there.
@Suite struct ShownKindTests {
  /// `certain`, or why it is for review.
  private func certainty(_ code: String, _ rule: any Rule.Type) -> [String] {
    findings(code, rule).map { finding in
      if case .review(let reason) = finding.certainty { reason } else { "certain" }
    }
  }

  private static let around = "it is a part of other views, and what surrounds it could not be read"

  // MARK: Values of the environment

  private static func card(_ writes: String) -> String {
    """
    struct EndCard: View {
      @Environment(\\.isForPicture) var isForPicture: Bool
      var body: some View { Button("Play again") {}.opacity(isForPicture ? 0 : 1) }
    }
    extension EnvironmentValues {
      var isForPicture: Bool { get { self[Key.self] } set { self[Key.self] = newValue } }
      private struct Key: EnvironmentKey { static let defaultValue: Bool = false }
    }
    \(writes)
    """
  }

  @Test(arguments: [
    "func picture(_ view: AnyView) -> UIImage? { ImageRenderer(content: view.environment(\\.isForPicture, true)).uiImage }",
    "func picture(_ view: AnyView) -> UIImage { view.environment(\\.isForPicture, true).frame(width: 9).snapshot() }",
    """
    func picture() -> UIImage? {
      let card = EndCard().environment(\\.isForPicture, true)
      let renderer = ImageRenderer(content: card)
      return renderer.uiImage
    }
    """,
    "struct Share { func share() async { await Exporter.export(view: EndCard().environment(\\.isForPicture, true)) } }",
    "#Preview { EndCard().environment(\\.isForPicture, true) }",
    "struct Card_Previews: PreviewProvider { static var previews: some View { EndCard().environment(\\.isForPicture, true) } }",
    "struct Shelf: View { var body: some View { EndCard().environment(\\.isForPicture, false) } }",
  ]) func aValueForAPictureAPreviewOrOfTheDefaultIsNotSet(_ writes: String) {
    #expect(messages(Self.card(writes), InvisibleYetFocusable.self, reviews: true) == [])
  }

  @Test(arguments: [
    "struct Shelf: View { var body: some View { Group { card }.environment(\\.isForPicture, true) }; @ViewBuilder let card: AnyView }",
    "extension View { func forPicture(_ isOn: Bool) -> some View { environment(\\.isForPicture, isOn) } }",
    "extension View { func forPicture() -> some View { transformEnvironment(\\.isForPicture) { $0 = true } } }",
  ]) func aValueOfTheProjectThatIsSetSomewhereIsForReview(_ writes: String) {
    #expect(
      certainty(Self.card(writes), InvisibleYetFocusable.self)
        == ["the environment value it asks for is the project's own, and nothing here says where it is set"])
  }

  // MARK: What is there while a view is faded

  private static let composer = """
    enum Mode { case plain, edit, record }
    final class Model: ObservableObject {
      @Published var mode: Mode = .plain
      var isRecording: Bool {
        switch mode {
        case .record: return true
        default: return false
        }
      }
    }
    struct Composer: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          switch model.mode {
          case .edit: Button("Close") { model.mode = .plain }
          case .plain, .record: EmptyView()
          }
          MORE
        }
        .opacity(model.isRecording ? 0 : 1)
      }
    }
    """

  @Test func whatTheTestOfAFadeExcludesIsNoStop() {
    let found = findings(
      Self.composer.replacing("MORE", with: "Button(\"Add\") {}"), InvisibleYetFocusable.self)
    #expect(found.map(\.message) == ["‘Add’ can be faded to nothing and is still a stop"])
    #expect(found.map(\.heard) == ["Add, button"])
    #expect(messages(Self.composer.replacing("MORE", with: "EmptyView()"), InvisibleYetFocusable.self) == [])
  }

  @Test func nothingIsHeardAfterwardsOnlyWhereItIsAlwaysFaded() {
    let always = findings("Button(\"Add\") {}.opacity(0)", InvisibleYetFocusable.self)
    #expect(always.map(\.heardAfter) == [""])
    let tested = findings(
      "struct A: View { let isOff: Bool; var body: some View { Button(\"Add\") {}.opacity(isOff ? 0 : 1) } }",
      InvisibleYetFocusable.self)
    #expect(tested.map(\.message) == ["‘Add’ can be faded to nothing and is still a stop"])
    #expect(tested.map(\.heardAfter) == [nil])
  }

  // MARK: Who shows a view

  private static let hero = """
    struct Hero: View { var body: some View { VStack { Image("hero"); Text("Activate") } } }

    """

  @Test func aFactoryIsFollowedToWhereItIsAsked() {
    let factory = "enum Factory { static func make() -> some View { Hero().environmentObject(Model()) } }\n"
    func shelf(_ body: String) -> String {
      Self.hero + factory + "struct Shelf: View { var body: some View { NavigationStack { \(body) } } }"
    }
    #expect(
      certainty(shelf("NavigationLink(destination: Factory.make()) { Text(\"Go\") }"), ImageWithoutLabel.self)
        == ["certain"])
    #expect(
      certainty(shelf("Text(\"Go\").sheet(isPresented: $isOpen) { Factory.make() }"), ImageWithoutLabel.self)
        == ["certain"])
    // It is nowhere asked.
    #expect(certainty(Self.hero + factory, ImageWithoutLabel.self) == [Self.around])
  }

  @Test func whatHoldsViewsIsNotFollowed() {
    let code =
      Self.hero + """
        struct News { var title: String; var header: AnyView }
        struct AllNews { var list: [News] { [News(title: "Autoplay", header: AnyView(Hero()))] } }
        struct Shelf: View {
          @State private var news: News?
          let store: Store
          var body: some View { Text("Shelf").sheet(item: $news) { _ in NewsView(news: store.pick(AllNews().list)) } }
        }
        struct NewsView: View { var news: News?; var body: some View { news?.header.accessibilityHidden(true) } }
        """
    #expect(certainty(code, ImageWithoutLabel.self) == [Self.around])
  }

  @Test func aHelperOfAViewThatIsOnlyADestinationIsFollowedToo() {
    let code =
      Self.hero + """
        enum Factory { static func make() -> some View { Hero() } }
        struct Shelf: View {
          var hero: some View { Factory.make() }
          var body: some View { NavigationLink(destination: hero) { Text("Go") } }
        }
        """
    #expect(certainty(code, ImageWithoutLabel.self) == ["certain"])
  }

  @Test func whatAClassMakesForAHostThatNamesItIsAPart() {
    func code(_ after: String) -> String {
      Self.hero + """
        protocol Source { func story(for index: Int) -> any View }
        final class Stories: Source { func story(for index: Int) -> any View { Hero() } }
        final class Model: ObservableObject {
          let source: any Source
          init(source: any Source) { self.source = source }
          func story(index: Int) -> AnyView { AnyView(source.story(for: index)) }
        }
        struct Player: View {
          @ObservedObject var model: Model
          var body: some View { ZStack { model.story(index: 0)\(after); Button("Close") {} } }
        }
        """
    }
    let named = ".accessibilityElement(children: .ignore).accessibilityLabel(\"Your year\")"
    #expect(certainty(code(named), ImageWithoutLabel.self) == [Self.around])
    #expect(certainty(code(".padding()"), ImageWithoutLabel.self) == ["certain"])
  }

  @Test func aCoordinatorThatAnyHostAsksHandsWholeScreensOn() {
    let code =
      Self.hero + """
        final class Coordinator { func toPresentable() -> AnyView { AnyView(Hero()) } }
        struct Stack: View {
          var body: some View {
            NavigationStack { root?.coordinator?.toPresentable() }
              .sheet(item: $sheet) { module in module.coordinator?.toPresentable() }
          }
        }
        """
    #expect(certainty(code, ImageWithoutLabel.self) == ["certain"])
  }

  @Test func aWidgetShowsWhatItMakes() {
    func code(_ after: String) -> String {
      Self.hero + """
        struct Year: Widget {
          var body: some WidgetConfiguration { StaticConfiguration(kind: "Y", provider: P()) { _ in Hero()\(after) } }
        }
        """
    }
    #expect(certainty(code(".padding()"), ImageWithoutLabel.self) == ["certain"])
    let named = ".accessibilityElement(children: .ignore).accessibilityLabel(\"Your year\")"
    #expect(certainty(code(named), ImageWithoutLabel.self) == [Self.around])
    let function =
      Self.hero
      + "extension Year { func make() -> some WidgetConfiguration { StaticConfiguration(kind: \"Y\") { Hero() } } }"
    #expect(certainty(function, ImageWithoutLabel.self) == ["certain"])
  }

  // MARK: Views that nothing shows

  private static let app = """
    struct Shown: View { var body: some View { Text("Hello") } }
    @main struct Shop: App { var body: some Scene { WindowGroup { Shown() } } }

    """
  private static let never = """
    struct Never: View { var body: some View { Button {} label: { Image("Fire") } } }
    #Preview { Never() }

    """

  @Test func aViewThatNothingShowsIsForReviewAndNoError() {
    let found = findings(Self.app + Self.never, IconButtonWithoutLabel.self)
    #expect(found.map(\.certainty) == [.review(because: "nothing in these sources shows this view")])
    #expect(found.map(\.severity) == [.note])
    // What only such a view shows is not shown either.
    let holder = "struct Holder: View { var body: some View { Never() } }"
    #expect(
      certainty(Self.app + Self.never + holder, IconButtonWithoutLabel.self)
        == ["nothing in these sources shows this view"])
  }

  @Test func whatOneRuleFindsInAViewThatNothingShowsIsOneFinding() {
    let two = """
      struct Never: View { var body: some View { VStack {
        Button {} label: { Image("Fire") }
        Button {} label: { Image("Water") }
      } } }
      #Preview { Never() }
      """
    let found = findings(Self.app + two, IconButtonWithoutLabel.self)
    #expect(found.map(\.heard) == ["Fire, button"])
    #expect(
      found.map { $0.places.map(\.message) } == [["here too: Button shows a picture only and has no label"]])
    // In a view that may be shown each is its own.
    let shown = Self.app + two.replacing("#Preview { Never() }", with: "public let never = Never()")
    #expect(findings(shown, IconButtonWithoutLabel.self).map(\.heard) == ["Fire, button", "Water, button"])
  }

  @Test(arguments: [
    // Nothing is seen to show anything: the views are for others.
    never,
    app + never.replacing("struct Never: View { var", with: "public struct Never: View { public var"),
    app + never + "struct Holder { let view: Never.Type }",
    app + never + "enum Route { static let views: [Any] = [Never.self] }",
    app + never
      + "struct Shelf: View { var body: some View { Never() } }\nextension Shown { var shelf: some View { Shelf() } }",
    never + "struct Shelf: View { var body: some View { Text(\"Tea\") } }",
    // The tabs of a view that nothing shows are no app.
    never
      + "struct Root: View { var body: some View { TabView { Shelf() } } }\nstruct Shelf: View { var body: some View { Text(\"Tea\") } }",
  ]) func aViewThatMayBeShownIsJudgedAsEver(_ code: String) {
    #expect(certainty(code, IconButtonWithoutLabel.self) == ["certain"])
  }

  @Test func aPartOfAViewThatNothingShowsIsJudgedWhereItIsMet() {
    let code =
      Self.app + """
        struct Fire: View { var body: some View { Button {} label: { Image("Fire") } } }
        struct Never: View { var body: some View { Fire() } }
        enum Factory { static func make() -> some View { Fire() } }
        """
    #expect(certainty(code, IconButtonWithoutLabel.self) == ["certain"])
  }

  // MARK: Sheets

  private static let sheet = """
    struct Chooser: View {
      @State private var isOpen = false
      var body: some View {
        VStack { if !isOpen { Button("Choose") { isOpen = true } } }
          .sheet(isPresented: $isOpen) { CONTENT }
      }
    }
    struct First: View { var body: some View { Form { Chooser() } } }
    struct Second: View { var body: some View { Form { Chooser() } } }
    """

  @Test(arguments: [FocusNotReturned.self, ModalWithoutWayOut.self, ModalWithoutHeading.self] as [any Rule.Type])
  func whatIsFoundInASheetHasItsPlaces(_ rule: any Rule.Type) {
    let code = Self.sheet.replacing("CONTENT", with: "VStack { Text(\"One\"); Text(\"Two\") }")
    let found = findings(code, rule)
    #expect(found.map { $0.places.map(\.message) } == [["placed here in First", "also in Second"]])
    #expect(found.map { $0.places.map(\.span.line) } == [[9, 10]])
  }

  @Test func aNavigationInASheetHasNoBackButtonUnlessSomethingIsPushed() {
    func whys(_ content: String) -> [String] {
      findings(Self.sheet.replacing("CONTENT", with: content), ScreenWithoutTitle.self).map(\.why)
    }
    #expect(
      whys("NavigationStack { List { Text(\"One\") } }")
        == ["no heading says where one is: VoiceOver lands on the first control"])
    #expect(
      whys("NavigationStack { List { NavigationLink(\"One\") { Text(\"Two\") } } }") == [ScreenWithoutTitle.notes.why])
    #expect(
      ScreenWithoutTitle.notes.limits.hasSuffix(
        "a sheet without a navigation of its own is judged by modal-without-heading"))
  }

  @Test func aGrabberThatIsDrawnIsAWayOut() {
    func found(_ modifiers: String) -> [AuditFinding] {
      let content = "VStack { Text(\"Plus\"); Button(\"Buy\") { shop.buy() } }\(modifiers)"
      return findings(Self.sheet.replacing("CONTENT", with: content), ModalWithoutWayOut.self)
    }
    let drawn = found(".presentationDetents([.medium]).presentationDragIndicator(.visible)")
    #expect(drawn.map(\.certainty) == [.review(because: "its grabber can be activated")])
    #expect(
      drawn.map(\.why)
        == ["its grabber is all there is to activate, and nothing in the sheet is named as the way out"])
    #expect(found("").map(\.why) == [ModalWithoutWayOut.notes.why])
  }

  // MARK: Alerts

  private static func alert(_ title: String, _ fields: String) -> String {
    """
    struct Case: View {
      @State private var asks = false
      @State private var text = ""
      var body: some View {
        Text("Certificate").alert("\(title)", isPresented: $asks) {
          \(fields)
          Button("Import") {}
        }
      }
    }
    """
  }

  @Test func aFieldOfAnAlertTakesItsNameFromTheAlert() {
    let field = "SecureField(\"Password\", text: $text)"
    let found = findings(Self.alert("Certificate", field), FieldNamedByPlaceholder.self)
    #expect(found.map(\.certainty) == [.review(because: "a field of an alert takes no other name")])
    #expect(found.map(\.heardAfter) == [nil])
    #expect(
      found.map(\.help) == ["put what is asked for into the title or message of the alert, or ask for it in a sheet"])
    #expect(found.map(\.fix) == [.none])
    #expect(messages(Self.alert("Certificate Password", field), FieldNamedByPlaceholder.self, reviews: true) == [])
    // Of two fields the title names neither.
    let two = field + "\nTextField(\"Name\", text: $text)"
    #expect(
      messages(Self.alert("Name and Password", two), FieldNamedByPlaceholder.self, reviews: true).count == 2)
  }

  // MARK: UIKit

  @Test func nothingIsRepairedInUIKitCode() {
    let code = """
      class DateView: UIView {
        let titleLabel = UILabel()
        func setUp() { titleLabel.text = "Today"; titleLabel.font = UIFont.systemFont(ofSize: 22); addSubview(titleLabel) }
      }
      """
    let found = findings(["Example.swift": "import UIKit\n" + code], TextSizeFixed.self)
    #expect(found.map(\.fix) == [.none])
    let swiftUI = findings("Text(\"Today\").font(.system(size: 22))", TextSizeFixed.self)
    #expect(swiftUI.map(\.fix) == [.safe])
  }
}
