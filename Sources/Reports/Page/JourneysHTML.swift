import Checks
import ScreenModel

/// The ways through several screens, step by step: what the person does, and what is expected and recorded then.
struct JourneysHTML: Sendable {
  var page: PageContext
  var result: CheckResult

  func html() -> HTML {
    """
    <section aria-labelledby=journeys>
    <h2 id=journeys tabindex=-1>Journeys</h2>
    \(result.journeys.map(journey))</section>

    """
  }

  private func journey(_ journey: JourneyResult) -> HTML {
    var about: [HTML] = ["\(SummaryWords.proof(of: journey))"]
    if let start = journey.start { about.append("begins: \(start)") }
    about.append(page.link(journey.span, isFile: true))
    about += journey.recordings.map { page.link(SourceSpan(file: $0, line: 1, column: 1), isFile: true) }
    return """
      <h3>\(journey.name) <small>\(PageMarks.word(journey.verdict))</small></h3>
      <p class=sub>\(about.joined(" · "))</p>
      \(table(journey))
      """
  }

  private func table(_ journey: JourneyResult) -> HTML {
    guard !journey.steps.isEmpty else { return "" }
    return """
      <table class=e><caption>\(journey.name), step by step</caption>
      \(ExpectationHTML.head)
      \(journey.steps.enumerated().map { step($0.offset + 1, $0.element) })</table>

      """
  }

  private func step(_ number: Int, _ step: JourneyStepResult) -> HTML {
    let language = result.screens.first { $0.id == step.screen }?.language ?? "en"
    var rows = ExpectationHTML(page: page, spoken: SpokenHTML(language: language), asksSource: false)
    let place = [step.screenName, step.state.rawValue] + (step.caseName.map { [$0] } ?? [])
    let words = place.joined(separator: ", ")
    let link = page.anchor(step.screen, step.state).map { anchor -> HTML in "<a href=#\(anchor)>\(words)</a>" }
    let action: HTML = step.action.map { action -> HTML in " – \(action)" } ?? ""
    return """
      <tbody>
      <tr><th class=c colspan=4 scope=rowgroup>\(number). \(link ?? "\(words)")\(action) \(PageMarks.word(step.verdict))
      \(step.expectations.map { rows.row($0) })
      """
  }
}
