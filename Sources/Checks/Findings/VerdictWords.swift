import ScreenModel
import ScreenSpecs

/// How a verdict is told to a person: the rule's name, the message, why it hurts and what to do.
enum VerdictWords {
  /// The name of the finding: what is wrong with what.
  static func rule(_ kind: Expectation.Kind, _ verdict: Verdict) -> String { "\(subject(kind))-\(verdict.rawValue)" }

  private static func subject(_ kind: Expectation.Kind) -> String {
    switch kind {
    case .hears, .exactly, .each: "speech"
    case .focus, .stays: "focus"
    case .keyboardFocus: "keyboard-focus"
    case .announces: "announcement"
    case .silent: "silence"
    case .never: "forbidden-speech"
    case .shows: "shown-text"
    case .keeps: "kept-input"
    case .in: "modal-entry"
    case .wayOut: "way-out"
    case .out: "modal-return"
    case .because: "reason"
    case .next, .opens: "screen"
    case .background: "background"
    }
  }

  /// What happened, in one line.
  static func message(_ result: ExpectationResult, state: UXState) -> String {
    let expected = "‘\(result.expected)’"
    let whole = isWhole(result)
    switch (result.verdict, result.kind) {
    case (.contradicted, .focus), (.notHeard, .focus): return "focus does not move to \(expected)"
    case (.contradicted, .stays), (.notHeard, .stays): return "focus does not stay on \(expected)"
    case (.contradicted, .keyboardFocus), (.notHeard, .keyboardFocus):
      return "the keyboard's focus is not on \(expected)"
    case (.contradicted, .announces), (.notHeard, .announces):
      return result.missing.contains { $0.hasPrefix("announced ") }
        ? "\(expected) is not announced as often as it should be" : "\(expected) is not announced"
    case (.contradicted, .silent), (.notHeard, .silent): return "the \(state.rawValue) state is not silent"
    case (.contradicted, .never), (.notHeard, .never): return "\(expected) is said, and must never be"
    case (.contradicted, .shows), (.notHeard, .shows): return "\(expected) does not stay on the screen"
    case (.contradicted, .keeps), (.notHeard, .keeps): return "\(expected) does not survive"
    case (.contradicted, .in), (.notHeard, .in): return "the first words inside are not \(expected)"
    case (.contradicted, .wayOut), (.notHeard, .wayOut): return "there is no visible way out \(expected)"
    case (.contradicted, .out), (.notHeard, .out): return "focus does not come back to \(expected)"
    case (.contradicted, .because), (.notHeard, .because): return "the reason \(expected) is not given"
    case (.contradicted, .background), (.notHeard, .background): return "the screen behind is not reachable"
    case (.contradicted, _): return whole ? "\(expected) is not said" : "\(expected) is said otherwise by the source"
    case (.notHeard, _): return whole ? "\(expected) is not heard" : "\(expected) is heard otherwise"
    case (.unproved, _): return "nothing proves \(expected)"
    case (.possible, _): return "\(expected) is possible, and not certain"
    case (.predicted, _): return "\(expected) is predicted, and not recorded"
    case (.heardInPart, _): return "\(expected) is heard in part"
    default: return expected
    }
  }

  private static func isWhole(_ result: ExpectationResult) -> Bool {
    result.heard == nil || result.missing == [result.expected]
  }

  /// What was expected, as a person would say it.
  static func expected(_ result: ExpectationResult) -> String {
    switch result.kind {
    case .silent: "nothing is announced, and focus does not move"
    case .never: "never ‘\(result.expected)’"
    case .stays: "focus stays on ‘\(result.expected)’"
    default: result.expected
    }
  }

