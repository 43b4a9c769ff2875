import ScreenModel

/// Finds labels that are the name of a file or symbol.
public struct LabelIsFileName: Rule {
  public static let notes = RuleNotes(
    summary: "a label is the name of a file or symbol",
    why: "underscores, numbers and endings are read out; what the picture means is not",
    help: "write words a person would use for it",
    limits: "words with dots or underscores that may be keys of a string table are reported for review",
    guidelines: [.wcag("1.1.1"), .nutrition(.voiceOver)],
    effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        Button(action: {}) { Image("tape_rewind_30") }
          .1️⃣accessibilityLabel("tape_rewind_30")
        """, heard: "tape_rewind_30, button"),
      .finds(#"Image("owl").1️⃣accessibilityLabel("owl.png")"#, heard: "owl.png, image"),
      .finds(#"Image("bird").1️⃣accessibilityLabel("bird_header")"#, review: true),
      .finds(#"Image("map").1️⃣accessibilityLabel("home.map.image")"#, review: true),
      .finds(
        """
        struct Example: View {
          let symbol: String
          var body: some View {
            Image(systemName: symbol).1️⃣accessibilityLabel(symbol)
          }
        }
        """),
      .allows(
        """
        Button(action: {}) { Image("tape_rewind_30") }
          .accessibilityLabel("Rewind by 30 seconds")
        """),
      .allows(#"Image("v2").accessibilityLabel("Version 2.1")"#),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] { written(view) + handedOn(view) }

  /// The same name given to the picture and to the label: `Image(systemName: item.symbol)` and `item.symbol`.
  private func handedOn(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "accessibilityLabel", let argument = modifier.arguments.first, argument.label == nil,
        let source = Self.name(in: argument.source), modifier.after.isEmpty == false,
        let picture = view.subtree(of: node.id).lazy.compactMap({ picture($0, source, modifier) }).first
      else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "the label ‘\(source)’ is the name of the \(picture)",
        heard: modifier.after.heard)
    }
  }

  /// What a picture is, whose name a piece of code makes.
  private func picture(_ node: AuditedNode, _ source: String, _ modifier: AuditedModifier) -> String? {
    guard node.kind == .control, node.name == "Image", node.frames == modifier.frames else { return nil }
    if let symbol = node.argument("systemName") { return Self.name(in: symbol.source) == source ? "symbol" : nil }
    guard let file = node.argument(nil), Self.name(in: file.source) == source, Self.isFile(source) else { return nil }
    return "picture"
  }

  /// `item.symbol` of `Text(self.item.symbol)`; `nil` for words in quotes and what is more than a name.
  static func name(in source: String) -> String? {
    var source = source[...]
    if source.hasPrefix("Text("), source.hasSuffix(")") { source = source.dropFirst(5).dropLast() }
    if source.hasPrefix("self.") { source = source.dropFirst(5) }
    guard source.first?.isLetter == true,
      source.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return nil }
    return String(source)
  }

  /// A name that says that it is a file's: `photo.imageName`, `asset`. A picture of another may be called as people say.
  static func isFile(_ source: String) -> Bool {
    let words = nameWords(source.split(separator: ".").last.map(String.init) ?? source)
    return !Set(words).isDisjoint(with: ["image", "icon", "asset", "file", "filename", "symbol", "picture"])
  }

  private func written(_ view: AuditedView) -> [AuditFinding] {
    let identifiers = Set(
      view.appliedModifiers.filter { $0.modifier.name == "accessibilityIdentifier" }.compactMap {
        $0.modifier.text?.known
      })
    return view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "accessibilityLabel", let argument = modifier.arguments.first,
        argument.source.hasPrefix("\""), let words = modifier.text?.known, !words.contains(" "),
        !identifiers.contains(words)
      else { return nil }
      let isPicture = pictures(in: node, view).contains(words) && words.contains { !$0.isLetter }
      let isFile = Self.endings.contains { words.lowercased().hasSuffix($0) }
      guard isPicture || isFile || isSymbol(words) || words.contains("_") else { return nil }
      let isSure = isPicture || isFile || isSymbol(words) && isDrawn(words)
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "the label ‘\(words)’ is the name of a file or symbol",
        heard: view.heard(of: modifier, on: node),
        review: isSure ? nil : "it may be the key of a string table that was not read")
    }
  }

  static let endings = [".png", ".jpg", ".jpeg", ".svg", ".pdf", ".heic", ".webp"]

  private func pictures(in node: AuditedNode, _ view: AuditedView) -> Set<String> {
    Set(
      view.subtree(of: node.id).filter { $0.kind == .control && $0.name == "Image" }
        .flatMap(\.arguments).compactMap { $0.value.text?.known })
  }

  /// `square.and.arrow.up`
  func isSymbol(_ words: String) -> Bool {
    let parts = words.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { $0.isLowercase || $0.isNumber } }
      && parts.allSatisfy { $0.contains(where: \.isLetter) }
  }

  /// A shape in it tells a symbol from the key of a string table.
  private func isDrawn(_ words: String) -> Bool {
    !Self.shapes.isDisjoint(with: words.split(separator: ".").map(String.init))
  }

  private static let shapes: Set<String> = [
    "fill", "circle", "square", "rectangle", "triangle", "capsule", "slash", "arrow", "chevron", "arrowshape",
    "magnifyingglass", "xmark", "checkmark", "ellipsis",
  ]
}
