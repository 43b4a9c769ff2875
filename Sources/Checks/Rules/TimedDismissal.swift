import ScreenModel

/// Finds content that leaves on a timer.
public struct TimedDismissal: Rule {
  public static let notes = RuleNotes(
    summary: "a message leaves by itself after some seconds",
    why: "who listens or reads slowly is still on the way to it when it is gone",
    help: "let people close it, keep it while VoiceOver runs, or leave a trace that stays",
    limits: "waiting that ends a loading state is left alone",
    guidelines: [.wcag("2.2.1"), .nutrition(.voiceOver)],
    state: .success, effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var showsSaved = false
          var body: some View {
            VStack {
              Button("Save") {
                showsSaved = true
                Task {
                  try await 1️⃣Task.sleep(for: .seconds(2))
                  showsSaved = false
                }
              }
              if showsSaved { Text("Saved") }
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var showsSaved = false
          var body: some View {
            VStack {
              Button("Save") { showsSaved = true }
              if showsSaved { Text("Saved"); Button("Close message") { showsSaved = false } }
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var isLoading = false
          var body: some View {
            VStack {
              Button("Reload") {
                Task {
                  isLoading = true
                  try await Task.sleep(for: .seconds(2))
                  isLoading = false
                }
              }
              if isLoading { ProgressView("Loading") }
            }
          }
        }
        """),
    ])

  /// What the settings can change.
  struct Options {
    /// Seconds.
    var least = 1.0
  }

  var options = Options()

  public init() {}

  public static let tunable = [
    RuleOption("seconds", standard: "1", "waits that are shorter are movements and left alone")
  ]

  public mutating func tune(_ option: String, to text: String) -> String? {
    guard let number = RuleOption.number(text, from: 0) else { return "it is no number of seconds" }
    options.least = number
    return nil
  }

  private static let busy: Set<String> = [
    "loading", "busy", "refreshing", "fetching", "searching", "debounce", "pressed", "animating", "animate", "spinning",
    "highlighted", "flashing", "pulse", "processing", "saving", "sending", "waiting", "scrolling", "typing", "query",
    // Set for a moment to lead somewhere: what it opened stays.
    "target", "deep", "route", "navigate", "navigation", "destination", "trigger",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.handlers.compactMap { handler in
      guard !handler.source.contains("oiceOver"), let wait = handler.effects.firstIndex(where: { isWait($0.kind) })
      else {
        return nil
      }
      let isOnAppearing = ["onAppear", "task"].contains(handler.kind)
      for effect in handler.effects[(wait + 1)...] where isAwaited(effect, handler.effects[wait]) {
        var gone: String?
        var review: String?
        switch effect.kind {
        case .assigns(let name, let value) where value == "false" || value == "nil":
          guard Self.busy.isDisjoint(with: Words.ofName(name)),
            shows(name, view) || isOnAppearing && isHandedIn(name, handler, view)
          else { continue }
          gone = name
        case .dismisses where isOnAppearing: break
        case .calls(let name) where isOnAppearing && isAskedToClose(name, handler, view):
          review = "what ‘\(name)’ does is up to who shows it"
        default: continue
        }
        let words = view.everyElement.filter { element in
          gone.map { gone in element.presence.contains { $0.mentions(gone) } } ?? false && element.label != nil
        }
        return AuditFinding(
          at: handler.effects[wait].span, via: handler.frames,
          gone.map { "what ‘\($0)’ shows leaves by itself" }
            ?? (review == nil ? "the screen closes by itself" : "this leaves by itself"),
          heard: words.isEmpty ? nil : words.heard, review: review)
      }
      return nil
    }
  }

  /// Whether a wait is for something: it is what is waited with, or stands a few lines further on.
  private func isAwaited(_ effect: AuditedHandler.Effect, _ wait: AuditedHandler.Effect) -> Bool {
    if effect.kind == .dismisses { return true }
    guard effect.span.file == wait.span.file else { return false }
    let lines = effect.span.line - wait.span.line
    return wait.span.contains(effect.span) || lines >= 0 && lines <= 8
  }

  private func isWait(_ kind: AuditedHandler.Effect.Kind) -> Bool {
    if case .waits(let seconds) = kind { return (seconds ?? max(3, options.least)) >= options.least }
    return false
  }

  /// Whether texts or a presentation depend on the property, and nothing in them closes it.
  private func shows(_ name: String, _ view: AuditedView) -> Bool {
    let shown = view.nodes.filter { $0.kind == .branch && $0.condition?.mentions(name) == true }
      .flatMap { view.subtree(of: $0.id) }
    let presented = view.presentations.contains { $0.prediction.condition.mentions(name) }
    guard presented || shown.contains(where: { $0.kind == .control && ["Text", "Label"].contains($0.name) }) else {
      return false
    }
    let closes = shown.filter(\.isButtonLike).contains { button in
      view.handlers(of: button).contains { $0.assigned.contains(name) }
    }
    return !closes
  }

  /// A binding of the view itself: who shows it is told that it is gone.
  private func isHandedIn(_ name: String, _ handler: AuditedHandler, _ view: AuditedView) -> Bool {
    handler.frames.isEmpty && view.properties.contains { $0.name == name && $0.wrappers.contains("Binding") }
      && !closes(view) { $0.assigned.contains(name) }
  }

  private static let closing: Set<String> = ["close", "dismiss", "disappear", "expire", "expired", "hide", "timeout"]

  /// `onExpire()`, handed to the view.
  private func isAskedToClose(_ name: String, _ handler: AuditedHandler, _ view: AuditedView) -> Bool {
    handler.frames.isEmpty && view.properties.contains { $0.name == name }
      && !Self.closing.isDisjoint(with: Words.ofName(name)) && !closes(view) { $0.does(.calls(name)) }
  }

  /// Whether a button does the same.
  private func closes(_ view: AuditedView, _ does: (AuditedHandler) -> Bool) -> Bool {
    view.handlers.contains { $0.kind == "Button" && does($0) }
  }
}