  /// What it does to a person who listens.
  static func why(_ result: ExpectationResult, state: UXState) -> String? {
    guard result.verdict.isMiss else {
      switch result.verdict {
      case .unproved: return "what nobody has heard or read out of the source may be otherwise"
      case .possible:
        return result.openNames.isEmpty
          ? "the source shows that it is done, not when: its timing is not proved"
          : "it depends on what is true at run time"
      case .predicted: return "a prediction is no device: only a recording shows what is spoken"
      case .heardInPart: return "the recording cannot carry \(result.unseen.quotedList)"
      default: return nil
      }
    }
    switch result.kind {
    case .focus:
      return state == .error
        ? "people start from the button they pressed, and do not learn what went wrong"
        : "people do not learn that something changed, and where"
    case .stays: return "people lose their place"
    case .keyboardFocus: return "people who use a keyboard do not land where the work goes on"
    case .announces: return "the screen changes, and people who do not see it hear nothing of it"
    case .silent: return "speech that nobody needs cuts off what is being read"
    case .never: return "people hear words that are no content, and cannot tell"
    case .shows: return "speech is gone once it is spoken; people cannot find it again"
    case .keeps: return "people have to type again what they cannot see is gone"
    case .in: return "people do not learn that something opened, or land in the middle of it"
    case .wayOut:
      return "people who use Switch Control, Voice Control or VoiceOver do not get out: swiping down is a gesture"
    case .out: return "people land at the top of the screen and lose their place"
    case .because: return "people hear that it is dimmed, and not what to do about it"
    case .background: return "people cannot reach what is meant to stay in reach"
    case .next, .opens: return nil
    case .hears, .exactly, .each: return whySpeech(result, state)
    }
  }

  private static func whySpeech(_ result: ExpectationResult, _ state: UXState) -> String {
    let missing = result.missing.map { $0.lowercased() }
    if state == .selected && missing == ["selected"] {
      return "people who do not see the mark cannot tell which one is chosen"
    }
    if missing == ["dimmed"] { return "people try what cannot be done" }
    if missing == ["heading"] { return "people who jump from heading to heading pass it by" }
    if result.missing.isEmpty && !result.extra.isEmpty { return "people hear what is not so, or is no content" }
    switch state {
    case .loading: return "people do not learn that something is on its way"
    case .empty: return "people do not learn that there is nothing, and what to do about it"
    case .error: return "people do not learn what went wrong"
    case .disabled: return "people do not learn why it cannot be used"
    default: return "people hear something else than was designed"
    }
  }

  /// What to do; the only place that gives advice.
  static func help(_ result: ExpectationResult, state: UXState) -> String? {
    switch result.verdict {
    case .unproved: return "name the view and its sample data (‘view’, ‘given’), or add a recording of this state"
    case .possible:
      return result.openNames.isEmpty
        ? "add a recording of this state"
        : "give values to \(result.openNames.quotedList) under ‘given’, or add a recording"
    case .predicted, .heardInPart: return "add a recording of this state that carries it"
    case .contradicted, .notHeard: break
    default: return nil
    }
    let missing = Set(result.missing.map { $0.lowercased() })
    switch result.kind {
    case .hears, .exactly, .each, .focus, .in, .out, .stays:
      if missing.contains("focus move") || result.kind != .hears && result.missing.isEmpty && result.heard == nil {
        return result.kind == .out
          ? "set an @AccessibilityFocusState in onDismiss"
          : "move focus with .accessibilityFocused(…) once the element is there"
      }
      if missing.contains("selected") { return "add .accessibilityAddTraits(.isSelected) where it is chosen" }
      if missing.contains("heading") { return "add .accessibilityAddTraits(.isHeader)" }
      if missing.contains("button") { return "use Button, or add .accessibilityAddTraits(.isButton)" }
      if missing.contains("dimmed") { return "use .disabled(…), which says it in every language" }
      if state == .loading && result.kind == .exactly { return "hide placeholders with .accessibilityHidden(true)" }
      return "make the app say it, or change the spec if the design has changed"
    case .keyboardFocus: return "set an @FocusState as well: the two kinds of focus are apart"
    case .announces: return "post AccessibilityNotification.Announcement when it changes, once"
    case .silent: return "leave out the announcement or the focus move in this state"
    case .never: return "hide it with .accessibilityHidden(true), or give it words of its own"
    case .shows: return "keep the text on the screen as well as announcing it"
    case .keeps: return "leave what was typed in the field"
    case .wayOut:
      return "add a visible button that closes it, for instance in ToolbarItem(placement: .cancellationAction)"
    case .because: return "say the reason with .accessibilityValue(…) or a hint, and show it as text"
    case .background: return "use .presentationBackgroundInteraction(.enabled)"
    case .next, .opens: return nil
    }
  }
}
