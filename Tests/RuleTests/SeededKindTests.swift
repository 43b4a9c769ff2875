import Testing

@testable import Checks

/// What a view starts with may change; what changes may be shown with it.
@Suite struct SeededKindTests {
  private static func options(_ state: String, _ call: String) -> String {
    """
    struct Options: View {
      \(state)
      var body: some View {
        Form {
          Toggle("Advanced", isOn: $isAdvanced)
          if isAdvanced { Button {} label: { Image("bug_24") } }
        }
      }
    }
    struct Root: View { var body: some View { \(call) } }
    """
  }

  @Test(arguments: [
    ("@State private var isAdvanced = false", "Options()"),
    ("@State var isAdvanced: Bool", "Options(isAdvanced: false)"),
    ("@State private var isAdvanced: Bool; init() { _isAdvanced = State(initialValue: false) }", "Options()"),
    (
      "@State private var isAdvanced: Bool; init(_ first: Bool?) { _isAdvanced = State(initialValue: first ?? false) }",
      "Options(nil)"
    ),
  ]) func whatAStateStartsWithIsNoMoreThanThat(_ state: String, _ call: String) {
    #expect(
      messages(Self.options(state, call), IconButtonWithoutLabel.self)
        == ["Button shows a picture only and has no label, where ‘isAdvanced’"])
  }

  @Test func aStateThatNothingChangesStaysAsItWasSeeded() {
    let code = Self.options(
      "@State private var isAdvanced: Bool; init() { _isAdvanced = State(initialValue: false) }", "Options()"
    )
    .replacing("Toggle(\"Advanced\", isOn: $isAdvanced)", with: "Text(\"Options\")")
    #expect(messages(code, IconButtonWithoutLabel.self, reviews: true) == [])
  }

  @Test func whatIsNotThereAtFirstInAStateMayBeThereLater() {
    let code = """
      struct Draft { var current: String?; var desired = "" }
      struct Editor: View {
        @State private var draft = Draft()
        var body: some View {
          Form {
            TextField("", text: $draft.desired).accessibilityLabel("Address")
            if draft.current != nil { Image("map_01") }
          }
        }
      }
      """
    #expect(messages(code, ImageWithoutLabel.self) == ["image ‘map_01’ has no label, where ‘draft.current != nil’"])
  }

  // MARK: What is shown anew

  @Test func anErrorThatASheetIsOpenedForIsNotSilent() {
    func list(_ presented: String) -> String {
      """
      struct List: View {
        @State private var error: String?
        @State private var shows = false
        var body: some View {
          VStack { Button("Connect") { error = "No network. Try again."; shows = \(presented) }; Button("Open") { shows = true } }
            .sheet(isPresented: $shows) { if let error { VStack { Text(error); Button("Close") { shows = false } } } }
        }
      }
      """
    }
    #expect(messages(list("true"), ErrorSilent.self, reviews: true) == [])
    #expect(
      messages(list("false"), ErrorSilent.self) == ["an error appears if error != nil, and nothing says so"])
  }

  @Test func aListThatIsReadAnewShowsWhatFailed() {
    func list(_ after: String) -> String {
      """
      struct Cache: View {
        @State private var files: [URL] = []
        var body: some View {
          VStack {
            ForEach(files, id: \\.self) { Text($0.lastPathComponent) }
            Button("Delete all") { for file in files { try? store.delete(file) }; \(after) }
          }
        }
      }
      """
    }
    let certainties = ["files = store.all()", "print(1)"].map {
      findings(list($0), ErrorSwallowed.self).map(\.certainty)
    }
    #expect(
      certainties == [[.review(because: "what is shown is read anew, and shows that it failed")], [.certain]])
  }

  @Test func whatIsPutOutOfTheWayMayStay() {
    func view(_ label: String) -> String {
      """
      struct Export: View {
        @State private var shared: URL?
        var body: some View {
          Button("\(label)") {
            let target = FileManager.default.temporaryDirectory.appendingPathComponent("export.txt")
            try? FileManager.default.removeItem(at: target)
            shared = target
          }
        }
      }
      """
    }
    #expect(messages(view("Export"), ErrorSwallowed.self, reviews: true) == [])
    #expect(
      messages(view("Delete the export"), ErrorSwallowed.self)
        == ["nobody is told if ‘FileManager.default.removeItem’ fails"])
  }
}
