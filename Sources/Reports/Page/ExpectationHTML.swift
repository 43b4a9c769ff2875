import Checks
import ScreenModel
import ScreenSpecs

/// One expectation as a row: verdict, what was written, what the source says, what a recording says.
struct ExpectationHTML: Sendable {
  var page: PageContext
  var spoken: SpokenHTML

  func row(_ result: ExpectationResult) -> HTML {
    let source = self.source(result)
    let recording = self.recording(result)
    let isMiss = result.verdict == .contradicted || result.verdict == .notHeard
    var expected: [WordDifference.Run]?
    func cell(_ said: Said?, none: HTML) -> HTML {
      guard let said else { return "<td class=none>\(none)</td>" }
      // Of the two, the one that decided has the verdict; the other differs where the two disagree.
      let differs = said.decides ? isMiss : isMiss != (result.disagreement != nil)
      return "<td>\(self.said(said, result, differs, &expected))</td>"
    }
    let cells =
      cell(source, none: result.verdict == .unproved ? "no evidence" : "not known")
      + cell(recording, none: "not recorded")
    return """
      <tr><td>\(PageMarks.mark(result.verdict)) \(result.verdict.rawValue)</td>\
      <th scope=row>\(head(result, expected))</th>\(cells)</tr>

      """
  }

  /// What one witness says.
  private struct Said {
    var text: String?
    var span: SourceSpan?
    var file: String?
    var decides: Bool
    var notes: [String]
  }

  private func source(_ result: ExpectationResult) -> Said? {
    if result.recordingFile != nil {
      guard result.predicted != nil || result.predictedAt != nil else { return nil }
      return Said(text: result.predicted, span: result.predictedAt, decides: false, notes: [])
    }
    guard result.heard != nil || result.evidence != nil || result.verdict != .unproved else { return nil }
    var notes: [String] = []
    if !result.openNames.isEmpty { notes.append("depends on " + quoted(result.openNames)) }
    return Said(text: result.heard, span: result.evidence, decides: true, notes: notes)
  }

  private func recording(_ result: ExpectationResult) -> Said? {
    if let file = result.recordingFile {
      var notes: [String] = []
      if !result.unseen.isEmpty { notes.append("cannot carry " + quoted(result.unseen)) }
      if result.isHandTyped { notes.append("typed by hand") }
      if result.isStale { notes.append("out of date") }
      return Said(text: result.heard, span: result.evidence, file: file, decides: true, notes: notes)
    }
    guard let file = result.recordedFile else { return nil }
    return Said(
      text: result.recorded, span: result.recordedAt, file: file, decides: false,
      notes: result.isStale ? ["out of date"] : [])
  }

  private func said(
    _ said: Said, _ result: ExpectationResult, _ differs: Bool, _ expected: inout [WordDifference.Run]?
  ) -> HTML {
    var words: HTML
    if let text = said.text {
      if differs, !isWhole(result, said) {
        let difference = WordDifference(result.expected, text)
        if said.decides || expected == nil { expected = difference.expected }
        words = spoken.html(difference.said, .extra)
      } else {
        words = spoken.html(text, same: text == result.expected)
      }
    } else {
      words = differs ? "<span class=none>nothing like it</span>" : "<span class=none>as expected</span>"
    }
    for note in said.notes { words += " <small>\(note)</small>" }
    if let span = said.span {
      words += " \(page.link(span))"
    } else if let file = said.file {
      words += " \(page.link(SourceSpan(file: file, line: 1, column: 1), isFile: true))"
    }
    return words
  }

  /// What is said has nothing to do with what was expected, so that marking words would mark them all.
  private func isWhole(_ result: ExpectationResult, _ said: Said) -> Bool {
    switch result.kind {
    case .never, .silent, .opens, .next, .background: return true
    default: return said.decides && result.missing == [result.expected]
    }
  }

  private func head(_ result: ExpectationResult, _ runs: [WordDifference.Run]?) -> HTML {
    var head: HTML = result.kind == .hears ? "" : "<small class=k>\(Self.words(result.kind))</small> "
    switch result.kind {
    case .silent: head += "<span class=u>nothing is announced, and focus does not move</span>"
    case .opens, .next: head += page.screenLink(result.expected)
    default: head += runs.map { spoken.html($0, .missing) } ?? spoken.html(result.expected)
    }
    if result.priority != .must { head += " <small>\(result.priority.rawValue)</small>" }
    return head
  }

  private func quoted(_ words: [String]) -> String { words.map { "‘\($0)’" }.joined(separator: ", ") }

  /// How a kind of expectation reads before what is expected.
  static func words(_ kind: Expectation.Kind) -> String {
    switch kind {
    case .hears: "hears"
    case .exactly: "hears exactly"
    case .each: "each hears"
    case .focus: "focus moves to"
    case .stays: "focus stays on"
    case .keyboardFocus: "keyboard focus on"
    case .announces: "announces"
    case .silent: "silent"
    case .never: "never"
    case .shows: "shows"
    case .keeps: "keeps"
    case .in: "first heard inside"
    case .wayOut: "way out"
    case .out: "focus returns to"
    case .because: "because"
    case .next: "next screen"
    case .opens: "opens"
    case .background: "background"
    }
  }
}
