import Foundation
import ScreenSpecs
import TestSupport
import Testing

@testable import spec_check

@Suite struct DraftCommandTests {
  /// The Leaf store without its specs and recordings.
  private func withStore<Answer>(_ body: (ProjectCopy) throws -> Answer) throws -> Answer {
    try ProjectCopy.with("specs/leaf-store/App", "specs/leaf-store/.spec-check.yml", body: body)
  }

  private func text(_ copy: ProjectCopy, _ path: String) throws -> String {
    try String(contentsOfFile: copy.folder + "/specs/leaf-store/" + path, encoding: .utf8)
  }

  /// Every finding of a check by its rule.
  private func rules(_ copy: ProjectCopy) throws -> Set<String> {
    Set(try CheckJSON(run("check", "specs/leaf-store", "--format", "json", in: copy.folder).out).findings.map(\.rule))
  }

  @Test func theLeafStoreIsDraftedAndPassesOnceItIsDesigned() throws {
    try withStore { copy in
      let ran = run("draft", "specs/leaf-store", in: copy.folder)
      #expect(ran.code == 0)
      #expect(
        ran.out == """
          written  specs/leaf-store/specs/address-picker.yaml – AddressPicker: 2 states with words, 5 to design
          written  specs/leaf-store/specs/checkout.yaml – CheckoutScreen: 2 states with words, 5 to design
          written  specs/leaf-store/specs/confirmation.yaml – ConfirmationScreen: 0 states with words, 7 to design
          written  specs/leaf-store/specs/orders.yaml – OrdersScreen: 3 states with words, 4 to design
          written  specs/leaf-store/specs/payment.yaml – PaymentScreen: 2 states with words, 5 to design
          written  specs/leaf-store/specs/search.yaml – SearchScreen: 3 states with words, 4 to design
          written  specs/leaf-store/specs/spec.schema.json – what editors complete and check specs with

          """)
      // As it stands nothing is wrong but what nobody has designed.
      #expect(try rules(copy) == ["state-undesigned"])
      #expect(run("check", "specs/leaf-store", in: copy.folder).code == 1)
      // What the tool asked for: each empty state is reasoned away.
      for name in ["address-picker", "checkout", "confirmation", "orders", "payment", "search"] {
        let path = "specs/\(name).yaml"
        let designed = try text(copy, path).split(separator: "\n", omittingEmptySubsequences: false).map { line in
          line.hasPrefix("  ") && !line.hasPrefix("   ") && line.hasSuffix(": \"\"")
            ? line.replacing("\"\"", with: "{ not-applicable: There is no such thing on this screen. }")[...] : line
        }
        try copy.write(designed.joined(separator: "\n"), to: "specs/leaf-store/" + path)
      }
      #expect(try rules(copy) == [])
      let checked = run("check", "specs/leaf-store", in: copy.folder)
      #expect(checked.code == 0)
      #expect(
        checked.out.firstBlock == """
                          selected  empty  loading  error  disabled  modal  success  content
          Address picker  ○         –      –        –      –         ?      –        ?
          Checkout        –         –      –        ?      –         ?      –        ○
          Confirmation    –         –      –        –      –         –      –        ○
          Orders          –         ○      ○        ?      –         –      –        ?
          Payment         –         –      –        ?      ○         –      –        ○
          Search          –         ?      ○        ?      –         –      –        ○
          """)
    }
  }

  @Test func aDraftSaysWhatTheSourceSays() throws {
    try withStore { copy in
      let ran = run("draft", "specs/leaf-store", "--view", "PaymentScreen", "--dry-run", in: copy.folder)
      #expect(ran.code == 0)
      #expect(!FileManager.default.fileExists(atPath: copy.folder + "/specs/leaf-store/specs"))
      #expect(
        ran.out.hasPrefix(
          """
          # yaml-language-server: $schema=spec.schema.json
          # Drafted from the source: it says what is heard now. Read it aloud, and write what should be heard.
          # <name> stands for words that are known at run time. A state that is empty has to be designed,
          # or reasoned away: { not-applicable: why the screen cannot be in it }.
          screen: Payment
          view: PaymentScreen
          # Some of this the source can say, and does not say for certain. Take the line out once it is proved.
          require: designed

          # Names in the code that ‘given’ can set, here or in a state:
          # model.address, model.tea.name, model.tea.price
          states:
            content:
              given: { model.order: nil, model.phase: .ready }
              hears:
                - Payment, heading
                - "<model.tea.name> to <model.address>"
                - Pay <model.tea.price>, button
                - You pay with the card in your wallet.
              # Answered by what is heard: Where am I? What changed? What can I do now? What happens next?
              dynamic-type: ‘You pay with the card in your wallet.’ is cut off, or takes up the whole screen.

            # Not in the source. What is heard at the one of several that is chosen?
            selected: ""

          """), "\(ran.out)")
      #expect(
        ran.out.contains(
          """
            error:
              cases:
                # PaymentScreen.swift:29: if, when model.phase.failed.error is .cardDeclined
                card-declined:
                  given: { model.phase: { .failed: .cardDeclined } }
                  focus: Your bank declined the card. Use another card or call your bank.

          """), "\(ran.out)")
    }
  }

  @Test func nothingIsOverwritten() throws {
    try withStore { copy in
      _ = run("draft", "specs/leaf-store", "--view", "OrdersScreen", in: copy.folder)
      let mine = "# mine\nscreen: Orders\nview: OrdersScreen\nstates: { empty: Nothing }\n"
      try copy.write(mine, to: "specs/leaf-store/specs/orders.yaml")
      let again = run("draft", "specs/leaf-store", in: copy.folder)
      #expect(again.code == 0)
      #expect(!again.out.contains("orders.yaml"))
      #expect(try text(copy, "specs/orders.yaml") == mine)
      // A spec of another view has its name.
      try copy.write("screen: Other\nid: other\nstates: {}\n", to: "specs/leaf-store/specs/confirmation.yaml")
      try FileManager.default.removeItem(atPath: copy.folder + "/specs/leaf-store/specs/payment.yaml")
      let output = "specs/leaf-store/specs/confirmation.yaml"
      let refused = run("draft", "specs/leaf-store", "--view", "PaymentScreen", "--output", output, in: copy.folder)
      #expect(refused.code == 2)
      #expect(refused.error.contains("‘\(output)’ is there; nothing is overwritten"))
    }
  }

  @Test func updateAddsWhatIsNewAndNothingElse() throws {
    try ProjectCopy.with("specs/leaf-store") { copy in
      let same = run("draft", "specs/leaf-store", "--update", in: copy.folder)
      #expect(same.out.split(separator: "\n").allSatisfy { $0.hasPrefix("as it is ") })
      let path = "specs/leaf-store/specs/search.yaml"
      let case_ = """
              offline:
                given: { model.phase: .failed(.offline) }
                part: { part: offline-banner, state: error }

        """
      try copy.replace(case_, with: "", in: path)
      let before = try text(copy, "specs/search.yaml")
      let dry = run("draft", "specs/leaf-store", "--update", "--view", "SearchScreen", "--dry-run", in: copy.folder)
      #expect(dry.out.contains("      offline:\n        given: { model.phase: { .failed: .offline } }\n"))
      #expect(try text(copy, "specs/search.yaml") == before)
      let ran = run("draft", "specs/leaf-store", "--update", "--view", "SearchScreen", in: copy.folder)
      #expect(ran.out == "updated  \(path) – error: case offline\n")
      let after = try text(copy, "specs/search.yaml").split(separator: "\n").map(String.init)
      var rest = after[...]
      for line in before.split(separator: "\n").map(String.init) {
        let at = try #require(rest.firstIndex(of: line), "‘\(line)’ is gone")
        rest = rest[(at + 1)...]
      }
      let second = run("draft", "specs/leaf-store", "--update", "--view", "SearchScreen", in: copy.folder)
      #expect(second.out == "as it is \(path)\n")
    }
  }

  @Test func planned() throws {
    try withFolder { folder in
      let ran = run("draft", "--planned", "Gift card: new", in: folder)
      #expect(
        ran.out == """
          written  specs/gift-card-new.yaml – Gift card: new: to be designed
          written  specs/spec.schema.json – what editors complete and check specs with

          """)
      let text = try String(contentsOfFile: folder + "/specs/gift-card-new.yaml", encoding: .utf8)
      #expect(text.contains("\nscreen: \"Gift card: new\"\nstatus: planned"))
      let (spec, problems) = SpecReader().read(text, path: "gift-card-new.yaml")
      #expect(problems.isEmpty)
      #expect(spec?.states.map(\.isUndesigned) == Array(repeating: true, count: 7))
      #expect(
        run("draft", "--planned", "Gift card: new", in: folder).out.contains("it is there; nothing is overwritten"))
    }
  }

  @Test func fromAPlainList() throws {
    try withFolder { folder in
      let list = """
        Address picker
        Selected: "selected, 12 Oak Street, button"
        Modal in: "Delivery address, heading"
        Modal out: "8 Garden Street, button"

        """
      try list.write(toFile: folder + "/list.txt", atomically: true, encoding: .utf8)
      let ran = run("draft", "--from", "list.txt", in: folder)
      #expect(
        ran.out.hasPrefix("written  specs/address-picker.yaml – Address picker: 2 states with words, 5 to design\n"))
      let text = try String(contentsOfFile: folder + "/specs/address-picker.yaml", encoding: .utf8)
      #expect(text.contains("\n  selected:\n    hears: selected, 12 Oak Street, button\n"))
      #expect(text.contains("\n  modal:\n    in: Delivery address, heading\n    out: 8 Garden Street, button\n"))
      let check = run("check", in: folder)
      #expect(check.code == 1)
      #expect(check.out.firstBlock.contains("Address picker (planned)"))
      try "Laoding: x\n".write(toFile: folder + "/wrong.txt", atomically: true, encoding: .utf8)
      let wrong = run("draft", "--from", "wrong.txt", in: folder)
      #expect(wrong.code == 2)
      #expect(wrong.error.contains("wrong.txt:1:1"))
    }
  }

  @Test func anErrorShownByAnAlertIsTheAlertsWords() throws {
    try withFolder { folder in
      let code = """
        import SwiftUI
        struct NoteView: View {
          @State private var saveError = false
          var body: some View {
            Button("Save") { Task { saveError = await save() } }
              .alert("The note was not saved", isPresented: $saveError) {
                Button("OK") { }
              } message: {
                Text("Try again later.")
              }
          }
        }

        """
      try code.write(toFile: folder + "/NoteView.swift", atomically: true, encoding: .utf8)
      let ran = run("draft", "--view", "NoteView", "--dry-run", in: folder)
      #expect(
        ran.out.contains(
          """
            # NoteView.swift:6: .alert, when saveError
            error:
              given: { saveError: true }
              hears:
                - The note was not saved
                - Try again later.
                - OK, button

          """), "\(ran.out)")
    }
  }

  @Test func aPartOfThreeScreensAndAnEmbeddedViewOfOne() throws {
    try withFolder { folder in
      let code = """
        import SwiftUI
        @main struct TheApp: App {
          var body: some Scene { WindowGroup { TabView { FirstScreen(); SecondView(); ThirdView() } } }
        }
        struct FirstScreen: View {
          @State private var opens = false
          var body: some View {
            VStack { Text("First"); Footer(); Badge(); Button("Open") { opens = true } }
              .sheet(isPresented: $opens) { SettingsView() }
          }
        }
        struct SecondView: View { var body: some View { VStack { Text("Second"); Footer() } } }
        struct ThirdView: View { var body: some View { VStack { Text("Third"); Wrapped() } } }
        struct Wrapped: View { var body: some View { Footer() } }
        struct SettingsView: View { var body: some View { Text("Settings") } }
        struct Footer: View { var body: some View { HStack { Text("Made by us"); Link("Imprint", destination: url) } } }
        struct Badge: View { var body: some View { Text("New") } }

        """
      try code.write(toFile: folder + "/App.swift", atomically: true, encoding: .utf8)
      let ran = run("draft", in: folder)
      #expect(
        ran.out.split(separator: "\n").map { String($0.prefix { $0 != "–" }) } == [
          "written  specs/first.yaml ", "written  specs/second.yaml ", "written  specs/settings.yaml ",
          "written  specs/third.yaml ", "written  specs/parts/footer.yaml ", "written  specs/spec.schema.json ",
        ])
      let first = try String(contentsOfFile: folder + "/specs/first.yaml", encoding: .utf8)
      #expect(
        first.contains(
          """
              hears:
                - First
                - part: footer
                  state: content
                - New
                - Open, button

          """), "\(first)")
      #expect(first.contains("    opens: settings\n"))
      let check = run("check", "--format", "json", in: folder)
      #expect(Set(try CheckJSON(check.out).findings.map(\.rule)) == ["state-undesigned"])
    }
  }

  @Test func aStateOfAViewWithItsOwnSpecIsNotDraftedAround() throws {
    try ProjectCopy.with { copy in
      try copy.write(
        """
        import SwiftUI
        @main struct PlantApp: App { var body: some Scene { WindowGroup { RootView() } } }
        struct RootView: View {
          @State private var isOffline = false
          var body: some View {
            NavigationStack {
              VStack {
                if isOffline { Text("You are offline. Water later.") }
                NavigationLink("Beds") { BedsScreen() }
                BedSummary()
              }
              .navigationTitle("Garden")
              .refreshable { isOffline = true }
            }
          }
        }
        struct BedsScreen: View {
          var body: some View { VStack { BedSummary(); Text("All beds") }.navigationTitle("Beds") }
        }
        struct ToolScreen: View {
          var body: some View { VStack { BedSummary() }.navigationTitle("Tools") }
        }
        struct BedSummary: View {
          @State private var isLoading = false
          var body: some View {
            if isLoading { ProgressView("Counting beds") } else { Text("Four beds") }
            Button("Count again") { isLoading = true }
          }
        }
        """, to: "App/Root.swift")
      let ran = run("draft", ".", "--into", "specs", in: copy.folder)
      #expect(ran.code == 0)
      let root = try String(contentsOfFile: copy.folder + "/specs/root.yaml", encoding: .utf8)
      let part = try String(contentsOfFile: copy.folder + "/specs/parts/bed-summary.yaml", encoding: .utf8)
      #expect(root.contains("You are offline"))
      #expect(!root.contains("hears: Counting beds"))
      #expect(
        root.contains(
          """
            # Root.swift:26: if, when isLoading
            # It is described with the view it is in. What is heard while something is on its way?
            loading: ""
          """))
      #expect(part.contains("Counting beds"))
      let found = try CheckJSON(run("check", "specs", "--format", "json", in: copy.folder).out).findings.map(\.rule)
      #expect(Set(found) == ["state-undesigned"])
    }
  }

  @Test func saysWhatItCannotDo() throws {
    try withStore { copy in
      let near = run("draft", "specs/leaf-store", "--view", "OrderScreen", in: copy.folder)
      #expect(near.code == 2)
      #expect(near.error.contains("did you mean ‘OrdersScreen’?"))
      let both = run("draft", "--update", "--planned", "X", in: copy.folder)
      #expect(both.code == 2)
      #expect(both.error.contains("--planned and --update do not go together"))
      let many = run("draft", "specs/leaf-store", "--output", "one.yaml", in: copy.folder)
      #expect(many.code == 2)
      #expect(many.error.contains("--output takes one spec, and here are 6"))
    }
  }
}
