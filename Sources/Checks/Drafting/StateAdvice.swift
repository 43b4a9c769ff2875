import ScreenModel

/// What a draft says of each state beside what is heard: how to check it by hand, what to ask where the source has none.
enum StateAdvice {
  /// What a person does with a device, a line each.
  /// - Parameter hasInput: Something can be typed on the screen.
  static func checks(_ state: UXState, hasInput: Bool = true) -> [String] {
    switch state {
    case .selected:
      ["Show the display in greyscale. The choice can still be seen, and only one element says ‘selected’."]
    case .empty where !hasInput: ["Take everything away. What is missing is heard, and what can be done about it."]
    case .error where !hasInput: ["Make it fail. VoiceOver is on the message without a touch, and says what to do."]
    case .empty: ["Type letter by letter, then wait. That nothing was found is heard once, after the last letter."]
    case .error: ["Make it fail. VoiceOver is on the message without a touch, and what was typed is still there."]
    case .modal: ["Open it, leave it by the visible button. VoiceOver goes in, and comes back to what opened it."]
    case .disabled: ["Move to it. The reason is heard with ‘dimmed’, and can be read on the screen."]
    case .loading: ["Slow the network down. The sign is met once, and no placeholder row."]
    case .success: ["Turn speech and sound off, finish the task, wait a minute. The result can still be read."]
    case .content: []
    }
  }

  /// What to design where the source has nothing of the state.
  static func question(_ state: UXState) -> String {
    switch state {
    case .selected: "What is heard at the one of several that is chosen?"
    case .empty: "What is heard when there is nothing to show, and what can be done about it?"
    case .error: "What is heard when something goes wrong, and where does the focus go?"
    case .modal: "What opens over it: the first words inside, the visible way out, the words on return?"
    case .disabled: "What cannot be used at times, and why?"
    case .loading: "What is heard while something is on its way?"
    case .success: "What stays on the screen when it is done?"
    case .content: "What is met when moving through the screen?"
    }
  }

  /// The one thing at risk when text grows, from the longest words and the last thing to touch.
  static func textSizeRisk(_ state: UXState, _ elements: [AccessibilityElement]) -> String? {
    let texts = elements.compactMap { element -> String? in
      guard let label = element.label?.known, label.count > 1 else { return nil }
      return label.split { $0.isNewline || $0.isWhitespace }.joined(separator: " ")
    }
    let unknown = elements.compactMap { $0.label?.written }.filter { !$0.isEmpty && !$0.contains("|") }
    guard let longest = (texts.isEmpty ? unknown : texts).max(by: { ($0.count, $1) < ($1.count, $0) }) else {
      return nil
    }
    let control = elements.last { $0.traits.contains(.button) && $0.label?.known != nil }?.label?.known
    let quoted = longest.count > 60 ? longest.prefix(57) + "…" : longest[...]
    if let control, control != longest, control.count <= 40, !control.contains(where: \.isNewline) {
      return "‘\(quoted)’ takes several lines and pushes ‘\(control)’ off the screen."
    }
    return "‘\(quoted)’ is cut off, or takes up the whole screen."
  }
}
