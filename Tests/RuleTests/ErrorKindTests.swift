import Testing

@testable import Checks

/// Which branch tells what went wrong, and which only what is there while nothing did.
@Suite struct ErrorKindTests {
  private func screen(_ body: String) -> String {
    """
    struct Feed: View {
      @State private var posts: [String]?
      @State private var error: Error?
      @State private var isFull = false
      let load: () async throws -> [String]
      var body: some View {
        VStack {
          Button("Load") { Task { do { posts = try await load(); isFull = true } catch { self.error = error } } }
          \(body)
        }
      }
    }
    """
  }

  @Test func whatIsShownWithoutAnErrorIsNone() {
    let code = screen(
      #"if error != nil { Text("Not loaded.") } else if isFull { Text("All posts") } else { Text("Nothing yet") }"#)
    #expect(
      messages(code, ErrorSilent.self, reviews: true) == ["an error appears if error != nil, and nothing says so"])
  }

  @Test func aValueBesideAnErrorIsNone() {
    let code = screen(
      "if let error { Text(error.localizedDescription) } else if let posts { Text(posts.joined()) }")
    #expect(
      messages(code, ErrorSilent.self, reviews: true) == ["an error appears if error != nil, and nothing says so"])
  }

  @Test func anErrorBesideAnotherTestIsOne() {
    let code = screen(#"if isFull && error != nil { Text("Not loaded.") }"#)
    #expect(
      messages(code, ErrorSilent.self, reviews: true) == [
        "an error appears if isFull && error != nil, and nothing says so"
      ])
  }

  // MARK: Texts that are always there, lists and tables of errors

  private func form(_ text: String, _ touch: String, _ more: String = "") -> [AuditFinding] {
    findings(
      """
      struct Register: View {
        @State private var mail = ""
        @State private var errors: [String: String] = [:]
        @State private var problems: [String] = []
        @State private var isInvalid = false
        var body: some View {
          Form {
            TextField("Mail", text: $mail).accessibilityLabel("Mail")
            \(text)
            Button("Register") { \(touch) }
          }
          \(more)
        }
      }
      """, ErrorSilent.self)
  }

  @Test func anErrorInATableIsAnError() {
    let shown = "if let message = errors[\"mail\"] { Text(message) }"
    let touch = "errors[\"mail\"] = \"Enter an address.\""
    #expect(
      form(shown, touch).map(\.message) == ["an error appears if errors[\"mail\"] != nil, and nothing says so"])
    let said = "AccessibilityNotification.Announcement(\"Enter an address.\").post()"
    #expect(form(shown, "\(touch); \(said)").map(\.message) == [])
  }

  @Test func anErrorThatIsFadedInAppears() {
    let text = "Text(\"Enter an address.\").opacity(isInvalid ? 1 : 0)"
    let found = form(text, "isInvalid = true")
    #expect(found.map(\.message) == ["this text appears if ‘isInvalid’, and nothing tells of it"])
    #expect(found.map(\.heard) == ["Enter an address."])
    let watched = ".onChange(of: isInvalid) { AccessibilityNotification.Announcement(\"Enter an address.\").post() }"
    #expect(form(text, "isInvalid = true", watched).map(\.message) == [])
    #expect(form("Text(\"Saved\").opacity(mail.isEmpty ? 0 : 1)", "isInvalid = true").map(\.message) == [])
  }

  @Test func aListThatIsFilledWithErrorsTellsOfThem() {
    let errors = "ForEach(Array(errors.values), id: \\.self) { error in Text(error) }"
    let found = form(errors, "errors[\"mail\"] = \"Enter an address.\"")
    #expect(found.map(\.message) == ["errors appear if !errors.isEmpty, and nothing says so"])
    #expect(found.map(\.isReview) == [false])
    // Problems may be exercises.
    let problems = "ForEach(problems, id: \\.self) { problem in Text(problem) }"
    #expect(
      form(problems, "problems.append(\"3 + 4\")").map(\.certainty)
        == [.review(because: "they may be something else than errors")])
    #expect(form(problems, "mail = \"\"").map(\.message) == [])
  }
}
