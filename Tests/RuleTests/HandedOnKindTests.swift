import ScreenModel
import Testing

@testable import Checks

/// Kinds of SwiftUI code in which the fact stands a step away: a name handed on, a model, a function.
@Suite struct HandedOnKindTests {
  private func found(_ code: String, _ rule: any Rule.Type) -> [String] {
    AuditedCode(code).findings(rule).map { $0.isReview ? "review: \($0.message)" : $0.message }
  }

  private func icon(_ picture: String, _ label: String) -> String {
    """
    struct Amenity { let symbol: String; let title: String; let imageName: String }
    struct AmenityIcon: View {
      let amenity: Amenity
      let names: [String: String]
      var body: some View { \(picture).accessibilityLabel(\(label)) }
    }
    """
  }

  @Test(arguments: ["amenity.symbol", "Text(amenity.symbol)", "self.amenity.symbol"])
  func theNameOfASymbolIsNoLabel(_ label: String) {
    #expect(
      found(icon("Image(systemName: amenity.symbol)", label), LabelIsFileName.self)
        == ["the label ‘amenity.symbol’ is the name of the symbol"])
  }

  @Test func norIsThatOfAFile() {
    #expect(
      found(icon("Image(amenity.imageName)", "amenity.imageName"), LabelIsFileName.self)
        == ["the label ‘amenity.imageName’ is the name of the picture"])
    // A picture may be called as people say.
    #expect(found(icon("Image(amenity.title)", "amenity.title"), LabelIsFileName.self) == [])
  }

  @Test(arguments: [
    "amenity.title", "names[amenity.symbol] ?? amenity.title", "LocalizedStringKey(amenity.symbol)",
    "String(localized: \"amenity.\\(amenity.symbol)\")",
  ])
  func anotherLabelIsWords(_ label: String) {
    #expect(found(icon("Image(systemName: amenity.symbol)", label), LabelIsFileName.self) == [])
  }

  private func languages(_ text: String) -> String {
    """
    struct LanguageList: View {
      @State private var current = "nb"
      private let codes = ["nb", "en"]
      var body: some View {
        List(codes, id: \\.self) { code in
          Button { current = code } label: {
            HStack {
              Text(\(text))
              if current == code { Image(systemName: "checkmark").accessibilityHidden(true) }
            }
          }
        }
      }
    }
    """
  }

  @Test(arguments: ["code", "Locale.current.localizedString(forLanguageCode: code) ?? code"])
  func whatTheSystemKnowsIsNotTheChoice(_ text: String) {
    #expect(found(languages(text), SelectedWithoutTrait.self).count == 1)
    #expect(found(languages("current == code ? \"\\(code), chosen\" : code"), SelectedWithoutTrait.self) == [])
  }

  private func report(_ rest: String, done: String = "") -> String {
    """
    struct ReportScreen: View {
      let send: () async throws -> Void
      @State private var hasFailed = false
      @State private var isThere = false
      var body: some View {
        Form {
          Button("Report") { Task { await submit() } }
          if isThere { Text("The city has it.") }
        }
        .alert("It was not sent. Connect to the internet and try again.", isPresented: $hasFailed) {
          Button("OK", role: .cancel) {}
        }
      }
      private func submit() async {
        do {
          try await send()
          \(done)
          UIAccessibility.post(notification: .announcement, argument: \(rest))
        } catch {
          hasFailed = true
        }
      }
    }
    """
  }

  @Test func aFunctionThatOnlyAnnouncesSuccessIsFound() {
    let only = ["review: the announcement is all that says it is done"]
    #expect(found(report("String(localized: \"Report sent\")"), SuccessNotKept.self) == only)
    #expect(found(report("String(localized: \"Report sent\")", done: "isThere = true"), SuccessNotKept.self) == [])
    #expect(found(report("String(localized: \"Two lamps are near\")"), SuccessNotKept.self) == [])
  }

  @Test func anAttemptThatOnlyLeavesIsSwallowed() {
    func photo(_ body: String) -> String {
      """
      struct PhotoScreen: View {
        let upload: () async throws -> Void
        @State private var isDone = false
        var body: some View {
          Button("Send the photo") { Task { await go() } }
          if isDone { Text("The photo was sent.") }
        }
        private func go() async {
          \(body)
        }
      }
      """
    }
    #expect(
      found(photo("guard (try? await upload()) != nil else { return }\nisDone = true"), ErrorSwallowed.self)
        == ["nobody is told if ‘upload’ fails"])
    #expect(
      found(photo("guard (try? await upload()) != nil else {\nisDone = false\nreturn\n}"), ErrorSwallowed.self) == [])
  }

  private func camp(_ disabled: String, _ beside: String = "") -> String {
    """
    struct CampForm: View {
      @State private var name = ""
      @State private var nights = 0
      let send: () -> Void
      var body: some View {
        Form {
          TextField("Group", text: $name)
          Stepper("Nights", value: $nights)
          Button("Reserve", action: send).disabled(\(disabled))
          \(beside)
        }
      }
    }
    """
  }

  @Test func aStepperIsAFieldOfTheForm() {
    #expect(
      found(camp("name.isEmpty || nights == 0"), DisabledWithoutReason.self)
        == ["‘Reserve’ is disabled if name.isEmpty || nights == 0, and nothing says why"])
    let beside = "Text(\"Enter a group and at least one night.\")"
    #expect(
      found(camp("name.isEmpty || nights == 0", beside), DisabledWithoutReason.self)
        == ["review: ‘Reserve’ is disabled if name.isEmpty || nights == 0, and nothing says why"])
  }

  @Test func aListIsCountedToo() {
    let code = """
      struct NotesScreen: View {
        let notes: [String]
        var body: some View {
          Group {
            if notes.count == 0 {
              Text("Nothing is written down yet.")
            } else {
              List(notes, id: \\.self) { note in Text(note) }
            }
          }
          .navigationTitle("Notes")
        }
      }
      """
    #expect(
      found(code, EmptyWithoutWayOn.self) == ["where there is nothing (notes.count == 0), there is nothing to do"])
  }

  @Test func aStringIsForReviewWhereNothingIsTranslated() {
    let code = """
      struct Call: View {
        private let hangUp: String = "Hang up"
        let end: () -> Void
        var body: some View { Button("End", action: end).accessibilityLabel(hangUp) }
      }
      """
    #expect(found(code, LabelNotLocalized.self) == ["review: ‘Hang up’ is spoken in one language only"])
  }
}
