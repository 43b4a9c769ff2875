import ScreenModel

/// Finds controls whose hit area is smaller than a finger.
public struct TargetTooSmall: Rule {
  public static let notes = RuleNotes(
    summary: "the hit area of a control is smaller than 44 points",
    why: "people with tremor, large fingers or a switch miss it, or hit what is beside it",
    help: "make the label at least 44 by 44: .frame(minWidth: 44, minHeight: 44) and .contentShape(Rectangle())",
    limits:
      "judges sizes that are written as numbers; room around a control takes no touch, room in its label does; below 24 points is an error of WCAG 2.2",
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
      .finds(
        """
        1️⃣Button(action: {}) {
          Image(systemName: "hands.clap").resizable().frame(width: 20, height: 20)
        }
        .padding(12)
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

  public static let missing: Missing? = .inPart

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
        !view.isInBar(node), !isStyled(node, view), !isRow(node, view), let size = size(of: node, view),
        size.width < options.minimum, size.height < options.minimum
      else { return nil }
      return finding(node, size, element)
    }
  }

  /// Pictures that a tap activates.
  private func taps(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      guard node.kind == .control, !node.isButtonLike, !node.isInLabel,
        let tap = node.modifiers.firstIndex(where: { $0.name == "onTapGesture" }), !view.isHidden(node),
        // What stands behind the gesture makes room around it.
        let sides = Sides(of: Array(node.modifiers[..<tap])), let width = sides.width, let height = sides.height,
        width < options.minimum, height < options.minimum,
        let element = view.everyElement.first(where: { $0.key.span == node.span && $0.key.frames == node.frames }),
        element.isOperable
      else { return nil }
      return finding(node, Area(width: width, height: height), element)
    }
  }

  private func finding(_ node: AuditedNode, _ size: Area, _ element: AuditedElement) -> AuditFinding {
    let isWatch = node.span.file.split(separator: "/").contains { nameWords(String($0)).contains("watch") }
    var finding = AuditFinding(
      at: node.span, via: node.frames,
      "the hit area is \(size.isMost ? "at most " : "")\(Int(size.width)) by \(Int(size.height)) points",
      heard: element.heard,
      review: isWatch && max(size.width, size.height) >= options.error
        ? "targets on a watch are smaller"
        : size.hasShapeAround ? "the shape around the control may take touches for it" : nil)
    if size.width < options.error, size.height < options.error { finding.severity = .error }
    // 2.5.8 asks for 24 points, 2.5.5 for 44.
    if min(size.width, size.height) >= 24 { finding.wcag = ["2.5.5"] }
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

  /// In a list the row takes the touch, unless a style says otherwise.
  private func isRow(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    guard !view.selfAndAncestors(of: node).contains(where: { $0.modifier("buttonStyle") != nil }) else { return false }
    let around = view.ancestors(of: node.id).prefix { $0.kind != .presentation && $0.kind != .layer }
    guard let list = around.firstIndex(where: { $0.kind == .control && ["List", "Form"].contains($0.name) }) else {
      return false
    }
    return !around[..<list].contains { $0.kind == .slot && ["header", "footer"].contains($0.name) }
  }

  /// What takes the touch, in points.
  private struct Area {
    var width: Double
    var height: Double
    /// It may be smaller: how large the label is by itself is not written.
    var isMost = false
    /// A shape for touches is put around the control, and would be large enough.
    var hasShapeAround = false
  }

  /// What frames and paddings written as numbers make of the label; `nil` where a side is open.
  ///
  /// A control is as large as its label. A frame around it gives a label without a size of its own its room, or cuts it;
  /// it makes no other larger, and padding around it none at all.
  private func size(of control: AuditedNode, _ view: AuditedView) -> Area? {
    var chain: [AuditedNode] = []
    var next = labelSlot(of: control, view)
    while let current = next {
      chain.append(current)
      let inner = current.children.map { view.nodes[$0] }.filter { $0.kind != .layer && $0.kind != .presentation }
      next = inner.count == 1 && current.name != "Image" && current.name != "Text" ? inner[0] : nil
    }
    guard let label = Sides(of: chain.reversed().flatMap(\.modifiers)) else { return nil }
    let around = Sides(of: control.modifiers.filter { $0.name != "padding" })
    let takesAll = chain.last.map { fills($0, view) } ?? false
    func side(_ own: Double?, _ outer: Double?) -> (length: Double, isMost: Bool)? {
      guard let own else { return outer.map { ($0, !takesAll) } }
      return own < Sides.open ? (own, false) : outer.map { ($0, false) }
    }
    guard let width = side(label.width, around?.width), let height = side(label.height, around?.height) else {
      return nil
    }
    var area = Area(width: width.length, height: height.length, isMost: width.isMost || height.isMost)
    if control.modifier("contentShape") != nil {
      let whole = Sides(of: chain.reversed().flatMap(\.modifiers) + control.modifiers)
      area.hasShapeAround =
        whole.map { max($0.width ?? 0, $0.height ?? 0) >= options.minimum || $0.width == nil || $0.height == nil }
        ?? true
    }
    return area
  }

  /// Whether it takes all the room there is.
  private func fills(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    let filling: Set<String> = [
      "Spacer", "Color", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "GeometryReader",
    ]
    return view.subtree(of: node.id).contains { part in
      part.kind == .control && (filling.contains(part.name) || part.modifier("resizable") != nil)
    }
  }

  private func labelSlot(of control: AuditedNode, _ view: AuditedView) -> AuditedNode? {
    let slots = control.children.map { view.nodes[$0] }.filter { $0.kind == .slot }
    return slots.first { $0.name == "label" }
      ?? slots.first { $0.name.isEmpty && ["Button", "Link"].contains(control.name) }
  }
}

/// How wide and high frames and paddings written as numbers make something.
private struct Sides {
  /// In points; `nil`: no frame says so.
  var width: Double?
  var height: Double?

  /// A side that takes what room there is.
  static let open = 1_000.0

  /// - Parameter modifiers: The innermost first. `nil` where one of them cannot be known.
  init?(of modifiers: [AuditedModifier]) {
    for modifier in modifiers {
      switch modifier.name {
      case "frame":
        if let argument = modifier.argument("width") {
          guard let number = argument.value.number else { return nil }
          width = number
        } else if modifier.arguments.contains(where: { ($0.label ?? "").contains("Width") }) {
          width = Self.widened(width, modifier.argument("minWidth"))
        }
        if let argument = modifier.argument("height") {
          guard let number = argument.value.number else { return nil }
          height = number
        } else if modifier.arguments.contains(where: { ($0.label ?? "").contains("Height") }) {
          height = Self.widened(height, modifier.argument("minHeight"))
        }
      case "padding":
        guard let (dx, dy) = Self.padding(modifier) else { return nil }
        width = width.map { $0 + dx }
        height = height.map { $0 + dy }
      case "contentShape":
        if modifier.arguments.first?.source.contains("inset") == true { return nil }
      default: continue
      }
    }
  }

  private static func widened(_ side: Double?, _ least: AuditedArgument?) -> Double? {
    guard let least = least?.value.number else { return open }
    return max(side ?? 0, least)
  }

  private static func padding(_ modifier: AuditedModifier) -> (Double, Double)? {
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
