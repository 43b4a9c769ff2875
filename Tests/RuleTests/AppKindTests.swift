import Foundation
import ScreenModel
import SwiftReader
import Testing

@testable import Checks

/// Kinds of code met in apps that look like a fault and are none.
@Suite struct AppKindTests {
  private func found(_ code: String, _ rule: any Rule.Type) -> [AuditFinding] {
    AuditedCode(code).findings(rule).filter { $0.rule == rule.id }
  }

  @Test func aStateOfThePriceIsNoChoice() {
    let code = """
      enum Plan { case plus, patron }
      enum Price { case loading, known, failed }
      struct Plain: ButtonStyle {
        let plan: Plan
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(plan == .plus ? Color.yellow : Color.purple)
        }
      }
      struct Card: View {
        @State private var plan = Plan.plus
        @State private var price = Price.loading
        let plans: [Plan]
        var body: some View {
          ForEach(plans, id: \\.self) { one in
            Button("Buy") { price = .known }.buttonStyle(Plain(plan: one)).opacity(price == .loading ? 0.5 : 1)
          }
        }
      }
      """
    #expect(found(code, SelectedByColorOnly.self).map(\.message) == [])
    #expect(found(code, SelectedWithoutTrait.self).map(\.message) == [])
  }

  @Test func aLabelThatChangesWithTheChoiceSaysIt() {
    let code = """
      struct Pick: View {
        @State private var picked: Set<String> = []
        let names: [String]
        var body: some View {
          ForEach(names, id: \\.self) { name in
            Button { picked.insert(name) } label: {
              HStack { Text(name); Image(systemName: picked.contains(name) ? "checkmark.circle.fill" : "circle") }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(summary(name))
          }
        }
        private func summary(_ name: String) -> String { picked.contains(name) ? name + " Selected" : name + " Not Selected" }
      }
      """
    #expect(found(code, SelectedWithoutTrait.self).map(\.message) == [])
  }

  @Test(arguments: [
    """
    final class PodcastCell: UITableViewCell {
      private let overlay = UIView()
      private let picture = UIImageView()
      private var name: String?
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(picture)
        contentView.addSubview(overlay)
      }
      required init?(coder: NSCoder) { nil }
      func setPodcastSelected(_ selected: Bool) {
        overlay.alpha = selected ? 1 : 0
        updateLabel(isSelected: selected)
      }
      private func updateLabel(isSelected: Bool) {
        let state = isSelected ? String(localized: "selected") : String(localized: "not selected")
        picture.accessibilityLabel = (name ?? "") + ", " + state
      }
    }
    """,
    """
    final class ChapterCell: UITableViewCell {
      private let bar = UIView()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(bar)
      }
      required init?(coder: NSCoder) { nil }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) { setSelectedState(selected: highlighted) }
      private func setSelectedState(selected: Bool) { bar.backgroundColor = selected ? .systemGray : .clear }
    }
    """,
  ])
  func aCellThatSaysItOrIsOnlyTouched(_ code: String) {
    #expect(found("import UIKit\n" + code, SelectedWithoutTrait.self).filter { !$0.isReview }.map(\.message) == [])
  }

  @Test func aSwitchBesideACombinedLabelKeepsItsWords() {
    let code = """
      struct Row: View {
        let title: String
        @Binding var isOn: Bool
        var body: some View {
          HStack {
            VStack { Text(title); Text("Every evening") }.accessibilityElement(children: .combine)
            Toggle("", isOn: $isOn).labelsHidden()
          }
          .accessibilityElement(children: .combine)
        }
      }
      """
    #expect(found(code, CombineSwallowsControl.self).map(\.message) == [])
  }

  @Test func whatASwitchIsAboutIsGreyWhileItIsOff() {
    let code = """
      struct Sensors: View {
        @Binding var isEnabled: Bool
        var body: some View {
          Toggle(isOn: $isEnabled) { Text("Steps").foregroundColor(isEnabled ? .primary : .secondary) }
        }
      }
      """
    #expect(found(code, DisabledByLookOnly.self).map(\.message) == [])
  }

  @Test func aTestOfTheSystemIsNoOverlay() {
    let code = """
      extension View {
        @ViewBuilder func translated() -> some View {
          if #available(iOS 17.4, *) { self.padding() } else { self }
        }
      }
      struct Row: View {
        let isHidden: Bool
        var body: some View {
          VStack {
            ZStack { Text("Post"); if isHidden { Color.black.opacity(0.4).ignoresSafeArea().accessibilityHidden(true) } }.translated()
            Button("Reply") {}
          }
        }
      }
      """
    #expect(found(code, OverlayNotModal.self).map(\.message) == [])
    #expect(found(code, ModalWithoutWayOut.self).map(\.message) == [])
  }

  @Test func theLabelOfALinkIsNoPushedScreen() {
    let code = """
      struct SourceRow: View { let name: String; var body: some View { HStack { Text(name); Text("Active") } } }
      struct Sources: View {
        @State private var source: Int?
        var body: some View {
          List {
            NavigationLink(destination: Phone(), tag: 1, selection: $source) { SourceRow(name: "Phone") }
            NavigationLink(value: 2) { SourceRow(name: "Watch") }
          }
          .navigationTitle("Source")
        }
      }
      struct Phone: View { var body: some View { Text("Phone").navigationTitle("Phone") } }
      """
    #expect(found(code, ScreenWithoutTitle.self).map(\.message) == [])
  }

  @Test func aGestureThatAButtonDoesTooIsNotTheOnlyWay() {
    let code = """
      struct Banner: View {
        let onClose: () -> Void
        var body: some View {
          Text("A month for free")
            .overlay(alignment: .topTrailing) { Button("Close") { onClose() } }
            .onLongPressGesture { onClose() }
        }
      }
      """
    #expect(found(code, GestureWithoutAction.self).map(\.message) == [])
  }

