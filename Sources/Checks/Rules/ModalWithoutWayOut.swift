import ScreenModel

/// Finds sheets and overlays without a button that closes them.
public struct ModalWithoutWayOut: Rule {
  public static let notes = RuleNotes(
    summary: "a sheet, cover or overlay has no visible way out",
    why: "swiping down is a gesture: with Switch Control or Voice Control there is nothing to name or reach",
    help: "add a button that closes it: Button(\"Cancel\") { dismiss() } in the toolbar",
    limits: "content or code that was not read is reported for review",
    guidelines: [.wcag("2.1.2"), .wcag("2.5.1"), .nutrition(.voiceOver), .nutrition(.voiceControl)],
    state: .modal, effect: .blocks,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var isOpen = false
          var body: some View {
            Button("Grades") { isOpen = true }
              .1️⃣sheet(isPresented: $isOpen) {
                NavigationStack { List { Text("Grade one is hand picked.") }.navigationTitle("Grades") }
              }
          }
        }
        """, heard: "Grades, heading | Grade one is hand picked."),
      .allows(
        """
        struct Example: View {
          @State private var isOpen = false
          var body: some View {
            Button("Grades") { isOpen = true }
              .sheet(isPresented: $isOpen) {
                NavigationStack {
                  List { Text("Grade one is hand picked.") }
                    .navigationTitle("Grades")
                    .toolbar { Button("Done") { isOpen = false } }
                }
              }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var isOpen = false
          @State private var grade = 1
          var body: some View {
            Button("Grades") { isOpen = true }
              .sheet(isPresented: $isOpen) {
                Grades { chosen in
                  grade = chosen
                  isOpen = false
                }
              }
          }
        }
        struct Grades: View {
          let choose: (Int) -> Void
          var body: some View { List { Button("Grade one") { choose(1) }; Button("Grade two") { choose(2) } } }
        }
        """),
    ])

  public init() {}

  private static let closing: Set<String> = [
    "cancel", "close", "done", "dismiss", "back", "ok", "okay", "later", "skip", "finish", "continue", "got", "xmark",
    "exit",
    "fertig", "abbrechen",
  ]

  private static let grabber = "its grabber can be activated"

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.presentations.compactMap { sheet(view, $0) } + view.overlays.compactMap { overlay(view, $0.branch, $0.scrim) }
  }

  private func sheet(_ view: AuditedView, _ presentation: AuditedPresentation) -> AuditFinding? {
    guard [.sheet, .fullScreenCover].contains(presentation.prediction.kind), let content = presentation.content,
      !presentation.elements.isEmpty,
      // The watch puts a button that closes it on each.
      !presentation.prediction.span.file.split(separator: "/").contains(where: { $0.contains("Watch") }),
      // A sheet that is always there is part of its screen.
      !view.appliedModifiers.contains(where: { _, modifier in
        modifier.span == presentation.prediction.span
          && modifier.arguments.contains { $0.source.contains("constant(true)") }
      })
    else { return nil }
    let inside = view.subtree(of: content)
    // Where reading ended before the first button of it, nothing can be said.
    if !view.isComplete, !inside.contains(where: \.isButtonLike) { return nil }
    guard let answer = closes(inside, presentation.prediction.condition, view),
      !isHandedAWayOut(presentation, inside, view)
    else { return nil }
    let hasGrabber = inside.contains { node in
      node.modifiers.contains { ["presentationDragIndicator", "presentationDetents"].contains($0.name) }
    }
    // One that is drawn can be activated; whether one is drawn for detents alone depends on them.
    let showsGrabber = inside.contains { $0.modifier("presentationDragIndicator")?.member(nil) == "visible" }
    return AuditFinding(
      at: presentation.prediction.span, via: presentation.frames,
      "the \(presentation.prediction.kind == .sheet ? "sheet" : "cover") has no button that closes it",
      heard: presentation.elements.prefix(6).map(\.heard).joined(separator: " | "),
      review: showsGrabber
        ? Self.grabber
        : answer
          ?? (hasGrabber ? Self.grabber : view.isComplete ? nil : "the sheet may not have been read to its end"),
      why: showsGrabber
        ? "its grabber is all there is to activate, and nothing in the sheet is named as the way out" : nil)
  }

  /// A row that calls what its owner handed in, and the owner closes the sheet there: `Picking { chosen = $0; isOpen = false }`.
  private func isHandedAWayOut(
    _ presentation: AuditedPresentation, _ inside: [AuditedNode], _ view: AuditedView
  ) -> Bool {
    let content = view.appliedModifiers.lazy.map(\.modifier).first {
      $0.span == presentation.prediction.span && $0.frames == presentation.frames
    }?.arguments.filter { $0.isTrailing || $0.label == "content" }.map { $0.source.filter { !$0.isWhitespace } }
    guard let content,
      // What runs by itself is nobody's way.
      !content.contains(where: { code in
        [".onAppear", ".onDisappear", ".onChange", ".onReceive", ".task"].contains { code.contains($0) }
      }),
      presentation.prediction.condition.names.contains(where: { name in
        content.contains { code in ["=false", "=nil", ".toggle()"].contains { code.contains(name + $0) } }
      })
    else { return false }
    return inside.contains { node in
      view.handlers(of: node).contains { handler in
        handler.effects.contains { effect in
          guard case .calls(let name) = effect.kind else { return false }
          return name.first?.isLowercase == true && !name.contains(".")
        }
      }
    }
  }

  private func overlay(_ view: AuditedView, _ branch: AuditedNode, _ scrim: AuditedNode) -> AuditFinding? {
    guard let condition = branch.condition, !condition.names.contains(where: Words.isBusy) else { return nil }
    let inside = view.subtree(of: branch.id)
    let heard = view.heardElements(in: branch.id)
    guard !heard.contains(where: { $0.span == scrim.span && $0.isControl && !($0.label?.isEmpty ?? true) }),
      !inside.contains(where: { $0.name == "ProgressView" }),
      let answer = closes(inside, condition, view)
    else { return nil }
    return AuditFinding(
      at: view.panel(of: branch).span, via: branch.frames, "the overlay has no button that closes it",
      heard: heard.heard,
      review: answer)
  }

  /// `nil`: there is a way out. Else why that is not certain, `nil` where it is.
  private func closes(
    _ inside: [AuditedNode], _ condition: Condition, _ view: AuditedView
  ) -> String?? {
    if inside.contains(where: { $0.kind == .opaque || $0.isCut }) || !view.isComplete && inside.count < 3 { return nil }
    var open = false
    for node in inside where node.isButtonLike || node.modifiers.contains(where: { $0.name == "onTapGesture" }) {
      let isScrim = ["Color", "Rectangle"].contains(node.name)
      if isScrim { continue }
      let words = node.elements.flatMap { Words.list($0.label?.written ?? "") }
      let names = ([node] + view.content(of: node.id)).flatMap(\.arguments).compactMap { $0.value.text?.known }.flatMap
      { Words.list($0) }
      if !Self.closing.isDisjoint(with: words + names) { return nil }
      if node.arguments.contains(where: { ["cancel", "close", "confirm"].contains($0.value.memberName ?? "") }) {
        return nil
      }
      for handler in view.handlers(of: node) {
        if !handler.isComplete { open = true }
        for effect in handler.effects {
          switch effect.kind {
          case .dismisses: return nil
          case .assigns(let name, let value):
            if condition.mentions(name) { return nil }
            // `state = .dismissed`
            let last = value.map { Words.ofName($0.split(separator: ".").last.map(String.init) ?? $0) } ?? []
            if last.count == 1, !Self.closing.isDisjoint(with: last) { return nil }
          case .calls(let name):
            let last = Words.ofName(name.split(separator: ".").last.map(String.init) ?? name)
            if !Self.closing.isDisjoint(with: last) || name.hasPrefix("on") { return nil }
          default: break
          }
        }
      }
      if view.handlers(of: node).isEmpty,
        ["NavigationLink", "Link", "ShareLink", "Menu", "Toggle"].contains(node.name) == false
      {
        open = true
      }
    }
    return .some(open ? "code of a button in it was not read" : nil)
  }
}
