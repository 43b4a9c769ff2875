import Testing

@testable import Checks

/// Other spellings of traps and names than the examples show.
@Suite struct NameSpellingTests {
  static let variants: [TrapVariantTests.Variant] = [
    .init(
      CombineSwallowsControl.self,
      #"""
      struct Example: View {
        var body: some View {
          VStack { Text("A"); Toggle("Wifi", isOn: .constant(true)); Slider(value: .constant(1)) { Text("Volume") } }
            .accessibilityElement(children: .combine)
        }
      }
      """#),
    .init(
      CombineSwallowsControl.self,
      #"""
      struct Example: View {
        var body: some View {
          GroupBox { Text("A"); Link("Terms", destination: URL(string: "https://a.b")!); Link("Help", destination: URL(string: "https://a.c")!) }
            .accessibilityElement(children: .combine)
        }
      }
      """#),
    .init(
      IgnoreSwallowsControl.self,
      #"""
      struct Example: View {
        var body: some View {
          HStack { Text("Song"); Button("Play") {} }
            .accessibilityElement()
            .accessibilityLabel("Song")
        }
      }
      """#),
    .init(
      IgnoreSwallowsControl.self,
      #"""
      struct Example: View {
        func play() {}
        var body: some View {
          HStack { Text("Song"); Button("Play") {} }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Play song")
            .accessibilityAction { play() }
        }
      }
      """#, found: false),
    .init(
      HiddenParentHidesControl.self,
      #"""
      struct Example: View {
        var body: some View {
          HStack { Text("Skip"); Toggle("On", isOn: .constant(true)) }
            .accessibilityHidden(true)
        }
      }
      """#),
    .init(
      LabelHidesChildren.self,
      #"""
      struct Example: View {
        let name: String
        let price: String
        var body: some View {
          HStack { Text(name); Text(price) }
            .accessibilityElement(children: .combine)
            .accessibilityLabel(name)
        }
      }
      """#),
    .init(
      LabelOnContainer.self,
      #"""
      struct Example: View {
        var body: some View {
          VStack { Text("One"); Text("Two") }
            .accessibilityLabel("Numbers")
        }
      }
      """#),
    .init(
      LabelOnContainer.self,
      #"""
      struct Example: View {
        var body: some View {
          VStack { Text("One"); Text("Two") }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Numbers")
        }
      }
      """#, found: false),
    .init(
      LabelOnContainer.self,
      #"""
      struct Example: View {
        var body: some View {
          HStack { Text("One"); Text("Two") }
            .accessibilityValue("3")
        }
      }
      """#),
    .init(
      IdentifierOnContainer.self,
      #"""
      struct Example: View {
        var body: some View {
          VStack { Button("One") {}; Button("Two") {} }
            .accessibilityIdentifier("pair")
        }
      }
      """#),
    .init(
      IdentifierOnContainer.self,
      #"""
      struct Example: View {
        var body: some View {
          VStack { Button("One") {}; Button("Two") {} }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("pair")
        }
      }
      """#, found: false),
    .init(
      HiddenYetLabelled.self,
      #"""
      struct Example: View {
        var body: some View {
          Image("leaf")
            .accessibilityLabel("Leaf")
            .accessibilityHidden(true)
        }
      }
      """#),
    .init(
      HiddenYetLabelled.self,
      #"""
      struct Example: View {
        var body: some View {
          Text("leaf")
            .accessibilityHidden(true)
            .accessibilityHint("Grows")
        }
      }
      """#),
    .init(
      DecorationSpoken.self,
      #"""
      struct Example: View {
        var body: some View {
          HStack { Text("Home"); Text("›"); Text("Shop") }
        }
      }
      """#),
    .init(
      DecorationSpoken.self,
      #"""
      struct Example: View {
        var body: some View {
          Text("Hello")
            .background { Image("paper") }
        }
      }
      """#),
    .init(
      TextSpokenTwice.self,
      #"""
      struct Example: View {
        var body: some View {
          VStack { Text("Tea"); Label("Tea", systemImage: "leaf") }
        }
      }
      """#),
    .init(
      CounterBesideField.self,
      #"""
      struct Example: View {
        @State private var note = ""
        var body: some View {
          VStack { TextEditor(text: $note)
            .accessibilityLabel("Note"); Text("\(note.count) / 200") }
        }
      }
      """#),
    .init(
      DuplicateIdentifier.self,
      #"""
      struct Example: View {
        var body: some View {
          VStack { TextField("A", text: .constant(""))
            .accessibilityLabel("A")
            .accessibilityIdentifier("field"); SecureField("B", text: .constant(""))
            .accessibilityLabel("B").textContentType(.password)
            .accessibilityIdentifier("field") }
        }
      }
      """#),
    .init(
      DialogRepeatsButton.self,
      #"""
      struct Example: View {
        @State private var asks = false
        var body: some View {
          Button("Delete") { asks = true }
            .alert("Sure?", isPresented: $asks) { Button("Delete", role: .destructive) {}; Button("Cancel", role: .cancel) {} }
        }
      }
      """#),
    .init(
      ImageWithoutLabel.self,
      #"""
      struct Example: View {
        let url: URL?
        var body: some View {
          AsyncImage(url: url)
        }
      }
      """#),
    .init(
      ImageWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          Image("harbour").resizable().scaledToFit()
        }
      }
      """#),
    .init(
      ImageWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          Image("harbour", label: Text("The harbour"))
        }
      }
      """#, found: false),
    .init(
      IconButtonWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          Menu { Button("A") {} } label: { Image(systemName: "ellipsis") }
        }
      }
      """#),
    .init(
      IconButtonWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          NavigationLink { Text("x")
            .navigationTitle("X") } label: { Image("gear-icon") }
        }
      }
      """#),
    .init(
      IconButtonWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          Button("Share", systemImage: "square.and.arrow.up") {}.labelStyle(.iconOnly)
        }
      }
      """#, found: false),
    .init(
      ControlWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          Toggle(isOn: .constant(true)) { EmptyView() }
        }
      }
      """#),
    .init(
      ControlWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          Toggle("", isOn: .constant(true)).labelsHidden()
        }
      }
      """#),
    .init(
      ControlWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          Slider(value: .constant(0.5))
        }
      }
      """#),
    .init(
      ControlWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          Stepper("", value: .constant(1))
        }
      }
      """#),
    .init(
      ControlWithoutLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          DatePicker("", selection: .constant(Date())).labelsHidden()
        }
      }
      """#),
  ]

  @Test(arguments: variants) func itIsFoundOrNot(_ it: TrapVariantTests.Variant) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}
