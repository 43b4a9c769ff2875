import Testing

@testable import Checks

/// Other ways to fall into the traps than the examples show.
@Suite struct TrapVariantTests {
  struct Variant: Sendable, CustomTestStringConvertible {
    var rule: any Rule.Type
    var code: String
    var isFound: Bool

    init(_ rule: any Rule.Type, _ code: String, found: Bool = true) {
      self.rule = rule
      self.code = code
      self.isFound = found
    }

    var testDescription: String { "\(rule.id): \(code.prefix(60))" }
  }

  static let variants = [
    Variant(
      CombineSwallowsControl.self,
      #"HStack { Text("A"); NavigationLink("Details") { Text("x") } }.accessibilityElement(children: .combine)"#),
    Variant(
      CombineSwallowsControl.self,
      """
      HStack { Text("A"); Button("Like") {}; Button("Share") {} }.accessibilityElement(children: .combine)
        .accessibilityActions { Button("Like") {}; Button("Share") {} }
      """, found: false),
    Variant(
      IgnoreSwallowsControl.self,
      """
      VStack { Text("Song"); Slider(value: .constant(0.5)) { Text("Volume") } }
        .accessibilityElement(children: .ignore).accessibilityLabel("Player")
        .accessibilityAdjustableAction { _ in }
      """, found: false),
    Variant(
      HiddenParentHidesControl.self,
      """
      VStack { Image("x"); Text("Open").onTapGesture { print(1) }.accessibilityAddTraits(.isButton) }
        .accessibilityHidden(true)
      """),
    Variant(DecorationSpoken.self, #"HStack { Text("•"); Text("First point") }"#),
    Variant(DecorationSpoken.self, #"VStack { Text("First"); Image("separator"); Text("Second") }"#),
    Variant(TextSpokenTwice.self, #"Section("Wifi") { Text("Wifi"); Button("Join") {} }"#),
    Variant(NumberReadAsDigits.self, #"Text("v2.10.3")"#),
    Variant(NumberReadAsDigits.self, #"Text("3:45").monospacedDigit()"#),
    Variant(NumberReadAsDigits.self, #"Text("Version 3")"#, found: false),
    Variant(IconButtonWithoutLabel.self, #"Button("", systemImage: "trash") {}"#),
    Variant(IconButtonWithoutLabel.self, #"Button(action: {}) { Text("✕") }"#),
    Variant(HintNamesGesture.self, #"Button("x") {}.accessibilityHint("Swipe left to delete")"#),
    Variant(TargetTooSmall.self, #"Button(action: {}) { Text("x").frame(width: 22, height: 22) }"#),
    Variant(
      TargetTooSmall.self, #"Button(action: {}) { Image(systemName: "x").frame(width: 44, height: 20) }"#, found: false),
  ]

  @Test(arguments: variants) func itIsFoundOrNot(_ it: Variant) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}
