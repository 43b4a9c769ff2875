import ScreenModel

/// Finds facts that a combined element shows and its explicit label leaves out.
public struct LabelHidesChildren: Rule {
  public static let notes = RuleNotes(
    summary: "a label over combined children leaves out what they show",
    why: "the label replaces what was combined; a fact it does not repeat is seen and never heard",
    help: "drop the label so that the children speak, or name each fact in the label or value",
    limits: "a label that a function makes is not looked into",
    guidelines: [.wcag("1.1.1"), .wcag("1.3.1"), .nutrition(.voiceOver)],
    effect: .misleads,
    examples: [
      .finds(
        """
        VStack {
          Text("Run 5 km")
          Text("Ends on Sunday")
        }
        .accessibilityElement(children: .combine)
        .1️⃣accessibilityLabel("Goal: Run 5 km")
        """, heard: "Goal: Run 5 km"),
      .finds(
        """
        Button {} label: { VStack { Text("Row 12"); Text("2 seats left") } }
          .1️⃣accessibilityLabel("Row 12")
        """, heard: "Row 12, button"),
      .allows(
        """
        Button {} label: { VStack { Text("Row 12"); Text("2 seats left") } }
          .accessibilityLabel("Row 12").accessibilityValue("2 seats left")
        """),
      .allows(
        """
        VStack {
          Text("Run 5 km")
          Text("Ends on Sunday")
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Goal: Run 5 km, ends on Sunday")
        """),
      .allows(
        """
        VStack {
          Text("Run 5 km")
          Text("Ends on Sunday")
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Run 5 km")
        .accessibilityValue("Ends on Sunday")
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] { grouped(view) + named(view) }

  /// Buttons whose label says the first of several texts in them and none of the others.
  private func named(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Button", "NavigationLink").compactMap { node in
      guard !node.isInLabel, let label = node.modifiers.last(where: { $0.name == "accessibilityLabel" }),
        let words = label.text, !node.modifiers.contains(where: { Self.replacing.contains($0.name) })
      else { return nil }
      let saying = node.modifiers.filter { Self.saying.contains($0.name) }
      let said = saying.flatMap(\.arguments).compactMap(\.value.text)
      guard saying.allSatisfy({ $0.text != nil }), said.allSatisfy(isReadable) else { return nil }
      let named = identifiers(saying)
      let texts = view.content(of: node.id).filter { $0.kind == .control && $0.name == "Text" && !view.isHidden($0) }
        .filter { !view.ancestors(of: $0.id).prefix { $0.id != node.id }.contains { $0.isRow } }
        .compactMap { part in part.argument(nil)?.value.text.map { (node: part, text: $0) } }
      guard texts.count > 1, let first = texts.first?.text, first.written == words.written else { return nil }
      let missing = texts.dropFirst().filter { part in
        part.text.hasLetters && !isSaid(part.text, in: said) && !part.text.holes.contains { named.contains($0) }
      }
      guard !missing.isEmpty else { return nil }
      let isForeign = missing.allSatisfy { !$0.text.holes.isEmpty && $0.node.frames != label.frames }
      return AuditFinding(
        at: label.span, via: label.frames,
        "the label leaves out \(missing.map { "‘\($0.text.written)’" }.joined(separator: ", "))",
        heard: node.modifiers.last { $0.isRecorded }?.after.heard ?? words.written,
        review: isForeign ? "the value may have another name in the label" : nil)
    }
  }

  private static let replacing: Set<String> = [
    "accessibilityRepresentation", "accessibilityChildren", "accessibilityHidden",
  ]

  /// `.accessibilityValue("\(count)")` says what `Text("\(count)")` shows, whatever the value is known by elsewhere.
  private func identifiers(_ modifiers: [AuditedModifier]) -> Set<String> {
    modifiers.flatMap(\.arguments).map(\.source).reduce(into: Set<String>()) { $0.formUnion(Words.identifiers($1)) }
  }

  private func grouped(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      guard let combined = node.modifiers.firstIndex(where: { $0.isCombine || $0.isIgnore }) else { return nil }
      let later = node.modifiers[(combined + 1)...]
      guard let label = later.last(where: { $0.name == "accessibilityLabel" }), let words = label.text else {
        return nil
      }
      let said = later.filter { Self.saying.contains($0.name) }.flatMap(\.arguments).compactMap(\.value.text)
      guard later.filter({ Self.saying.contains($0.name) }).allSatisfy({ $0.text != nil }),
        said.allSatisfy(isReadable)
      else { return nil }
      let facts = node.modifiers[combined].before.filter { !$0.isControl && !$0.isUnnamedImage }
        .flatMap { element in
          [element.element.label, element.element.value].compactMap { $0 }.map { (element: element, text: $0) }
        }
      let named = identifiers(later.filter { Self.saying.contains($0.name) })
      let absent = facts.filter { fact in
        !isSaid(fact.text, in: said) && !fact.text.holes.contains { named.contains($0) }
      }
      let missing = absent.map(\.text)
      // Values of another view's code have other names here and there.
      // Who leaves the children out may mean to: a picture with words on it, a figure that stands elsewhere.
      let isLeftOut = node.modifiers[combined].isIgnore
      if isLeftOut, missing.count == facts.count || node.modifiers[combined].before.contains(where: { $0.isControl }) {
        return nil
      }
      let isForeign = absent.allSatisfy { !$0.text.holes.isEmpty && $0.element.key.frames != label.frames }
      guard !missing.isEmpty else { return nil }
      let heard = node.modifiers.last { $0.isRecorded }?.after.heard
      return AuditFinding(
        at: label.span, via: label.frames,
        "the label leaves out \(missing.map { "‘\($0.written)’" }.joined(separator: ", "))",
        heard: heard ?? words.written, after: node.modifiers[combined].after.heard,
        review: isForeign ? "the value may have another name in the label" : nil)
    }
  }

  private static let saying: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityCustomContent",
  ]

  /// Whether all of it is words and plain names, so that it can be told what it says.
  private func isReadable(_ text: SpokenText) -> Bool {
    text.holes.allSatisfy { hole in
      // A value stays the same however it is written.
      let name = hole.range(of: ".formatted(").map { hole[..<$0.lowerBound] } ?? hole[...]
      return !hole.isFormatPlace && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }
  }

  private func isSaid(_ fact: SpokenText, in said: [SpokenText]) -> Bool {
    let spoken = said.map(\.written).joined(separator: " ").lowercased()
    let names = Set(said.flatMap(\.holes))
    guard fact.hasLetters || fact.written.contains(where: \.isNumber) else { return true }
    for hole in fact.holes {
      let root = hole.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      if names.contains(where: { $0 == hole || root.hasPrefix($0) || $0.hasPrefix(root) }) { return true }
    }
    let words = Set(Words.list(spoken).map(Words.stem))
    return fact.variants.contains { variant in
      let known = variant.parts.compactMap { if case .known(let words) = $0 { words } else { nil } }
      let wanted = known.flatMap(Words.list).filter { !Words.small.contains($0) }
      // Half of a fact's words in the label are taken for the fact in other words.
      return !wanted.isEmpty && wanted.filter { words.contains(Words.stem($0)) }.count * 2 >= wanted.count
    }
  }
}

extension AuditedModifier {
  var isCombine: Bool { name == "accessibilityElement" && member("children") == "combine" }

  var isIgnore: Bool {
    name == "accessibilityElement" && (arguments.isEmpty || member("children") == "ignore")
  }

  var isContain: Bool { name == "accessibilityElement" && member("children") == "contain" }
}

extension String {
  /// `p1`: the place of a value in a format, whatever was put there.
  fileprivate var isFormatPlace: Bool { first == "p" && count > 1 && dropFirst().allSatisfy(\.isNumber) }
}
