import ScreenModel

/// How large the letters of a text get at the largest text size it follows.
struct LargestFont {
  var points: Double
  /// They follow the text size.
  var grows = true
  /// Nothing in it was guessed.
  var isKnown = true

  /// Of several that may be drawn the largest.
  static func largest(_ fonts: [LargestFont]) -> LargestFont? {
    guard var largest = fonts.max(by: { $0.points < $1.points }) else { return nil }
    largest.grows = fonts.contains(where: \.grows)
    largest.isKnown = fonts.allSatisfy(\.isKnown)
    return largest
  }
}

extension AuditedView {
  /// The font of a text as large as it gets: the nearest one on it or around it, up to where the text size is held.
  func largestFont(of text: AuditedNode) -> LargestFont {
    let around = drawnAround(text)
    let limit = textSizeLimit(around)
    var fonts: [LargestFont] = []
    search: for node in around {
      for modifier in node.modifiers where modifier.name == "font" {
        fonts.append(FontReading(limit: limit.size).font(of: modifier))
        if modifier.condition == nil { break search }
      }
    }
    var font = LargestFont.largest(fonts) ?? FontReading(limit: limit.size).font(.absent)
    font.isKnown = font.isKnown && (limit.isKnown || !font.grows)
    return font
  }

  /// The largest text size that reaches what is inside: the nearest fixed one ends the search, ranges outside it do not
  /// count.
  private func textSizeLimit(_ around: [AuditedNode]) -> (size: TextStyles.Size, isKnown: Bool) {
    var limit = TextStyles.Size.accessibility5
    var isKnown = true
    for modifier in around.flatMap(\.modifiers) {
      guard let argument = Self.textSize(modifier) else { continue }
      switch TextSizeLimit(argument) {
      case .exactly(let size) where modifier.condition == nil: return (min(limit, size), isKnown)
      case .upTo(let size) where modifier.condition == nil: limit = min(limit, size)
      case .none: break
      default: isKnown = false
      }
    }
    return (limit, isKnown)
  }

  /// What `.dynamicTypeSize(_:)` or `.environment(\.dynamicTypeSize, _)` is given.
  private static func textSize(_ modifier: AuditedModifier) -> AuditedArgument? {
    switch modifier.name {
    case "dynamicTypeSize": modifier.arguments.first
    case "environment":
      modifier.arguments.first.flatMap { path in
        ["\\.dynamicTypeSize", "\\.sizeCategory"].contains(path.source) ? modifier.arguments.dropFirst().first : nil
      }
    default: nil
    }
  }
}

/// What a modifier makes of the text size.
enum TextSizeLimit {
  case exactly(TextStyles.Size)
  case upTo(TextStyles.Size)
  /// It may get as large as before.
  case none
  case unknown

  init(_ argument: AuditedArgument) {
    if let name = argument.value.memberName {
      self = TextStyles.Size(named: name).map(Self.exactly) ?? .unknown
      return
    }
    for sign in ["...", "..<"] {
      guard let range = argument.source.range(of: sign) else { continue }
      let end = argument.source[range.upperBound...].filter { !"() \n".contains($0) }
      if end.isEmpty {
        self = .none
        return
      }
      let name = end.split(separator: ".").last.map(String.init) ?? ""
      guard let size = TextStyles.Size(named: name) else { break }
      self = .upTo(sign == "..." ? size : TextStyles.Size(rawValue: size.rawValue - 1) ?? size)
      return
    }
    self = .unknown
  }
}

/// Reads a font, text sizes up to a limit taken for possible.
struct FontReading {
  var limit: TextStyles.Size

  func font(of modifier: AuditedModifier) -> LargestFont {
    guard let argument = modifier.arguments.first else { return unknown }
    if let points = argument.fixedFontSize { return LargestFont(points: points, grows: false) }
    return font(argument.value)
  }

  func font(_ value: AuditedValue) -> LargestFont {
    if let points = value.fixedFontSize { return LargestFont(points: points, grows: false) }
    switch value {
    case .absent: return styled("body") ?? unknown
    case .choice(let ways): return LargestFont.largest(ways.map { font($0.value) }) ?? unknown
    case .member(let name, let owner, let arguments):
      switch name {
      case "system":
        guard let size = arguments.first(where: { $0.label == "size" }) else {
          return arguments.first?.value.memberName.flatMap(styled) ?? unknown
        }
        return self.size(size.value) ?? smallest(in: size.source) ?? unknown
      case "custom":
        let style = arguments.first { $0.label == "relativeTo" }?.value
        guard let size = arguments.first(where: { $0.label == "size" })?.value.number,
          let growth = TextStyles.growth(of: style.map { $0.memberName ?? "" } ?? "body", at: limit)
        else { return unknown }
        return LargestFont(points: size * growth)
      default:
        guard let owner, owner != "Font" else { return styled(name) ?? unknown }
        // `.body.bold()`, `Font.system(.title3).weight(.heavy)`; `Theme.body` may be anything.
        guard owner.hasPrefix(".") || owner.hasPrefix("Font.") else { return unknown }
        let words = owner.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return words.lazy.compactMap(styled).first ?? unknown
      }
    default: return unknown
    }
  }

  private var unknown: LargestFont {
    LargestFont(points: TextStyles.points(of: "body", at: limit) ?? 53, isKnown: false)
  }

  private func styled(_ style: String) -> LargestFont? {
    TextStyles.points(of: style, at: limit).map { LargestFont(points: $0) }
  }

  /// `min(22, size)`: it gets no larger than the numbers in it.
  private func smallest(in source: String) -> LargestFont? {
    guard source.hasPrefix("min("), source.hasSuffix(")") else { return nil }
    let parts = source.dropFirst(4).dropLast().split(separator: ",")
    return parts.compactMap { Double($0.filter { $0 != " " }) }.min().map { LargestFont(points: $0) }
  }

  /// A number of points that code works out: `min(22, metrics.scaledValue(for: 18))`.
  private func size(_ value: AuditedValue) -> LargestFont? {
    switch value {
    case .number(let points): return LargestFont(points: points, grows: false)
    case .choice(let ways):
      let sizes = ways.compactMap { size($0.value) }
      return sizes.count == ways.count ? .largest(sizes) : nil
    case .member("scaledValue", _, let arguments):
      guard let points = arguments.first?.value.number else { return nil }
      var held = limit
      if let traits = arguments.first(where: { $0.label == "compatibleWith" }) {
        guard case .member(_, _, let parts) = traits.value,
          let size = parts.first?.value.memberName.flatMap(TextStyles.Size.init(named:))
        else { return nil }
        held = size
      }
      return TextStyles.growth(of: "body", at: held).map { LargestFont(points: points * $0) }
    // Of the smallest of several any one is a limit, of the largest all have to be known.
    case .member(let name, _, let arguments) where name == "min" || name == "max":
      let sizes = arguments.compactMap { size($0.value) }
      guard name == "min" || sizes.count == arguments.count else { return nil }
      let points = sizes.map(\.points)
      guard let most = name == "min" ? points.min() : points.max() else { return nil }
      return LargestFont(points: most)
    default: return nil
    }
  }
}
