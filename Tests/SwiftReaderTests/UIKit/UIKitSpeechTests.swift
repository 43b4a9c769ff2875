import Foundation
import ScreenModel
import SwiftReader
import Testing

/// UIKit controllers, cells and views said aloud from their assignments.
@Suite struct UIKitSpeechTests {
  private func said(_ code: String, _ view: String, initial: Bool = true) -> [String] {
    let project = Project([Project.Input(path: "Example.swift", data: Data(("import UIKit\n" + code).utf8))])
    let screens = project.predictions(.init(view: view, usesInitialValues: initial))
    return (screens.first?.screen.elements ?? []).map { Speech(lexicon: .language("en")).utterance(of: $0).spoken }
  }

  @Test func aControllerIsSaidInOrderOfAdding() {
    let code = """
      final class SettingsViewController: UIViewController {
        private lazy var nameLabel: UILabel = {
          let label = UILabel()
          label.text = "Boat"
          return label
        }()
        private let alarm = UISwitch()
        private let saveButton = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Settings"
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
          alarm.accessibilityLabel = nameLabel.text
          alarm.isOn = true
          saveButton.setTitle("Save", for: .normal)
          saveButton.accessibilityHint = "Keeps the changes."
          saveButton.isEnabled = false
          let stack = UIStackView(arrangedSubviews: [nameLabel, alarm])
          view.addSubview(stack)
          view.addSubview(saveButton)
        }
      }
      """
    #expect(
      said(code, "SettingsViewController") == [
        "Settings, heading", "Add, button", "Boat", "Boat, switch button, on", "Save, dimmed, button",
      ])
  }

  @Test func whatAnExtensionDoesIsHeard() {
    let code = """
      extension UILabel {
        func asTitle(_ words: String) {
          text = words
          mark(as: .header)
        }
      }
      extension UIView {
        func mark(as trait: UIAccessibilityTraits) { accessibilityTraits.insert(.header) }
        func speaks(_ words: String) {
          isAccessibilityElement = true
          self.accessibilityLabel = words
        }
      }
      final class Show: UIViewController {
        private let heading = UILabel()
        private let card = UIView()
        override func viewDidLoad() {
          heading.asTitle("Tonight")
          card.speaks("The tide, at nine")
          view.addSubview(heading)
          view.addSubview(card)
        }
      }
      """
    #expect(said(code, "Show") == ["Tonight, heading", "The tide, at nine"])
  }

  @Test func noWordsMakeNoElementAndAKindOfButtonIsNamedByItsUser() {
    let code = """
      final class Panel: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          title = ""
          note.text = ""
          view.addSubview(note)
        }
      }
      final class SkipButton: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          accessibilityHint = "Skips ahead."
        }
      }
      """
    #expect(said(code, "Panel") == [])
    #expect(said(code, "SkipButton") == ["<label>, button"])
  }

  @Test func whatIsHiddenOrAddedLaterIsNotThereAtFirst() {
    let code = """
      final class Panel: UIView {
        private let titleLabel = UILabel()
        private let errorLabel = UILabel()
        private let help = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          titleLabel.text = "Title"
          titleLabel.accessibilityTraits.insert(.header)
          errorLabel.text = "Wrong"
          errorLabel.isHidden = true
          [titleLabel, errorLabel].forEach(addSubview)
          help.text = "Help"
        }
        func fail() { errorLabel.isHidden = false }
        func open() { addSubview(help) }
      }
      """
    #expect(said(code, "Panel") == ["Title, heading"])
    let project = Project([Project.Input(path: "Example.swift", data: Data(("import UIKit\n" + code).utf8))])
    let open = project.predictions(.init(view: "Panel", usesInitialValues: false)).first?.screen.elements ?? []
    #expect(open.map(\.label?.written) == ["Title", "Wrong", "Help"])
    #expect(open.map { $0.certainty.presence.map(\.text) } == [[], ["!errorLabel.isHidden"], ["after open()"]])
  }

  @Test func aCellThatIsOneElementSaysItsOwnLabelAlone() {
    let code = """
      final class NoticeCell: UITableViewCell {
        private let titleLabel = UILabel()
        private let share = UIButton(type: .system)
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(titleLabel)
          contentView.addSubview(share)
          isAccessibilityElement = true
          accessibilityTraits = .button
        }
        func configure(with notice: Notice) {
          titleLabel.text = notice.title
          accessibilityLabel = notice.title
        }
      }
      """
    #expect(said(code, "NoticeCell") == ["<notice.title>, button"])
  }

  @Test func aTableCellWithoutFlagsPutsItsTextsTogether() {
    let code = """
      final class PairCell: UITableViewCell {
        private let left = UILabel()
        private let right = UILabel()
        override func awakeFromNib() {
          super.awakeFromNib()
          left.text = "Tide"
          right.text = "High"
          contentView.addSubview(left)
          contentView.addSubview(right)
        }
      }
      """
    #expect(said(code, "PairCell") == ["Tide, High"])
  }

  @Test func superclassesOfTheProjectCount() {
    let code = """
      class BaseController: UIViewController {}
      final class DetailController: BaseController {
        override func viewDidLoad() { super.viewDidLoad(); title = "Detail" }
      }
      """
    #expect(said(code, "DetailController") == ["Detail, heading"])
  }

  @Test func whatIsNoUIKitClassIsNoView() {
    let project = Project([
      Project.Input(path: "Example.swift", data: Data("class Store: NSObject {}\nclass Loop: Loop {}".utf8))
    ])
    #expect(project.views.isEmpty)
    #expect(!project.hasView("Store"))
  }

  @Test func brokenAndEndlessCodeEnds() {
    let code = """
      final class A: UIView {
        private let b = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); again(); addSubview(self); b.addSubview(b) }
        func again() { again(); [[b].forEach { $0.addSubview(
      """
    #expect(said(code, "A").count < 10)
  }

  @Test func controlsOfSeveralPartsAreSaidPartByPart() {
    let code = """
      final class Panel: UIViewController {
        private let cups = UIStepper()
        private let span = UISegmentedControl(items: ["Day", "Week"])
        private let dots = UIPageControl()
        private let volume = UISlider()
        private let load = UIProgressView()
        private let exit = UIButton(type: .close)
        private let info = UIButton(type: .infoLight)
        private let note = UILabel()
        override func viewDidLoad() {
          span.selectedSegmentIndex = 1
          dots.numberOfPages = 3
          volume.maximumValue = 10
          volume.value = 5
          note.attributedText = NSAttributedString(string: "Bold words")
          for control in [cups, span, dots, volume, load, exit, info, note] { view.addSubview(control) }
        }
      }
      """
    #expect(
      said(code, "Panel") == [
        "Decrement, button", "Increment, button", "Day, button, 1 of 2", "selected, Week, button, 2 of 2",
        "page 1 of 3, adjustable", "50%, adjustable", "<load.progress>", "Close, button", "More Info, button",
        "Bold words",
      ])
  }

  @Test func whatATestPutsIntoABarMayBeThere() {
    let code = """
      final class ListController: UIViewController {
        private let folder: String?
        private lazy var deleteAll = UIBarButtonItem(title: "Delete all", style: .plain, target: nil, action: nil)
        private lazy var more = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          title = folder == nil ? "Lists" : "Folder"
          navigationItem.rightBarButtonItem = more
          update()
        }
        private func update() { if isEditing { toolbarItems = [deleteAll] } }
        func later() { navigationItem.leftBarButtonItem = deleteAll }
      }
      """
    let project = Project([Project.Input(path: "Example.swift", data: Data(("import UIKit\n" + code).utf8))])
    let elements =
      project.predictions(.init(view: "ListController", usesInitialValues: true)).first?.screen.elements ?? []
    #expect(
      elements.map { "\($0.label?.written ?? ""): \($0.certainty.word)" } == [
        "<Lists | Folder>: unknown", "More: certain", "Delete all: conditional",
      ])
  }
}

