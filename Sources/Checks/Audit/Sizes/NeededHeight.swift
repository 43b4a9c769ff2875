import ScreenModel

/// Points that texts need from top to bottom at the largest text size they follow, with the padding around them.
struct NeededHeight {
  /// What they need for certain.
  var least = 0.0
  /// What they need where text that is known only when the app runs takes two lines.
  var most = 0.0
  /// How much of it is padding: drawn over its neighbours it takes no letter away.
  var padding = 0.0
  /// Some of it gets larger with the text size.
  var grows = false
  /// The fonts and what holds them back could be read.
  var isKnown = true

  /// Both, side by side or one over the other.
  func beside(_ other: Self) -> Self {
    Self(
      least: max(least, other.least), most: max(most, other.most),
      padding: most < other.most ? other.padding : padding, grows: grows || other.grows,
      isKnown: isKnown && other.isKnown)
  }

  /// Both, one below the other.
  func above(_ other: Self, spacing: Double) -> Self {
    let gap = least > 0 && other.least > 0 ? spacing : 0
    return Self(
      least: least + gap + other.least, most: most + gap + other.most, padding: padding + other.padding,
      grows: grows || other.grows, isKnown: isKnown && other.isKnown)
  }
}

extension AuditedView {
  /// What a node needs, with those of its modifiers that come before one, as far as the source tells: pictures and
  /// what else has a height of its own are taken for nothing.
  func neededHeight(of node: AuditedNode, inside frame: AuditedModifier, counting texts: Set<Int>) -> NeededHeight {
    HeightReading(view: self, texts: texts).height(of: node, stack: nil, before: frame)
  }
}

private struct HeightReading {
  let view: AuditedView
  /// The texts that count.
  let texts: Set<Int>

  /// - Parameters:
  ///   - stack: Points between the parts of the stack that it stands in; `nil`: they do not stand one below the other.
  ///   - frame: The modifier to stop at.
  func height(of node: AuditedNode, stack: Double?, before frame: AuditedModifier? = nil) -> NeededHeight {
    var height = texts.contains(node.id) ? line(of: node) : content(of: node, stack: stack)
    for modifier in node.modifiers {
      if modifier === frame { break }
      if modifier.condition != nil { continue }
      switch modifier.name {
      case "padding":
        let padding = modifier.verticalPadding
        height.least += padding
        height.most += padding
        height.padding += padding
      case "frame":
        // A box in the box: what passes it is that one's matter.
        if let fixed = modifier.argument("height")?.value.number {
          height.least = fixed
          height.most = fixed
          height.padding = 0
        } else if let least = modifier.argument("minHeight")?.value.number {
          height.least = max(least, height.least)
          height.most = max(least, height.most)
        }
      default: break
      }
    }
    return height
  }

  private func content(of node: AuditedNode, stack: Double?) -> NeededHeight {
    if let label = view.label(drawnAt: node) { return height(of: label, stack: nil) }
    let inner = self.stack(node, in: stack)
    let isStyled = view.labelPlace(of: node) != nil
    let parts = node.children.map { view.nodes[$0] }.filter { part in
      part.kind != .layer && part.kind != .presentation && !(isStyled && part.kind == .slot)
    }
    var total = NeededHeight()
    var ways: NeededHeight?
    for part in parts {
      let height = height(of: part, stack: inner)
      // Of the branches of a test one is there.
      if part.kind == .branch {
        ways = ways?.beside(height) ?? height
        continue
      }
      total = join(total, ways, inner)
      ways = nil
      total = join(total, height, inner)
    }
    return join(total, ways, inner)
  }

  private func join(_ total: NeededHeight, _ next: NeededHeight?, _ stack: Double?) -> NeededHeight {
    guard let next else { return total }
    return stack.map { total.above(next, spacing: $0) } ?? total.beside(next)
  }

  /// How the parts of a node stand: as those around it, unless it lays them out itself.
  private func stack(_ node: AuditedNode, in stack: Double?) -> Double? {
    guard node.kind == .control else { return stack }
    switch node.name {
    case "VStack", "LazyVStack": return node.argument("spacing")?.value.number ?? 0
    case "Form", "Section": return 0
    case "Group", "ForEach": return stack
    default: return nil
    }
  }

  private func line(of text: AuditedNode) -> NeededHeight {
    let font = view.largestFont(of: text)
    let line = font.points * 1.2
    var least = 1.0
    var most = 2.0
    if let label = text.elements.first?.label ?? text.arguments.first?.value.text, label.holes.isEmpty {
      // A dozen letters of the largest size fill a line.
      most = label.variants.map { (Double(($0.known ?? "").count) * font.points / 690).rounded(.up) }.max() ?? 1
      least = most
    }
    let limit = view.drawnAround(text).flatMap(\.modifiers).first { $0.name == "lineLimit" }
    if let lines = limit?.arguments.first?.value.number, lines >= 1 {
      least = min(lines, least)
      most = min(lines, most)
    }
    return NeededHeight(
      least: line * max(1, least), most: line * max(1, most), grows: font.grows, isKnown: font.isKnown)
  }
}

extension AuditedModifier {
  /// Points that a padding adds above and below, as far as they are known; SwiftUI's own are 16 on each side.
  fileprivate var verticalPadding: Double {
    let unnamed = arguments.filter { $0.label == nil }
    guard let first = unnamed.first else { return 32 }
    if let points = first.value.number { return 2 * points }
    if case .member("init", "EdgeInsets", let insets) = first.value {
      return insets.filter { ["top", "bottom"].contains($0.label) }.compactMap(\.value.number).reduce(0, +)
    }
    let edges = first.value.memberNames
    let sides = edges.contains { $0 == "all" || $0 == "vertical" } ? 2 : edges.count { $0 == "top" || $0 == "bottom" }
    guard let points = unnamed.dropFirst().first else { return Double(sides) * 16 }
    return Double(sides) * (points.value.number ?? (points.value.isAbsent ? 16 : 0))
  }
}

extension AuditedValue {
  fileprivate var isAbsent: Bool { if case .absent = self { true } else { false } }
}
