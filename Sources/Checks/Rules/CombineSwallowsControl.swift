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
      .finds(
        """
        struct Example: View {
          let isRunning: Bool
          var body: some View {
            HStack {
              Text("Run")
              if isRunning { Button("Stop") {} } else { Button("Start") {} }
            }
            .1️⃣accessibilityElement(children: .combine)
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          let steps: [String]
          var body: some View {
            HStack {
              if let first = steps.first { Text(first); Text("is next") } else { Button("Start") {} }
            }
            .accessibilityElement(children: .combine)
          }
        }
        """),
      .allows(
        """
        HStack { Text("5 km"); Button("Start") {} }
          .accessibilityElement(children: .combine)
          .accessibilityLabel("Start the run of 5 km")
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
    let elements = view.appliedModifiers.filter { $0.modifier.name == "accessibilityElement" }
    // An element that was made of others stands where its modifier does.
    let combined = Set(elements.map(\.modifier.span))
    return elements.compactMap { node, modifier in
      guard modifier.member("children") == "combine" else { return nil }
      let present = modifier.before.filter { !$0.isUnnamedImage || $0.isControl }
      let controls = present.filter(\.isControl)
      guard !controls.isEmpty else { return nil }
      let haveCompany = present.haveCompany
      let actions = Set(node.actionNames + modifier.before.flatMap { $0.element.actions.compactMap(\.known) })
      let position = node.modifiers.firstIndex { $0.span == modifier.span } ?? 0
      let label = node.modifiers[position...].first { $0.name == "accessibilityLabel" }
      let isOne = controls.most == 1
      let lost = present.indices.filter { index in
        let control = present[index]
        guard control.isControl, haveCompany[index] else { return false }
        guard let name = control.label?.known else { return !node.hasActions }
        return !actions.contains(name) && !(isOne && label?.text.map { Self.says(name, in: $0) } == true)
      }.map { present[$0] }
      guard !lost.isEmpty, !(controls.count == 1 && node.hasActions) else { return nil }
      // A switch without words of its own takes those beside it: nothing is lost.
      let isNameless =
        isOne && controls.allSatisfy { ($0.label?.isEmpty ?? true) && $0.element.role != "Button" }
      if isNameless, present.contains(where: { !$0.isControl && $0.label?.isEmpty == false }) { return nil }
      let names = lost.map(\.called).eachOnce
      let message =
        lost.most == 1
        ? "‘.combine’ swallows \(names.joined(separator: " or ")): its name is lost"
        : "‘.combine’ swallows \(lost.most) controls: \(names.joined(separator: ", "))"
      // A label that code makes may name what the one control was called.
      let mayName = isOne && label.map { $0.text == nil || $0.hasUnreadText } == true
      // The menu of a hidden label is named by the words beside it, and says its choice.
      let isMenu = lost.count == 1 && view.content(of: node.id).contains { $0.name == "Picker" }
      let isNested = lost.allSatisfy { combined.contains($0.span) }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, message, heard: (label ?? modifier).after.heard,
        after: modifier.before.heard,
        review: mayName
          ? "the label may say what the control was called"
          : isMenu
            ? "what a combined menu says of its choice differs between systems"
            : isNested ? "what is left of a button that was combined before is not recorded" : nil)
    }
  }

  /// Whether every wording has the words of a name.
  private static func says(_ name: String, in text: SpokenText) -> Bool {
    let words = Words.list(name)
    return !words.isEmpty && text.variants.allSatisfy { Set(Words.list($0.written)).isSuperset(of: words) }
  }
}

extension AuditedModifier {
  /// Its words come from code that was not looked into.
  var hasUnreadText: Bool { text?.holes.contains { $0.contains("(") || $0.contains(" ") } ?? false }
}
