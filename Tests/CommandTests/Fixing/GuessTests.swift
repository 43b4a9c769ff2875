import Testing

@testable import spec_check

/// Which words are guessed, and where none are.
@Suite struct GuessTests {
  private func added(_ body: String, _ properties: String = "", beside: String = "", others: [String: String] = [:])
    -> [String]
  {
    let code = example(body, properties) + beside
    return fix(code, unsafe: true, beside: others).added(to: code).map { $0.trimmingPrefix(while: { $0 == " " }) }
      .map(String.init)
  }

  // MARK: What a picture button is called

  @Test(arguments: [
    ("Image(systemName: \"xmark.circle\")", "query = \"\"", "Clear text"),
    ("Image(systemName: \"sidebar.right\")", "isOpen.toggle()", "Sidebar"),
    ("Image(\"episode-close\")", "leave()", "Close"), ("Image(\"bookmarks-icon-play\")", "begin()", "Play"),
    ("Image(systemName: \"checkmark.circle.fill\")", "addChoice()", "Add choice"),
    ("Image(systemName: \"plus\")", "replyToStatusEditor()", "Reply to status"),
  ])
  func aPictureButtonIsNamed(_ picture: String, _ action: String, _ name: String) {
    let lines = added(
      "Button { \(action) } label: { \(picture) }",
      "@State private var query = \"\"\n@State private var isOpen = false\nfunc leave() {}\nfunc begin() {}\nfunc addChoice() {}\nfunc replyToStatusEditor() {}"
    )
    #expect(lines == [".accessibilityLabel(\"\(name)\")  // [VERIFY]"])
  }

  /// “Toggle” says nothing, and a picture whose name comes from a property is not known.
  @Test func nothingIsNamedThatIsNotKnown() {
    let code =
      example(
        "VStack { Button { toggle() } label: { Image(picture.blob) }; Button { toggle() } label: { Image(\"circle\") } }",
        "let picture: Picture\nfunc toggle() {}") + "\nstruct Picture { let blob: String }\n"
    #expect(fix(code, unsafe: true).text == code)
  }

  @Test(arguments: [
    "Image(systemName: isPlaying ? \"pause.fill\" : \"play.fill\")",
    "if isPlaying { Image(systemName: \"pause.fill\") } else { Image(systemName: \"play.fill\") }",
  ])
  func aButtonIsCalledAfterWhatItDoesNext(_ pictures: String) {
    let code = example("Button { flip() } label: { \(pictures) }", "let isPlaying: Bool\nfunc flip() {}")
    let fixed = fix(code, unsafe: true)
    #expect(fixed.heard == ["<Pause | Play>, button"])
    #expect(fixed.text.contains(".accessibilityLabel(isPlaying ? \"Pause\" : \"Play\")  // [VERIFY]"))
  }

  // MARK: Pictures

  @Test func aPictureBesideATextIsHiddenAndOneOfAStateIsSaid() {
    #expect(
      added("VStack { Image(\"rocket-hero\"); Text(\"Ready for take-off\") }")
        == ["VStack { Image(\"rocket-hero\").accessibilityHidden(true) /* [VERIFY] */; Text(\"Ready for take-off\") }"])
    #expect(
      added("HStack { Image(\"list_played\"); Text(title) }", "let title: String")
        == ["HStack { Image(\"list_played\").accessibilityLabel(\"Played\") /* [VERIFY] */; Text(title) }"])
  }

  // MARK: Fields

  @Test(arguments: [
    ("TextField(\"Option \\(number)\", text: $options[number])", "\"Option \\(number)\""),
    ("TextField(\"https://…\", text: $feedURLText)", "\"Feed URL\""),
    ("SecureField(text: $secret) { Text(\"Passphrase\") }", "\"Passphrase\""),
    (
      "Section(\"Address of the call server\") {\n  TextField(\"Leave empty to use the own one\", text: $server)\n}",
      "\"Address of the call server\""
    ),
  ])
  func aFieldIsNamed(_ field: String, _ name: String) {
    let lines = added(
      "Form {\n\(field.components(separatedBy: "\n").map { "  " + $0 }.joined(separator: "\n"))\n}",
      "let number: Int\n@State private var options: [String] = []\n@State private var feedURLText = \"\"\n@State private var secret = \"\"\n@State private var server = \"\""
    )
    #expect(lines == [".accessibilityLabel(\(name))  // [VERIFY]"])
  }

  // MARK: Waiting

  @Test func aSpinnerTakesNoWordThatTellsNothing() {
    let beside = "\nenum Upload { case pending(Int), done }\n"
    #expect(
      added(
        "switch upload {\ncase .pending(let content):\n  ProgressView()\ncase .done:\n  Text(\"Sent\")\n}",
        "let upload: Upload", beside: beside)
        == [".accessibilityLabel(\"Loading\")  // [VERIFY]"])
  }

  @Test func aWordThatTheProjectHasAConstantForIsWrittenByIt() {
    let others = [
      "en.lproj/Localizable.strings": "\"common_loading\" = \"Loading…\";\n",
      "de.lproj/Localizable.strings": "\"common_loading\" = \"Lädt …\";\n",
      "Strings+Generated.swift": """
      enum L10n {
        enum Common {
          /// Loading…
          static var loading: String { return L10n.tr("Localizable", "common_loading") }
        }
        static func tr(_ table: String, _ key: String) -> String { key }
      }
      """,
    ]
    #expect(
      added("if isBusy {\n  ProgressView()\n} else {\n  Text(L10n.title)\n}", "let isBusy: Bool", others: others)
        == [".accessibilityLabel(L10n.Common.loading)  // [VERIFY]"])
    // A file that does not use the constants writes the key.
    #expect(
      added(
        "if isBusy {\n  ProgressView()\n} else {\n  Text(title)\n}", "let isBusy: Bool\nlet title: String",
        others: others)
        == [".accessibilityLabel(\"common_loading\")  // [VERIFY]"])
  }

  // MARK: What needs a person's eye

  @Test func aTitleThatMayBeAValueIsMarked() {
    let code = example("VStack {\n  Text(name)\n    .font(.title)\n  Text(\"Twelve baskets\")\n}", "let name: String")
    #expect(fix(code).text == code)
    #expect(
      fix(code, unsafe: true).added(to: code).map { $0.trimmingPrefix(while: { $0 == " " }) }
        == [".accessibilityAddTraits(.isHeader)  // [VERIFY]"])
    #expect(fix(code, only: ["heading-without-trait"]).text.contains("[VERIFY]") == false)
  }

  @Test func redactedRowsAreHiddenWhileTheyAre() {
    let code = example(
      "Text(name)\n  .redacted(reason: isLoading ? .placeholder : [])", "let name: String\nlet isLoading: Bool")
    #expect(fix(code).text == code)
    #expect(
      fix(code, unsafe: true).added(to: code) == ["      .accessibilityHidden(isLoading)  // [VERIFY]"])
  }
}

