import ScreenModel

/// Finds sort priorities on many elements, or without a container they are counted in.
public struct VoiceoverOrder: Rule {
  public static let notes = RuleNotes(
    summary: "sort priorities are put on many elements, or without a container",
    why:
      "without a container they are counted against the whole screen, and one forgotten element is heard in a wrong place",
    help:
      "write the views in the order they should be heard, or put .accessibilityElement(children: .contain) around them",
    limits: "one or two priorities inside a container are left alone; a row of a list or form is one",
    guidelines: [.wcag("1.3.2"), .wcag("2.4.3"), .nutrition(.voiceOver)],
    effect: .slows,
    examples: [
      .finds(
        """
        VStack {
          Button("Close") {}.1️⃣accessibilitySortPriority(1)
          Text("Delay").accessibilitySortPriority(3)
          Text("Until noon").accessibilitySortPriority(2)
        }
        """, heard: "Delay | Until noon | Close, button"),
      .allows(
        """
        VStack {
          Button("Close") {}
          Text("Delay").accessibilitySortPriority(1)
        }
        .accessibilityElement(children: .contain)
        """),
    ])

  /// What the settings can change.
  struct Options {
    var most = 3
  }

  var options = Options()

  public init() {}

  public static let tunable = [
    RuleOption("most", standard: "3", "how many sort priorities one container may have")
  ]

  public mutating func tune(_ option: String, to text: String) -> String? {
    guard let number = Int(text), number >= 0 else { return "it is no whole number" }
    options.most = number
    return nil
  }

  public func check(_ view: AuditedView) -> [AuditFinding] {
    var groups: [Int: [(AuditedNode, AuditedModifier)]] = [:]
    for (node, modifier) in view.appliedModifiers where modifier.name == "accessibilitySortPriority" {
      let container =
        view.ancestors(of: node.id).first { $0.modifiers.contains(where: \.isContain) } ?? row(of: node, view)
      groups[container?.id ?? -1, default: []].append((node, modifier))
    }
    for (id, all) in groups {
      // A component placed several times is written once.
      var seen: Set<SourceSpan> = []
      groups[id] = all.filter { seen.insert($0.1.span).inserted }
    }
    return groups.keys.sorted().compactMap { id in
      guard let all = groups[id], let first = all.first, id == -1 || all.count > options.most else { return nil }
      let count = "\(all.count) sort priorit\(all.count == 1 ? "y" : "ies")"
      return AuditFinding(
        at: first.1.span, via: first.1.frames, id == -1 ? "\(count) without a container" : "\(count) in one container",
        heard: heard(all.flatMap { $0.1.after }, view),
        review: id == -1 && all.count < 3 ? "the views around may be meant to be counted together" : nil)
    }
  }

  /// The row of a list or form that a node is in: its elements are sorted among themselves.
  private func row(of node: AuditedNode, _ view: AuditedView) -> AuditedNode? {
    let around = view.selfAndAncestors(of: node)
    guard let list = around.firstIndex(where: { $0.kind == .control && ["List", "Form"].contains($0.name) }) else {
      return nil
    }
    let within = around[..<list].last {
      $0.kind == .control && !["Section", "ForEach", "Group"].contains($0.name) || $0.kind == .component
    }
    return within ?? node
  }

  private func heard(_ elements: [AuditedElement], _ view: AuditedView) -> String {
    let keys = Set(elements.map(\.key))
    return view.everyElement.filter { keys.contains($0.key) }.heard
  }
}
