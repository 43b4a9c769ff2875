import Foundation
import ScreenModel

/// Finds identifiers that do not follow the pattern of names.
public struct IdentifierOffPattern: Rule {
  public static let notes = RuleNotes(
    summary: "an identifier does not follow {category}_{context}_{element}",
    why: "who reads it in a log of a test cannot tell which screen and control it is",
    help: "name area, screen and element in lower case, with underscores: technique_editor_save_button",
    limits: "parts that are known only when the app runs may be anything",
    guidelines: [], effect: .slows, isOptIn: true,
    examples: [
      .finds("Button(\"Save\") {}.1️⃣accessibilityIdentifier(\"SaveButton\")"),
      .allows("Button(\"Save\") {}.accessibilityIdentifier(\"technique_editor_save_button\")"),
    ])

  /// What the settings can change.
  struct Options {
    /// As written; `nil`: at least three parts of small letters and digits.
    var pattern: String?
    var expression: NSRegularExpression?
  }

  var options = Options()

  public init() {}

  public static let tunable = [
    RuleOption(
      "pattern", standard: "{category}_{context}_{element}_{modifier?}",
      "a regular expression for the whole identifier, or names in braces for parts of small letters and digits")
  ]

  public mutating func tune(_ option: String, to text: String) -> String? {
    guard !text.isEmpty else { return "it matches nothing" }
    let pattern = text.contains("{") ? Self.expression(text) : text
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$") else {
      return "it is no regular expression"
    }
    options.pattern = text
    options.expression = expression
    return nil
  }

  /// `{a}_{b?}` → `[a-z0-9]+(?:_[a-z0-9]+)*`; quantifiers such as `{2,}` make it a regular expression already.
  private static func expression(_ text: String) -> String {
    var out = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      var between = String(rest[..<open])
      let name = rest[rest.index(after: open)..<close]
      guard name.first?.isLetter == true else { return text }
      rest = rest[rest.index(after: close)...]
      guard name.hasSuffix("?") else {
        out += NSRegularExpression.escapedPattern(for: between) + "[a-z0-9]+"
        continue
      }
      let joint = between.popLast().map { NSRegularExpression.escapedPattern(for: String($0)) } ?? ""
      out += NSRegularExpression.escapedPattern(for: between) + "(?:\(joint)[a-z0-9]+)*"
    }
    return out + NSRegularExpression.escapedPattern(for: String(rest))
  }

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "accessibilityIdentifier", let text = modifier.text, !text.isEmpty,
        let wrong = text.variants.first(where: { !isPattern($0) })
      else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        "‘\(wrong.written)’ does not follow \(options.pattern ?? "{category}_{context}_{element}")",
        heard: node.elements.heard)
    }
  }

  private func isPattern(_ text: SpokenText) -> Bool {
    // A run-time value stands for one good part.
    let written = text.parts.map { part in
      if case .known(let words) = part { return words }
      return "x"
    }.joined()
    if let expression = options.expression {
      let all = NSRange(written.startIndex..., in: written)
      return expression.firstMatch(in: written, range: all) != nil
    }
    let parts = written.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count >= 3
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
          && part.first?.isLetter == true
          || !part.isEmpty && part.allSatisfy { $0.isNumber }
      }
  }
}
