import ScreenModel

/// Finds error texts that are far from the field they are about.
public struct ErrorDetached: Rule {
  public static let notes = RuleNotes(
    summary: "an error text is far from its field",
    why: "the text names no field, and what lies between has to be passed to get there and back",
    help: "put the text right behind its field, and say it in the field's hint or value",
    limits: "pairs an error with a field by their names: ‘emailError’ with ‘email’",
    guidelines: [.wcag("3.3.1"), .wcag("1.3.1"), .nutrition(.voiceOver)],
    state: .error, effect: .slows,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var email = ""
          @State private var city = ""
          let emailError: String?
          var body: some View {
            Form {
              TextField("Email", text: $email)
              TextField("City", text: $city)
              if 1️⃣let emailError { Text(emailError) }
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var email = ""
          @State private var city = ""
          let emailError: String?
          var body: some View {
            Form {
              TextField("Email", text: $email)
              if let emailError { Text(emailError) }
              TextField("City", text: $city)
            }
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let fields = view.typedNames.filter { ["TextField", "SecureField", "TextEditor"].contains($0.field.name) }
    guard fields.count > 1 else { return [] }
    return view.errorBranches.compactMap { branch in
      guard let condition = branch.condition, let name = condition.names.first, condition.names.count == 1 else {
        return nil
      }
      let own = Set(Words.ofName(name.split(separator: ".").last.map(String.init) ?? name)).subtracting(Words.wrong)
      let meant = fields.filter { field in
        let words = words(field.name)
        return !words.isEmpty && words.allSatisfy(own.contains)
      }
      guard meant.count == 1, let field = meant.first?.field, !view.heardElements(in: branch.id).isEmpty else {
        return nil
      }
      // `passwordConfirmation` belongs to `password`.
      let mine = words(meant[0].name)
      let kin = Set(
        fields.filter { other in
          let words = words(other.name)
          return words.starts(with: mine)
            || Self.again.contains(words.first ?? "") && words.dropFirst().elementsEqual(mine)
        }.map(\.field.id))
      let between = view.nodes.contains { node in
        ["TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Button"].contains(node.name)
          && node.kind == .control && !kin.contains(node.id)
          && (field.id < node.id && node.id < branch.id || branch.id < node.id && node.id < field.id)
          && !view.subtree(of: branch.id).contains { $0.id == node.id }
          && !view.subtree(of: field.id).contains { $0.id == node.id }
      }
      let isNamed = field.modifiers.contains { modifier in
        ["accessibilityHint", "accessibilityValue", "accessibilityLabel"].contains(modifier.name)
          && modifier.arguments.contains { view.mentions($0.value, condition.names) }
      }
      guard between, !isNamed else { return nil }
      return AuditFinding(
        at: branch.span, via: branch.frames, "the error of ‘\(meant[0].name)’ does not stand by its field",
        heard: view.heardElements(in: branch.id).heard,
        why: view.heardElements(in: branch.id).contains { $0.label?.holes.isEmpty == true }
          ? nil : "what lies between has to be passed to get there and back")
    }
  }

  private static let again: Set<String> = ["confirm", "confirmed", "repeat", "repeated", "retype", "new", "second"]

  /// `viewModel.password` → `password`
  private func words(_ name: String) -> [String] {
    Words.ofName(name.split(separator: ".").last.map(String.init) ?? name)
  }
}
