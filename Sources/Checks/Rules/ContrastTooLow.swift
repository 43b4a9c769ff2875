import Foundation
import ScreenModel

/// Finds texts whose colour is too close to the colour behind them.
public struct ContrastTooLow: Rule {
  public static let notes = RuleNotes(
    summary: "a text and its background have too little contrast",
    why: "in sunlight, or with eyes that are not young, the words cannot be read",
    help: "use a pair with a contrast of 4.5:1, 3:1 for large text, or .primary on a system background",
    limits: "judges only pairs that are both written in the view; a colour whose background is not known is left alone",
    guidelines: [.wcag("1.4.3"), .nutrition(.contrast)],
    effect: .limits,
    examples: [
      .finds(
        """
        VStack { Text("Thin ice").1️⃣foregroundStyle(Color.yellow) }
          .padding()
          .background(Color.white)
        """, heard: "Thin ice"),
      .allows(
        """
        VStack { Text("Thin ice").foregroundStyle(Color.black) }
          .padding()
          .background(Color.white)
        """),
      .finds(
        """
        struct Brand: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.1️⃣foregroundStyle(.white).background(Color.yellow)
          }
        }
        struct Example: View {
          var body: some View { Button("Skate") {}.buttonStyle(Brand()) }
        }
        """, heard: "Skate, button"),
      .finds(
        """
        ZStack { Color.white; Text("Thin ice").1️⃣foregroundStyle(Color(hex: 0xB8B8B8)) }
        """, heard: "Thin ice"),
      .allows(
        """
        ZStack { Color.white; Image(decorative: "lake"); Text("Thin ice").foregroundStyle(Color(hex: 0xB8B8B8)) }
        """),
      .allows("Text(\"Thin ice\").foregroundStyle(Color.yellow)"),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let texts = view.controls("Text", "Label").map { (node: $0, owner: $0) }
    return (texts + titles(view)).compactMap { node, owner in
      guard !view.isHidden(node), let (modifier, front) = front(of: node, view), let back = back(of: node, view),
        !isDisabled(node, view)
      else { return nil }
      let light = KnownColor.contrast(front.light, back.light)
      let dark = KnownColor.contrast(front.dark, back.dark)
      let least = isLarge(node, view) ? 3.0 : 4.5
      let worst = min(light, dark)
      // A hair below is a matter of rounding.
      guard worst < least - 0.05 else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        "\(front.name) on \(back.name) has a contrast of \(String(format: "%.1f", worst)):1\(light < least ? "" : " in the dark")",
        heard: view.heard(of: [owner]))
    }
  }

  /// Buttons whose title is a string, each with what its style draws around that.
  private func titles(_ view: AuditedView) -> [(node: AuditedNode, owner: AuditedNode)] {
    view.controls("Button", "NavigationLink", "Link").compactMap { owner in
      let inside = view.subtree(of: owner.id)
      guard !owner.isInLabel, owner.argument(nil)?.value.text != nil, !view.isInBar(owner),
        !inside.contains(where: { $0.id != owner.id && ["Text", "Label"].contains($0.name) })
      else { return nil }
      let drawn = inside.last { $0.id != owner.id && $0.modifiers.contains { Self.fronts.contains($0.name) } }
      return (drawn ?? owner, owner)
    }
  }

  private static let fronts: Set<String> = ["foregroundStyle", "foregroundColor"]

  /// The nearest colour of the text.
  private func front(of node: AuditedNode, _ view: AuditedView) -> (AuditedModifier, KnownColor)? {
    for around in view.selfAndAncestors(of: node) {
      if around.kind == .presentation { return nil }
      if let modifier = around.modifiers.first(where: { Self.fronts.contains($0.name) }) {
        guard modifier.condition == nil || around.kind == .control, modifier.arguments.count == 1,
          let color = modifier.arguments.first.flatMap({ KnownColor($0.value) })
        else { return nil }
        return (modifier, color)
      }
    }
    return nil
  }

  /// The nearest background, where nothing else lies between.
  private func back(of node: AuditedNode, _ view: AuditedView) -> KnownColor? {
    for around in view.selfAndAncestors(of: node) {
      if around.kind == .layer || around.kind == .presentation { return nil }
      if around.kind == .control, around.name == "ZStack" { return ground(of: around, view) }
      if around.isButtonLike, around.id != node.id,
        view.selfAndAncestors(of: around).contains(where: { $0.modifier("buttonStyle") != nil })
      {
        return nil
      }
      for modifier in around.modifiers {
        switch modifier.name {
        case "background":
          if let color = modifier.arguments.first.flatMap({ KnownColor($0.value) }) { return color }
          return shape(in: modifier, view)
        case "overlay", "backgroundStyle", "colorInvert", "colorScheme", "listRowBackground", "glassEffect",
          "buttonStyle", "blendMode",
          "environment", "preferredColorScheme", "opacity", "containerBackground", "redacted":
          return nil
        default: continue
        }
      }
    }
    return nil
  }

  /// `ZStack { Color.white; Text("…") }`: a colour that takes all the room, and one thing on it.
  private func ground(of stack: AuditedNode, _ view: AuditedView) -> KnownColor? {
    var parts = stack.children.map { view.nodes[$0] }.filter { $0.kind != .layer && $0.kind != .presentation }
    if parts.count == 1, [.slot, .list].contains(parts[0].kind), parts[0].modifiers.isEmpty {
      parts = parts[0].children.map { view.nodes[$0] }
    }
    guard parts.count == 2, parts[0].kind == .control, parts[0].name == "Color",
      parts[0].modifiers.allSatisfy({ ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains($0.name) })
    else { return nil }
    return parts[0].arguments.first.flatMap { KnownColor($0.value) }
  }

  /// `.background(RoundedRectangle(cornerRadius: 8).fill(.yellow))`
  private func shape(in modifier: AuditedModifier, _ view: AuditedView) -> KnownColor? {
    let inside = modifier.content.flatMap { view.subtree(of: $0) }.filter { $0.kind == .control }
    guard inside.count == 1, let only = inside.first else { return nil }
    if only.name == "Color" {
      guard only.modifiers.allSatisfy({ ["ignoresSafeArea", "cornerRadius", "clipShape"].contains($0.name) }) else {
        return nil
      }
      return only.arguments.first.flatMap { KnownColor($0.value) }
    }
    let fills = only.modifiers.filter { ["fill", "foregroundStyle", "foregroundColor"].contains($0.name) }
    guard fills.count == 1, !only.modifiers.contains(where: { $0.name == "opacity" }) else { return nil }
    return fills[0].arguments.first.flatMap { KnownColor($0.value) }
  }

  private func isDisabled(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    view.selfAndAncestors(of: node).contains { $0.modifier("disabled", "opacity") != nil }
  }

  /// 18 points, or 14 and bold.
  private func isLarge(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    let around = view.selfAndAncestors(of: node)
    guard let font = around.lazy.compactMap({ $0.modifier("font")?.arguments.first }).first else { return false }
    if ["largeTitle", "title", "title2"].contains(font.value.memberName ?? "") || font.source.contains("itle") {
      return true
    }
    guard let start = font.source.range(of: "size:") else { return false }
    let size = Double(font.source[start.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }) ?? 99
    let isBold = font.source.contains("bold") || font.source.contains("heavy") || font.source.contains("black")
    return size >= 18 || size >= 14 && isBold
  }
}
