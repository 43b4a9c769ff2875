import Testing

@testable import Checks

/// A model that acts when a property is set acts on every key.
@Suite struct ObserverKindTests {
  private func search(_ model: String, _ field: String = "TextField(\"Tea\", text: $model.query)") -> String {
    """
    \(model)
    struct Teas: View {
      @State private var model = Model()
      var body: some View {
        VStack {
          \(field)
          ForEach(model.found, id: \\.self) { tea in Text(tea) }
        }
      }
    }
    """
  }

  private func model(_ observer: String, _ more: String = "") -> String {
    """
    @Observable final class Model {
      var query = "" \(observer)
      var found: [String] = []
      private let all = ["Assam", "Oolong"]
      private func search() { found = all.filter { $0.contains(query) }; \(more) }
    }
    """
  }

  @Test func resultsThatASetterChangesChangeSilently() {
    #expect(
      messages(search(model("{ didSet { search() } }")), ResultsChangeSilently.self)
        == ["what is typed into ‘model.query’ changes ‘model.found’ and nothing says so"])
    let said = "AccessibilityNotification.Announcement(\"\\(found.count) teas\").post()"
    #expect(messages(search(model("{ didSet { search() } }", said)), ResultsChangeSilently.self, reviews: true) == [])
    #expect(messages(search(model("")), ResultsChangeSilently.self, reviews: true) == [])
  }

  @Test func anAnnouncementInASetterComesOnEveryKey() {
    let said = "AccessibilityNotification.Announcement(\"\\(found.count) teas\").post()"
    #expect(
      messages(search(model("{ didSet { search() } }", said)), AnnouncementPerKeystroke.self)
        == ["every change of ‘model.query’ is announced at once"])
    // Nothing is bound to it: it is set once.
    #expect(messages(search(model("{ didSet { search() } }", said), ""), AnnouncementPerKeystroke.self) == [])
  }

  @Test func aStateOfTheViewRunsNothingThroughItsBinding() {
    let code = """
      struct Teas: View {
        @State private var query = "" { didSet { found = [query] } }
        @State private var found: [String] = []
        var body: some View {
          VStack { TextField("Tea", text: $query); ForEach(found, id: \\.self) { tea in Text(tea) } }
        }
      }
      """
    #expect(messages(code, ResultsChangeSilently.self, reviews: true) == [])
  }
}
