import Testing

@testable import Checks

/// Kinds of findings that readers of code found untrue, or right for another reason than was said.
@Suite struct JudgedKindTests {
  private func formats(_ body: String, makes type: String = "String") -> String {
    """
    struct Page: View {
      let day: Date
      let stored: String
      var body: some View { Text(written) }
      var written: \(type) {
        let formatter = DateFormatter()
        \(body)
      }
    }
    """
  }

  @Test func aDateFormatForMachinesIsLeftAlone() {
    let header = """
      formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss"
      formatter.locale = Locale(identifier: "en_US")
      formatter.timeZone = TimeZone(abbreviation: "GMT")
      return formatter.string(from: day)
      """
    #expect(findings(formats(header), DateFormatFixed.self) == [])
    let quoted = #"formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"; return formatter.string(from: day)"#
    #expect(findings(formats(quoted), DateFormatFixed.self) == [])
    let sent = """
      formatter.dateFormat = "EEE, dd MMM yyyy"
      var request = URLRequest(url: page)
      request.setValue(formatter.string(from: day), forHTTPHeaderField: "If-Modified-Since")
      return ""
      """
    #expect(findings(formats(sent), DateFormatFixed.self) == [])
    let shown = """
      formatter.dateFormat = "dd/MM/yyyy"
      formatter.timeZone = TimeZone(abbreviation: "GMT")
      return formatter.string(from: day)
      """
    #expect(messages(formats(shown), DateFormatFixed.self) == ["‘dd/MM/yyyy’ is the same in every country"])
  }

  @Test func aDateFormatThatIsOnlyReadIsNotShown() {
    let read = #"formatter.dateFormat = "dd/MM/yyyy"; return formatter.date(from: stored) ?? day"#
    #expect(findings(formats(read, makes: "Date"), DateFormatFixed.self) == [])
    let both = """
      formatter.dateFormat = "yyyyMMdd"
      let read = formatter.date(from: stored) ?? day
      formatter.dateFormat = "dd/MM/yyyy"
      return formatter.string(from: read)
      """
    #expect(messages(formats(both), DateFormatFixed.self) == ["‘dd/MM/yyyy’ is the same in every country"])
    let made = """
      struct Page: View {
        let stored: String
        let day: Date
        static let reader: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateFormat = "dd/MM/yyyy"
          return formatter
        }()
        static let writer: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateFormat = "dd.MM.yyyy"
          return formatter
        }()
        var body: some View {
          Text(Page.reader.date(from: stored) ?? day, style: .date)
          Text(Page.writer.string(from: day))
        }
      }
      """
    #expect(messages(made, DateFormatFixed.self) == ["‘dd.MM.yyyy’ is the same in every country"])
  }

  @Test func aDateThatIsWrittenBackAsItWasReadIsNotShown() {
    let code = """
      struct AirTime: View {
        @Binding var airTime: String
        var body: some View {
          DatePicker("Air time", selection: Binding(get: { date(airTime) }, set: { airTime = written($0) }))
        }
        private func date(_ text: String) -> Date {
          let formatter = DateFormatter()
          formatter.dateFormat = "HH:mm"
          return formatter.date(from: text) ?? Date()
        }
        private func written(_ date: Date) -> String {
          let formatter = DateFormatter()
          formatter.dateFormat = "HH:mm"
          return formatter.string(from: date)
        }
      }
      """
    #expect(findings(code, DateFormatFixed.self) == [])
  }

