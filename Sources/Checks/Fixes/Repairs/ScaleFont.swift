import ScreenModel

/// Puts a text style in the place of a fixed point size, so that the text grows with the reader's setting.
public struct ScaleFont: Repair {
  public static let rules = ["text-size-fixed"]

  public init() {}

  /// Styles by their size at the default setting.
  private static let styles: [(size: Double, name: String)] = [
    (11, "caption2"), (12, "caption"), (13, "footnote"), (15, "subheadline"), (16, "callout"), (17, "body"),
    (20, "title3"), (22, "title2"), (28, "title"), (34, "largeTitle"),
  ]

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isWorthChecking, let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      let argument = view.modifiers[index].argument(nil)
    else { return nil }
    let source = file.source(argument.value)
    guard let text = scaled(source) else { return nil }
    var edits = [TextEdit(file: file.path, range: argument.value, replacement: text)]
    if site.needsChecking {
      let end = view.modifiers[index].range.upperBound
      edits.append(.insert(AddedModifier.mark(before: file.restOfLine(end)), at: end, in: file.path))
    }
    // In the style of a title it is taken for one: it is made a heading along with it.
    if !site.needsChecking, HeadingWithoutTrait.styles.contains(where: text.contains), let (node, _) = site.applied,
      HeadingWithoutTrait().isTitle(node, in: site.view) == true, view.modifier("accessibilityAddTraits") == nil,
      let place = ModifierPlace(file, view)
    {
      edits += place.edits(adding: [AddedModifier(".accessibilityAddTraits(.isHeader)")])
    }
    return Proposal(
      "writes \(text) for \(source)", edits, isGuess: site.needsChecking, file: file.path, region: view.range)
  }

  /// `.system(size: 17, weight: .bold)` → `.body.weight(.bold)`
  func scaled(_ source: String) -> String? {
    if source.hasPrefix(".custom("), let fixed = source.range(of: "fixedSize:") {
      // Larger than every text style it is a picture made of letters.
      guard let size = Double(source[fixed.upperBound...].trimmed.prefix { $0.isNumber || $0 == "." }), size < 41 else {
        return nil
      }
      return source.replacingOccurrences(of: "fixedSize:", with: "size:")
    }
    for prefix in [".system(", "Font.system("] where source.hasPrefix(prefix) && source.hasSuffix(")") {
      let inner = source.dropFirst(prefix.count).dropLast()
      guard !inner.contains("("), !inner.contains("?") else { return nil }
      var size: Double?
      var weight: String?
      var design: String?
      for part in inner.split(separator: ",").map(\.trimmed) {
        let sides = part.split(separator: ":", maxSplits: 1).map(\.trimmed)
        guard sides.count == 2 else { return nil }
        switch sides[0] {
        case "size": size = Double(sides[1])
        case "weight": weight = sides[1]
        case "design": design = sides[1]
        default: return nil
        }
      }
      guard let size, var style = style(near: size) else { return nil }
      // A headline is a body text that is semibold.
      if style == "body", weight == ".semibold", design == nil { return owner(prefix) + ".headline" }
      if weight == ".regular" { weight = nil }
      if let design, design != ".default" {
        style = "system(.\(style), design: \(design))"
      }
      return owner(prefix) + "." + style + (weight.map { ".weight(\($0))" } ?? "")
    }
    return nil
  }

  private func owner(_ prefix: String) -> String { prefix.hasPrefix("Font") ? "Font" : "" }

  /// The nearest style that is at most two points away; from 26 points on at most four.
  private func style(near size: Double) -> String? {
    let nearest = Self.styles.min {
      (abs($0.size - size), -$0.size) < (abs($1.size - size), -$1.size)
    }
    guard let nearest, abs(nearest.size - size) <= (size < 26 ? 2 : 4) else { return nil }
    return nearest.name
  }
}
