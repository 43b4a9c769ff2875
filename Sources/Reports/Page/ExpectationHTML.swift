import Checks
import ScreenModel
import ScreenSpecs

/// The expectations of a screen, each a row: verdict, what was written, what the source says, what a recording says.
struct ExpectationHTML: Sendable {
  var page: PageContext
  var spoken: SpokenHTML
  /// On a journey only recordings speak.
  var asksSource: Bool
  /// Files that earlier rows link to: a page can lead to a file, not into it, so that once is enough.
  private var linked: Set<String> = []
  /// The file that the row above names, in the columns of the source and of recordings.
  private var above: [Bool: String] = [:]

  init(page: PageContext, spoken: SpokenHTML, asksSource: Bool = true) {
    self.page = page
    self.spoken = spoken
    self.asksSource = asksSource
  }

  /// The head of their tables.
  static let head: HTML = """
    <thead><tr><th scope=col>Verdict<th scope=col>Expected<th scope=col>Source says<th scope=col>Recording says
    """

  /// Begins another table: its first row names files again.
  mutating func startTable() { above = [:] }

  mutating func row(_ result: ExpectationResult) -> HTML {
    let source = self.source(result)
    let recording = self.recording(result)
    // Where only another language misses it, these words are as they should be.
    let isElsewhere = result.languages.contains { Self.isMiss($0.verdict) } && (result.missing + result.extra).isEmpty
    let isMiss = Self.isMiss(result.verdict) && !isElsewhere
    var expected: [WordDifference.Run]?
    func cell(_ said: Said?, none: HTML) -> HTML {
      guard let said else { return none.isEmpty ? "<td></td>" : "<td><i>\(none)</i>" }
      // Of the two, the one that decided has the verdict; the other differs where the two disagree.
      let differs = said.decides ? isMiss : isMiss != (result.disagreement != nil)
      return "<td>\(self.said(said, result, differs, &expected))"
    }
    let cells =
      cell(source, none: !asksSource ? "not asked" : result.verdict == .unproved ? "no evidence" : "not known")
      + cell(recording, none: "")
    return """
      <tr><td class=\(PageMarks.name(result.verdict))>\(result.verdict.rawValue)\
      <th scope=row>\(head(result, expected))\(cells)
      \(result.languages.map(translated))
      """
  }

  /// The same in another language, under it.
  private func translated(_ result: LanguageResult) -> HTML {
    let spoken = SpokenHTML(language: result.language)
    let isMiss = Self.isMiss(result.verdict)
    let difference = isMiss ? result.heard.map { WordDifference(result.expected, $0) } : nil
    var said: HTML =
      isMiss ? "<i>nothing like it</i>" : result.verdict == .unproved ? "<i>no evidence</i>" : "<i>as expected</i>"
    if let difference, !difference.sharesNothing {
      said = spoken.html(difference.said, .extra)
    } else if let heard = result.heard {
      said = heard == result.expected ? "<i>the same</i>" : spoken.html(heard)
    }
    return """
      <tr><td class=\(PageMarks.name(result.verdict))>\(result.verdict.rawValue)<th scope=row>\
      <small>in ‘\(result.language)’</small> \
      \(difference.map { spoken.html($0.expected, .missing) } ?? spoken.html(result.expected))\
      <td colspan=2>\(said)

      """
  }

  private static func isMiss(_ verdict: Verdict) -> Bool { verdict == .contradicted || verdict == .notHeard }

  /// Said once a recording.
  private static let byHand = "typed by hand"

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
      if result.isHandTyped { notes.append(Self.byHand) }
      if result.isStale { notes.append("out of date") }
      return Said(text: result.heard, span: result.evidence, file: file, decides: true, notes: notes)
    }
    guard let file = result.recordedFile else { return nil }
    return Said(
      text: result.recorded, span: result.recordedAt, file: file, decides: false,
      notes: result.isStale ? ["out of date"] : [])
  }

  private mutating func said(
    _ said: Said, _ result: ExpectationResult, _ differs: Bool, _ expected: inout [WordDifference.Run]?
  ) -> HTML {
    var quote = HTML.empty
    var remarks: [HTML] = []
    switch said.text {
    case .some(let text) where result.kind == .opens || result.kind == .next: remarks.append("\(text)")
    case .some(result.expected) where differs && !Self.isForbidden(result.kind):
      // The words are there, and something beside them is not: a focus move, the order, how often.
      let missing = said.decides ? result.missing : []
      remarks.append("the same words\(missing.isEmpty ? "" : ", without " + quoted(missing))")
    case .some(result.expected) where !Self.isForbidden(result.kind): remarks.append("the same")
    case .some(let text) where differs && Self.isForbidden(result.kind):
      quote = spoken.html([WordDifference.Run(text: text, differs: true)], .extra)
    case .some(let text) where differs && said.decides && result.missing == [result.expected]:
      // The nearest line has nothing in common with it: marks would cover both.
      expected = [WordDifference.Run(text: result.expected, differs: true)]
      quote = spoken.html(text)
      remarks.append("the nearest line")
    case .some(let text) where differs:
      let difference = WordDifference(result.expected, text)
      if said.decides || expected == nil { expected = difference.expected }
      quote = difference.sharesNothing ? spoken.html(text) : spoken.html(difference.said, .extra)
      if difference.sharesNothing { remarks.append("the nearest line") }
    case .some(let text): quote = spoken.html(text)
    case nil where differs:
      if said.decides { expected = [WordDifference.Run(text: result.expected, differs: true)] }
      remarks.append("nothing like it")
    case nil: remarks.append("as expected")
    }
    remarks += said.notes.filter { $0 != Self.byHand || !linked.contains(said.file ?? "") }.map { "\($0)" }
    let link = place(said, &remarks)
    let remark: HTML = remarks.isEmpty ? "" : "<i>\(remarks.joined(", "))</i>"
    return [quote, remark, link].filter { !$0.isEmpty }.joined(" ")
  }

  /// Where it is said: a link, or words among the remarks where a link stands above.
  private mutating func place(_ said: Said, _ remarks: inout [HTML]) -> HTML {
    guard let span = said.span ?? said.file.map({ SourceSpan(file: $0, line: 1, column: 1) }) else { return "" }
    let isNew = linked.insert(span.file).inserted
    let isRepeated = above.updateValue(span.file, forKey: said.file != nil) == span.file
    if isNew || page.links.leadsToLines { return page.link(span, isFile: said.span == nil) }
    remarks.append(isRepeated ? "line \(span.line)" : page.name(of: span, isFile: said.span == nil))
    return ""
  }

  /// Kinds that speak against what is said, whatever its words.
  private static func isForbidden(_ kind: Expectation.Kind) -> Bool { kind == .never || kind == .silent }

  private func head(_ result: ExpectationResult, _ runs: [WordDifference.Run]?) -> HTML {
    var head: HTML = result.kind == .hears ? "" : "<small>\(Self.words(result.kind))</small> "
    switch result.kind {
    case .silent: head += "nothing is announced, and focus does not move"
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
