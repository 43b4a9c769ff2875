import Testing

/// What each kind of repair writes, and what is heard then.
@Suite struct RepairTests {
  /// A body before and after, and what is heard after.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var before: String
    var after: String
    var heard: [String]
    var properties = ""
    var isUnsafe = false
    /// What the repairs leave for a person.
    var left: [String] = []

    var testDescription: String { name }
  }

  static let safe = [
    Case(
      name: "a tap becomes a button",
      before: """
        HStack {
          Text("Lamp")
          Text("40 euros")
        }
        .onTapGesture { open() }
        .padding()
        """,
      after: """
        Button { open() } label: {
          HStack {
            Text("Lamp")
            Text("40 euros")
          }
        }
        .buttonStyle(.plain)
        .padding()
        """, heard: ["Lamp, 40 euros, button"], properties: "let open: () -> Void"),
    Case(
      name: "a tap beside another gesture gets the trait",
      before: """
        Text("Map")
          .onTapGesture { open() }
          .onLongPressGesture { open() }
        """,
      after: """
        Text("Map")
          .accessibilityAddTraits(.isButton)
          .onTapGesture { open() }
          .onLongPressGesture { open() }
        """, heard: ["Map, button"], properties: "let open: () -> Void", left: ["gesture-without-action"]),
    Case(
      name: "decoration is hidden, behind what belongs to pictures",
      before: """
        Text("Tides")
        Image("wave-pattern").resizable()
          .frame(height: 80)
        """,
      after: """
        Text("Tides")
        Image("wave-pattern").resizable()
          .accessibilityHidden(true)
          .frame(height: 80)
        """, heard: ["Tides"]),
    Case(
      name: "a role word leaves the label",
      before: "Button(\"Archive button\") { store() }", after: "Button(\"Archive\") { store() }",
      heard: ["Archive, button"], properties: "let store: () -> Void"),
    Case(
      name: "a title becomes a heading",
      before: """
        VStack {
          Text("Harvest").font(.title)
          Text("Twelve baskets")
        }
        """,
      after: """
        VStack {
          Text("Harvest").font(.title)
            .accessibilityAddTraits(.isHeader)
          Text("Twelve baskets")
        }
        """, heard: ["Harvest, heading", "Twelve baskets"]),
    Case(
      name: "a typed state becomes a trait",
      before: """
        Button("Pear") { choose() }
          .accessibilityValue(isPear ? "Selected" : "")
        """,
      after: """
        Button("Pear") { choose() }
          .accessibilityAddTraits(isPear ? .isSelected : [])
        """, heard: ["<selected?>, Pear, button"], properties: "let isPear: Bool\nlet choose: () -> Void"),
    Case(
      name: "a drawn choice is said",
      before: """
        ForEach(["Oat", "Rye"], id: \\.self) { grain in
          Button {
            chosen = grain
          } label: {
            HStack {
              Text(grain)
              if chosen == grain {
                Image(systemName: "checkmark")
              }
            }
          }
        }
        """,
      after: """
        ForEach(["Oat", "Rye"], id: \\.self) { grain in
          Button {
            chosen = grain
          } label: {
            HStack {
              Text(grain)
              if chosen == grain {
                Image(systemName: "checkmark")
              }
            }
          }
          .accessibilityAddTraits(chosen == grain ? .isSelected : [])
        }
        """, heard: ["<selected?>, Oat, button", "<selected?>, Rye, button"],
      properties: "@State private var chosen = \"\""),
    Case(
      name: "a swallowed control is heard again",
      before: """
        VStack {
          Text("Water the ferns")
          Button("Done") { finish() }
        }
        .accessibilityElement(children: .combine)
        """,
      after: """
        VStack {
          Text("Water the ferns")
          Button("Done") { finish() }
        }
        .accessibilityElement(children: .contain)
        """, heard: ["Water the ferns", "Done, button"], properties: "let finish: () -> Void"),
    Case(
      name: "commands of a menu become actions",
      before: """
        Text("Letter")
          .contextMenu {
            Button("Answer") { answer() }
            Button("Burn", role: .destructive) {
              burn()
            }
          }
        """,
      after: """
        Text("Letter")
          .contextMenu {
            Button("Answer") { answer() }
            Button("Burn", role: .destructive) {
              burn()
            }
          }
          .accessibilityAction(named: "Answer") { answer() }
          .accessibilityAction(named: "Burn") {
            burn()
          }
        """, heard: ["Letter [actions: Burn, Answer]"],
      properties: "let answer: () -> Void\nlet burn: () -> Void"),
    Case(
      name: "a fixed size becomes a style",
      before: """
        Text("Small print")
          .font(.system(size: 13, weight: .bold))
        """,
      after: """
        Text("Small print")
          .font(.footnote.weight(.bold))
        """, heard: ["Small print"]),
    Case(
      name: "a hint says what happens",
      before: """
        Button("Route") { go() }
          .accessibilityHint("Double tap to carry on to the lake")
        """,
      after: """
        Button("Route") { go() }
          .accessibilityHint("Carries on to the lake")
        """, heard: ["Route, button. Carries on to the lake"], properties: "let go: () -> Void"),
    Case(
      name: "a hint that repeats the label goes",
      before: """
        Button("Save draft") { save() }
          .accessibilityHint("Saves the draft")
          .padding()
        """,
      after: """
        Button("Save draft") { save() }
          .padding()
        """, heard: ["Save draft, button"], properties: "let save: () -> Void"),
    Case(
      name: "the old spelling becomes the new one",
      before: "Button(\"+\") { add() }.accessibility(label: Text(\"Add\")).padding()",
      after: "Button(\"+\") { add() }.accessibilityLabel(Text(\"Add\")).padding()", heard: ["Add, button"],
      properties: "let add: () -> Void"),
    Case(
      name: "words on what is hidden go",
      before: """
        Text("Sky")
        Image("clouds")
          .accessibilityHidden(true)
          .accessibilityLabel("Clouds")
        """,
      after: """
        Text("Sky")
        Image("clouds")
          .accessibilityHidden(true)
        """, heard: ["Sky"]),
    Case(
      name: "placeholders are hidden",
      before: """
        if isLoading {
          SkeletonRow()
        } else {
          Text("Ready")
        }
        """,
      after: """
        if isLoading {
          SkeletonRow()
            .accessibilityHidden(true)
        } else {
          Text("Ready")
        }
        """, heard: ["Ready"], properties: "let isLoading: Bool"),
    Case(
      name: "an overlay keeps VoiceOver inside",
      before: """
        ZStack {
          Button("Tidy up") { asks = true }
          if asks {
            Color.black.opacity(0.4).ignoresSafeArea()
            VStack {
              Text("Tidy up?").accessibilityAddTraits(.isHeader)
              Button("Yes") { asks = false }
            }
          }
        }
        """,
      after: """
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
        """, heard: ["Tidy up, button", "Tidy up?, heading", "Yes, button"],
      properties: "@State private var asks = false", left: ["focus-not-returned"]),
  ]

  private static let skeleton = "\nstruct SkeletonRow: View {\n  var body: some View { Text(\"Title\") }\n}\n"

  @Test(arguments: safe + guesses) func writes(_ it: Case) {
    let extra = it.before.contains("SkeletonRow") ? Self.skeleton : ""
    let fixed = fix(example(it.before, it.properties) + extra, unsafe: it.isUnsafe)
    var after = example(it.after, it.properties) + extra
    if it.name == "an error takes the focus" {
      after = after.replacing(
        "zipFailed = false\n",
        with: "zipFailed = false\n  @AccessibilityFocusState private var isZipFailedErrorFocused: Bool\n",
        maxReplacements: 1)
    }
    #expect(fixed.text == after)
    #expect(fixed.heard == it.heard)
    #expect(fixed.left == it.left)
    #expect(fix(fixed.text, unsafe: it.isUnsafe).text == fixed.text, "a second run changes nothing")
  }

  /// Words are guessed only where that is asked for.
  @Test(arguments: guesses) func guessesNothingBySelf(_ it: Case) {
    let code = example(it.before, it.properties)
    #expect(fix(code).text == code)
  }

  /// The label of a picture that is handed in belongs where it is handed in, the trait where the gesture is.
  @Test func namesWhereThePictureIsGiven() {
    let code = """
      import SwiftUI

      struct Example: View {
        let rewind: () -> Void
        var body: some View {
          HStack {
            Text("Player")
            RoundButton(symbol: "gobackward", action: rewind)
          }
        }
      }

      struct RoundButton: View {
        let symbol: String
        let action: () -> Void
        var body: some View {
          Button(action: action) { Image(systemName: symbol) }
        }
      }

      """
    let fixed = fix(code, unsafe: true)
    #expect(fixed.added(to: code) == ["        .accessibilityLabel(\"Rewind\")  // [VERIFY]"])
    #expect(fixed.heard == ["Player", "Rewind, button"])
  }
}
