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

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.errorBranches.compactMap { branch in
      guard let condition = branch.condition, !view.ancestors(of: branch.id).contains(where: { view.isErrorBranch($0) })
      else { return nil }
      let heard = view.heardElements(in: branch.id)
      guard heard.contains(where: { $0.content == .text }), !view.isTold(branch), view.scrim(in: branch) == nil else {
        return nil
      }
      let writers = view.writers(of: condition)
      let isTouched = writers.contains { $0.isTouch }
      if writers.isEmpty, view.handlers.allSatisfy({ $0.isComplete || !$0.isTouch }) { return nil }
      return AuditFinding(
        at: branch.span, via: branch.frames, "an error appears if \(condition.text), and nothing says so",
        heard: heard.heard,
        review: isTouched
          ? nil : writers.isEmpty ? "the code that sets it was not read" : "nobody touches anything for it")
    }
  }
}

extension AuditedView {
  /// Branches that show a text for something that went wrong.
  var errorBranches: [AuditedNode] { remembered("errorBranches") { nodes.filter { isErrorBranch($0) } } }

  func isErrorBranch(_ branch: AuditedNode) -> Bool {
    guard branch.kind == .branch, !branch.isInLabel, !branch.isAboutRow, let condition = branch.condition else {
      return false
    }
    let text = condition.text
    let isAbsence =
      text.hasPrefix("!") || text.hasPrefix("not ") || text.hasSuffix("== nil") || text.hasSuffix(" is nil")
      || text.contains("is not .")
    guard !isAbsence else { return false }
    // `link == nil || wasRejected`: there for another reason as well.
    let reasons = text.components(separatedBy: " || ")
    if reasons.count > 1,
      !reasons.allSatisfy({ !Words.wrong.isDisjoint(with: Words.identifiers($0).flatMap(Words.ofName)) })
    {
      return false
    }
    // `shown && !isRejected`: what must not have gone wrong.
    let absent = text.split(separator: " ").filter { $0.hasPrefix("!") }.flatMap {
      Words.ofName(String($0.dropFirst()))
    }
    if !condition.words.subtracting(absent).isDisjoint(with: Words.wrong) { return true }
    if text.lowercased().contains("failed") || text.lowercased().contains(".error") { return true }
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
