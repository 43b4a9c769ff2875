import ScreenModel

/// Finds compact times, ratios and scores that have no spoken form.
public struct NumberReadAsDigits: Rule {
  public static let notes = RuleNotes(
    summary: "a compact time, ratio or score has no spoken form",
    why: "‘7/10’ or ‘3d 21h’ is read sign by sign: the numbers are heard without what they count",
    help: "give the text a label with units: .accessibilityLabel(\"7 of 10 tasks\")",
    limits: "texts made by a formatter that was not read are not judged",
    guidelines: [.wcag("1.1.1"), .wcag("1.3.1"), .nutrition(.voiceOver)],
    effect: .misleads,
    examples: [
      .finds(#"1️⃣Text("7/10")"#, heard: "7/10"),
      .finds(#"1️⃣Text("3d 21h 5m")"#, heard: "3d 21h 5m"),
      .finds(
        """
        struct Example: View {
          let done: Int
          let all: Int
          var body: some View { 1️⃣Text("\\(done)/\\(all)") }
        }
        """, heard: "<done>/<all>"),
      .finds(
        """
        struct Example: View {
          let rest: Duration
          var body: some View { 1️⃣Text(rest.formatted(.time(pattern: .minuteSecond))) }
        }
        """),
      .allows(#"Text("7/10").accessibilityLabel("7 of 10 tasks")"#),
      .allows(#"Text("Open 24/7")"#),
      .allows(#"Text("7 of 10")"#),
    ])

  /// What the settings can change.
  struct Options {
    /// Texts that are heard as they are meant: `24/7`.
    var allowed: Set<String> = []
  }

  var options = Options()

  public init() {}

  public static let tunable = [
    RuleOption("allow", standard: "nothing", "texts that are heard as they are meant, with commas between: 24/7, 50/50")
  ]

  public mutating func tune(_ option: String, to text: String) -> String? {
    let words = text.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }.filter {
      !$0.isEmpty
    }
    guard !words.isEmpty else { return "it names no text" }
    options.allowed = Set(words)
    return nil
  }

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Text", "Label").compactMap { node in
      guard let element = node.elements.first, let label = element.label, view.speaks(node),
        !options.allowed.contains(label.written),
        isCompact(label, isMonospaced: isMonospaced(node)) || isFormatted(node), !isCounter(label, view),
        !node.isInLabel || view.isHeard(node)
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "‘\(label.written)’ has no spoken form", heard: element.heard)
    }
  }

  /// How much is typed into a field of the screen: another rule's.
  private func isCounter(_ label: SpokenText, _ view: AuditedView) -> Bool {
    view.typedNames.contains { typed in label.holes.contains { $0.hasPrefix("\(typed.name).count") } }
  }

  func isMonospaced(_ node: AuditedNode) -> Bool {
    node.modifiers.contains { modifier in
      modifier.name == "monospacedDigit" || modifier.name == "monospaced"
        || modifier.name == "font" && modifier.arguments.contains { $0.source.contains("onospaced") }
    }
  }

  /// `String(format: "%02d:%02d", …)`, or a countdown in digits of one width.
  func isFormatted(_ node: AuditedNode) -> Bool {
    guard let source = node.arguments.first?.source else { return false }
    // Where a property or function makes it, its code stands for what is not known.
    for code in [source] + (node.elements.first?.label?.holes ?? []) where Self.isCompactFormat(code) { return true }
    // `Text(rest, format: .time(pattern: .minuteSecond))`
    if node.argument("format")?.source.hasPrefix(".time(pattern:") == true { return true }
    let names = Set(Words.ofName(source))
    return isMonospaced(node) && node.arguments.first?.value.isLiteralText == false
      && !names.isDisjoint(with: ["countdown", "stopwatch"])
  }

  /// `String(format: "%02d:%02d", …)`, `rest.formatted(.time(pattern: .minuteSecond))`
  static func isCompactFormat(_ code: String) -> Bool {
    if code.contains(".formatted(.time(pattern:") { return true }
    return code.contains("format:") && ["d:%", "d/%", "dh %"].contains { code.contains($0) }
  }

  func isCompact(_ text: SpokenText, isMonospaced: Bool) -> Bool {
    // Values stand for numbers here: "<done>/<all>" has the shape of "0/0".
    let shape = text.parts.map { part -> String in
      switch part {
      case .known(let words): words
      case .hole(let name, _): isPath(name) ? "0" : "?"
      case .varies: "?"
      }
    }.joined()
    let words = shape.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return false }
    let isRatio =
      words.count == 1 && isPair(words[0], "/")
      || words.count == 3 && words[1] == "/" && isNumber(words[0])
        && isNumber(words[2])
    let isScore =
      words.count == 1 && (isPair(words[0], ":") || isPair(words[0], "–")) && (isMonospaced || !text.holes.isEmpty)
    let isNamedScore =
      words.count == 1 && isPair(words[0], "-") && text.holes.count == 2 && text.holes.allSatisfy(SpokenScore.isScore)
    let isNamedVersion =
      words.count == 1 && words[0].lowercased() == "v0" && text.holes.count == 1
      && text.holes.allSatisfy(SpokenScore.isVersion)
    let isVersion = words.count == 1 && isVersion(words[0]) || isNamedVersion
    let isDuration = words.count > 1 && words.allSatisfy(isAmount)
    return isRatio || isScore || isNamedScore || isDuration || isVersion
  }

  /// A plain value or arithmetic: `done`, `seconds / 60`.
  private func isPath(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || "._ /*+-%()".contains($0) } && !name.contains("ormat")
  }

  /// `v2.10.3`
  private func isVersion(_ word: String) -> Bool {
    let parts = word.drop { $0 == "v" || $0 == "V" }.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 2 && parts.allSatisfy { isNumber($0) } && parts.count < 5
  }

  private func isNumber(_ word: some StringProtocol) -> Bool { !word.isEmpty && word.allSatisfy(\.isNumber) }

  private func isPair(_ word: String, _ sign: Character) -> Bool {
    let sides = word.split(separator: sign, omittingEmptySubsequences: false)
    return sides.count == 2 && sides.allSatisfy { isNumber($0) }
  }

  /// `21h`
  private func isAmount(_ word: String) -> Bool {
    guard let unit = word.last, "dhmsw".contains(unit) else { return false }
    return isNumber(word.dropLast())
  }
}
