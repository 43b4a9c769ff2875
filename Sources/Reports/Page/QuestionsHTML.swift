import Checks
import ScreenModel

/// The questions that designed states leave open, a line a state.
struct QuestionsHTML: Sendable {
  var page: PageContext
  var screens: [ScreenResult]

  func html() -> HTML {
    var items: [HTML] = []
    for screen in screens {
      for state in UXState.allCases {
        guard let found = screen.states[state], found.verdict != .undesigned, !found.openQuestions.isEmpty,
          let anchor = page.anchor(screen.id, state)
        else { continue }
        items.append(
          """
          <li><a href=#\(anchor)>\(screen.screen), \(state.rawValue)</a>: \
          \(Self.words(found))

          """)
      }
    }
    guard !items.isEmpty else { return "" }
    return """
      <section aria-labelledby=questions>
      <h2 id=questions tabindex=-1>Open questions</h2>
      <p>What every state answers a person who listens, and these leave open. Answer them in what is heard, or under \
      <code>answers</code> in the spec.</p>
      <ul class=w>
      \(items)</ul>
      </section>

      """
  }

  /// The open questions of a state, each with the cases that leave it open.
  static func words(_ found: StateResult) -> HTML {
    Question.allCases.compactMap { question -> HTML? in
      let open = found.openQuestions.filter { $0.question == question }
      guard !open.isEmpty else { return nil }
      let cases = open.compactMap(\.caseName)
      return cases.isEmpty ? "\(question.words)" : "\(question.words) (\(cases.joined(separator: ", ")))"
    }.joined(" ")
  }
}
