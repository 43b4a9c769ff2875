import ScreenModel

/// Finds fields whose error is a red line and nothing else.
public struct ErrorByColorOnly: Rule {
  public static let notes = RuleNotes(
    summary: "a red border or red text is the only sign of an error",
    why: "nothing is heard, and who does not see red sees nothing",
    help: "say in words what is wrong and what to do, next to the field",
    limits: "knows red by its name, and colours that are named for errors",
    guidelines: [.wcag("1.4.1"), .wcag("3.3.1"), .nutrition(.voiceOver), .nutrition(.withoutColor)],
    state: .error, effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var reading = ""
          @State private var isTooLow = false
          var body: some View {
            Form {
              TextField("Reading", text: $reading).accessibilityLabel("Reading")
                .overlay { RoundedRectangle(cornerRadius: 8).1️⃣stroke(isTooLow ? Color.red : Color.clear) }
              Button("Check") { isTooLow = reading.count < 3 }
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var bio = ""
          var body: some View {
            VStack {
              TextField("Bio", text: $bio).accessibilityLabel("Bio")
              Text("\\(100 - bio.count) left").foregroundStyle(bio.count > 100 ? .red : .secondary)
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var reading = ""
          @State private var isTooLow = false
          var body: some View {
            Form {
              TextField("Reading", text: $reading).accessibilityLabel("Reading")
                .overlay { RoundedRectangle(cornerRadius: 8).stroke(isTooLow ? Color.red : Color.clear) }
              if isTooLow { Text("Enter a reading above last year's.") }
              Button("Check") { isTooLow = reading.count < 3 }
            }
          }
        }
        """),
    ])

  public static let missing: Missing? = .onScreen

  public init() {}

  private static let colors: Set<String> = [
    "foregroundStyle", "foregroundColor", "tint", "background", "fill", "stroke", "strokeBorder", "border",
  ]

  private static let inks: Set<String> = ["foregroundStyle", "foregroundColor"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard Self.colors.contains(modifier.name), let names = turnsRed(modifier), isAtField(node, view),
        !showsTested(node, modifier), !view.isSaid(names, in: view.nodes),
        !view.presentations.contains(where: { presentation in
          names.contains(where: presentation.prediction.condition.mentions)
        })
      else { return nil }
      let field = view.selfAndAncestors(of: node).first {
        ["TextField", "SecureField", "TextEditor"].contains($0.name)
      }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "only red shows that ‘\(names[0])’", heard: field?.elements.heard)
    }
  }

  /// The names of the test that makes the colour red.
  private func turnsRed(_ modifier: AuditedModifier) -> [String]? {
    for argument in modifier.arguments {
      guard case .choice(let alternatives) = argument.value, alternatives.count > 1 else { continue }
      let red = alternatives.filter { $0.value.isRed }
      if let first = red.first, red.count < alternatives.count, !first.condition.names.isEmpty {
        // Words that are not there are not red.
        let test = first.condition.text
        if test.hasSuffix(".isEmpty"), !test.hasPrefix("!"), Self.inks.contains(modifier.name) { return nil }
        return first.condition.names
      }
    }
    return nil
  }

  /// `Text("\(left)").foregroundStyle(left < 0 ? .red : .secondary)`: the words change with what is tested.
  private func showsTested(_ node: AuditedNode, _ modifier: AuditedModifier) -> Bool {
    guard ["Text", "Label"].contains(node.name), let shown = node.argument(nil)?.source, shown.contains("\\(") else {
      return false
    }
    let words = Words.identifiers(shown)
    return modifier.arguments.contains { argument in
      let test = argument.source.components(separatedBy: "?")[0]
      return !words.isDisjoint(with: Words.identifiers(test))
    }
  }

  private func isAtField(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    view.selfAndAncestors(of: node).contains { around in
      if ["TextField", "SecureField", "TextEditor", "Picker", "DatePicker"].contains(around.name) { return true }
      return around.isStack && around.kind == .control
        && view.content(of: around.id).filter { $0.kind == .control && !$0.elements.isEmpty }.allSatisfy {
          ["TextField", "SecureField", "TextEditor", "Image", "Text"].contains($0.name)
        } && view.content(of: around.id).contains { ["TextField", "SecureField", "TextEditor"].contains($0.name) }
    }
  }
}

extension AuditedValue {
  /// `.red`, `Color("FieldError")`
  var isRed: Bool {
    switch self {
    case .member(let name, _, let arguments):
      if name == "opacity" || name == "init" {
        return name == "opacity"
          ? false : arguments.contains { $0.value.isRed || $0.source.lowercased().contains("error") }
      }
      let words = Words.ofName(name)
      return words.contains("red") || !Words.wrong.isDisjoint(with: words)
    default: return false
    }
  }
}
