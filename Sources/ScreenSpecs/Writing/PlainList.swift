import Foundation
import ScreenModel

/// A team's checklist as people type it: the seven states, a line each.
///
/// ```
/// Address picker
/// Selected: "selected, 12 Oak Street, button"
/// Modal in: "Delivery address, heading"
/// Empty: not applicable – a customer always has an address
/// ```
public struct PlainList {
  private var draft: SpecDraft
  private var problems: [Problem] = []
  private let text: YAMLText
  /// The state, key and case of the line before, for lines that go on.
  private var last: (state: UXState, kind: Expectation.Kind, name: String?)?
  private var isNamed = false

  /// Reads a list. States that are not in it are missing in the draft.
  /// - Parameter fallback: The name of the screen where the list has none.
  public static func read(_ data: Data, path: String, fallback: String) -> (draft: SpecDraft, problems: [Problem]) {
    switch YAMLText.checked(data, path: path) {
    case .failure(let problem):
      return (SpecDraft(.screen, name: fallback, id: fallback, views: []), [problem])
    case .success(let text):
      var list = PlainList(text, fallback)
      for number in 1...max(1, text.lineCount) { list.take(number) }
      list.draft.isPlanned = list.draft.views.isEmpty
      if list.draft.states.isEmpty, list.problems.isEmpty {
        list.problems.append(
          Problem(
            "no state is named in ‘\(path)’",
            hint: "write a line such as: Selected: \"selected, 12 Oak Street, button\""))
      }
      return (list.draft, list.problems)
    }
  }

  private init(_ text: YAMLText, _ fallback: String) {
    self.text = text
    draft = SpecDraft(.screen, name: fallback, id: fallback, views: [])
  }

  private mutating func take(_ number: Int) {
    guard let whole = text.line(number) else { return }
    let line = Self.bare(whole)
    guard !line.isEmpty else { return }
    let quoted = Self.quotedTexts(line)
    if !quoted.isEmpty, let last { return quoted.forEach { add($0, last.state, last.kind, last.name) } }
    guard let colon = line.firstIndex(of: ":") else {
      if !isNamed, draft.states.isEmpty { return name(line) }
      return report(
        "this line names no state", hint: "write ‘Loading: \"Loading orders\"’, or quote a line that goes on", number)
    }
    let key = line[..<colon].trimmed.lowercased()
    let value = Self.bare(String(line[line.index(after: colon)...]))
    switch key {
    case "screen", "part", "name":
      if key == "part" { draft.kind = .part }
      return name(Self.quotedTexts(value).first ?? value)
    case "view": return draft.views.append(Self.quotedTexts(value).first ?? value)
    default: break
    }
    guard let target = Self.target(key) else {
      let known = UXState.allCases.map(\.rawValue)
      let near = nearestWord(to: String(key.prefix { !$0.isWhitespace }), in: known).map { "did you mean ‘\($0)’?" }
      return report("‘\(key)’ is no state", hint: near ?? "states: \(known.joined(separator: ", "))", number)
    }
    last = target
    add(value, target, number)
  }

  private mutating func name(_ text: String) {
    isNamed = true
    draft.name = text
  }

  private mutating func add(
    _ value: String, _ target: (state: UXState, kind: Expectation.Kind, name: String?), _ number: Int
  ) {
    let lowered = value.lowercased()
    if let word = ["not applicable", "not-applicable", "n/a"].first(where: lowered.hasPrefix) {
      let signs = CharacterSet(charactersIn: " :,–—-.").union(.whitespaces)
      let rest = String(value.dropFirst(word.count)).trimmingCharacters(in: signs)
      let reason = Self.quotedTexts(rest).first ?? rest
      guard !reason.isEmpty else {
        return report("‘\(value)’ needs a reason", hint: "write: n/a – why the screen cannot be in it", number)
      }
      return change(target.state) { $0.notApplicable = reason }
    }
    let texts = Self.quotedTexts(value)
    for text in texts.isEmpty ? [value] : texts { add(text, target.state, target.kind, target.name) }
  }

