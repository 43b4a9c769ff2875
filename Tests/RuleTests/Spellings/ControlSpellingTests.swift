import Testing

@testable import Checks

/// Other spellings of faults of controls and labels than the examples show.
@Suite struct ControlSpellingTests {
  static let variants: [TrapVariantTests.Variant] = [
    .init(
      ControlWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          Picker("", selection: .constant(1)) { Text("A").tag(1) }
        }
      }
      """#),
    .init(
      ControlWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          Gauge(value: 0.4) { EmptyView() }
        }
      }
      """#),
    .init(
      ControlWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          Slider(value: .constant(0.5))
            .accessibilityLabel("Volume")
        }
      }
      """#, found: false),
    .init(
      ControlWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          DatePicker("Start", selection: .constant(Date())).labelsHidden()
        }
      }
      """#, found: false),
    .init(
      FieldNamedByPlaceholder.self,
      #"""
      struct Example: View {
        var body: some View {
          SecureField("Password", text: .constant("")).textContentType(.password)
        }
      }
      """#),
    .init(
      TabWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          TabView { Text("A").tabItem { Image(systemName: "house") }; Text("B").tabItem { Label("B", systemImage: "b.circle") } }
        }
      }
      """#),
    .init(
      ScreenWithoutTitle.self,
      #"""
      struct Example: View {
        var body: some View {
          NavigationStack { Form { Toggle("Wifi", isOn: .constant(true)) } }
        }
      }
      """#),
    .init(
      LabelRepeatsRole.self,
      #"""
      struct Example: View {
        var body: some View {
          Image("cat")
            .accessibilityLabel("Image of a cat")
        }
      }
      """#),
    .init(
      LabelRepeatsRole.self,
      #"""
      struct Example: View {
        var body: some View {
          Link("Terms link", destination: URL(string: "https://a.b")!)
        }
      }
      """#),
    .init(
      LabelRepeatsRole.self,
      #"""
      struct Example: View {
        var body: some View {
          Button("Button up the coat") {}
        }
      }
      """#, found: false),
    .init(
      LabelIsFileName.self,
      #"""
      struct Example: View {
        var body: some View {
          Image("hero")
            .accessibilityLabel("hero_banner_02.png")
        }
      }
      """#),
    .init(
      LabelIsFileName.self,
      #"""
      struct Example: View {
        var body: some View {
          Button {} label: { Image(systemName: "trash") }
            .accessibilityLabel("trash.fill")
        }
      }
      """#),
    .init(
      LabelMissesVisibleText.self,
      #"""
      struct Example: View {
        var body: some View {
          Button("Send") {}
            .accessibilityLabel("Submit form")
        }
      }
      """#),
    .init(
      LabelMissesVisibleText.self,
      #"""
      struct Example: View {
        var body: some View {
          Button("Send") {}
            .accessibilityLabel("Submit form")
            .accessibilityInputLabels(["Send"])
        }
      }
      """#, found: false),
    .init(
      LabelRepeatedOnScreen.self,
      #"""
      struct Example: View {
        func a() { print(1) }
        func b() { print(2) }
        var body: some View {
          VStack { Button("Edit") { a() }; Button("Edit") { b() } }
        }
      }
      """#),
    .init(
      StateInLabel.self,
      #"""
      struct Example: View {
        @State private var open = false
        var body: some View {
          Button { open.toggle() } label: { Image(systemName: "chevron.down") }
            .accessibilityLabel(open ? "Details expanded" : "Details collapsed")
        }
      }
      """#),
    .init(
      GenericLinkText.self,
      #"""
      struct Example: View {
        var body: some View {
          Link("Click here", destination: URL(string: "https://a.b")!)
        }
      }
      """#),
    .init(
      GenericLinkText.self,
      #"""
      struct Example: View {
        var body: some View {
          NavigationLink("More") { Text("x")
            .navigationTitle("X") }
        }
      }
      """#),
    .init(
      BadgeWithoutContext.self,
      #"""
      struct Example: View {
        let unread: Int
        var body: some View {
          Button("Inbox") {}
            .overlay(alignment: .topTrailing) { Text("\(unread)") }
        }
      }
      """#),
    .init(
      TapWithoutRole.self,
      #"""
      struct Example: View {
        func open() {}
        var body: some View {
          Text("Terms").onTapGesture { open() }
        }
      }
      """#),
    .init(
      TapWithoutRole.self,
      #"""
      struct Example: View {
        func open() {}
        var body: some View {
          Label("Terms", systemImage: "doc")
            .gesture(TapGesture().onEnded { open() })
        }
      }
      """#),
    .init(
      HeadingWithoutTrait.self,
      #"""
      struct Example: View {
        var body: some View {
          VStack(alignment: .leading) { Text("Delivery").font(.title2).bold(); Text("Two to three days by post"); Text("Free from 40 euros") }
        }
      }
      """#),
    .init(
      ConflictingTraits.self,
      #"""
      struct Example: View {
        var body: some View {
          Text("Save")
            .accessibilityAddTraits([.isButton, .isStaticText])
        }
      }
      """#),
    .init(
      RedundantTrait.self,
      #"""
      struct Example: View {
        var body: some View {
          Button("Save") {}
            .accessibilityAddTraits(.isButton)
        }
      }
      """#),
    .init(
      RedundantTrait.self,
      #"""
      struct Example: View {
        var body: some View {
          Link("Terms", destination: URL(string: "https://a.b")!)
            .accessibilityAddTraits(.isLink)
        }
      }
      """#),
    .init(
      AdjustableWithoutAction.self,
      #"""
      struct Example: View {
        @State private var stars = 3
        var body: some View {
          HStack { ForEach(1..<6) { n in Image(systemName: n <= stars ? "star.fill" : "star") } }
            .gesture(DragGesture()
            .onChanged { stars = Int($0.location.x / 30) })
            .accessibilityLabel("Rating")
        }
      }
      """#),
    .init(
      CheckboxDrawnByHand.self,
      #"""
      struct Example: View {
        @State private var agreed = false
        var body: some View {
          Button { agreed.toggle() } label: { HStack { Image(systemName: agreed ? "checkmark.square" : "square"); Text("I agree") } }
        }
      }
      """#),
    .init(
      ButtonOpensLink.self,
      #"""
      struct Example: View {
        @Environment(\.openURL) private var openURL
        var body: some View {
          Button("Read the terms") { openURL(URL(string: "https://a.b")!) }
        }
      }
      """#),
  ]

  @Test(arguments: variants) func itIsFoundOrNot(_ it: TrapVariantTests.Variant) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}
