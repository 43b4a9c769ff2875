import Foundation
import ScreenModel
import SwiftReader
import Testing

@testable import Checks

/// Kinds of findings on code of real apps that turned out wrong when they were read against it, and their neighbours
/// that are right.
@Suite struct ReadKindTests {
  // MARK: Reduce Motion

  private static let bouncing = """
    struct Badge: View {
      @State private var isUp = false
      var body: some View {
        Text("Recording").offset(y: isUp ? -40 : 0)
          .onAppear { ANIMATION { isUp = true } }
      }
    }
    """

  @Test func aHelperThatAsksForReduceMotionIsFollowed() {
    let guarded = """
      extension Animation {
        static let still: Animation = .linear(duration: 0)
        func calm() -> Self { unlessReduced() }
        private func unlessReduced() -> Self { UIAccessibility.isReduceMotionEnabled ? .still : self }
        static var pulse: Animation? { UIAccessibility.isReduceMotionEnabled ? nil : .easeOut.repeatForever() }
      }
      func withCalmAnimation<R>(_ animation: Animation? = .default, _ body: () throws -> R) rethrows -> R {
        try withAnimation(animation?.calm(), body)
      }
      """
    for call in ["withCalmAnimation(.easeOut.repeatForever())", "withAnimation(.easeOut.repeatForever().calm())"] {
      let code = Self.bouncing.replacingOccurrences(of: "ANIMATION", with: call)
      #expect(messages(guarded + "\n" + code, MotionUnguarded.self) == [])
    }
    let unguarded = """
      func withCalmAnimation<R>(_ animation: Animation? = .default, _ body: () throws -> R) rethrows -> R {
        try withAnimation(animation, body)
      }
      """
    let code = Self.bouncing.replacingOccurrences(of: "ANIMATION", with: "withCalmAnimation(.easeOut.repeatForever())")
    #expect(
      messages(unguarded + "\n" + code, MotionUnguarded.self)
        == ["this movement never ends and does not ask for Reduce Motion"])
  }

  @Test func aModifierThatAsksForReduceMotionGuardsWhatItDoes() {
    func code(_ question: String) -> String {
      """
      struct Pulsing: ViewModifier {
        @State private var isUp = false
        \(question)
        func body(content: Content) -> some View {
          content.offset(y: isUp ? -40 : 0)
            .animation(isCalm ? nil : .easeInOut.repeatForever(), value: isUp)
            .onAppear { isUp = true }
        }
      }
      extension View { func pulsing() -> some View { modifier(Pulsing()) } }
      struct Badge: View { var body: some View { Text("Recording").pulsing() } }
      """
    }
    #expect(
      messages(code("@Environment(\\.accessibilityReduceMotion) private var isCalm"), MotionUnguarded.self) == [])
    #expect(
      messages(code("private var isCalm: Bool { UIAccessibility.isReduceMotionEnabled }"), MotionUnguarded.self) == [])
    #expect(
      messages(code("@Environment(\\.isEnabled) private var isCalm"), MotionUnguarded.self)
        == ["this movement never ends and does not ask for Reduce Motion"])
  }

  @Test func anotherViewOfTheScreenDoesNotAskForThisOne() {
    let code = """
      struct Screen: View { var body: some View { VStack { Still(); Moving() } } }
      """
    let still = """
      struct Still: View {
        @Environment(\\.accessibilityReduceMotion) private var isCalm
        var body: some View { Text(isCalm ? "Calm" : "Lively") }
      }
      """
    let moving = """
      struct Moving: View {
        @State private var isUp = false
        var body: some View {
          Text("Waiting").offset(y: isUp ? -40 : 0).animation(.easeInOut.repeatForever(), value: isUp)
        }
      }
      """
    #expect(
      messages(["Screen.swift": code, "Still.swift": still, "Moving.swift": moving], MotionUnguarded.self)
        == ["this movement never ends and does not ask for Reduce Motion"])
  }

  @Test func aChangeOfColourIsNoMovement() {
    let code = """
      struct Badge: View {
        @State private var isOn = false
        var body: some View {
          Circle().fill(.red).MODIFIER.animation(.easeOut.repeatForever(), value: isOn).onAppear { isOn = true }
        }
      }
      """
    #expect(
      messages(code.replacingOccurrences(of: "MODIFIER", with: "opacity(isOn ? 1 : 0.3)"), MotionUnguarded.self) == [])
    #expect(
      messages(code.replacingOccurrences(of: "MODIFIER", with: "blur(radius: isOn ? 0 : 3)"), MotionUnguarded.self)
        == [])
    #expect(
      messages(code.replacingOccurrences(of: "MODIFIER", with: "scaleEffect(isOn ? 1 : 0.3)"), MotionUnguarded.self)
        == ["this movement never ends and does not ask for Reduce Motion"])
  }

  // MARK: Order

  @Test func aRowIsAContainerOfItsOwn() {
    let row = """
      HStack { Text("Ada").accessibilitySortPriority(1); Text("Unread").accessibilitySortPriority(3); Text("10:40") }
      """
    let list = "struct Mail: View { var body: some View { List { Section { \(row) } } } }"
    #expect(messages(list, VoiceoverOrder.self, reviews: true) == [])
    let stack = "struct Mail: View { var body: some View { VStack { \(row) } } }"
    #expect(messages(stack, VoiceoverOrder.self, reviews: true) == ["2 sort priorities without a container"])
    let many = row.replacingOccurrences(
      of: "Text(\"10:40\")",
      with: "Text(\"10:40\").accessibilitySortPriority(4); Text(\"Pin\").accessibilitySortPriority(5)")
    #expect(
      messages("struct Mail: View { var body: some View { List { \(many) } } }", VoiceoverOrder.self)
        == ["4 sort priorities in one container"])
  }

  // MARK: Widgets

  @Test func aFolderNamedAfterWidgetsMayHoldTheAppsOwnScreen() {
    let text = "struct NAME: View { var body: some View { Text(\"Lamp\").font(.system(size: 13)) } }"
    let files = [
      "App/Main.swift": "@main struct Main: App { var body: some Scene { WindowGroup { WidgetSettings() } } }",
      "App/Widgets/WidgetSettings.swift": text.replacingOccurrences(of: "NAME", with: "WidgetSettings"),
      "Extension/Bundle.swift":
        "import WidgetKit\n@main struct All: WidgetBundle { var body: some Widget { LampWidget() } }",
      "Extension/Views/LampView.swift": text.replacingOccurrences(of: "NAME", with: "LampView"),
    ]
    #expect(
      findings(files, TextSizeFixed.self).map { "\($0.span.file) \($0.isReview)" }.sorted()
        == ["App/Widgets/WidgetSettings.swift false", "Extension/Views/LampView.swift true"])
  }

  // MARK: Errors

  @Test func whatWasTriedIsNamed() {
    func code(_ work: String) -> String {
      """
      struct Note: View {
        let store: Store
        var body: some View { Button("Save note") { \(work) } }
      }
      final class Store { func save() throws {}; func notify() {}; func names() throws -> [String] { [] } }
      """
    }
    let told = ["nobody is told if ‘store.save’ fails"]
    #expect(
      messages(code("do { try store.save(); store.notify() } catch { print(error) }"), ErrorSwallowed.self) == told)
    #expect(messages(code("do { store.notify(); try store.save() } catch {}"), ErrorSwallowed.self) == told)
    #expect(
      messages(
        code("do { _ = try store.names(); try store.save(); store.notify() } catch { print(error) }"),
        ErrorSwallowed.self)
        == told)
    #expect(messages(code("do { try store.save() } catch { show(error) }"), ErrorSwallowed.self) == [])
    #expect(
      messages(code("do { try store.save() } catch is CancellationError {} catch { show(error) }"), ErrorSwallowed.self)
        == [])
    #expect(
      messages(
        code("do { try store.save() } catch { show(error) }; do { _ = try encoder.encode(1) } catch { print(error) }"),
        ErrorSwallowed.self, reviews: true) == [])
  }

  // MARK: Disabled

  @Test func theOneEmptyFieldIsTheReason() {
    func form(_ test: String) -> String {
      """
      struct Account: View {
        @State private var email = ""
        @State private var password = ""
        @State private var isSending = false
        var body: some View {
          Form {
            TextField("Email", text: $email).accessibilityLabel("Email")
            SecureField("Password", text: $password).accessibilityLabel("Password")
            Button("Continue") { isSending = true }.disabled(\(test))
          }
        }
      }
      """
    }
    #expect(messages(form("email.isEmpty"), DisabledWithoutReason.self, reviews: true) == [])
    #expect(
      messages(form("email.count < 6"), DisabledWithoutReason.self)
        == ["‘Continue’ is disabled if email.count < 6, and nothing says why"])
    #expect(messages(form("email.isEmpty || password.isEmpty"), DisabledWithoutReason.self, reviews: true).count == 1)
  }

  @Test func theFirstRowCannotGoUp() {
    func code(_ label: String) -> String {
      """
      struct Row: View {
        let isLocked: Bool
        var body: some View { Button("\(label)") {}.disabled(isLocked) }
      }
      """
    }
    #expect(messages(code("Move up"), DisabledWithoutReason.self, reviews: true) == [])
    #expect(messages(code("Undo"), DisabledWithoutReason.self, reviews: true) == [])
    #expect(
      messages(code("Sign up"), DisabledWithoutReason.self, reviews: true)
        == ["‘Sign up’ is disabled if isLocked, and nothing says why"])
  }

  // MARK: Loading

  @Test func aMessageOnceLoadingIsOverIsNoSkeleton() {
    func code(_ test: String) -> String {
      """
      struct Explore: View {
        let isLoading: Bool
        let found: [String]
        var body: some View { List { if \(test) { PlaceholderView() } else { Text("Coins") } } }
      }
      struct PlaceholderView: View { var body: some View { VStack { Text("No coins"); Text("Try another word.") } } }
      """
    }
    #expect(messages(code("found.isEmpty && !isLoading"), SkeletonRead.self, reviews: true) == [])
    #expect(
      messages(code("isLoading"), SkeletonRead.self) == ["PlaceholderView is heard as content while ‘isLoading’"])
  }

  // MARK: Modal

  @Test func whereTheSystemMayReturnTheFocusTheReasonSaysSo() {
    let code = """
      struct Lists: View {
        @State private var isAdding = false
        var body: some View {
          VStack { if !isAdding { Button("New list") { isAdding = true } } }.sheet(isPresented: $isAdding) { Text("New list") }
        }
      }
      """
    #expect(
      findings(code, FocusNotReturned.self).map(\.why) == [
        "where the system does not bring it back, the focus lands at the top of the screen"
      ])
  }
}