  @Test func aMemberOfAnotherTypeIsNotTakenForTheOneThatIsNamed() {
    let added = """
      extension Date {
        static let dateFormatter: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateFormat = "dd/MM/yyyy"
          return formatter
        }()
      }
      """
    func cell(_ shown: String) -> String {
      """
      struct Cell: View {
        let day: Date
        static let dateFormatter: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateStyle = .medium
          return formatter
        }()
        var body: some View { Text(\(shown).string(from: day)) }
      }
      """
    }
    #expect(findings(["Cell.swift": cell("Cell.dateFormatter"), "Date.swift": added], DateFormatFixed.self) == [])
    #expect(findings(["Cell.swift": cell("Self.dateFormatter"), "Date.swift": added], DateFormatFixed.self) == [])
    #expect(
      messages(["Cell.swift": cell("Date.dateFormatter"), "Date.swift": added], DateFormatFixed.self)
        == ["‘dd/MM/yyyy’ is the same in every country"])
    let hidden = added.replacingOccurrences(of: "static", with: "private static")
    #expect(
      findings(["Cell.swift": cell("Date.dateFormatter"), "Date.swift": hidden], DateFormatFixed.self) == [])
  }

  @Test func aPressThatOnlyLearnsOfTheFingerIsNoCommand() {
    func code(_ press: String) -> String {
      """
      struct Slide: View {
        @State private var isEditing = false
        let report: (Bool) -> Void
        let open: () -> Void
        var body: some View { Text("Volume").onLongPressGesture\(press) }
      }
      """
    }
    let told = "(minimumDuration: 0.01, perform: {}) { isPressing in isEditing = isPressing; report(isPressing) }"
    #expect(findings(code(told), GestureWithoutAction.self) == [])
    #expect(
      messages(code("(minimumDuration: 1, perform: { open() }) { isEditing = $0 }"), GestureWithoutAction.self)
        == ["a long press is the only way to do this"])
  }

  // MARK: Rows that do something on a tap

  private func heard(_ findings: [AuditFinding]) -> [[String?]] {
    findings.map { [$0.message, $0.heard, $0.heardAfter] }
  }

  @Test func aRowIsNamedByItsWordsAndNotByItsPicture() {
    let code = """
      struct Reasons: View {
        @State private var chosen = 0
        let report: () -> Void
        var body: some View {
          HStack {
            Image(systemName: chosen == 1 ? "checkmark.circle.fill" : "circle")
            Text("Spam")
            Text("It repeats itself")
          }
          .onTapGesture { chosen = 1; report() }
        }
      }
      """
    let found = findings(code, TapWithoutRole.self)
    #expect(found.map(\.message) == ["the row ‘Spam’ does something on a tap and never says it is a button"])
    #expect(found.map(\.heardAfter) == ["Spam, It repeats itself, button"])
  }

  @Test func aRowWithoutAPictureInFrontIsNamedAsBefore() {
    let code = """
      struct Lamp: View {
        let open: () -> Void
        var body: some View { HStack { Text("Lamp"); Text("40 euros"); Image("arrow_right") }.onTapGesture { open() } }
      }
      """
    #expect(
      heard(findings(code, TapWithoutRole.self)) == [
        [
          "‘Lamp’ does something on a tap and never says it is a button", "Lamp | 40 euros | arrow_right, image",
          "Lamp, 40 euros, button",
        ]
      ])
  }

  @Test func aRowThatIsRepeatedIsOneButtonEach() {
    let code = """
      struct Themes: View {
        let choose: (String) -> Void
        var body: some View {
          ForEach(["Day", "Night"], id: \\.self) { theme in
            HStack { Text(theme); Text("Preview") }.onTapGesture { choose(theme) }
          }
        }
      }
      """
    #expect(Set(findings(code, TapWithoutRole.self).map(\.heardAfter)) == ["Day, Preview, button"])
  }

  @Test func aSpinnerIsNotWhatAPictureIsCalled() {
    let code = """
      struct Photo: View {
        let image: UIImage?
        let open: () -> Void
        var body: some View {
          ZStack { if let image { Image(uiImage: image) } else { ProgressView() } }.onTapGesture { open() }
        }
      }
      """
    #expect(
      findings(code, TapWithoutRole.self).map(\.message)
        == ["an Image does something on a tap and never says it is a button"])
  }

  // MARK: Dialogs

  private func users(_ beneath: String) -> String {
    """
    struct Users: View {
      @State private var asksAll = false
      @State private var asksOne = false
      let isEditing: Bool
      var body: some View {
        VStack { \(beneath) }
          .confirmationDialog("Remove all?", isPresented: $asksAll) { Button("Confirm") {} }
          .confirmationDialog("Remove?", isPresented: $asksOne) { Button("Delete") {} }
      }
    }
    """
  }

  @Test func aButtonThatIsGoneWhereTheDialogIsOpenedIsNoTwin() {
    let apart = """
      if isEditing { Button("Delete") { asksAll = true } } else { Button("Ada") { asksOne = true } }
      """
    #expect(findings(users(apart), DialogRepeatsButton.self) == [])
    let together = #"Button("Delete") { asksAll = true }; Button("Ada") { asksOne = true }"#
    let found = findings(users(together), DialogRepeatsButton.self)
    #expect(found.map(\.message) == ["the dialog's ‘Delete’ is named like a button beneath"])
    #expect(found.map(\.why) == ["the same words mean two things; a test finds two elements of that name"])
    let opener = findings(users(#"Button("Delete") { asksOne = true }"#), DialogRepeatsButton.self)
    #expect(opener.map(\.why) == [DialogRepeatsButton.notes.why])
  }

  // MARK: Context menus

  private func marks(_ menu: String) -> String {
    """
    struct Marks: View {
      let mark: String
      let open: (String, Bool) -> Void
      let drop: (String) -> Void
      @State private var isBusy = false
      var body: some View { Button(mark) { open(mark, true) }.contextMenu { \(menu) } }
    }
    """
  }

  @Test func aCommandThatTheElementItselfDoesIsNotLost() {
    let view = #"Button("View") { open(mark, true) }"#
    let remove = #"Button("Remove") { drop(mark) }"#
    #expect(findings(marks(view), ContextMenuWithoutActions.self) == [])
    #expect(
      messages(marks(view + "; " + remove), ContextMenuWithoutActions.self)
        == ["the menu's commands are offered nowhere else: ‘Remove’"])
    #expect(
      messages(marks(#"Button("Open in a new tab") { open(mark, false) }"#), ContextMenuWithoutActions.self)
        == ["the menu's commands are offered nowhere else: ‘Open in a new tab’"])
  }

  @Test func aCommandThatChangesIsNamedByItsWordsAtRest() {
    let menu = #"Button { drop(mark) } label: { if isBusy { ProgressView() } else { Text("Remove") } }"#
    #expect(
      messages(marks(menu), ContextMenuWithoutActions.self)
        == ["the menu's commands are offered nowhere else: ‘Remove’"])
  }

  // MARK: Why

  @Test func aButtonOfWhichNothingIsHeardIsNotSaidToSpeakASymbol() {
    let found = findings(
      #"struct A: View { let close: () -> Void; var body: some View { Button("", systemImage: "xmark") { close() } } }"#,
      IconButtonWithoutLabel.self)
    #expect(found.map(\.heard) == ["button"])
    #expect(
      found.map(\.why) == [
        "nothing is heard but what kind of control it is: nobody can tell what it does, and Voice Control cannot call it"
      ])
  }

  @Test func aTypedSignIsNoSymbol() {
    let found = findings(#"HStack { Text("Mastodon"); Text("|"); Text("Swift") }"#, DecorationSpoken.self)
    #expect(found.map(\.message) == ["the sign ‘|’ is a stop of its own"])
    #expect(
      found.map(\.why) == ["a sign that only separates is a stop between the texts that matter, and adds nothing"])
  }

  @Test func mailIsNoPageInABrowser() {
    func why(_ url: String) -> [String] {
      findings(
        #"Button("Write") { UIApplication.shared.open(URL(string: "\#(url)")!) }"#, ButtonOpensLink.self
      ).map(\.why)
    }
    #expect(
      why("mailto:a@example.com") == [
        "“button” promises that something happens here; another app opens unprepared, and it is not found among the links"
      ])
    #expect(why("https://example.com") == [ButtonOpensLink.notes.why])
  }

  // MARK: States

  @Test func aSearchThatFindsNothingIsNoEmptyCollection() {
    let code = """
      struct Languages: View {
        @State private var query = ""
        let languages: [String]
        var body: some View {
          let found = query.isEmpty ? languages : languages.filter { $0.contains(query) }
          NavigationStack {
            List(found, id: \\.self) { name in Text(name) }
              .searchable(text: $query)
              .navigationTitle("Language")
          }
        }
      }
      """
    let found = findings(code, EmptyStateMissing.self)
    #expect(found.map(\.message) == ["nothing is heard where the search finds nothing"])
    #expect(found.map(\.heard) == [nil])
    #expect(found.map(\.help) == ["show ContentUnavailableView.search, or a text, where nothing is found"])
  }

  @Test func savingAfterAChangeThatIsSeenOnlyKeepsIt() {
    func code(_ name: String, _ change: String) -> String {
      """
      struct Filter: View {
        @Environment(\\.managedObjectContext) private var context
        @State private var isOn = false
        var body: some View { Button("\(name)") { \(change); try? context.save() } }
      }
      """
    }
    let kept = findings(code("None", "isOn = false"), ErrorSwallowed.self)
    #expect(kept.map(\.certainty) == [.review(because: "what was asked for is done, and only keeping it may fail")])
    #expect(messages(code("Save", "isOn = false"), ErrorSwallowed.self) == ["nobody is told if ‘context.save’ fails"])
    #expect(messages(code("Note", "print(1)"), ErrorSwallowed.self) == ["nobody is told if ‘context.save’ fails"])
  }

  @Test func theConfirmationOfAPasswordIsNoStrangerToIt() {
    func code(_ second: String) -> String {
      """
      struct Register: View {
        @State private var password = ""
        @State private var \(second) = ""
        let passwordError: String?
        var body: some View {
          VStack {
            SecureField("Password", text: $password)
            SecureField("Second", text: $\(second))
            if let passwordError { Text(passwordError) }
          }
        }
      }
      """
    }
    #expect(findings(code("passwordConfirmation"), ErrorDetached.self) == [])
    #expect(findings(code("confirmPassword"), ErrorDetached.self) == [])
    let far = findings(code("city"), ErrorDetached.self)
    #expect(far.map(\.message) == ["the error of ‘password’ does not stand by its field"])
    #expect(far.map(\.why) == ["what lies between has to be passed to get there and back"])
  }

  @Test func anErrorThatComesByItselfIsNotTheEndOfATouch() {
    let code = """
      struct Page: View {
        @State private var loadError: String?
        var body: some View {
          VStack { if let loadError { Text(loadError) } }
            .task { loadError = "No connection" }
        }
      }
      """
    let found = findings(code, ErrorSilent.self)
    #expect(found.map(\.certainty) == [.review(because: "nobody touches anything for it")])
    #expect(
      found.map(\.why) == [
        "it comes by itself, and nothing is heard: who is elsewhere on the screen does not learn that something went wrong"
      ])
  }
}
