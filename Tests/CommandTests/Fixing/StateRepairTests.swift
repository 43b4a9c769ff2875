import Testing

@testable import spec_check

/// Repairs that reach over several places: a property, its binding, and where it is set; and those asked for by name.
@Suite struct StateRepairTests {
  @Test func aSmallTargetGrowsInsideTheControl() {
    let code = example(
      """
      Button("Love", systemImage: "heart") { love() }
      Button {
        love()
      } label: {
        Image(systemName: "heart").frame(width: 20, height: 20)
      }
      .accessibilityLabel("Love it")
      """, "let love: () -> Void")
    let fixed = fix(code)
    #expect(
      fixed.text
        == code.replacing(
          "height: 20)",
          with: "height: 20)\n        .frame(minWidth: 44, minHeight: 44)\n        .contentShape(Rectangle())"))
    #expect(fixed.left == [])
  }

  @Test func anEndlessMovementStopsWithReduceMotion() {
    let code = example(
      """
      Text("Live")
        .scaleEffect(isLarge ? 2 : 1)
        .animation(.easeInOut.repeatForever(), value: isLarge)
      """, "let isLarge: Bool")
    let fixed = fix(code)
    #expect(
      fixed.added(to: code) == [
        "  @Environment(\\.accessibilityReduceMotion) private var reduceMotion",
        "      .animation(reduceMotion ? nil : .easeInOut.repeatForever(), value: isLarge)",
      ])
    #expect(fixed.left == [])
  }

  @Test func aSlideFadesWithReduceMotion() {
    let code = example(
      """
      if isOpen {
        Text("Drawer")
          .transition(.slide)
      }
      """, "let isOpen: Bool")
    #expect(fix(code).text == code)
    let fixed = fix(code, unsafe: true)
    #expect(
      fixed.added(to: code) == [
        "  @Environment(\\.accessibilityReduceMotion) private var reduceMotion",
        "        .transition(reduceMotion ? .opacity : .slide)",
      ])
    #expect(fix(fixed.text, unsafe: true).text == fixed.text)
  }

  @Test func aRatioHasASpokenForm() {
    let code = example("Text(\"\\(done)/\\(all)\")", "let done: Int\nlet all: Int")
    let fixed = fix(code, unsafe: true)
    #expect(fixed.added(to: code) == ["      .accessibilityLabel(\"\\(done) of \\(all)\")  // [VERIFY]"])
    #expect(fixed.heard == ["<done> of <all>"])
  }

  @Test func aDraggedValueCanBeSwiped() {
    let code = example(
      """
      Capsule()
        .accessibilityLabel("Warmth")
        .gesture(DragGesture().onChanged { drag in warmth = min(1, max(0, drag.location.x / 200)) })
      """, "@Binding var warmth: Double")
    let fixed = fix(code, unsafe: true)
    #expect(
      fixed.added(to: code) == [
        "      .accessibilityElement()",
        "      .accessibilityValue(\"\\(Int(warmth * 100)) percent\")  // [VERIFY]",
        "      .accessibilityAdjustableAction { direction in", "        switch direction {",
        "        case .increment: warmth = min(1, warmth + 0.05)",
        "        case .decrement: warmth = max(0, warmth - 0.05)", "        @unknown default: break", "        }",
        "      }",
      ])
    #expect(fixed.heard.map { $0.hasPrefix("Warmth, ") && $0.hasSuffix("percent, adjustable") } == [true])
    #expect(fixed.left == [])
  }

  @Test func theFocusComesBackFromAPanel() {
    let code = example(
      """
      ZStack {
        Button("Tidy up") { asks = true }
        if asks {
          Color.black.opacity(0.4).ignoresSafeArea()
          VStack {
            Text("Tidy up?").accessibilityAddTraits(.isHeader)
            Button("Yes") { asks = false }
          }
          .accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isModal)
        }
      }
      """, "@State private var asks = false")
    let fixed = fix(code, unsafe: true)
    #expect(
      fixed.added(to: code) == [
        "  @AccessibilityFocusState private var asksOpenerFocused: Bool",
        "        .accessibilityFocused($asksOpenerFocused)", "        .onDisappear { asksOpenerFocused = true }",
      ])
    #expect(fixed.left == [])
  }

  /// The system returns the focus of most sheets: asked for by name it is done without a mark. A control that may be gone
  /// by then is the one that is asked about.
  @Test func theFocusComesBackFromASheetWhereThatIsAskedFor() {
    let code = example(
      """
      VStack {
        if isOffered {
          Button("Address") { showsAddress = true }
        }
        Text("Oak Street")
      }
      .sheet(isPresented: $showsAddress) {
        NavigationStack { Toggle("Offered", isOn: $isOffered).navigationTitle("Address") }
      }
      """, "@State private var showsAddress = false; @State private var isOffered = true")
    let fixed = fix(code, only: ["focus-not-returned"])
    #expect(fixed.made.count == 0, "it needs --unsafe as well")
    let asked = fix(code, unsafe: true, only: ["focus-not-returned"])
    #expect(
      asked.added(to: code) == [
        "  @AccessibilityFocusState private var addressOpenerFocused: Bool",
        "          .accessibilityFocused($addressOpenerFocused)",
        "    .sheet(isPresented: $showsAddress, onDismiss: { addressOpenerFocused = true }) {",
      ])
  }

  @Test func aDisabledControlSaysWhy() {
    let code = example(
      """
      TextField("Name", text: $name).accessibilityLabel("Name")
      TextField("Street", text: $street).accessibilityLabel("Street")
      Button("Send") { send() }
        .disabled(name.isEmpty || street.isEmpty)
      """, "@State private var name = \"\"\n@State private var street = \"\"\nlet send: () -> Void")
    let fixed = fix(code, unsafe: true, only: ["disabled-without-reason"])
    #expect(
      fixed.added(to: code) == [
        "      .accessibilityHint((name.isEmpty || street.isEmpty) ? \"Unavailable until name and street are entered\" : \"\")  // [VERIFY]"
      ])
  }

  @Test func aMessageIsSpoken() {
    let code = example(
      """
      List { Button("Water the beds") { showsThanks = true } }
        .overlay(alignment: .bottom) {
          if showsThanks {
            Text("The beds are watered")
          }
        }
      """, "@State private var showsThanks = false")
    let fixed = fix(code, unsafe: true, only: ["toast-silent"])
    #expect(
      fixed.added(to: code) == [
        "            .onAppear { AccessibilityNotification.Announcement(\"The beds are watered\").post() }"
      ])
  }

  @Test func aDeclinedRepairIsNotOfferedAgain() {
    let code = example("VStack { Text(\"Sea\"); Image(\"wave-pattern\"); Image(\"wave-texture\") }")
    var asked: [String] = []
    let fixed = fix(
      code,
      decide: { attempt, _ in
        asked.append(attempt.candidate.finding.message)
        return asked.count > 1
      })
    #expect(asked.count == 2)
    #expect(fixed.text == code.replacing("texture\")", with: "texture\").accessibilityHidden(true)"))
  }
}
