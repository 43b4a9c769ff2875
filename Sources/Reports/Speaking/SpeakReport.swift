import ScreenModel

/// Views said aloud, for people and for programs.
public struct SpeakReport: Sendable {
  private let speech: Speech
  private let showsStates: Bool
  private let why: Bool

  /// - Parameter why: Say why words or elements are not known, and cut nothing short.
  public init(speech: Speech, showsStates: Bool, why: Bool) {
    self.speech = speech
    self.showsStates = showsStates
    self.why = why
  }

  // MARK: For programs

  /// One view as an object, several under `views`.
  public func json(_ views: [SpokenView], isSingle: Bool) -> String {
    if isSingle, let view = views.first { return JSONWriter().text(json(view)) }
    return JSONWriter().text(.object([.init("views", .list(views.map(json)))]))
  }

  private func json(_ view: SpokenView) -> JSONValue {
    if showsStates {
      return .object([
        .init("view", .text(view.view)),
        .init("states", .list(view.states.map(json))),
      ])
    }
    let state = view.states.first
    return .object([
      .init("view", .text(view.view)),
      .init("state", .optional(state?.state?.rawValue)),
      .init("elements", elements(state?.screen)),
      .init("unknown", .texts(state?.screen.opaque.map(\.text) ?? [])),
    ])
  }

  private func json(_ state: SpokenView.State) -> JSONValue {
    .object([
      .init("state", .optional(state.state?.rawValue)),
      .init(
        "evidence",
        .list(
          state.evidence.map { branch in
            .object([
              .init("file", .text(branch.span.file)), .init("line", .int(branch.span.line)),
              .init("condition", .text(branch.condition.text)), .init("shows", .text(branch.evidence)),
            ])
          })),
      .init("elements", elements(state.screen)),
      .init("unknown", .texts(state.screen.opaque.map(\.text))),
    ])
  }

  private func elements(_ screen: PredictedScreen?) -> JSONValue {
    let json = ElementJSON(speech: speech)
    return .list(screen?.screen.elements.map(json.json) ?? [])
  }

  // MARK: For people

  /// Numbered lines as heard.
  public func text(_ views: [SpokenView]) -> String {
    views.map(text).joined(separator: "\n")
  }

  private func text(_ view: SpokenView) -> String {
    var lines: [String] = []
    for state in view.states {
      var head = view.view
      if let name = state.state { head += " · \(name.rawValue)" }
      if let span = state.evidence.first?.span ?? state.screen.span { head += "  (\(span.file):\(span.line))" }
      lines.append(head.visible)
      for branch in state.evidence { lines.append("  when \(branch.condition.text)".visible) }
      lines += self.lines(of: state.screen)
      lines.append("")
    }
    if lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of screen: PredictedScreen) -> [String] {
    let elements = screen.screen.elements
    let width = String(elements.count).count
    var lines: [String] = []
    for (position, element) in elements.enumerated() {
      let utterance = speech.utterance(of: element)
      let number = String(position + 1)
      let margin = String(repeating: " ", count: width + 4)
      let said = utterance.spoken
      var line =
        String(repeating: " ", count: width - number.count + 2) + number + "  "
        + (said.isEmpty ? "(nothing)" : shortened(said, to: 400).visible)
      if !element.certainty.presence.isEmpty {
        let tests = element.certainty.presence.map(\.text).joined(separator: " && ")
        line += "  [if \(shortened(tests, to: 200))]".visible
      }
      lines.append(line)
      if let hint = utterance.hint { lines.append("\(margin)hint     \(hint.visible)") }
      if !element.actions.isEmpty {
        lines.append("\(margin)actions  \(element.actions.map(\.written).joined(separator: ", ").visible)")
      }
      if why { lines += reasons(element).map { "\(margin)why      \($0.visible)" } }
    }
    if elements.isEmpty { lines.append("  (nothing to hear)") }
    for reason in screen.opaque { lines.append("  cannot tell: \(reason.text)\(place(reason.span))".visible) }
    return lines
  }

  /// Cut where nobody reads on: run-time words with many alternatives come to pages. Whoever asks why sees all.
  private func shortened(_ text: String, to limit: Int) -> String {
    guard !why, text.utf8.count > limit, text.count > limit else { return text }
    return text.prefix(limit - 1) + "…"
  }

  private func reasons(_ element: AccessibilityElement) -> [String] {
    let certainty = element.certainty
    return (certainty.textOpen + certainty.roleOpen + certainty.orderOpen).map { $0.text + place($0.span) }
  }

  private func place(_ span: SourceSpan?) -> String { span.map { " (\($0.file):\($0.line))" } ?? "" }
}