/// What UIKit code leaves open is said to be open.
@Suite struct UIKitHonestyTests {
  private func screen(_ code: String, _ view: String) -> PredictedScreen? {
    let project = Project([Project.Input(path: "Example.swift", data: Data(("import UIKit\n" + code).utf8))])
    return project.predictions(.init(view: view, usesInitialValues: true)).first
  }

  @Test func aConfigurationGivenToTheInitialiser() {
    let said = screen(
      """
      final class HelpViewController: UIViewController {
        private let chat: UIButton = {
          var c = UIButton.Configuration.filled()
          c.title = "Chat with us"
          return UIButton(configuration: c)
        }()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(chat) }
      }
      """, "HelpViewController")
    #expect(
      said?.screen.elements.map { Speech(lexicon: .language("en")).utterance(of: $0).spoken } == [
        "Chat with us, button"
      ])
  }

  @Test func contentThatOtherCodeDraws() {
    let hosting = screen("final class HostController: UIHostingController<Inner> { }", "HostController")
    #expect(hosting?.opaque.map(\.text) == ["‘HostController’ shows a SwiftUI view: ask for that view"])
    let rows = screen(
      "final class RowsController: UITableViewController { override func viewDidLoad() { title = \"Rows\" } }",
      "RowsController")
    #expect(rows?.opaque.map(\.text) == ["the rows of ‘RowsController’ are made when the app runs"])
  }
}
