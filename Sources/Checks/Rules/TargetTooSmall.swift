import ScreenModel

/// Finds controls whose hit area is smaller than a finger.
public struct TargetTooSmall: Rule {
  public static let notes = RuleNotes(
    summary: "the hit area of a control is smaller than 44 points",
    why: "people with tremor, large fingers or a switch miss it, or hit what is beside it",
    help: "make the label at least 44 by 44: .frame(minWidth: 44, minHeight: 44) and .contentShape(Rectangle())",
    limits: "judges sizes that are written as numbers; below 24 points is an error of WCAG 2.2",
    guidelines: [.wcag("2.5.8"), .wcag("2.5.5")],
    effect: .limits, fix: .unsafe,
    examples: [
      .finds(
        """
        1️⃣Button(action: {}) {
          Image(systemName: "hands.clap").resizable().frame(width: 20, height: 20)
        }
        .accessibilityLabel("Thank")
        """, heard: "Thank, button"),
      .allows(
        """
        Button(action: {}) {
          Image(systemName: "hands.clap").resizable().frame(width: 20, height: 20)
            .padding(12)
            .contentShape(Rectangle())
        }
        .accessibilityLabel("Thank")
        """),
      .allows(
        """
        Button(action: {}) {
          Image(systemName: "hands.clap").frame(minWidth: 44, minHeight: 44)
        }
        .accessibilityLabel("Thank")
        """),
    ])

  /// What the settings can change, in points.
  struct Options {
    var minimum = 44.0
    var error = 24.0
  }

  var options = Options()

  public init() {}

  public static let tunable = [
    RuleOption("minimum", standard: "44", "the least width or height of a hit area, in points"),
    RuleOption("error", standard: "24", "the width and height below which it is an error, in points"),
  ]

  public mutating func tune(_ option: String, to text: String) -> String? {
    guard let number = RuleOption.number(text, from: 1) else { return "it is no number from 1 on" }
    if option == "error" { options.error = number } else { options.minimum = number }
    return nil
  }

  public func check(_ view: AuditedView) -> [AuditFinding] { controls(view) + taps(view) }

  private func controls(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      guard node.kind == .control, ["Button", "NavigationLink", "Menu", "Link"].contains(node.name),
        let element = view.everyElement.first(where: { $0.key.span == node.span && $0.key.frames == node.frames }),
        !view.isInBar(node), !isStyled(node, view), let size = size(of: node, view), size.width < options.minimum,
        size.height < options.minimum
      else { return nil }
      return finding(node, size, element)
    }
  }

  /// Pictures that a tap activates.
  private func taps(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      guard node.kind == .control, !node.isButtonLike, !node.isInLabel,
        let tap = node.modifiers.firstIndex(where: { $0.name == "onTapGesture" }), !view.isHidden(node),
        let size = size(by: Array(node.modifiers[..<tap])), size.width < options.minimum, size.height < options.minimum,
        let element = view.everyElement.first(where: { $0.key.span == node.span && $0.key.frames == node.frames }),
        element.isOperable
      else { return nil }
      return finding(node, size, element)
    }
  }

  private func finding(_ node: AuditedNode, _ size: (width: Double, height: Double), _ element: AuditedElement)
    -> AuditFinding
  {
    let isWatch = node.span.file.split(separator: "/").contains { nameWords(String($0)).contains("watch") }
    var finding = AuditFinding(
      at: node.span, via: node.frames, "the hit area is \(Int(size.width)) by \(Int(size.height)) points",
      heard: element.heard,
      review: isWatch && max(size.width, size.height) >= options.error ? "targets on a watch are smaller" : nil)
    if size.width < options.error, size.height < options.error { finding.severity = .error }
    return finding
  }

  /// A style of the system adds room around; lists make rows of controls.
  private func isStyled(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    for around in view.selfAndAncestors(of: node) {
      if let style = around.modifier("buttonStyle")?.arguments.first {
        return !["plain", "borderless", "PlainButtonStyle", "init"].contains(style.value.memberName ?? "")
      }
    }
    return false
  }

  /// What frames and paddings written as numbers make of the label; `nil` where a side is open.
  private func size(of control: AuditedNode, _ view: AuditedView) -> (width: Double, height: Double)? {
    var chain: [AuditedNode] = []
    var next = labelSlot(of: control, view)
    while let current = next {
      chain.append(current)
      let inner = current.children.map { view.nodes[$0] }.filter { $0.kind != .layer && $0.kind != .presentation }
      next = inner.count == 1 && current.name != "Image" && current.name != "Text" ? inner[0] : nil
    }
    // A frame around the control itself is the last word.
    return size(by: chain.reversed().flatMap(\.modifiers) + control.modifiers)
  }

  private func labelSlot(of control: AuditedNode, _ view: AuditedView) -> AuditedNode? {
    let slots = control.children.map { view.nodes[$0] }.filter { $0.kind == .slot }
    return slots.first { $0.name == "label" }
      ?? slots.first { $0.name.isEmpty && ["Button", "Link"].contains(control.name) }
  }

  private func size(by modifiers: [AuditedModifier]) -> (width: Double, height: Double)? {
    var width: Double?
    var height: Double?
    for modifier in modifiers {
      switch modifier.name {
      case "frame":
        if let argument = modifier.argument("width") {
          guard let number = argument.value.number else { return nil }
          width = number
        } else if modifier.arguments.contains(where: { ($0.label ?? "").contains("Width") }) {
          width = widened(width, modifier.argument("minWidth"))
        }
        if let argument = modifier.argument("height") {
          guard let number = argument.value.number else { return nil }
          height = number
        } else if modifier.arguments.contains(where: { ($0.label ?? "").contains("Height") }) {
          height = widened(height, modifier.argument("minHeight"))
        }
      case "padding":
        guard let (dx, dy) = padding(modifier) else { return nil }
        width = width.map { $0 + dx }
        height = height.map { $0 + dy }
      case "contentShape":
        if modifier.arguments.first?.source.contains("inset") == true { return nil }
      default: continue
      }
    }
    guard let width, let height else { return nil }
    return (width, height)
  }

  private func widened(_ side: Double?, _ least: AuditedArgument?) -> Double? {
    guard let least = least?.value.number else { return 1_000 }
    return max(side ?? 0, least)
  }

  private func padding(_ modifier: AuditedModifier) -> (Double, Double)? {
    let numbers = modifier.arguments.compactMap(\.value.number)
    let amount = numbers.last ?? 16
    let edges = modifier.arguments.first?.value.memberNames ?? []
    if edges.isEmpty { return (2 * amount, 2 * amount) }
    var dx = 0.0
    var dy = 0.0
    for edge in edges {
      switch edge {
      case "horizontal": dx += 2 * amount
      case "vertical": dy += 2 * amount
      case "leading", "trailing": dx += amount
      case "top", "bottom": dy += amount
      case "all": return (2 * amount, 2 * amount)
      default: return nil
      }
    }
    return (dx, dy)
  }
}
