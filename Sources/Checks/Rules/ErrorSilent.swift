import ScreenModel

/// Finds error texts that appear and are not heard.
public struct ErrorSilent: Rule {
  public static let notes = RuleNotes(
    summary: "an error text appears; the focus stays and nothing is announced",
    why: "the button was activated and nothing is heard: it seems to do nothing at all",
    help: "bind the error text with .accessibilityFocused and set the focus in its .onAppear, or announce it",
    limits: "errors of work that nobody touched for, and errors set in code that was not read, are reported for review",
    guidelines: [.wcag("3.3.1"), .wcag("4.1.3"), .nutrition(.voiceOver)],
    state: .error, effect: .blocks, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var email = ""
          @State private var showsError = false
          var body: some View {
            Form {
              TextField("Email", text: $email).accessibilityLabel("Email")
              if 1️⃣showsError { Label("Enter your email.", systemImage: "exclamationmark.circle") }
              Button("Continue") { showsError = email.isEmpty }
            }
          }
        }
        """, heard: "Enter your email."),
      .allows(
        """
        struct Example: View {
          @State private var error: String?
          @State private var showsError = false
          var body: some View {
            Button("Pay") { error = "The card was declined. Use another one."; showsError = true }
              .sheet(isPresented: $showsError) {
                if let error { VStack { Text(error); Button("Close") { showsError = false } } }
              }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var email = ""
          @State private var showsError = false
          @AccessibilityFocusState private var isErrorFocused: Bool
          var body: some View {
            Form {
              TextField("Email", text: $email).accessibilityLabel("Email")
              if showsError {
                Label("Enter your email.", systemImage: "exclamationmark.circle")
                  .accessibilityFocused($isErrorFocused)
                  .onAppear { isErrorFocused = true }
              }
              Button("Continue") { showsError = email.isEmpty }
            }
          }
        }
        """),
    ])

  public static let missing: Missing? = .ofSpeech

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    branches(view) + changing(view) + faded(view) + listed(view)
  }

  private static let untouched =
    "it comes by itself, and nothing is heard: who is elsewhere on the screen does not learn that something went wrong"

  private func branches(_ view: AuditedView) -> [AuditFinding] {
    view.errorBranches.compactMap { branch in
      guard let condition = branch.condition, !view.ancestors(of: branch.id).contains(where: { view.isErrorBranch($0) })
      else { return nil }
      let heard = view.heardElements(in: branch.id)
      guard heard.contains(where: { $0.content == .text }), !view.isTold(branch), view.scrim(in: branch) == nil else {
        return nil
      }
      let writers = view.writers(of: condition).filter { !isPresented(branch, by: $0, view) }
      if writers.isEmpty, !view.writers(of: condition).isEmpty { return nil }
      let isTouched = writers.contains { $0.isTouch }
      if writers.isEmpty, view.handlers.allSatisfy({ $0.isComplete || !$0.isTouch }) { return nil }
      return AuditFinding(
        at: branch.span, via: branch.frames,
        "an error appears if \((condition.affirmed ?? condition).text), and nothing says so",
        heard: heard.heard,
        review: isTouched
          ? nil : writers.isEmpty ? "the code that sets it was not read" : "nobody touches anything for it",
        why: isTouched || writers.isEmpty ? nil : Self.untouched)
    }
  }
}

extension ErrorSilent {
  /// Whether the code that sets the error presents what the text stands in: the focus moves there.
  private func isPresented(_ branch: AuditedNode, by handler: AuditedHandler, _ view: AuditedView) -> Bool {
    let around = Set(view.ancestors(of: branch.id).filter { $0.kind == .presentation }.map(\.id))
    return view.presentations.contains { presentation in
      presentation.content.map(around.contains) ?? false
        && handler.effects.contains { effect in
          guard case .assigns(let name, let value) = effect.kind else { return false }
          return value != "false" && value != "nil" && presentation.prediction.condition.mentions(name)
        }
    }
  }
}

extension AuditedView {
  /// Whether code writes what a test is about where it caught an error, and nowhere else.
  private func fails(_ handler: AuditedHandler, _ condition: Condition) -> Bool {
    let writes = handler.effects.filter { effect in
      guard case .assigns(let name, let value) = effect.kind, condition.mentions(name) else { return false }
      return !["nil", "false", "\"\""].contains(value ?? "")
    }
    return !writes.isEmpty && writes.allSatisfy { $0.tests.contains("catch") }
  }

  /// Branches that show a text for something that went wrong.
  var errorBranches: [AuditedNode] { remembered("errorBranches") { nodes.filter { isErrorBranch($0) } } }

  /// Whether a test is about something that went wrong, and about nothing else: `link == nil || wasRejected` is there for
  /// another reason as well.
  private func isAboutError(_ test: Condition) -> Bool {
    let reasons = test.text.components(separatedBy: " || ")
    if reasons.count > 1 {
      return reasons.allSatisfy { !Words.wrong.isDisjoint(with: Words.identifiers($0).flatMap(Words.ofName)) }
    }
    let text = test.text.lowercased()
    return !test.words.isDisjoint(with: Words.wrong) || text.contains("failed") || text.contains(".error")
  }

  /// Red words about what was typed, once somebody asked: `hasSubmitted && postcode.count != 5`.
  private func isRefusal(_ branch: AuditedNode, _ test: Condition) -> Bool {
    guard typedNames.contains(where: { test.mentions($0.name) }),
      writers(of: test).contains(where: { $0.isTouch && !$0.source.isEmpty })
    else { return false }
    return content(of: branch.id).contains { node in
      ["Text", "Label"].contains(node.name)
        && selfAndAncestors(of: node).prefix { $0.id != branch.id }.contains { around in
          around.modifiers.contains { modifier in
            ["foregroundStyle", "foregroundColor"].contains(modifier.name)
              && modifier.arguments.first?.value.isRed == true
          }
        }
    }
  }

  func isErrorBranch(_ branch: AuditedNode) -> Bool {
    guard branch.kind == .branch, !branch.isInLabel, !branch.isAboutRow, let condition = branch.condition else {
      return false
    }
    return remembered("isErrorBranch", branch.id) { isError(branch, condition) }
  }

  private func isError(_ branch: AuditedNode, _ condition: Condition) -> Bool {
    // `error == nil && posts != nil` shows what there is while nothing is wrong.
    guard let present = condition.affirmed else { return false }
    if present.conjuncts.contains(where: isAboutError) { return true }
    // What a `catch` fills in.
    if !present.text.contains(" || "),
      writers(of: present).contains(where: { $0.isTouch && fails($0, present) })
    {
      return true
    }
    if isRefusal(branch, present) { return true }
    // A sign that warns, beside the words.
    let inside = content(of: branch.id).filter { $0.kind == .control }
    guard inside.count <= 4 else { return false }
    return inside.contains { node in
      ["systemName", "systemImage"].contains { label in
        node.argument(label)?.value.text?.known.map { name in
          name.hasPrefix("exclamationmark") || name.hasPrefix("xmark.octagon")
        } ?? false
      }
    }
  }
}
