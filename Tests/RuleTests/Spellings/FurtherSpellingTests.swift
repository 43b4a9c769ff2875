import Testing

@testable import Checks

/// Traps, names, roles and sizes in other spellings than the examples show.
@Suite struct FurtherSpellingTests {
  static let variants: [TrapVariantTests.Variant] = [
    .init(
      HiddenParentHidesControl.self,
      #"""
      struct T4: View { var body: some View { VStack { Text("Ad"); Button("Remove the ad") {} }.accessibility(hidden: true) } }
      """#),
    .init(
      DeprecatedModifier.self,
      #"""
      struct T4: View { var body: some View { VStack { Text("Ad"); Button("Remove the ad") {} }.accessibility(hidden: true) } }
      """#),
    .init(
      DeprecatedModifier.self,
      #"""
      struct R17: View { var body: some View { Image("x").accessibility(label: Text("An x")) } }
      """#),
    .init(
      LabelHidesChildren.self,
      #"""
      struct T7: View { let price: String; let stock: Int
        var body: some View { VStack { Text("Lamp"); Text(price); Text("\(stock) left") }.accessibilityElement(children: .ignore).accessibilityLabel("Lamp, \(price)") } }
      """#),
    .init(
      LabelOnContainer.self,
      #"""
      struct T8: View { var body: some View { HStack { Text("Rain"); Text("40 percent") }.accessibilityLabel("Chance of rain") } }
      """#),
    .init(
      TextSpokenTwice.self,
      #"""
      struct T8: View { var body: some View { HStack { Text("Rain"); Text("40 percent") }.accessibilityLabel("Chance of rain") } }
      """#, found: false),
    .init(
      NumberReadAsDigits.self,
      #"""
      struct T20: View { let done: Int; let all: Int; var body: some View { Label("\(done)/\(all)", systemImage: "checkmark") } }
      """#),
    .init(
      CounterBesideField.self,
      #"""
      struct T22: View { @State private var bio = ""; var body: some View { VStack { TextEditor(text: $bio).accessibilityLabel("About you"); HStack { Spacer(); Text("\(bio.count)/280").font(.caption) } } } }
      """#),
    .init(
      NumberReadAsDigits.self,
      #"""
      struct T22: View { @State private var bio = ""; var body: some View { VStack { TextEditor(text: $bio).accessibilityLabel("About you"); HStack { Spacer(); Text("\(bio.count)/280").font(.caption) } } } }
      """#, found: false),
    .init(
      LabelRepeatsRole.self,
      #"""
      struct N20: View { var body: some View { Link("Link to the rules", destination: URL(string: "https://example.com")!) } }
      """#),
    .init(
      IdentifierAsLabel.self,
      #"""
      struct N21: View { var body: some View { Button("Go") {}.accessibilityIdentifier("Goes to the next page of the tour") } }
      """#),
    .init(
      ConflictingTraits.self,
      #"""
      struct R7: View { var body: some View { Text("Go").accessibilityAddTraits([.isButton, .isStaticText]).onTapGesture {} } }
      """#),
    .init(
      RedundantTrait.self,
      #"""
      struct R7: View { var body: some View { Text("Go").accessibilityAddTraits([.isButton, .isStaticText]).onTapGesture {} } }
      """#, found: false),
    .init(
      TapWithoutRole.self,
      #"""
      struct RC1: View { @State private var t = ""; @FocusState private var f: Bool; var body: some View { HStack { Text("Note").onTapGesture { f = true }; TextField("Note", text: $t).accessibilityLabel("Note").focused($f) } } }
      """#, found: false),
    .init(
      TapWithoutRole.self,
      #"""
      struct RC2: View { @State private var t = ""; var body: some View { VStack { Text("Title"); TextField("Note", text: $t).accessibilityLabel("Note") }.onTapGesture { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) } } }
      """#, found: false),
    .init(
      TextSizeFixed.self,
      #"""
      extension Font { static let small = Font.custom("Avenir", fixedSize: 12) }
      struct B2: View { var body: some View { Text("Hello there").font(.small) } }
      """#),
    .init(
      StatusByColorOnly.self,
      #"""
      struct B9: View { let level: Int; var body: some View { HStack { Image(systemName: "battery.100").foregroundStyle(level < 20 ? .red : .green).accessibilityHidden(true); Text("Tracker") } } }
      """#),
    .init(
      StatusByColorOnly.self,
      #"""
      struct BC4: View { let online: Bool; var body: some View { HStack { Circle().fill(online ? .green : .red).frame(width: 10, height: 10); Text(online ? "Online" : "Offline") } } }
      """#, found: false),
    .init(
      IdentifierOnContainer.self,
      #"""
      struct TC7: View { let n: [String]; var body: some View { List { if n.isEmpty { Text("Nothing here"); Button("Add") {} }; ForEach(n, id: \.self) { Text($0) } }.accessibilityIdentifier("list").navigationTitle("N") } }
      """#, found: false),
  ]

  @Test(arguments: variants) func itIsFoundOrNot(_ it: TrapVariantTests.Variant) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}
