import ScreenModel

/// Finds titles that are drawn as headings and are plain text.
public struct HeadingWithoutTrait: Rule {
  public static let notes = RuleNotes(
    summary: "text styled and placed as a title is no heading",
    why: "people who jump from heading to heading pass it by and have to walk through everything",
    help: "add .accessibilityAddTraits(.isHeader)",
    limits:
      "numbers, values by their names, and titles inside one combined element, are left alone; values known only when the app runs are reported for review unless their name says title",
    guidelines: [.wcag("1.3.1"), .wcag("2.4.6"), .nutrition(.voiceOver)],
    effect: .slows, fix: .safe,
    examples: [
      .finds(
        """
        VStack {
          1️⃣Text("For the youngest").font(.title2)
          Button("Three little socks") {}
        }
        """, heard: "For the youngest"),
      .allows(
        """
        VStack {
          Text("For the youngest").font(.title2).accessibilityAddTraits(.isHeader)
          Button("Three little socks") {}
        }
        """),
      .allows(
        """
        VStack { Text("42").font(.largeTitle); Text("days") }
        """),
      .allows(
        """
        Button(action: {}) { VStack { Text("Lamp").font(.title2); Text("40 euros") } }
        """),
    ])

  public static let dependsOnSurroundings = true

  public init() {}

  static let styles: Set<String> = ["largeTitle", "title", "title2", "title3"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Text").compactMap { node in
      guard isStyled(node, view), let isNamed = isTitle(node, in: view), let own = node.elements.first,
        let element = view.everyElement.first(where: { $0.key == own.key }), let label = element.label
      else { return nil }
      if isFigure(label) { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "‘\(label.written)’ is drawn as a title and is no heading",
        heard: element.heard, after: "\(element.heard), heading",
        review: isNamed ? nil : "whether it is a title or a value, only its words can tell")
    }
  }

  /// Nothing but a value that is called like a number.
  private func isFigure(_ label: SpokenText) -> Bool {
    let figures: Set<String> = [
      "count", "number", "total", "amount", "percent", "percentage", "score", "sum", "minutes", "hours", "days",
      "state", "value", "status", "price", "temperature", "balance", "level", "progress", "rate", "speed", "distance",
      "duration", "time", "date", "quantity", "points", "remaining", "elapsed", "version", "average", "result",
    ]
    return !label.holes.isEmpty
      && !label.variants.contains {
        $0.parts.contains { part in
          if case .known(let words) = part { words.contains(where: \.isLetter) } else { false }
        }
      }
      && label.holes.allSatisfy { hole in
        !figures.isDisjoint(with: Words.ofName(hole.split(separator: ".").last.map(String.init) ?? hole))
      }
  }

  /// Whether a text that is drawn as a title is one for certain; `nil`: it is none, or a heading already.
  func isTitle(_ node: AuditedNode, in view: AuditedView) -> Bool? {
    guard !node.isInLabel, !view.isInBar(node), !view.glanceFiles.contains(node.span.file), !isFormatted(node),
      let own = node.elements.first, let element = view.everyElement.first(where: { $0.key == own.key }),
      !element.element.traits.contains(.header),
      element.element.openTraits[.header] == nil, !element.element.traits.contains(.button),
      let label = element.label, isWords(label), isFollowed(node, view)
    else { return nil }
    return label.holes.allSatisfy { hole in
      !Set(Words.ofName(hole.split(separator: ".").last.map(String.init) ?? hole))
        .isDisjoint(with: ["title", "heading", "header", "headline"])
    }
  }

  /// A time, date or number that the system writes.
  private func isFormatted(_ node: AuditedNode) -> Bool {
    node.arguments.contains { ["timerInterval", "style", "format", "formatter"].contains($0.label ?? "") }
  }

  private func isStyled(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    for around in [node] + view.ancestors(of: node.id).prefix(2).filter({ $0.kind != .control }) {
      guard let font = around.modifier("font")?.arguments.first else { continue }
      return font.value.alternatives.contains {
        isTitle($0) || isLarge($0, around) || isHeadline($0) && leads(node, view)
      }
    }
    return false
  }

  /// `.system(size: 28, weight: .bold)`
  private func isLarge(_ value: AuditedValue, _ node: AuditedNode) -> Bool {
    guard case .member("system", _, let arguments) = value,
      let size = arguments.first(where: { $0.label == "size" })?.value.number, size >= 22
    else { return false }
    let heavy: Set<String> = ["bold", "semibold", "heavy", "black"]
    return arguments.contains { heavy.contains($0.value.memberName ?? "") }
      || node.modifier("bold", "fontWeight") != nil
  }

  private func isHeadline(_ value: AuditedValue) -> Bool { value.memberName == "headline" }

  /// Stands first over controls or a collection, and not in a row.
  private func leads(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    guard let stack = view.container(of: node), ["VStack", "LazyVStack"].contains(stack.name),
      !view.isInside(node, ["ForEach", "List", "Form"])
    else { return false }
    let inside = view.content(of: stack.id).filter { $0.kind == .control }
    let many: Set<String> = ["ForEach", "ScrollView", "LazyVGrid", "Picker", "Toggle", "TextField"]
    return inside.first?.id == node.id && inside.contains { many.contains($0.name) }
  }

  private func isTitle(_ value: AuditedValue) -> Bool {
    guard case .member(let name, let owner, let arguments) = value else { return false }
    if Self.styles.contains(name) { return true }
    // `.title2.weight(.semibold)`, `.system(.title, design:)`
    if let owner, Self.styles.contains(where: { owner.contains(".\($0)") || owner == $0 }) { return true }
    return name == "system" && arguments.contains { Self.styles.contains($0.value.memberName ?? "") }
  }

  private func isWords(_ text: SpokenText) -> Bool {
    let known = text.parts.compactMap { if case .known(let words) = $0 { words } else { nil } }.joined()
    if text.holes.isEmpty, text.isKnown {
      return known.filter(\.isLetter).count > 2 && !known.contains(where: \.isNumber)
    }
    // A formatted value is no title.
    return !text.holes.contains { $0.contains("ormat") || $0.contains("(") } && known.allSatisfy { !$0.isNumber }
      && (!text.isKnown)
  }

  /// Something stands below or beside it that it is the title of.
  private func isFollowed(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    guard var stack = view.container(of: node), !["Label", "LabeledContent"].contains(stack.name) else { return false }
    if stack.name == "HStack" {
      // “Popular … See all” over what it is about.
      let row = view.content(of: stack.id).filter { $0.kind == .control && $0.name != "Spacer" }
      guard row.first?.id == node.id,
        row.dropFirst().allSatisfy({ $0.isButtonLike || view.isInside($0, ["Button", "NavigationLink"]) }),
        row.count > 1, let outer = view.container(of: stack), ["VStack", "LazyVStack"].contains(outer.name)
      else { return false }
      let last = row.last?.id ?? node.id
      return view.content(of: outer.id).contains { $0.kind == .control && $0.id > last && view.isHeard($0) }
    }
    if stack.name == "Group", let outer = view.container(of: stack) { stack = outer }
    let siblings = view.content(of: stack.id).filter { $0.kind == .control && $0.id > node.id }
    return siblings.contains { view.isHeard($0) }
  }
}
