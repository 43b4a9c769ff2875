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
}
