import Checks
import ScreenModel

/// For people at a terminal: the matrix first, then every failure as a person would explain it.
public enum TextReport: Report {
  public static let name = "text"

  public static func text(of result: CheckResult, _ options: ReportOptions) -> String {
    let paint = Paint(isOn: options.usesColor)
    let drawing = FindingText(options: options)
    var blocks: [String] = []
    let matrix = MatrixText(screens: result.screens, width: options.width, paint: paint).text()
    if !matrix.isEmpty { blocks.append(matrix) }
    if !result.journeys.isEmpty { blocks.append(journeys(result.journeys)) }
    // What nobody has designed comes first: nothing else can be right before that.
    let errors = result.findings.filter { $0.severity == .error }
    let isUndesigned = { (finding: Finding) in finding.rule == "state-undesigned" }
    for finding in errors.filter(isUndesigned) + errors.filter({ !isUndesigned($0) }) {
      blocks.append(drawing.text(finding))
    }
    for severity in [Finding.Severity.warning, .note] {
      blocks += result.findings.filter { $0.severity == severity }.map(drawing.text)
    }
    if !result.unspecified.isEmpty { blocks.append(unspecified(result.unspecified, options)) }
    let questions = Self.questions(result.screens, options)
    if !questions.isEmpty { blocks.append(questions) }
    let typed = typedByHand(result.screens, result.journeys)
    if !typed.isEmpty { blocks.append(typed) }
    blocks.append(
      SummaryWords.lines(result.summary).flatMap { wrapped($0, to: options.width) }.joined(separator: "\n") + "\n")
    return blocks.joined(separator: "\n")
  }

  private static func unspecified(_ screens: [UnspecifiedScreen], _ options: ReportOptions) -> String {
    let lines = screens.map { screen in
      "  \(Escaping.plain(screen.view))" + (screen.span.map { "  \(Escaping.plain($0.description))" } ?? "")
    }
    return "Screens without a spec\n" + lines.joined(separator: "\n") + "\n"
  }

  /// A line a journey: its mark, its name, and how far it is proved.
  private static func journeys(_ journeys: [JourneyResult]) -> String {
    let lines = journeys.map { journey in
      "  \(Marks.mark(journey.verdict)) \(Escaping.plain(journey.name)), \(SummaryWords.proof(of: journey))\n"
    }
    return "Journeys\n" + lines.joined()
  }

  /// Transcripts that people typed: evidence, and only as good as their ears.
  private static func typedByHand(_ screens: [ScreenResult], _ journeys: [JourneyResult]) -> String {
    let results =
      screens.flatMap { $0.states.values.flatMap(\.expectations) }
      + journeys.flatMap { $0.steps.flatMap(\.expectations) }
    let files = Set(results.filter(\.isHandTyped).compactMap(\.recordingFile)).sorted()
    guard !files.isEmpty else { return "" }
    return "Recordings typed by hand\n" + files.map { "  \(Escaping.plain($0))\n" }.joined()
  }

  /// The open questions of designed states, a line a state. What is undesigned answers none of them, and is told already.
  private static func questions(_ screens: [ScreenResult], _ options: ReportOptions) -> String {
    var lines: [String] = []
    for screen in screens {
      for state in UXState.allCases {
        guard let found = screen.states[state], found.verdict != .undesigned, !found.openQuestions.isEmpty else {
          continue
        }
        let open = Set(found.openQuestions.map(\.question))
        let words = Question.allCases.filter(open.contains).map(\.words).joined(separator: " ")
        lines.append("  \(Escaping.plain(screen.screen)), \(state.rawValue): \(words)")
      }
    }
    return lines.isEmpty
      ? ""
      : "Questions left open (answer them in the spec, or under ‘answers’)\n" + lines.joined(separator: "\n") + "\n"
  }
}
