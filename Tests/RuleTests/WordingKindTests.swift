import ScreenModel
import Testing

@testable import Checks

/// What findings say of what they found: when it is there, what is heard in the end, what it is called.
@Suite struct WordingKindTests {
  // MARK: When

  private func logo(_ image: String, _ modifiers: String) -> String {
    """
    struct Logo: View {
      let isPlain: Bool
      var body: some View { \(image)\(modifiers) }
    }
    """
  }

  @Test func aPictureThatIsHiddenOtherwiseSaysWhenItIsHeard() {
    #expect(
      messages(logo("Image(\"owl\")", ".accessibilityHidden(!isPlain)"), ImageWithoutLabel.self)
        == ["image ‘owl’ has no label, where ‘isPlain’"])
    #expect(
      messages(logo("if isPlain { Image(\"owl\") }", ""), ImageWithoutLabel.self)
        == ["image ‘owl’ has no label, where ‘isPlain’"])
    #expect(messages(logo("Image(\"owl\")", ""), ImageWithoutLabel.self) == ["image ‘owl’ has no label"])
  }

  @Test func whatIsSharedByBothWaysIsSaidAlone() {
    let modifier = """
      struct Framed: ViewModifier {
        let isPlain: Bool
        func body(content: Content) -> some View {
          if isPlain { content } else { content.accessibilityHidden(true) }
        }
      }
      """
    let view = """
      struct Logo: View {
        let size: Double?
        let isPlain: Bool
        private let image = Image("owl")
        var body: some View {
          if let size {
            image.resizable().frame(width: size, height: size).modifier(Framed(isPlain: isPlain))
          } else {
            image.modifier(Framed(isPlain: isPlain))
          }
        }
      }
      """
    #expect(messages(modifier + view, ImageWithoutLabel.self) == ["image ‘owl’ has no label, where ‘isPlain’"])
    // Handed on under a longer name, and once more where it is always so.
    let start = """
      struct Start: View {
        let model: Model
        var body: some View { Logo(size: nil, isPlain: model.isPlain) }
      }
      struct Model { var isPlain: Bool }
      """
    let end = "struct End: View { let isPlain: Bool; var body: some View { Logo(size: nil, isPlain: isPlain) } }"
    #expect(
      messages(modifier + view + start + end, ImageWithoutLabel.self)
        == ["image ‘owl’ has no label, where ‘model.isPlain’"])
    let always = "struct End: View { var body: some View { Logo(size: nil, isPlain: true) } }"
    #expect(messages(modifier + view + start + always, ImageWithoutLabel.self) == ["image ‘owl’ has no label"])
  }

  @Test func theConditionIsNoPartOfTheFingerprint() {
    let anchors = ["", ".accessibilityHidden(!isPlain)"].map {
      findings(logo("Image(\"owl\")", $0), ImageWithoutLabel.self).map(\.anchor)
    }
    #expect(anchors[0] == anchors[1] && anchors[0].count == 1)
  }

  @Test func aPictureOfAGeneratedAssetIsNamedByItsFile() {
    let assets = """
      enum Asset { enum Images { static let logo = ImageAsset(name: "images/logo") } }
      struct ImageAsset { fileprivate(set) var name: String }
      extension SwiftUI.Image {
        init(asset: ImageAsset) {
          let bundle = BundleToken.bundle
          self.init(asset.name, bundle: bundle)
        }
        init(asset: ImageAsset, label: Text) { self.init(asset.name, bundle: BundleToken.bundle, label: label) }
        init(decorative asset: ImageAsset) { self.init(decorative: asset.name, bundle: BundleToken.bundle) }
      }
      """
    func found(_ image: String) -> [String] {
      messages(
        "\(assets)\nstruct Start: View { var body: some View { \(image) } }", ImageWithoutLabel.self, reviews: true)
    }
    #expect(found("Image(asset: Asset.Images.logo)") == ["image ‘images/logo’ has no label"])
    #expect(found("Image(asset: Asset.Images.logo, label: Text(\"Logo\"))") == [])
    #expect(found("Image(decorative: Asset.Images.logo)") == [])
  }

  // MARK: Heard

  @Test func nothingIsHeardOfWhatIsHiddenAfterwards() {
    func heard(_ after: String) -> [String?] {
      findings("Button(\"Go\") {}.accessibility(label: Text(\"Walk\"))\(after)", DeprecatedModifier.self).map(\.heard)
    }
    #expect(heard("") == ["Walk, button"])
    #expect(heard(".padding().accessibilityHidden(true)") == [""])
    #expect(heard(".accessibilityLabel(\"Run\")") == ["Run, button"])
  }

  // MARK: Names

  private func opener(_ label: String) -> String {
    """
    struct Picker: View {
      enum Style { case circle, row(title: String) }
      let style: Style
      let name: String
      @State private var showsList = false
      var body: some View {
        VStack { if !showsList { Button { showsList = true } label: { \(label) } } }.sheet(isPresented: $showsList) { Text("Icons") }
      }
    }
    """
  }

  @Test func anOpenerWithoutASureNameIsNamedByWhatItDoes() {
    func found(_ label: String) -> [String] { messages(opener(label), FocusNotReturned.self, reviews: true) }
    #expect(
      found("switch style { case .circle: Circle(); case .row(let title): Text(title) }")
        == ["nothing brings the focus back to the Button that sets ‘showsList’"])
    #expect(
      found("switch style { case .circle: Text(\"Icon\"); case .row: Text(\"Symbol\") }")
        == ["nothing brings the focus back to ‘Icon’ or ‘Symbol’"])
    #expect(
      found("if case .row = style { Text(\"Symbol\") }") == ["nothing brings the focus back to ‘Symbol’"])
    #expect(found("Text(name)") == ["nothing brings the focus back to ‘<name>’"])
  }

  // MARK: UIKit

  private func checkbox(_ state: String, _ button: String) -> String {
    """
    import UIKit
    final class CheckboxCell: UITableViewCell {
      private var tick: UIImageView!
      @IBOutlet var selectButton: UIButton!
      func setSelectedState(_ selected: Bool) {
        \(button)
        \(state)
      }
      override func awakeFromNib() {
        super.awakeFromNib()
        tick = UIImageView(frame: .zero)
        selectButton.imageView?.addSubview(tick)
      }
    }
    """
  }

  @Test func aTickInAButtonIsTheButtons() {
    let told = ["‘selectButton’ shows the choice (selected) and nothing says it"]
    let set = findings(
      checkbox("tick.isHidden = !selected", "selectButton.tag = selected ? 1 : 0"), SelectedWithoutTrait.self)
    #expect(set.map(\.message) == told && set.map(\.span.line) == [8])
    let drawn = findings(checkbox("tick.isHidden = !selected", ""), SelectedWithoutTrait.self)
    #expect(drawn.map(\.message) == told && drawn.map(\.span.line) == [9])
  }

  @Test(arguments: [
    ("tick.isHidden = !selected", "selected"), ("tick.alpha = selected ? 1 : 0", "selected"),
    ("if !selected { tick.image = nil }", "selected"),
    ("tick.isHidden = item != selectedItem", "item == selectedItem"),
    ("tick.isHidden = !(item == selectedItem)", "item == selectedItem"),
  ])
  func theChoiceReadsAsItIsMade(_ statement: String, _ test: String) {
    #expect(
      messages(checkbox(statement, ""), SelectedWithoutTrait.self)
        == ["‘selectButton’ shows the choice (\(test)) and nothing says it"])
  }
}