/// What is shared or chosen with care stays as it is.
@Suite struct LeftAloneTests {
  /// The part shows other texts as well: in its code every one of them would take the focus.
  @Test func anErrorInAPartTakesTheFocusWhereItIsPlaced() {
    let part = """

      struct Note: View {
        let text: String
        var body: some View { Text(text).padding() }
      }

      """
    let code =
      example(
        """
        VStack {
          if zipFailed {
            Note(text: "Enter five digits.")
          }
          Note(text: "We deliver on Fridays")
          Button("Next") { zipFailed = true }
        }
        """, "@State private var zipFailed = false") + part
    let fixed = fix(code, unsafe: true)
    #expect(
      fixed.added(to: code) == [
        "  @AccessibilityFocusState private var isZipFailedErrorFocused: Bool",
        "          .accessibilityFocused($isZipFailedErrorFocused)",
        "          .onAppear { isZipFailedErrorFocused = true }",
      ])
    #expect(fixed.text.hasSuffix(part))
  }

  @Test func aPartThatIsHandedItsTitleKeepsItsPurposeOpen() {
    let code =
      example("Entry(title: \"Email\", text: $mail)", "@State private var mail = \"\"") + """

        struct Entry: View {
          let title: String
          @Binding var text: String
          var body: some View { TextField(title, text: $text).accessibilityLabel(title) }
        }

        """
    #expect(fix(code).text == code)
  }

  @Test func lettersDrawnAsAPictureKeepTheirSize() {
    let code = example("Text(\"2024\")\n  .font(.custom(\"Poster\", fixedSize: 220))")
    #expect(fix(code, unsafe: true).text == code)
  }

  @Test func aTextThatCanBeSelectedIsPutIntoNoButton() {
    let code = example(
      """
      Text(topic)
        .textSelection(.enabled)
        .onTapGesture { expand() }
      """, "let topic: String\nfunc expand() {}")
    let fixed = fix(code)
    #expect(fixed.added(to: code) == ["      .accessibilityAddTraits(.isButton)"])
  }

  /// Long names are cut where they are shown; the texts are others all the same.
  @Test func aTextThatIsOnlyNamedLikeItsHeaderStays() {
    let code = example(
      """
      List {
        Section(Words.Settings.ConnectionSection.ClientCertificate.title) {
          Text(Words.Settings.ConnectionSection.ClientCertificate.expired)
          Text("Renew it soon")
        }
      }
      """)
    #expect(fix(code, unsafe: true).text == code)
  }

  @Test func aCombinedLabelOfAButtonStays() {
    let code = example(
      """
      Button { open() } label: {
        HStack {
          Text("Space")
          Button("Join") { join() }
        }
        .accessibilityElement(children: .combine)
      }
      """, "func open() {}\nfunc join() {}")
    #expect(fix(code, unsafe: true).text == code)
  }
}
