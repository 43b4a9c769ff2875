import Checks
import Recordings
import ScreenModel

/// The counts of one run: a line of a history file.
public struct HistoryEntry: Sendable, Hashable {
  /// `YYYY-MM-DD`.
  public var date: String
  public var screens: Int
  /// States by verdict, of screens and parts; verdicts that do not occur are absent.
  public var states: [Verdict: Int]
  public var errors: Int
  public var warnings: Int
  public var openQuestions: Int

  public init(
    date: String, screens: Int = 0, states: [Verdict: Int] = [:], errors: Int = 0, warnings: Int = 0,
    openQuestions: Int = 0
  ) {
    self.date = date
    self.screens = screens
    self.states = states.filter { $0.value > 0 }
    self.errors = errors
    self.warnings = warnings
    self.openQuestions = openQuestions
  }

  /// The counts of a check.
  public init(_ summary: CheckSummary, date: String) {
    self.init(
      date: date, screens: summary.screens + summary.parts, states: summary.states, errors: summary.errors,
      warnings: summary.warnings, openQuestions: summary.openQuestions)
  }

  /// How many states have one of the verdicts.
  func count(_ verdicts: [Verdict]) -> Int { verdicts.reduce(0) { $0 + (states[$1] ?? 0) } }

  /// The line of the file, with its line end.
  public var line: String {
    let states = Marks.order.compactMap { verdict in
      self.states[verdict].map { JSONValue.Member(verdict.rawValue, .int($0)) }
    }
    let counts = JSONWriter(width: .max).text(.object(states)).trimmedLine
    let head = JSONWriter(width: .max).text([
      "date": .text(date), "screens": .int(screens), "errors": .int(errors), "warnings": .int(warnings),
      "openQuestions": .int(openQuestions),
    ]).trimmedLine
    return String(head.dropLast(2)) + ", \"states\": \(counts) }\n"
  }
}

extension HistoryEntry {
  /// Reads what ``line`` writes; other members are passed over, so that later versions may add some.
  init?(_ node: JSONNode) {
    guard let date = node["date"]?.written, Self.isDate(date), let states = node["states"], states.isObject else {
      return nil
    }
    var counts: [Verdict: Int] = [:]
    for member in states.members {
      guard let count = member.value.count else { return nil }
      if let verdict = Verdict(rawValue: member.key) { counts[verdict] = count }
    }
    self.init(
      date: date, screens: node["screens"]?.count ?? 0, states: counts, errors: node["errors"]?.count ?? 0,
      warnings: node["warnings"]?.count ?? 0, openQuestions: node["openQuestions"]?.count ?? 0)
  }

  /// Whether a text is `YYYY-MM-DD`, a day that can be.
  public static func isDate(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isDigits = { (part: Substring.UTF8View) in part.allSatisfy { (48...57).contains($0) } }
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ isDigits(Substring($0).utf8) }) else { return false }
    guard let month = Int(String(Substring(parts[1]))), let day = Int(String(Substring(parts[2]))) else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }
}

extension String {
  /// Without its line end.
  fileprivate var trimmedLine: String { hasSuffix("\n") ? String(dropLast()) : self }
}

extension JSONNode {
  fileprivate var written: String? { if case .text(let text) = kind { text } else { nil } }

  /// A count: whole, not below zero, not beyond reason.
  fileprivate var count: Int? {
    guard case .number(let number) = kind, number >= 0, number <= 1e9, number == number.rounded() else { return nil }
    return Int(number)
  }
}
