import ScreenModel
import Testing

@testable import SwiftReader

/// What a screen says once it has its content.
@Suite struct ContentStateTests {
  private func content(_ source: String) -> [String] {
    Project(source: source).said(state: .content)?.screen.elements.map { $0.line() } ?? []
  }

  @Test func theCaseThatIsLeft() {
    let source = """
      enum Phase { case loading, loaded([String]), failed }
      struct V: View {
        @State private var phase: Phase = .loading
        var body: some View {
          VStack {
            switch phase {
            case .loading: ProgressView("Wait")
            case .loaded: Text("All your files")
            case .failed: Button("Retry") { phase = .loading }
            }
          }.task { phase = await load() }
        }
      }
      """
    #expect(content(source) == ["All your files"])
    expectSpeech(source, ["Wait"])
  }

  @Test func theBranchThatDoesNotWait() {
    #expect(
      content(
        """
        struct V: View {
          @State private var isLoading = true
          var body: some View {
            VStack { if isLoading { ProgressView("Wait") } else { Text("All your files") } }.task { isLoading = false }
          }
        }
        """) == ["All your files"])
    #expect(
      content(
        """
        struct V: View {
          @State private var names: [String]?
          var body: some View {
            VStack { if let names { Text("Your names") } else { ProgressView("Wait") } }.task { names = await load() }
          }
        }
        """) == ["Your names"])
  }
}
