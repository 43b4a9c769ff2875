import Testing

@Suite("Buttons")
struct ButtonTests {
  @Test("Each way of writing a button's title")
  func spellings() {
    expectSpeech(
      """
      struct V: View {
        let name = "Copy"
        func act() {}
        var body: some View { VStack {
          Button("Pay") { }
          Button("Send", action: act)
          Button("Add", systemImage: "plus") { }
          Button("Remove", role: .destructive) { }
          Button(name) { }
          Button(action: act) { Text("Close") }
          Button { act() } label: { Label("Share", systemImage: "square.and.arrow.up") }
          Button(role: .cancel) { } label: { Text("Never mind") }
          Button(action: { }, label: { Text("Old") })
          Button(.init("Key")) { }
        } }
      }
      """,
      [
        "Pay, button", "Send, button", "Add, button", "Remove, button", "Copy, button", "Close, button",
        "Share, button", "Never mind, button", "Old, button", "Key, button",
      ])
  }

  @Test("A button without a label is named by its role, one that runs an intent by its closure")
  func roles() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Button(role: .close) { }
        Button(role: .cancel, action: act)
        Button(role: .confirm) { }
        Button(intent: PlayIntent()) { Text("Play") }
      } }
        func act() {}
      }
      """, ["Close, button", "Cancel, button", "<.confirm>, button", "Play, button"])
  }

  @Test("A link for code alone has no size")
  func hiddenLink() {
    expectSpeech(
      """
      struct V: View {
        @State private var shows = false
        var body: some View { VStack {
          NavigationLink(destination: Text("There"), isActive: $shows) { }
          NavigationLink(destination: Text("There"), isActive: $shows) { EmptyView() }
          NavigationLink(destination: Text("There"), isActive: $shows) { Text("Go") }
        } }
      }
      """, ["Go, button"])
  }

  @Test("All texts of a label are one button")
  func joined() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        Button { } label: { HStack { Image(systemName: "leaf"); VStack { Text("Mint"); Text("$4.00") } } }
      } }
      """, ["Mint, $4.00, button"])
  }

  @Test("A button around a picture has the picture's name, not its trait")
  func picture() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Button { } label: { Image(systemName: "barcode.viewfinder") }
        Button { } label: { Image(systemName: "globe") }
        Button { } label: { Image("mug") }
        Button { } label: { Image(systemName: "trash").accessibilityLabel("Delete") }
        Button { } label: { Circle() }
      } } }
      """, ["Scan Barcode, button", "Globe, button", "mug, button", "Delete, button", "button"])
  }

  @Test("A label on the text inside names the button, disabled on it dims the whole")
  func innerModifiers() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Button { } label: { Text("X").accessibilityLabel("Close") }
        Button { } label: { Text("Pay").disabled(true) }
        Button("Go") { }.disabled(true)
        VStack { Button("In") { } }.disabled(true)
      } } }
      """, ["Close, button", "Pay, dimmed, button", "Go, dimmed, button", "In, dimmed, button"])
  }

  @Test("Links are buttons too, unless the trait is removed")
  func links() {
    expectSpeech(
      """
      struct V: View {
        @Environment(\\.openURL) var openURL
        let url = URL(string: "https://example.com")!
        var body: some View { VStack {
          Link("Terms", destination: url)
          Link(destination: url) { Text("Privacy") }
          Link("Plain", destination: url).accessibilityRemoveTraits(.isButton)
          Button("Help") { openURL(url) }
          ShareLink(item: url)
          ShareLink("Send", item: url)
        } }
      }
      """,
      ["Terms, button, link", "Privacy, button, link", "Plain, link", "Help, button", "Share…, button", "Send, button"])
  }

  @Test("A navigation link is a button with all words of its row; the destination is not there")
  func navigationLinks() {
    expectSpeech(
      """
      struct V: View { var body: some View { NavigationStack { List {
        NavigationLink("Profile") { Text("Inside") }
        NavigationLink { Text("Inside") } label: { HStack { Text("Language"); Text("English") } }
        NavigationLink(destination: Text("Inside")) { Text("Old") }
        NavigationLink("Value", value: 3)
        NavigationLink(value: 4) { Label("Four", systemImage: "4.circle") }
      } } } }
      """,
      ["Profile, button", "Language, English, button", "Old, button", "Value, button", "Four, button"])
  }

  @Test("A closed menu is a pop up button without its items")
  func menus() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Menu("Actions") { Button("Copy") { } }
        Menu { Button("Copy") { } } label: { Label("More", systemImage: "ellipsis.circle") }
        Menu { Button("Copy") { } } label: { Image(systemName: "ellipsis.circle") }
      } } }
      """, ["Actions, button, pop up button", "More, button, pop up button", "More, button, pop up button"])
  }

  @Test("Edit, rename and paste buttons have words of their own")
  func systemButtons() {
    expectSpeech(
      "struct V: View { var body: some View { VStack { EditButton(); RenameButton() } } }",
      ["Edit, button", "Rename, button"])
  }

  @Test("A project style is read around the label and stays one button")
  func projectStyle() {
    expectSpeech(
      """
      struct Wide: ButtonStyle {
        @Environment(\\.isEnabled) var isEnabled
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            configuration.label.font(.headline)
            if !isEnabled { Text("locked") }
            Image(systemName: "chevron.right").accessibilityHidden(true)
          }
          .opacity(configuration.isPressed ? 0.5 : 1)
        }
      }
      extension ButtonStyle where Self == Wide { static var wide: Wide { Wide() } }
      struct V: View { var body: some View { VStack {
        Button("Pay") { }.buttonStyle(Wide())
        Button("Send") { }.buttonStyle(.wide)
        Button("Wait") { }.buttonStyle(Wide()).disabled(true)
        Button("Plain") { }.buttonStyle(.bordered)
      } } }
      """, ["Pay, button", "Send, button", "Wait, locked, dimmed, button", "Plain, button"])
  }

  @Test("A style may add a trait or a value to its label")
  func styleWithTraits() {
    expectSpeech(
      """
      struct Chip: ButtonStyle {
        var isOn: Bool
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().accessibilityAddTraits(isOn ? .isSelected : [])
        }
      }
      struct V: View { var body: some View { HStack {
        Button("Tea") { }.buttonStyle(Chip(isOn: true))
        Button("Mugs") { }.buttonStyle(Chip(isOn: false))
      } } }
      """, ["selected, Tea, button", "Mugs, button"])
  }

  @Test("A picture names a control while no words do")
  func pictureOrWords() {
    expectSpeech(
      """
      struct V: View {
        enum Phase { case idle, busy, done }
        let isBusy: Bool
        let phase: Phase
        @Binding var isOn: Bool
        var body: some View { VStack {
          Button { } label: { if isBusy { Text("Busy") } else { Image(systemName: "trash") } }
          Button { } label: { HStack { if isBusy { ProgressView() }; Image(systemName: "trash") } }
          Button { } label: { HStack { Text("Remove"); if isBusy { Image(systemName: "trash") } } }
          Button { } label: {
            switch phase {
            case .idle: Image(systemName: "trash")
            case .busy: ProgressView()
            case .done: Image("tick")
            }
          }
          Button { } label: { Image("tick").opacity(isBusy ? 1 : 0) }
          Toggle(isOn: $isOn) { if isBusy { Image("tick") } else { Text("Done") } }
        } }
      }
      """,
      [
        "<Busy | Trash>, button", "<in progress | Trash>, button", "Remove, button",
        "<in progress | Trash | tick>, button", "<tick | nothing>, button", "<Done | tick>, switch button, <on | off>",
      ])
  }
}