  @Test func makingRoomForAFileMayFail() {
    let code = """
      struct Share: View {
        let folder: URL
        let data: Data
        var body: some View { Button("Share the picture") { share() } }
        private func share() {
          try? FileManager.default.removeItem(at: folder)
          try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
      }
      """
    #expect(found(code, ErrorSwallowed.self).map(\.message) == [])
    let deleting = "Button(\"Delete the picture\") { try? FileManager.default.removeItem(at: folder) }"
    let lost = "struct Delete: View { let folder: URL; var body: some View { \(deleting) } }"
    #expect(found(lost, ErrorSwallowed.self).count == 1)
  }

  @Test func theReturnKeyOfAFieldOfSeveralLinesSends() {
    let code = """
      struct Poll: View {
        @State private var text = ""
        @FocusState private var isNextFocused: Bool
        var body: some View {
          TextField("Option", text: $text, axis: .vertical).focused($isNextFocused)
            .onChange(of: text) {
              guard let last = text.last, last.isNewline else { return }
              isNextFocused = true
            }
        }
      }
      """
    #expect(found(code, FocusMovedWhileTyping.self).map(\.message) == [])
    let each = code.replacingOccurrences(of: "guard let last = text.last, last.isNewline else { return }", with: "")
    #expect(found(each, FocusMovedWhileTyping.self).filter { !$0.isReview }.count == 1)
  }

  @Test func theMessageOfAnAlertMaySayWhatToDo() {
    let code = """
      struct Upload: View {
        @State private var isFailed = false
        let error: (any Error)?
        var body: some View {
          Button("Send") { isFailed = true }
            .alert("Upload failed", isPresented: $isFailed) { Button("OK") {} } message: {
              Text(error?.localizedDescription ?? "")
            }
        }
      }
      """
    #expect(found(code, ErrorWithoutRemedy.self).map(\.message) == [])
    let bare = code.replacingOccurrences(of: "Text(error?.localizedDescription ?? \"\")", with: "Text(\"\")")
      .replacingOccurrences(of: " message: {", with: "").replacingOccurrences(of: "Text(\"\")\n        }", with: "")
    #expect(found(bare, ErrorWithoutRemedy.self).count == 1)
  }

  @Test func aButtonThatIsMadeOneAgainIsAskedAbout() {
    let code = """
      struct Row: View {
        let name: String
        var body: some View {
          Button { print(name) } label: { Text(name) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(name)
            .accessibilityAddTraits(.isButton)
        }
      }
      """
    #expect(found(code, IgnoreSwallowsControl.self).filter { !$0.isReview }.map(\.message) == [])
  }

  @Test func contentThatIsHandedInMayNameTheButton() {
    let code = """
      struct Cell<Content: View>: View {
        var content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { Button(action: {}) { HStack { content; Image(systemName: "chevron.right") } } }
      }
      """
    #expect(found(code, IconButtonWithoutLabel.self).filter { !$0.isReview }.map(\.message) == [])
  }

  @Test func aTapOnAWholeScreenIsAskedAbout() {
    let code = """
      struct Saver: View {
        let onWake: () -> Void
        var body: some View {
          VStack { Text("12:30") }.ignoresSafeArea().contentShape(Rectangle()).onTapGesture(perform: onWake)
        }
      }
      """
    #expect(found(code, TapWithoutRole.self).map(\.isReview) == [true])
  }

  @Test(arguments: ["blockedUsers", "history", "logEntries"])
  func aRecordIsGoodIfItIsEmpty(_ name: String) {
    let code = """
      struct Records: View {
        let \(name): [String]
        var body: some View {
          List {
            if \(name).isEmpty { Text("Nothing is here") } else { ForEach(\(name), id: \\.self) { Text($0) } }
          }
          .navigationTitle("Records")
        }
      }
      """
    #expect(found(code, EmptyWithoutWayOn.self).map(\.message) == [])
  }

  @Test func aTapThatDoesNothingIsNoButton() {
    let code = "struct Bubble: View { var body: some View { VStack { Text(\"Hi\") }.onTapGesture { } } }"
    #expect(found(code, TapWithoutRole.self).map(\.message) == [])
  }

  @Test func aDragThatPutsTheKeyboardAwayIsNoLoss() {
    let code = """
      struct Picker: View {
        var body: some View {
          VStack { Text("Shows") }.gesture(
            DragGesture().onChanged { value in
              if value.translation.height < 0 { UIApplication.shared.endEditing() }
            })
        }
      }
      """
    #expect(found(code, GestureWithoutAction.self).map(\.message) == [])
  }

  @Test func whatIsAskedOfATryIsNotThrownAway() {
    let code = """
      struct Show: View {
        let store: Store
        @State private var picture: Data?
        var body: some View {
          Button("Show the picture") { Task { picture = await load() } }
        }
        private func load() async -> Data? { try? await store.send("picture") }
      }
      struct Store { func send(_ name: String) async throws -> Data { Data() } }
      """
    #expect(found(code, ErrorSwallowed.self).map(\.message) == [])
    #expect(
      found(
        code.replacingOccurrences(of: "picture = await load()", with: "_ = try? await store.send(\"x\")"),
        ErrorSwallowed.self
      ).count == 1)
  }

  @Test func aBigFigureIsNoHeading() {
    let code = """
      struct Steps: View {
        let stepCount: Int
        var body: some View { VStack { Text("\\(stepCount)").font(.title).bold(); Text("steps today") } }
      }
      """
    #expect(found(code, HeadingWithoutTrait.self).map(\.message) == [])
  }
}
