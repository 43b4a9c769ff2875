import Testing

@testable import Checks

/// What code does counts, whatever its names are.
@Suite struct FormKindTests {
  // MARK: Choices

  private static func theme(_ name: String, _ action: String) -> String {
    """
    struct ThemeRow: View {
      @Binding var \(name): String
      let theme: String
      var body: some View {
        Button { \(action) } label: {
          HStack {
            Text(theme)
            if theme == \(name) { Image(systemName: "checkmark").accessibilityHidden(true) }
          }
        }
      }
    }
    """
  }

  @Test(arguments: ["current", "active", "mood", "sorting", "value"])
  func aRowThatIsTakenByItsButtonIsAChoice(_ name: String) {
    #expect(
      messages(Self.theme(name, "\(name) = theme"), SelectedWithoutTrait.self)
        == ["‘<theme>’ shows ‘\(name)’ and nothing says it"])
  }

  @Test(arguments: [("expanded", "expanded = theme"), ("current", "current = \"\""), ("loading", "loading = theme")])
  func whatIsOpenedOrPutAwayIsNoChoice(_ name: String, _ action: String) {
    #expect(messages(Self.theme(name, action), SelectedWithoutTrait.self) == [])
  }

  private static func options(_ name: String, _ action: String) -> String {
    """
    struct Options: View {
      @State private var \(name) = ""
      let store: Store
      var body: some View {
        ForEach(["Good", "Bad"], id: \\.self) { item in
          Button { \(action) } label: {
            HStack { Text(item); if \(name) == item { Image(systemName: "checkmark").accessibilityHidden(true) } }
          }
        }
      }
    }
    """
  }

  @Test(arguments: ["feeling", "shipping"]) func aNameThatEndsInIngIsNoWorkUnlessSomethingIsCalled(_ name: String) {
    #expect(
      messages(Self.options(name, "\(name) = item"), SelectedWithoutTrait.self)
        == ["‘Good’ shows ‘\(name)’ and nothing says it"])
    #expect(messages(Self.options(name, "\(name) = item; store.send(item)"), SelectedWithoutTrait.self) == [])
  }

  @Test func aFunctionCalledToggleTakesAnItemOrLeavesIt() {
    let code = """
      struct Row: View {
        let title: String
        let isSelected: Bool
        let tap: () -> Void
        var body: some View {
          Button { tap() } label: {
            HStack { Text(title); if isSelected { Image(systemName: "checkmark").accessibilityHidden(true) } }
          }
        }
      }
      struct Filters: View {
        @State private var chosen: Set<String> = []
        let items: [String]
        var body: some View {
          ForEach(items, id: \\.self) { item in Row(title: item, isSelected: chosen.contains(item)) { toggle(item) } }
        }
        private func toggle(_ item: String) {
          if chosen.contains(item) { chosen.remove(item) } else { chosen.insert(item) }
        }
      }
      """
    #expect(messages(code, SelectedWithoutTrait.self) == ["‘<item>’ shows ‘chosen’ and nothing says it"])
  }

  @Test func aTickThatIsThereWhileEditingIsMoreThanColour() {
    func code(_ tick: String) -> String {
      """
      struct People: View {
        @State private var chosen: Set<String> = []
        @State private var isEditing = false
        let people: [String]
        var body: some View {
          Toggle("Edit", isOn: $isEditing)
          ForEach(people, id: \\.self) { person in
            Button { chosen.formSymmetricDifference([person]) } label: {
              HStack {
                Text(person).foregroundStyle(chosen.contains(person) ? Color.primary : Color.secondary)
                \(tick)
              }
            }
          }
        }
      }
      """
    }
    let tick = "if isEditing, chosen.contains(person) { Image(systemName: \"checkmark\").accessibilityHidden(true) }"
    #expect(messages(code(tick), SelectedByColorOnly.self, reviews: true) == [])
    #expect(
      messages(code(""), SelectedByColorOnly.self, reviews: true)
        == ["only colour shows whether ‘<person>’ is chosen"])
  }

  // MARK: Messages

  private static func verify(_ helper: String, _ call: String) -> String {
    """
    extension View {
      \(helper)
    }
    struct Verify: View {
      @State private var error: String?
      var body: some View {
        VStack {
          if let error { Text(error) }
          Button("Verify") { error = "This code has expired. Request a new one." }
        }
        \(call)
      }
    }
    """
  }

  @Test func aHelperThatAnnouncesWhatItIsHandedTellsOfAnError() {
    let announce = "{ _, new in if let new { AccessibilityNotification.Announcement(new).post() } }"
    #expect(
      messages(
        Self.verify(
          "func announce(_ text: String?) -> some View { onChange(of: text) \(announce) }", ".announce(error)"),
        ErrorSilent.self, reviews: true) == [])
    #expect(
      messages(
        Self.verify("func quiet(_ text: String?) -> some View { onChange(of: text) {} }", ".quiet(error)"),
        ErrorSilent.self) == ["an error appears if error != nil, and nothing says so"])
  }

  @Test func redWordsAboutWhatWasTypedTellOfAnError() {
    func code(_ style: String) -> String {
      """
      struct Address: View {
        @State private var postcode = ""
        @State private var hasSubmitted = false
        private var hint: String? {
          guard hasSubmitted, postcode.count != 5 else { return nil }
          return "A postcode has five digits."
        }
        var body: some View {
          Form {
            TextField("Postcode", text: $postcode).accessibilityLabel("Postcode")
            if let hint { Text(hint).foregroundStyle(\(style)) }
            Button("Check") { hasSubmitted = true }
          }
        }
      }
      """
    }
    #expect(
      messages(code(".red"), ErrorSilent.self)
        == ["an error appears if hasSubmitted && postcode.count != 5, and nothing says so"])
    #expect(messages(code(".secondary"), ErrorSilent.self, reviews: true) == [])
  }

  @Test func aPanelWithAHeadingAndAWayOutIsNoToast() {
    func code(_ panel: String) -> String {
      """
      struct Tips: View {
        @State private var shows = false
        var body: some View {
          VStack { Button("Leave a tip") { shows = true } }
            .overlay { if shows { VStack { \(panel) } } }
        }
      }
      """
    }
    let heading = "Text(\"Choose a tip\").accessibilityAddTraits(.isHeader)"
    #expect(messages(code("\(heading); Button(\"Not now\") { shows = false }"), ToastSilent.self, reviews: true) == [])
    #expect(
      messages(code("Text(\"Thank you\"); Button(\"Close\") { shows = false }"), ToastSilent.self)
        == ["the message appears and nothing speaks it"])
  }

  @Test func aModelThatGoesOverToLoadingIsAsSilentAsAView() {
    func code(_ announce: String) -> String {
      """
      enum Phase { case idle, loading, found }
      @Observable final class Planner {
        var phase: Phase = .idle
        func plan() { phase = .loading }
      }
      struct Plan: View {
        @State private var model = Planner()
        var body: some View {
          switch model.phase {
          case .idle: VStack { Text("Choose a start"); Button("Plan") { model.plan()\(announce) } }
          case .loading: ProgressView("Calculating the route")
          case .found: Text("42 minutes")
          }
        }
      }
      """
    }
    #expect(
      messages(code(""), LoadingSilent.self) == ["the content gives way to a loading view and nothing says so"])
    #expect(
      messages(code("; AccessibilityNotification.Announcement(\"Calculating\").post()"), LoadingSilent.self) == [])
  }

  // MARK: Pictures

  @Test(arguments: [
    "switch phase { case .success(let image): image.resizable()LABEL; default: ProgressView(\"Loading\") }",
    "switch phase { case let .success(image): image.resizable()LABEL; default: Color.gray }",
    "if let image = phase.image { image.resizable()LABEL } else { ProgressView(\"Loading\") }",
    "phase.image?.resizable()LABEL",
  ]) func thePictureOfAPhaseIsNamedWhereItIsDrawn(_ content: String) {
    func code(_ label: String) -> String {
      """
      struct Photo: View {
        let url: URL
        let caption: String
        var body: some View { AsyncImage(url: url) { phase in \(content.replacing("LABEL", with: label)) } }
      }
      """
    }
    #expect(messages(code(".accessibilityLabel(caption)"), ImageWithoutLabel.self, reviews: true) == [])
    #expect(messages(code(".accessibilityHidden(true)"), ImageWithoutLabel.self, reviews: true) == [])
    #expect(messages(code(""), ImageWithoutLabel.self) == ["a picture from the net has no label"])
  }

  // MARK: Pages

  @Test func anEmptyPartOfAPageMayBeAllRight() {
    func code(_ before: String) -> String {
      """
      struct Hotel: View {
        let amenities: [String]
        let about: String
        var body: some View {
          ScrollView {
            \(before)
            if amenities.isEmpty { Text("None listed.") }
            ForEach(amenities, id: \\.self) { Text($0) }
          }
          .navigationTitle("Hotel")
        }
      }
      """
    }
    let message = "where there is nothing (amenities.isEmpty), there is nothing to do"
    #expect(messages(code("Text(about)"), EmptyWithoutWayOn.self) == [])
    #expect(messages(code("Text(about)"), EmptyWithoutWayOn.self, reviews: true) == [message])
    #expect(messages(code("Text(about).font(.title)"), EmptyWithoutWayOn.self) == [message])
  }
}
