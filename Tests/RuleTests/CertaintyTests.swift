import Foundation
import SwiftReader
import Testing

@testable import Checks

/// Findings about looks, words and gestures that turned out wrong, or less than certain, on apps in the wild.
@Suite struct CertaintyTests {
  @Test func aBackgroundThatDrawsNothingMarksNothing() {
    func code(_ opacity: String) -> String {
      """
      struct Cells: View {
        @State private var selected = 0
        var body: some View {
          ForEach([1, 2], id: \\.self) { item in
            Button("Copy \\(item)") { selected = item }
              .background((selected == item ? Color.red : Color.blue).opacity(\(opacity)))
          }
        }
      }
      """
    }
    #expect(messages(code("0"), SelectedWithoutTrait.self, reviews: true) == [])
  }

  @Test func aTickThatFadesIsMoreThanColour() {
    let code = """
      struct Tags: View {
        @State private var selected = 0
        var body: some View {
          ForEach([1, 2], id: \\.self) { item in
            Button { selected = item } label: { Image("tick").opacity(selected == item ? 1 : 0) }
          }
        }
      }
      """
    #expect(messages(code, SelectedByColorOnly.self, reviews: true) == [])
    #expect(messages(code, SelectedWithoutTrait.self, reviews: true).count == 1)
  }

  @Test func theSettingsOfThePhoneAreNoPage() {
    func code(_ address: String) -> String {
      """
      struct Access: View {
        var body: some View {
          Button("Open") { if let url = URL(string: \(address)) { UIApplication.shared.open(url) } }
        }
      }
      """
    }
    #expect(messages(code("UIApplication.openSettingsURLString"), ButtonOpensLink.self, reviews: true) == [])
    #expect(messages(code("\"https://example.com\""), ButtonOpensLink.self, reviews: true).count == 1)
  }

  @Test func aSpinnerInAButtonIsNoVisibleText() {
    let code = """
      struct Play: View {
        var body: some View { Button { } label: { ProgressView() }.accessibilityLabel("Play") }
      }
      """
    #expect(messages(code, LabelMissesVisibleText.self, reviews: true) == [])
  }

  @Test func wordsThatAreNotThereAreNotRed() {
    func code(_ modifier: String) -> String {
      """
      struct Edit: View {
        @State private var title = ""
        var body: some View {
          TextField("", text: $title).\(modifier)(title.isEmpty ? .red : .primary)
        }
      }
      """
    }
    #expect(messages(code("foregroundColor"), ErrorByColorOnly.self, reviews: true) == [])
    #expect(messages(code("border"), ErrorByColorOnly.self, reviews: true).count == 1)
  }

  @Test func aDragThroughPagesIsReviewed() {
    let code = """
      struct Carousel: View {
        @Binding var index: Int
        var body: some View {
          HStack { Text("One"); Text("Two") }
            .gesture(DragGesture().onEnded { drag in index = min(1, Int(drag.translation.width / 300)) })
        }
      }
      """
    #expect(messages(code, AdjustableWithoutAction.self) == [])
  }

  @Test func aLengthOfTimeIsReviewed() {
    func code(_ pattern: String) -> String {
      """
      struct Clock: View {
        static let formatter: DateFormatter = { let made = DateFormatter(); made.dateFormat = "\(pattern)"; return made }()
        let date: Date
        var body: some View { Text(Self.formatter.string(from: date)) }
      }
      """
    }
    #expect(messages(code("mm:ss"), DateFormatFixed.self) == [])
    #expect(messages(code("dd.MM.yyyy"), DateFormatFixed.self).count == 1)
  }

  @Test func lettingGoOfWhatIsMarkedLosesNothing() {
    let code = """
      struct Requests: View {
        @State private var selectedRequests: [Int] = []
        var body: some View { Button("Accept") { acceptAll(); selectedRequests.removeAll() } }
        func acceptAll() {}
      }
      """
    #expect(messages(code, IrreversibleWithoutHint.self, reviews: true) == [])
  }

  @Test func thePasswordOfAThingIsReviewed() {
    func code(_ more: String) -> String {
      """
      struct Wifi: View {
        @State private var password = ""
        @State private var username = ""
        @State private var asks = false
        var body: some View {
          Text("Networks").alert("Join", isPresented: $asks) { \(more)SecureField("Password", text: $password) }
        }
      }
      """
    }
    #expect(messages(code(""), FieldWithoutPurpose.self) == [])
    #expect(messages(code("TextField(\"Username\", text: $username); "), FieldWithoutPurpose.self).count == 2)
  }

  @Test func theEndOfALineMayMoveTheFocus() {
    let code = """
      struct Poll: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool
        var body: some View {
          TextField("Option", text: $text)
            .focused($isFocused)
            .onChange(of: text) { _, new in
              guard let last = new.last, last.isNewline else { return }
              submit()
            }
        }
        func submit() { isFocused = false }
      }
      """
    #expect(messages(code, FocusMovedWhileTyping.self) == [])
  }

  @Test func wordsBesideAKeyAreTheWords() {
    let code = """
      enum UserText { static let open = NSLocalizedString("activated.button", value: "Open the app", comment: "") }
      struct Activated: View { var body: some View { Button {} label: { Text(UserText.open) } } }
      """
    #expect(messages(code, LabelRepeatsRole.self, reviews: true) == [])
  }

  @Test func aBarThatCountsDownIsNoSpinner() {
    let code = """
      struct Countdown: View {
        let range: ClosedRange<Date>
        var body: some View {
          ProgressView(timerInterval: range, countsDown: true, label: { EmptyView() }, currentValueLabel: { EmptyView() })
        }
      }
      """
    #expect(messages(code, LoadingUnnamed.self, reviews: true) == [])
  }

  @Test func starsThatCanBeTouchedNeedNoDrag() {
    let code = """
      struct Rate: View {
        @Binding var stars: Double
        var body: some View {
          HStack { ForEach(0..<5, id: \\.self) { star in Image("star").onTapGesture { stars = Double(star) } } }
            .highPriorityGesture(
              DragGesture().onChanged { drag in
                let value = drag.location.x * 5
                stars = max(1, min(5, value.rounded()))
              })
        }
      }
      """
    #expect(messages(code, GestureWithoutAction.self, reviews: true) == [])
  }

  @Test func aMenuWithoutALabelOfItsOwnIsReviewed() {
    let code = """
      struct Row: View {
        @Binding var choice: Int
        var body: some View {
          HStack {
            Text("Roast")
            Picker("", selection: $choice) { Text("Light").tag(1); Text("Dark").tag(2) }.labelsHidden()
          }
          .accessibilityElement(children: .combine)
        }
      }
      """
    #expect(messages(code, CombineSwallowsControl.self) == [])
  }

  @Test func aValuePutIntoAFormatMayBeTheFact() {
    let code = """
      struct Voice: View {
        let position: String
        let p1: String
        var body: some View {
          HStack { Text(position) }
            .accessibilityElement(children: .combine).accessibilityLabel("At \\(p1)")
        }
      }
      """
    #expect(messages(code, LabelHidesChildren.self) == [])
  }
}
