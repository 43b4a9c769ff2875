import ScreenModel

/// Finds controls that are disabled and do not say why.
public struct DisabledWithoutReason: Rule {
  public static let notes = RuleNotes(
    summary: "a disabled control does not say why",
    why: "“dimmed” is heard, and nothing that could be put right",
    help:
      "keep the control active and say what is missing on a tap, or give the reason as its value and in a text beside it",
    limits:
      "certain where the test is about fields of the same screen and nothing explains it; else for review, because most conditions explain themselves",
    guidelines: [.wcag("3.3.1"), .wcag("3.3.2"), .nutrition(.voiceOver)],
    state: .disabled, effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var email = ""
          var body: some View {
            Form {
              TextField("Email", text: $email).accessibilityLabel("Email")
              Button("Continue") {}.1️⃣disabled(!email.contains("@"))
            }
          }
        }
        """),
      .finds(
        """
        struct Example: View {
          let isLocked: Bool
          var body: some View {
            Button("Apply") {}.1️⃣disabled(isLocked)
          }
        }
        """, review: true),
      .finds(
        """
        struct Example: View {
          @State private var email = ""
          @State private var isSending = false
          var body: some View {
            Form {
              TextField("Email", text: $email).accessibilityLabel("Email")
              Button("Continue") { send() }.1️⃣disabled(!email.contains("@") || isSending)
            }
          }
          func send() {
            isSending = true
            Task { await upload(); isSending = false }
          }
        }
        """),
      .finds(
        """
        struct Example: View {
          @State private var locked = false
          var body: some View {
            VStack {
              Text("Backup")
              Button("Back up now") { start() }.1️⃣disabled(locked)
            }
          }
          func start() {
            locked = true
            Task { await upload(); locked = false }
          }
        }
        """, heard: "Back up now, <dimmed?>, button", review: true),
      .allows(
        """
        struct Example: View {
          @State private var email = ""
          var body: some View {
            Form {
              TextField("Email", text: $email).accessibilityLabel("Email")
              Button("Continue") {}.disabled(!email.contains("@"))
                .accessibilityHint(email.contains("@") ? "" : "Enter your email first")
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var email = ""
          var body: some View {
            Form {
              TextField("Email", text: $email).accessibilityLabel("Email")
              if !email.contains("@") { Text("Enter your email to continue.") }
              Button("Continue") {}.disabled(!email.contains("@"))
            }
          }
        }
        """),
    ])

  public static let missing: Missing? = .onScreen

  public init() {}

  private static let saying: Set<String> = ["accessibilityHint", "accessibilityValue", "accessibilityLabel", "help"]
  private static let controls: Set<String> = [
    "Button", "NavigationLink", "Toggle", "Menu", "Link", "Picker", "Stepper",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let typed = view.typedNames.filter { $0.field.name != "SearchField" }.map(\.name)
    let chosen = chosenNames(view)
    return view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "disabled", node.kind == .control, Self.controls.contains(node.name), !node.isInLabel,
        let whole = test(modifier),
        let element = view.everyElement.first(where: { $0.span == node.span && $0.key.frames == node.frames }),
        !explains(node, whole, view), !element.presence.excludes([whole])
      else { return nil }
      guard let test = whole.without({ isWork($0, view) }) else {
        return whole.names.contains { isDrawn($0, view) } ? busy(whole, element, modifier) : nil
      }
      let isValidation =
        test.names.contains { isTyped($0, typed) } && test.names.allSatisfy { isTyped($0, typed + chosen) }
      // Nothing typed yet explains itself: the one field is on the screen.
      let isSingle = !test.text.contains("&&") && !test.text.contains("||") && Set(test.names).count == 1
      let isBlank = isValidation && isSingle && test.text.hasSuffix("isEmpty")
      if isBlank || isAtEnd(element, test) || isSingle && isDecidedAbove(element, test, chosen, view) { return nil }
      let hasText = hasText(near: node, view)
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        "\(element.called) is disabled if \(told(test, whole, modifier)), and nothing says why",
        heard: element.heard,
        review: isValidation && !isBlank && !hasText
          ? nil
          : isBlank
            ? "the empty field may explain it"
            : hasText ? "a text near it may explain it" : "the reason may be plain from the screen")
    }
  }

  /// A test that comes to many is told as it is written.
  private func told(_ test: Condition, _ whole: Condition, _ modifier: AuditedModifier) -> String {
    guard test.text.count > 80, test == whole, let source = modifier.arguments.first?.source,
      source.count < test.text.count, !source.contains("\n")
    else { return test.text }
    return source
  }

  /// What was asked for is being done: that is the reason, and the value is the place to say so.
  private func busy(_ test: Condition, _ element: AuditedElement, _ modifier: AuditedModifier) -> AuditFinding {
    var finding = AuditFinding(
      at: modifier.span, via: modifier.frames,
      "\(element.called) is disabled while \(test.text), and nothing says what is going on", heard: element.heard,
      review: "what was asked of it may be reason enough")
    finding.why = "“dimmed” is heard, and not that the work has begun"
    finding.help = "say what goes on in its value, as long as it does: “Saving”"
    return finding
  }

  /// Whether the screen is drawn while a property is true: not, where one piece of code sets and clears it.
  private func isDrawn(_ name: String, _ view: AuditedView) -> Bool {
    let all = view.handlers.filter { $0.assigned.contains { Condition.isSame($0, name) } }
    return all.isEmpty
      || all.contains { handler in
        !written(to: name, by: handler).contains { $0.value == "false" && $0.turn == 0 }
          || handler.source.contains("await ")
      }
  }

  /// Whether a property is true only while something that was asked for is being done.
  private func isWork(_ name: String, _ view: AuditedView) -> Bool {
    let words = Words.ofName(name.split(separator: ".").last.map(String.init) ?? name)
    if Words.isBusy(name) || words.contains("pending") { return Self.modes.isDisjoint(with: words) }
    return view.handlers.contains { handler in
      let set = written(to: name, by: handler).map(\.value)
      return set.contains("true") && set.contains("false")
    }
  }

  /// What some code writes to a property, and how many closures deep that run later.
  private func written(to name: String, by handler: AuditedHandler) -> [(value: String?, turn: Int)] {
    handler.effects.compactMap { effect in
      guard case .assigns(let assigned, let value) = effect.kind, Condition.isSame(assigned, name) else { return nil }
      return (value, effect.turn)
    }
  }

  /// What goes on until a person ends it: nobody waits for that.
  private static let modes: Set<String> = ["casting", "playing", "recording", "selecting", "sharing", "streaming"]

  /// Properties that other fields of a form are bound to.
  private func chosenNames(_ view: AuditedView) -> [String] {
    view.controls("Toggle", "Stepper", "Picker", "DatePicker", "Slider").flatMap(\.arguments).compactMap {
      if case .binding(let name, _) = $0.value { name } else { nil }
    }
  }

  /// The control right before it is the one that decides: `Toggle("Reports", isOn: $on)`, `.disabled(!on)`.
  private func isDecidedAbove(
    _ element: AuditedElement, _ test: Condition, _ chosen: [String], _ view: AuditedView
  ) -> Bool {
    guard let position = view.everyElement.firstIndex(where: { $0.key == element.key }), position > 0,
      test.names.allSatisfy({ name in chosen.contains { Condition.isSame($0, name) } }),
      let above = view.node(of: view.everyElement[position - 1])
    else { return false }
    return above.arguments.contains { argument in
      if case .binding(let name, _) = argument.value { test.mentions(name) } else { false }
    }
  }

  /// The first row cannot go up, the first page has none before: its place says so.
  private func isAtEnd(_ element: AuditedElement, _ test: Condition) -> Bool {
    let words = Words.list(element.label?.written ?? "")
    if !Set(words).isDisjoint(with: ["previous", "undo", "redo", "backward", "forward"]) { return true }
    if words.count == 2, ["move", "go", "page"].contains(words[0]), ["up", "down", "back"].contains(words[1]) {
      return true
    }
    return test.names.allSatisfy { name in
      let last = Words.ofName(name.split(separator: ".").last.map(String.init) ?? name)
      return last.first == "is" && last.count > 1 && ["first", "last"].contains(last[1])
        || last.first == "can" && !Set(last).isDisjoint(with: ["back", "forward", "undo", "redo", "up", "down"])
    }
  }

  /// `age`, or a number read from it: `Int(age)`.
  private func isTyped(_ name: String, _ typed: [String]) -> Bool {
    // `name` itself, or `name.count`.
    if typed.contains(where: { Condition.isSame($0, name) || name.hasPrefix($0 + ".") }) { return true }
    let words = Words.identifiers(name).subtracting(["Int", "Double", "Float", "Decimal", "UInt", "Int64", "nil"])
    return name.contains("(") && !words.isEmpty
      && words.allSatisfy { word in typed.contains { $0.split(separator: ".").last.map(String.init) == word } }
  }

  private func test(_ modifier: AuditedModifier) -> Condition? {
    guard case .condition(let condition)? = modifier.arguments.first?.value, !condition.names.isEmpty else {
      guard case .symbol(let name, _)? = modifier.arguments.first?.value else { return nil }
      return Condition(name, names: [name])
    }
    return condition
  }

  /// Whether the control, or a text of the screen, changes with the same test.
  private func explains(_ node: AuditedNode, _ test: Condition, _ view: AuditedView) -> Bool {
    let own = view.selfAndAncestors(of: node) + view.content(of: node.id)
    let isSaid = own.contains { part in
      part.modifiers.contains { modifier in
        Self.saying.contains(modifier.name)
          && (modifier.arguments.contains { view.mentions($0.value, test.names) } || !isFixed(modifier))
      }
    }
    if isSaid { return true }
    return view.nodes.contains { other in
      if other.kind == .branch, let condition = other.condition, test.names.contains(where: condition.mentions) {
        return view.subtree(of: other.id).contains { part in
          part.kind == .opaque
            || part.kind == .control && ["Text", "Label", "ProgressView", "LabeledContent"].contains(part.name)
        } && !other.isInLabel
          || other.isInLabel
            && view.content(of: other.id).contains { ["Text", "ProgressView", "Label"].contains($0.name) }
      }
      return other.kind == .control && ["Text", "Label"].contains(other.name)
        && other.arguments.contains { argument in
          guard case .choice(let choices) = argument.value else {
            return argument.value.text?.allNames.contains { test.mentions($0) } ?? false
          }
          return choices.contains { choice in test.names.contains(where: choice.condition.mentions) }
        }
    }
  }

  /// A hint with words that never change may give the reason as well.
  private func isFixed(_ modifier: AuditedModifier) -> Bool {
    modifier.name == "accessibilityLabel" || modifier.text?.isEmpty ?? false
  }

  /// A text of several words is the row before or after it.
  private func hasRow(beside node: AuditedNode, in list: AuditedNode, _ view: AuditedView) -> Bool {
    let heard = view.heardElements(in: list.id)
    guard let position = heard.firstIndex(where: { $0.span == node.span && $0.key.frames == node.frames }) else {
      return false
    }
    return [position - 1, position + 1].contains { beside in
      heard.indices.contains(beside) && heard[beside].content == .text
        && Words.list(heard[beside].label?.written ?? "").count > 3
    }
  }

  /// A text of several words right beside it, or a footer.
  private func hasText(near node: AuditedNode, _ view: AuditedView) -> Bool {
    for around in view.ancestors(of: node.id).prefix(6) where around.kind == .control {
      let slots = around.children.filter { view.nodes[$0].kind == .slot && view.nodes[$0].name == "footer" }
      if !slots.isEmpty { return true }
      if around.name == "Form" || around.name == "List" { return hasRow(beside: node, in: around, view) }
      let inside = Set(view.subtree(of: node.id).map(\.id))
      if view.texts(in: around).contains(where: { text in
        !inside.contains(text.id) && Words.list(text.elements.first?.label?.written ?? "").count > 3
      }) {
        return true
      }
    }
    return false
  }
}
