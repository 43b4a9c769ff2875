import ScreenModel

/// Finds texts in boxes whose height is a number.
public struct TextInFixedHeight: Rule {
  public static let notes = RuleNotes(
    summary: "a text stands in a box of fixed height",
    why: "at a large text size the text is cut off or drawn over its neighbours",
    help: "give a least height instead: .frame(minHeight: 44)",
    limits:
      "heights above 200 points, boxes that hold their text at the largest size it follows, text of a fixed size, pictures, and content that scrolls are left alone",
    guidelines: [.wcag("1.4.4"), .wcag("1.4.12"), .nutrition(.largerText)],
    effect: .limits,
    examples: [
      .finds("Text(\"The vents close at dusk.\").1️⃣frame(height: 20)", heard: "The vents close at dusk."),
      .allows("Text(\"The vents close at dusk.\").frame(minHeight: 44)"),
      .allows("Text(\"Vents\").dynamicTypeSize(...DynamicTypeSize.xxLarge).frame(height: 30)"),
      .allows("Image(decorative: \"quilt\").frame(height: 32)"),
      .allows("Label(\"Share\", systemImage: \"square\").labelStyle(.iconOnly).frame(width: 44, height: 44)"),
    ])

  public init() {}

  private static let scrolling: Set<String> = [
    "ScrollView", "List", "TextEditor", "Map", "TabView", "Chart", "Form", "TextField", "SecureField", "Picker",
    "DatePicker",
    "Gauge", "Canvas", "Slider",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    if view.environmentKeys.contains("dynamicTypeSize") || view.environmentKeys.contains("sizeCategory") { return [] }
    return view.appliedModifiers.compactMap { node, modifier -> AuditFinding? in
      guard modifier.name == "frame", let height = modifier.argument("height")?.value.number, height > 8, height <= 200,
        modifier.condition == nil || node.kind == .control, !view.isInBar(node),
        !view.glanceFiles.contains(modifier.span.file)
      else { return nil }
      let parts = [node] + view.content(of: node.id)
      guard !parts.contains(where: { Self.scrolling.contains($0.name) || $0.kind == .opaque }) else { return nil }
      let texts = parts.filter { part in
        part.kind == .control && ["Text", "Label"].contains(part.name) && !isInLayer(part, below: node, view)
          && !isPictureOnly(part, view)
      }
      guard texts.contains(where: { matters($0) }) else { return nil }
      let needed = view.neededHeight(of: node, inside: modifier, counting: Set(texts.map(\.id)))
      guard needed.grows, needed.most - needed.padding / 2 > height else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "text in a box that is \(Int(height)) points high, whatever its size",
        heard: view.heard(of: texts),
        review: parts.contains { $0.modifiers.contains { $0.name == "fixedSize" } }
          ? "it may be drawn beyond the box" : review(needed, in: height))
    }
  }

  private func review(_ needed: NeededHeight, in height: Double) -> String? {
    if !needed.isKnown { return "how large the text gets could not be read" }
    if needed.most <= height * 1.3 { return "only the largest text sizes pass it, and by little" }
    if needed.most - needed.padding <= height {
      return "the letters fit into it, with the padding around them they do not"
    }
    return needed.least <= height ? "how many lines the text takes is known only when the app runs" : nil
  }

  private func matters(_ text: AuditedNode) -> Bool {
    guard let label = text.elements.first?.label ?? text.arguments.first?.value.text else { return true }
    return label.holes.isEmpty ? label.written.filter(\.isLetter).count > 2 : true
  }

  /// It belongs to a `Label` whose style draws the picture alone, or may.
  private func isPictureOnly(_ text: AuditedNode, _ view: AuditedView) -> Bool {
    let around = view.selfAndAncestors(of: text)
    guard around.contains(where: { $0.kind == .control && $0.name == "Label" }),
      let style = around.lazy.compactMap({ $0.modifier("labelStyle") }).first
    else { return false }
    return !Self.drawingText.contains(style.arguments.first?.value.memberName ?? "")
  }

  private static let drawingText: Set<String> = [
    "titleOnly", "titleAndIcon", "automatic", "TitleOnlyLabelStyle", "TitleAndIconLabelStyle", "DefaultLabelStyle",
  ]

  private func isInLayer(_ part: AuditedNode, below node: AuditedNode, _ view: AuditedView) -> Bool {
    for around in view.ancestors(of: part.id) {
      if around.id == node.id { return false }
      if around.kind == .layer || around.kind == .presentation { return true }
    }
    return false
  }
}
