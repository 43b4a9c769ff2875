import ScreenModel
import Testing

@testable import Checks

/// What a constant, an extension, a property or a function makes is followed to the place that makes it.
@Suite struct FollowingKindTests {
  private func found(_ code: String, _ rule: any Rule.Type) -> [String] {
    AuditedCode(code).findings(rule).map { $0.isReview ? "review: \($0.message)" : $0.message }
  }

  // MARK: Fonts

  private func caption(_ font: String, with declaration: String, in own: String = "") -> String {
    """
    import UIKit
    \(declaration)
    final class CaptionView: UIView {
      \(own)
      private let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = \(font)
        label.text = "Low water"
        addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  @Test(arguments: [
    ("Theme.caption", "enum Theme { static let caption = UIFont.systemFont(ofSize: 12, weight: .medium) }"),
    ("Theme.caption", "enum Theme { static let caption = UIFont(name: \"Inter-Medium\", size: 12)! }"),
    ("Theme.caption", "enum Theme { static var caption: UIFont { .systemFont(ofSize: 12) } }"),
    ("Theme.Small.caption", "enum Theme { enum Small { static let caption = UIFont.boldSystemFont(ofSize: 12) } }"),
    (".tiny", "extension UIFont { static let tiny = UIFont.systemFont(ofSize: 12) }"),
    ("UIFont.tiny", "extension UIFont { static let tiny = UIFont.systemFont(ofSize: 12) }"),
    (
      "Theme.regular(12)", "enum Theme { static func regular(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) } }"
    ),
  ])
  func aFixedFontIsFoundThroughItsName(_ font: String, _ declaration: String) {
    #expect(
      found(caption(font, with: declaration), TextSizeFixed.self)
        == ["the text of ‘label’ does not grow with the text size"])
  }

  @Test func aFontOfTheTypeItselfIsFound() {
    let code = caption("font", with: "", in: "private let font = UIFont.boldSystemFont(ofSize: 14)")
    #expect(found(code, TextSizeFixed.self) == ["the text of ‘label’ does not grow with the text size"])
  }

  @Test(arguments: [
    ("Theme.caption", "enum Theme { static let caption = UIFont.preferredFont(forTextStyle: .caption1) }"),
    (
      "Theme.caption",
      "enum Theme { static let caption = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 12)) }"
    ),
    (
      "Theme.regular(size)",
      "enum Theme { static func regular(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) } }"
    ),
    (".caption", "extension UIFont { static var caption: UIFont { .preferredFont(forTextStyle: .caption1) } }"),
    ("Theme.shared.caption", "final class Theme { static let shared = Theme(); let caption = UIFont.labelFont }"),
  ])
  func aFontThatGrowsIsNot(_ font: String, _ declaration: String) {
    #expect(found(caption(font, with: declaration), TextSizeFixed.self) == [])
  }

  // MARK: Dates

  @Test(arguments: [
    (
      "due.shortText",
      "extension Date { var shortText: String { let f = DateFormatter(); f.dateFormat = \"dd.MM.yyyy\"; return f.string(from: self) } }"
    ),
    (
      "DateFormatter.short.string(from: due)",
      "extension DateFormatter { static let short: DateFormatter = { let f = DateFormatter(); f.dateFormat = \"dd.MM.yyyy\"; return f }() }"
    ),
    (
      "model.text(for: due)",
      "final class Model { func text(for day: Date) -> String { let f = DateFormatter(); f.dateFormat = \"dd.MM.yyyy\"; return f.string(from: day) } }"
    ),
  ])
  func aDateFormatIsFoundWhereItIsSet(_ value: String, _ declaration: String) {
    let model = declaration.contains("Model") ? "let model: Model" : ""
    let code = """
      \(declaration)
      struct DueRow: View {
        let due: Date
        \(model)
        var body: some View { Text(\(value)) }
      }
      """
    #expect(found(code, DateFormatFixed.self) == ["‘dd.MM.yyyy’ is the same in every country"])
  }

  @Test func aDateFormatThatTheScreenDoesNotUseIsNotIts() {
    let code = """
      extension Date {
        var fileName: String { let f = DateFormatter(); f.dateFormat = "dd.MM.yyyy"; return f.string(from: self) }
      }
      extension DateFormatter {
        static let wire: DateFormatter = {
          let f = DateFormatter()
          f.locale = Locale(identifier: "en_US_POSIX")
          f.dateFormat = "dd.MM.yyyy"
          return f
        }()
      }
      struct DueRow: View {
        let due: Date
        var body: some View { Text(due, style: .date).onTapGesture { print(DateFormatter.wire.string(from: due)) } }
      }
      """
    #expect(found(code, DateFormatFixed.self) == [])
  }

  // MARK: Clocks

  @Test(arguments: [
    "private var clock: String { String(format: \"%02d:%02d\", left / 60, left % 60) }",
    "private var clock: String { text(left) }\nprivate func text(_ all: Int) -> String { let m = all / 60; return String(format: \"%d:%02d\", m, all % 60) }",
  ])
  func aClockOfAPropertyIsReadAsDigits(_ declaration: String) {
    let code = """
      struct RestTimer: View {
        let left: Int
        \(declaration)
        var body: some View { Text(clock).font(.largeTitle.monospacedDigit()) }
      }
      """
    #expect(AuditedCode(code).findings(NumberReadAsDigits.self).count == 1)
    let spoken = code.replacing(".font(", with: ".accessibilityLabel(\"\\(left) seconds left\").font(")
    #expect(found(spoken, NumberReadAsDigits.self) == [])
  }

  // MARK: Strings

  private func seat(_ declaration: String, _ label: String) -> String {
    """
    struct Seat: View {
      let isTaken: Bool
      private let title = String(localized: "Row 4")
      \(declaration)
      var body: some View {
        Text(title)
        Button("Pick") {}.accessibilityLabel(\(label))
      }
    }
    """
  }

  @Test(arguments: [
    ("private let name: String = \"Pick a seat\"", "name", "Pick a seat"),
    ("private var name: String { isTaken ? \"Pick, taken\" : \"Pick, free\" }", "name", "Pick, taken"),
    ("private func name() -> String { \"Pick a seat\" }", "name()", "Pick a seat"),
  ])
  func aStringOfTheCodeIsInOneLanguage(_ declaration: String, _ label: String, _ words: String) {
    #expect(
      found(seat(declaration, label), LabelNotLocalized.self) == ["‘\(words)’ is spoken in one language only"])
  }

  @Test(arguments: [("String", 1), ("LocalizedStringKey", 0), ("LocalizedStringResource", 0), ("Text", 0)])
  func whatIsHandedInIsOfItsType(_ type: String, _ count: Int) {
    let words = type == "Text" ? "Text(\"Hang up\")" : "\"Hang up\""
    let code = """
      struct Round: View {
        let name: \(type)
        var body: some View { Button("Call") {}.accessibilityLabel(name) }
      }
      struct Bar: View {
        var body: some View {
          Text(String(localized: "Ongoing call"))
          Round(name: \(words))
        }
      }
      """
    #expect(AuditedCode(code).findings(LabelNotLocalized.self).count == count)
  }

  @Test(arguments: [
    ("private let name: LocalizedStringKey = \"Pick a seat\"", "name"),
    ("private let name: LocalizedStringResource = \"Pick a seat\"", "name"),
    ("private let name = LocalizedStringKey(\"Pick a seat\")", "name"),
    ("private var name: String { String(localized: \"Pick a seat\") }", "name"),
    ("private var name: Text { isTaken ? Text(\"Pick, taken\") : Text(\"Pick, free\") }", "name"),
    ("", "isTaken ? \"Pick, taken\" : \"Pick, free\""),
    ("private let name = \"Pick\"", "name"),
  ])
  func aKeyIsLookedUp(_ declaration: String, _ label: String) {
    #expect(found(seat(declaration, label), LabelNotLocalized.self) == [])
  }

  @Test(arguments: ["account.name", "row.title", "name + \", \" + other"])
  func whatDataBringsAlongIsNotJudged(_ label: String) {
    let declaration = """
      private let account = Account(name: "Day One")
        private let row = Account(name: "Day One")
        private let name: String = "Day One"
        private let other: String = "Day Two"
      """
    let code = seat(declaration, label) + "\nstruct Account { let name: String; var title: String { name } }"
    #expect(AuditedCode(code).findings(LabelNotLocalized.self).isEmpty)
  }

  // MARK: Openers

  @Test func aButtonOfAComponentIsTheOneOfItsPlace() {
    let code = """
      struct Base: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(action: action) { Text(title) } }
      }
      struct Network: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Base(title: "Skip") { print("skip") }
            if !isOpen { Base(title: "Learn about networks") { isOpen = true } }
          }
          .sheet(isPresented: $isOpen) { Text("Body") }
        }
      }
      """
    #expect(
      AuditedCode(code).findings(FocusNotReturned.self).map(\.message)
        == ["nothing brings the focus back to ‘Learn about networks’"])
  }

  // MARK: Fields

  @Test func aTitleBesideAPromptMayBeTheName() throws {
    let code = """
      struct Form: View {
        @State private var name = ""
        var body: some View { TextField("Display name", text: $name, prompt: Text("Modular")) }
      }
      """
    let found = try #require(AuditedCode(code).findings(FieldNamedByPlaceholder.self).first)
    #expect(found.isReview && found.heardAfter?.hasPrefix("Display name") == true)
    #expect(found.message == "the field is titled ‘Display name’ and shows ‘Modular’ in its place")
    let plain = code.replacing(", prompt: Text(\"Modular\")", with: "")
    #expect(AuditedCode(plain).findings(FieldNamedByPlaceholder.self).map(\.isReview) == [false])
  }

  // MARK: Errors

  @Test(arguments: ["error = \"Something went wrong\"", "self.error = String(localized: \"Something went wrong\")"])
  func wordsOfACatchTellNoWayOut(_ statement: String) {
    let code = """
      struct Upload: View {
        @State private var error: String?
        let upload: () async throws -> Void
        var body: some View {
          VStack {
            Button("Upload") { Task { do { try await upload() } catch { \(statement) } } }
            if let error { Text(error) }
          }
        }
      }
      """
    #expect(
      found(code, ErrorWithoutRemedy.self) == ["‘Something went wrong’ says what is wrong, not what to do"])
    let helpful = code.replacing("went wrong\"", with: "went wrong. Try again.\"")
    #expect(found(helpful, ErrorWithoutRemedy.self) == [])
    let retried = code.replacing("{ Text(error) }", with: "{ Text(error); Button(\"Upload again\") {} }")
    #expect(found(retried, ErrorWithoutRemedy.self) == [])
  }

  private func alert(_ title: String, _ message: String, _ actions: String) -> String {
    """
    import UIKit
    final class TideController: UIViewController {
      func fail() {
        let alert = UIAlertController(title: \(title), message: \(message), preferredStyle: .alert)
        \(actions)
        present(alert, animated: true)
      }
    }
    """
  }

  private let ok = "alert.addAction(UIAlertAction(title: \"OK\", style: .default))"

  @Test(arguments: [
    ("\"Oops\"", "\"An error occurred\"", "Oops. An error occurred"),
    ("NSLocalizedString(\"Something went wrong\", comment: \"\")", "nil", "Something went wrong"),
  ])
  func anAlertTellsNoWayOut(_ title: String, _ message: String, _ said: String) {
    #expect(
      found(alert(title, message, ok), ErrorWithoutRemedy.self)
        == ["‘\(said)’ says that something is wrong and not what to do"])
  }

  @Test func anAlertWithAWayOutIsNotOne() {
    let again = ok + "\n    alert.addAction(UIAlertAction(title: \"Load again\", style: .default))"
    #expect(found(alert("\"Error\"", "\"Something went wrong\"", again), ErrorWithoutRemedy.self) == [])
    #expect(found(alert("\"Error\"", "\"Check the connection.\"", ok), ErrorWithoutRemedy.self) == [])
    #expect(found(alert("\"Error\"", "error.localizedDescription", ok), ErrorWithoutRemedy.self) == [])
    #expect(found(alert("\"error.title\"", "\"error.generic\"", ok), ErrorWithoutRemedy.self) == [])
  }
}
