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

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      guard node.kind == .control, ["Button", "NavigationLink", "Menu", "Link"].contains(node.name),
        let element = view.everyElement.first(where: { $0.key.span == node.span && $0.key.frames == node.frames }),
        !view.isInBar(node), !isStyled(node, view), let label = onlyPicture(in: node, view),
        let size = size(of: label, upTo: node, view), size.width < 44, size.height < 44
      else { return nil }
      let isTiny = size.width < 24 && size.height < 24
      var finding = AuditFinding(
        at: node.span, via: node.frames,
        "the hit area is \(Int(size.width)) by \(Int(size.height)) points", heard: element.heard)
      if isTiny { finding.severity = .error }
      return finding
    }
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

  /// The one picture that is the whole label.
  private func onlyPicture(in node: AuditedNode, _ view: AuditedView) -> AuditedNode? {
    let drawn = view.content(of: node.id).filter { $0.kind == .control && !["Group", "Spacer"].contains($0.name) }
    let slots = Set(
      view.nodes[node.id].children.filter { id in
        let slot = view.nodes[id]
        return slot.name == "destination"
          || slot.name.isEmpty && node.name != "Button" && node.name != "Link"
            && node.children.contains { view.nodes[$0].name == "label" }
      })
    let pictures = drawn.filter { picture in !view.ancestors(of: picture.id).contains { slots.contains($0.id) } }
    guard pictures.count == 1, let only = pictures.first, only.name == "Image" else { return nil }
    return only
  }

  /// What frames and paddings written as numbers make of it; `nil` where any side is open.
  private func size(of picture: AuditedNode, upTo control: AuditedNode, _ view: AuditedView) -> (
    width: Double, height: Double
  )? {
    var width: Double?
    var height: Double?
    var chain = [picture]
    for around in view.ancestors(of: picture.id) {
      chain.append(around)
      if around.id == control.id { break }
    }
    for modifier in chain.flatMap(\.modifiers) {
      switch modifier.name {
      case "frame":
        if let number = modifier.argument("width")?.value.number { width = number }
        if let number = modifier.argument("height")?.value.number { height = number }
        if modifier.argument("width") == nil, modifier.arguments.contains(where: { ($0.label ?? "").contains("Width") })
        {
          width = widened(width, modifier.argument("minWidth"))
        }
        if modifier.argument("height") == nil,
          modifier.arguments.contains(where: { ($0.label ?? "").contains("Height") })
        {
          height = widened(height, modifier.argument("minHeight"))
        }
        if modifier.argument("width") != nil, modifier.argument("width")?.value.number == nil { return nil }
        if modifier.argument("height") != nil, modifier.argument("height")?.value.number == nil { return nil }
      case "padding":
        guard let (dx, dy) = padding(modifier) else { return nil }
        width = width.map { $0 + dx }
        height = height.map { $0 + dy }
      case "scaleEffect", "contentShape", "background", "overlay":
        if modifier.name == "contentShape", modifier.arguments.first?.source.contains("inset") == true { return nil }
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
