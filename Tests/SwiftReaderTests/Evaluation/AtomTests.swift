import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Tests of one value")
struct AtomTests {
  private let access = """
    enum Access { case anyone, inviteOnly, closed }
    struct V: View {
      let access: Access
      var body: some View { VStack {
        Text("Anyone").accessibilityAddTraits(access == .anyone ? .isSelected : [])
        Text("Invited").accessibilityAddTraits(access == .inviteOnly ? .isSelected : [])
        Text("Closed").accessibilityAddTraits(access == .closed ? .isSelected : [])
      } }
    }
    """

  @Test("Never two selected: cases of one value exclude each other")
  func exclusive() {
    expectSpeech(access, given: ["access": ".inviteOnly"], ["Anyone", "selected, Invited", "Closed"])
    let source = """
      enum Access { case anyone, inviteOnly }
      struct V: View {
        let access: Access
        var body: some View { VStack {
          if access == .anyone { Text("Open") }
          if access == .inviteOnly { Text("Private") }
          if access == .anyone, access == .inviteOnly { Text("Never") }
        } }
      }
      """
    expectSpeech(source, ["Open if access is .anyone", "Private if access is .inviteOnly"])
  }

  @Test("The last case of an enum is what is left")
  func exhaustive() {
    expectSpeech(
      """
      struct V: View {
        let flag: Bool?
        var body: some View { if flag == true { Text("Yes") } else if flag == false { Text("No") } else { Text("Unset") } }
      }
      """, given: ["flag": nil], ["Unset"])
  }

  @Test("Case, equality and pattern are one test")
  func spellings() {
    let source = """
      enum Phase { case idle, failed(String) }
      struct V: View {
        let phase: Phase
        var isFailed: Bool { if case .failed = phase { true } else { false } }
        var body: some View {
          if case .failed(let why) = phase { Text(why) }
          switch phase { case .failed: Text("Switch"); default: EmptyView() }
          if isFailed { Text("Property") }
        }
      }
      """
    expectSpeech(
      source, given: ["phase": .enumCase("failed", payload: [.init("Offline")])], ["Offline", "Switch", "Property"])
    expectSpeech(source, given: ["phase": ".idle"], [])
    expectSpeech(
      source,
      [
        "<phase.failed.why> if phase is .failed", "Switch if phase is .failed", "Property if phase is .failed",
      ])
  }

  @Test("nil and presence are one test; empty and count are one test")
  func presence() {
    let source = """
      struct V: View {
        let note: String?
        let items: [String]
        var body: some View {
          if let note { Text(note) }
          if note == nil { Text("No note") }
          if items.isEmpty { Text("Empty") } else { Text("\\(items.count) items") }
          if items.count == 0 { Text("Zero") }
          if !items.isEmpty, items.isEmpty { Text("Never") }
        }
      }
      """
    expectSpeech(source, given: ["note": nil, "items": []], ["No note", "Empty", "Zero"])
    expectSpeech(source, given: ["note": "Call first", "items": ["a", "b"]], ["Call first", "2 items"])
  }

  @Test("A given value is the same by either spelling of a forwarded member")
  func dynamicMember() {
    let source = """
      struct Bindings { var isFavourite = false }
      struct State { var bindings: Bindings; var title: String }
      @dynamicMemberLookup
      final class Context: ObservableObject {
        @Published var viewState: State
        subscript<T>(dynamicMember keyPath: WritableKeyPath<Bindings, T>) -> T {
          get { viewState.bindings[keyPath: keyPath] }
          set { viewState.bindings[keyPath: keyPath] = newValue }
        }
      }
      struct V: View {
        @ObservedObject var context: Context
        var body: some View { VStack {
          if context.isFavourite { Text("Short") }
          if context.viewState.bindings.isFavourite { Text("Long") }
        } }
      }
      """
    expectSpeech(source, given: ["context.viewState.bindings.isFavourite": true], initial: false, ["Short", "Long"])
    expectSpeech(source, given: ["context.isFavourite": true], initial: false, ["Short", "Long"])
  }

  @Test("A given name reaches a child through a binding or an argument")
  func handedOn() {
    let source = """
      struct Child: View { @Binding var on: Bool; var body: some View { if on { Text("On") } else { Text("Off") } } }
      struct V: View { @State private var isOn = false; var body: some View { Child(on: $isOn) } }
      """
    expectSpeech(source, given: ["isOn": true], ["On"])
    expectSpeech(source, ["Off"])
  }

  @Test("Two views' state of one name are two values")
  func owners() {
    let source = """
      struct Fold: View {
        let title: String
        @State private var isOpen = false
        var body: some View {
          Button(title) { isOpen.toggle() }
          if isOpen { Text("Inside \\(title)") }
        }
      }
      struct V: View { var body: some View { Fold(title: "A"); Fold(title: "B") } }
      """
    expectSpeech(
      source, initial: false,
      ["A, button", "Inside A if isOpen", "B, button", "Inside B if isOpen"])
    expectSpeech(source, ["A, button", "B, button"])
  }
}
