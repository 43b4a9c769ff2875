import ScreenModel
import Testing

@testable import Checks

/// A tap on a plain box: what the code shows of its inside answers whether anything in it may be activated.
@Suite struct UIKitTapTests {
  private func found(_ parts: String, _ setUp: String) -> [AuditFinding] {
    findings(
      """
      class Filters: UIViewController {
        let box = UIView()
        \(parts)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(setUp)
          box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          view.addSubview(box)
        }
        @objc func tapped() { dismiss(animated: true) }
      }
      """, TapWithoutRole.self)
  }

  @Test func aBoxWithAPictureAloneIsNotReached() {
    let found = found(
      "let picture = UIImageView(image: UIImage(named: \"filter\"))", "box.addSubview(picture)")
    #expect(found.map(\.message) == ["‘box’ reacts to a tap and is no element"])
    #expect(found.map(\.isReview) == [false])
    #expect(found.map(\.heard) == [""])
    #expect(
      found.map(\.why) == [
        "VoiceOver passes it over: it is no element, and nothing inside is one; Switch and Voice Control do not find it"
      ])
  }

  @Test func aLabelInItIsHeardAndSaysNoRole() {
    let found = found("let name = UILabel()", "name.text = \"Filter\"; box.addSubview(name)")
    #expect(found.map(\.message) == ["‘box’ reacts to a tap and says no role"])
    #expect(found.map(\.isReview) == [false])
    #expect(found.map(\.heard) == ["Filter"])
    #expect(found.map(\.why) == [TapWithoutRole.notes.why])
  }

  @Test func whatOtherCodeMayTellOfLeavesItOpen() {
    let found = found("@IBOutlet var name: UILabel!", "box.addSubview(name)")
    #expect(found.map(\.message) == ["‘box’ reacts to a tap and says no role"])
    #expect(found.map(\.isReview) == [true])
  }

  @Test func whatAnOutletSaysIsNotKnownHere() {
    let found = findings(
      """
      class Episode: UIViewController {
        @IBOutlet var podcast: UILabel! {
          didSet { podcast.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) }
        }
        @objc func tapped() { dismiss(animated: true) }
      }
      """, TapWithoutRole.self)
    #expect(found.map(\.message) == ["‘podcast’ reacts to a tap and says no role"])
    #expect(found.map(\.heard) == [nil])
  }
}
