import ScreenModel

/// Finds switches, sliders, steppers, pickers and gauges that nobody named.
public struct ControlWithoutLabel: Rule {
  public static let notes = RuleNotes(
    summary: "a switch, slider, stepper, picker or gauge has no name",
    why: "only the kind and the value are heard, and not what they are of",
    help: "give the control its title; .labelsHidden() keeps the title for VoiceOver and does not draw it",
    limits:
      "segmented and inline pickers are named by their options; a title that is known only when the app runs is taken for one",
    guidelines: [.wcag("1.3.1"), .wcag("3.3.2"), .wcag("4.1.2"), .nutrition(.voiceOver), .nutrition(.voiceControl)],
    effect: .blocks, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var isOn = false
          var body: some View {
            HStack { Text("Night mode"); 1️⃣Toggle("", isOn: $isOn).labelsHidden() }
          }
        }
        """, heard: "switch button, <on | off>"),
      .finds(
        """
        struct Example: View {
          @State private var volume = 0.5
          var body: some View { 1️⃣Slider(value: $volume) }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var isOn = false
          var body: some View { Toggle("Night mode", isOn: $isOn).labelsHidden() }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var volume = 0.5
          var body: some View { Slider(value: $volume).accessibilityLabel("Volume") }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var count = 1
          var body: some View { LabeledContent("Pieces") { Stepper("", value: $count) } }
        }
        """),
    ])

  public static let missing: Missing? = .inPart

  public init() {}

  private static let kinds: Set<String> = [
    "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "Gauge", "ProgressView", "ColorPicker", "MultiDatePicker",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      guard node.kind == .control, Self.kinds.contains(node.name), let element = node.elements.first, !node.isInLabel,
        view.isHeard(node), !hasTitle(node, view), !isNamedElsewhere(node, view)
      else { return nil }
      if node.name == "ProgressView", node.argument("value") == nil { return nil }
      let final = view.everyElement.first { $0.key == element.key } ?? element
      guard !final.hasOwnLabel else { return nil }
      // The parts of a large screen are not all kept: it is heard by what its label holds.
      let slots = node.children.map { view.nodes[$0] }.filter { $0.kind == .slot }
      if !slots.isEmpty, slots.allSatisfy(\.children.isEmpty), final.label?.isEmpty == false { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "this \(node.name) has no name", heard: final.heard,
        why: Self.why(node.name))
    }
  }

  /// What is missed of a kind of control.
  static func why(_ name: String) -> String? {
    switch name {
    case "Toggle": "only the kind and the value are heard: “switch button, off” says nothing about what is off"
    case "ProgressView": "only a percentage is heard, and not of what so much is done"
    case "Gauge": "only a value is heard, and not what is measured"
    default: nil
    }
  }

  private func hasTitle(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    if let title = node.argument(nil) ?? node.arguments.first(where: { $0.label == "title" }) {
      switch title.value {
      case .text(let text, _): if !text.isEmpty { return true }
      case .code, .binding, .absent: break
      default: return true
      }
    }
    // `label: { … }`, and the trailing closure of those that have no content of their own.
    let slots = node.children.map { view.nodes[$0] }.filter { $0.kind == .slot }
    let labels = slots.filter { slot in
      slot.name == "label" || slot.name.isEmpty && !["Picker"].contains(node.name)
    }
    if labels.contains(where: { slot in view.subtree(of: slot.id).contains { $0.speaksForItself } }) { return true }
    return node.arguments.contains { $0.label == "label" && $0.value.text?.isEmpty == false }
  }

  private func isNamedElsewhere(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    if view.isInside(node, ["LabeledContent"]) { return true }
    let around = view.selfAndAncestors(of: node)
    if around.contains(where: { $0.modifiers.contains { $0.name == "accessibilityLabel" || $0.isCombine } }) {
      return true
    }
    guard node.name == "Picker" else { return false }
    let style = around.lazy.compactMap { $0.modifier("pickerStyle")?.arguments.first?.value.memberName }.first
    return style.map { ["segmented", "palette", "inline", "wheel", "SegmentedPickerStyle"].contains($0) } ?? false
  }
}

extension AuditedNode {
  /// Whether there is something to hear of it, or that may be.
  var speaksForItself: Bool {
    kind == .opaque || kind == .control && elements.contains { !$0.isUnnamedImage && !($0.label?.isEmpty ?? true) }
  }
}
