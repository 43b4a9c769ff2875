import Checks
import ScreenModel

/// The mark of a verdict in a matrix, and its words.
enum Marks {
  static func mark(_ verdict: Verdict) -> String {
    switch verdict {
    case .heard: "✓"
    case .heardInPart: "◐"
    case .predicted: "○"
    case .possible: "?"
    case .unproved: "·"
    case .contradicted: "≠"
    case .notHeard: "✗"
    case .undesigned: "!"
    case .notApplicable: "–"
    }
  }

  static func words(_ verdict: Verdict) -> String {
    switch verdict {
    case .heard: "heard on a device"
    case .heardInPart: "heard, as far as recorded"
    case .predicted: "the source says it"
    case .possible: "the source can say it"
    case .unproved: "nothing proves it"
    case .contradicted: "the source says otherwise"
    case .notHeard: "a recording does not say it"
    case .undesigned: "not designed"
    case .notApplicable: "does not apply"
    }
  }

  /// Verdicts that occur in the screens, the best first; what does not apply comes last.
  static func used(in screens: [ScreenResult]) -> [Verdict] {
    let used = Set(screens.flatMap { $0.states.values.map(\.verdict) })
    return Self.order.filter(used.contains)
  }

  static let order = Verdict.allCases.reversed().filter { $0 != .notApplicable } + [.notApplicable]

  /// The seven states, and `content` where a screen has it.
  static func columns(for screens: [ScreenResult]) -> [UXState] {
    UXState.seven + (screens.contains { $0.states[.content] != nil } ? [.content] : [])
  }
}