  private mutating func add(_ text: String, _ state: UXState, _ kind: Expectation.Kind, _ name: String?) {
    change(state) { draft in
      guard !text.isEmpty else { return }
      let index = draft.cases.firstIndex { $0.name == name }
      if index == nil { draft.cases.append(CaseDraft(name: name)) }
      draft.cases[index ?? draft.cases.count - 1].lines.append(.init(kind, text))
    }
  }

  private mutating func change(_ state: UXState, _ body: (inout StateDraft) -> Void) {
    if !draft.states.contains(where: { $0.state == state }) { draft.states.append(StateDraft(state)) }
    guard let index = draft.states.firstIndex(where: { $0.state == state }) else { return }
    body(&draft.states[index])
    // Words without a case stand beside none that has a name.
    let cases = draft.states[index].cases
    if cases.count > 1 {
      for at in cases.indices where cases[at].name == nil { draft.states[index].cases[at].name = "ordinary" }
    }
  }

  private mutating func report(_ message: String, hint: String, _ number: Int) {
    let width = text.line(number)?.unicodeScalars.count ?? 0
    problems.append(text.problem(message, hint: hint, at: text.span(line: number, 1, width + 1)))
  }

  // MARK: Words

  /// `modal way out` → modal, `way-out`; `error (wrong password)` → error, `hears`, the case.
  private static func target(_ key: String) -> (state: UXState, kind: Expectation.Kind, name: String?)? {
    var words = key.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return nil }
    let states = ["ordinary": "content", "normal": "content", "busy": "loading", "failure": "error", "done": "success"]
    guard let state = UXState(rawValue: states[first] ?? first) else { return nil }
    words.removeFirst()
    let kinds: [(words: [String], kind: Expectation.Kind)] = [
      (["way", "out"], .wayOut), (["keyboard", "focus"], .keyboardFocus), (["in"], .in), (["out"], .out),
      (["focus"], .focus), (["announces"], .announces), (["announcement"], .announces), (["hears"], .hears),
      (["never"], .never), (["shows"], .shows), (["stays"], .stays), (["because"], .because), (["reason"], .because),
      (["each"], .each), (["exactly"], .exactly),
    ]
    for each in kinds where words.starts(with: each.words) || Array(words.suffix(each.words.count)) == each.words {
      let isOwn =
        [.in, .wayOut, .out].contains(each.kind) ? state == .modal : each.kind != .because || state == .disabled
      guard isOwn else { continue }
      let rest = words.starts(with: each.words) ? words.dropFirst(each.words.count) : words.dropLast(each.words.count)
      return (state, each.kind, rest.isEmpty ? nil : rest.joined(separator: "-"))
    }
    return (state, .hears, words.isEmpty ? nil : words.joined(separator: "-"))
  }

  private static let quotes: [Character: Character] = [
    "\"": "\"", "“": "”", "‘": "’", "'": "'", "`": "`", "«": "»", "„": "“",
  ]

  /// The texts in quotes, where a line is nothing else but those, with commas between.
  private static func quotedTexts(_ line: String) -> [String] {
    var texts: [String] = []
    var rest = line[...]
    while let first = rest.first {
      guard let closing = quotes[first], let end = rest.dropFirst().firstIndex(of: closing) else { return [] }
      texts.append(rest[rest.index(after: rest.startIndex)..<end].trimmed)
      rest = rest[rest.index(after: end)...].drop { $0.isWhitespace || ",;→".contains($0) }
    }
    return texts
  }

  /// A line without the signs of a list, a heading or emphasis.
  private static func bare(_ line: String) -> String {
    var line = line.trimmed[...]
    while let first = line.first, "-*•#>+".contains(first) { line = line.dropFirst().drop { $0.isWhitespace } }
    for sign in ["[ ] ", "[x] ", "[X] "] where line.hasPrefix(sign) { line = line.dropFirst(sign.count) }
    return line.replacing("**", with: "").trimmed
  }
}

extension StringProtocol {
  /// Without white space at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
