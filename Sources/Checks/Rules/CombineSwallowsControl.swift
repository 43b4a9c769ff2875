import ScreenModel

/// Finds controls that stop being elements because a container around them was combined.
public struct CombineSwallowsControl: Rule {
  public static let notes = RuleNotes(
    summary: "a control inside a combined container loses its own stop, and its name or action with it",
    why: "the container is heard as one element: what the control was called is gone, and so may be what it did",
    help:
      "combine only what informs and leave the control outside, or offer its action with .accessibilityAction(named:)",
    limits:
      "a control that draws nothing or stands alone keeps its name; what is built by code that was not read is not seen",
    guidelines: [.wcag("2.1.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .blocks, fix: .unsafe,
    examples: [
      .finds(
        """
        VStack {
          Text("Run 5 km")
          Button("Mark complete") {}
        }
        .1️⃣accessibilityElement(children: .combine)
        """, heard: "Run 5 km, button"),
      .finds(
        """
        HStack {
          Button("Yes") {}
          Button("No") {}
        }
        .1️⃣accessibilityElement(children: .combine)
        """),
      .allows(
        """
        VStack {
          VStack { Text("Run"); Text("5 km") }
            .accessibilityElement(children: .combine)
          Button("Mark complete") {}
        }
        """),
      .allows(
        """
        HStack { Text("Inbox"); Image(decorative: "tray") }
          .onTapGesture {}
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
        """),
      .allows(
        """
        VStack {
          Text("Run 5 km")
          Button("Mark complete") {}
        }
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Mark complete") {}
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "accessibilityElement", modifier.member("children") == "combine" else { return nil }
      let controls = modifier.before.filter(\.isControl)
      guard !controls.isEmpty, modifier.before.filter({ !$0.isUnnamedImage }).most > 1 else { return nil }
      let actions = Set(node.actionNames + modifier.before.flatMap { $0.element.actions.compactMap(\.known) })
      let lost = controls.filter { control in
        guard let name = control.label?.known else { return !node.hasActions }
        return !actions.contains(name)
      }
      guard !lost.isEmpty, !(controls.count == 1 && node.hasActions) else { return nil }
      // A switch without words of its own takes those beside it: nothing is lost.
      let isNameless =
        controls.most == 1 && controls.allSatisfy { ($0.label?.isEmpty ?? true) && $0.element.role != "Button" }
      if isNameless,
        modifier.before.contains(where: { !$0.isControl && !$0.isUnnamedImage && $0.label?.isEmpty == false })
      {
        return nil
      }
      let names = lost.map(\.called).joined(separator: ", ")
      let message =
        lost.count == 1
        ? "‘.combine’ swallows \(names): its name is lost" : "‘.combine’ swallows \(lost.count) controls: \(names)"
      // A label that code makes may name what the one control was called.
      let position = node.modifiers.firstIndex { $0.span == modifier.span } ?? 0
      let label = node.modifiers[position...].first { $0.name == "accessibilityLabel" }
      let mayName = controls.most == 1 && label.map { $0.text == nil || $0.hasUnreadText } == true
      // The menu of a hidden label is named by the words beside it, and says its choice.
      let isMenu = lost.count == 1 && view.content(of: node.id).contains { $0.name == "Picker" }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, message, heard: modifier.after.heard,
        after: modifier.before.heard,
        review: mayName
          ? "the label may say what the control was called"
          : isMenu ? "what a combined menu says of its choice differs between systems" : nil)
    }
  }
}

extension AuditedModifier {
  /// Its words come from code that was not looked into.
  var hasUnreadText: Bool { text?.holes.contains { $0.contains("(") || $0.contains(" ") } ?? false }
}
