import ScreenModel
import SwiftReader
import Testing

@Suite("Previews as sample data")
struct PreviewDataTests {
  private static let source = """
    import SwiftUI
    @Observable final class Model {
      enum Phase { case idle, failed(String) }
      var phase: Phase
      init(phase: Phase = .idle) { self.phase = phase }
    }
    struct Screen: View {
      @State var model = Model()
      var title = "Tea"
      var body: some View {
        VStack {
          Text(title)
          switch model.phase {
          case .idle: Text("Nothing yet")
          case .failed(let why): Label(why, systemImage: "xmark")
          }
        }
      }
    }
    #Preview("Error") { NavigationStack { Screen(model: Model(phase: .failed("No network")), title: "Mate") } }
    #Preview { Screen() }
    struct Old: PreviewProvider {
      static var previews: some View {
        Group {
          Screen().previewDisplayName("Plain")
          Screen(model: Model(phase: .failed("Closed"))).previewDisplayName("Shut").padding()
        }
      }
    }
    """

  @Test func aPreviewOfAnotherViewIsNone() {
    let other = """

      struct Other: View { var body: some View { Text("Other") } }
      struct OtherPreviews: PreviewProvider {
        static var previews: some View { Other().previewDisplayName("Ten per cent") }
      }
      """
    let project = Project(source: Self.source + other)
    #expect(project.previews(of: "Screen") == ["Error", "Plain", "Shut"])
    #expect(project.previews(of: "Other") == ["Ten per cent"])
  }

  private func heard(_ preview: String?, given: [SampleBinding] = []) -> [String] {
    let project = Project(source: Self.source)
    let request = Project.Request(view: "Screen", given: given, preview: preview, usesInitialValues: true)
    let speech = Speech(lexicon: .language("en"))
    return project.predictions(request).first?.screen.elements.map { speech.utterance(of: $0).spoken } ?? []
  }

  @Test("The view says what the preview hands to it")
  func handsValues() {
    #expect(heard("Error") == ["Mate", "No network"])
    #expect(heard("Shut") == ["Tea", "Closed"])
    #expect(heard("Plain") == ["Tea", "Nothing yet"])
    #expect(heard(nil) == ["Tea", "Nothing yet"])
  }

  @Test("Sample data goes over a preview")
  func givenGoesFirst() {
    #expect(heard("Error", given: [SampleBinding("title", .text("Rooibos"))]) == ["Rooibos", "No network"])
  }

  @Test("Previews are known by the names people gave them")
  func names() {
    #expect(Project(source: Self.source).previews(of: "Screen") == ["Error", "Plain", "Shut"])
  }
}
