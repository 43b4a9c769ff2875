import ScreenModel

/// A form that is known by sight and not read, so that it is refused by name and never taken for speech.
struct ForeignFormat: Sendable {
  /// What it is, with its article.
  var name: String
  /// People write it; a recording may be quoted in it.
  var isProse = false
  /// What tells it.
  var looksLike: @Sendable (RecordingInput) -> Bool

  func problem(path: String, hint: String) -> Problem {
    Problem("\(path) is \(name), which this version does not read", hint: hint)
  }

  /// The first that fits.
  static func match(_ input: RecordingInput) -> ForeignFormat? { all.first { $0.looksLike(input) } }

  /// The first that fits and that a tool wrote.
  static func matchTool(_ input: RecordingInput) -> ForeignFormat? {
    all.first { !$0.isProse && $0.looksLike(input) }
  }

  static let all: [ForeignFormat] = [
    ForeignFormat(name: "a list of accessibility audit issues") { input in
      anyLine(input) { $0.holds("XCUIAccessibilityAuditType") }
        || hasKey("issue_classification", input) || hasKey("auditType", input)
    },
    ForeignFormat(name: "a list of phrases") { input in
      guard case .list(let items)? = input.jsonRoot?.kind, case .text? = items.first?.kind else { return false }
      return true
    },
    ForeignFormat(name: "an EarlGrey element description") { input in
      anyLine(input) { $0.begins(with: "<") && $0.holds(":0x") && $0.holds("; AX=") }
    },
    ForeignFormat(name: "an accessibility text snapshot") { input in
      anyLine(input) { $0.holds("| -label:") }
    },
    ForeignFormat(name: "an agent snapshot") { input in
      anyLine(input) { $0.drop(while: { $0 == " " }).begins(with: "@e1 [") }
    },
    ForeignFormat(name: "XML") { input in
      let text = input.text.drop(while: \.isWhitespace)
      return text.begins(with: "<?xml") || text.begins(with: "<!") || text.begins(with: "<XCUIElementType")
        || text.begins(with: "<ViewHierarchy") || text.begins(with: "<AppiumAUT") || text.begins(with: "<html")
    },
    ForeignFormat(name: "Markdown", isProse: true) { input in
      anyLine(input) {
        $0.begins(with: "|--") || $0.begins(with: "| --") || $0.begins(with: "|:-") || $0.begins(with: "```")
      }
    },
    ForeignFormat(name: "Swift source", isProse: true) { input in
      anyLine(input) { $0.begins(with: "import SwiftUI") || $0.begins(with: "import UIKit") }
    },
    ForeignFormat(name: "a screen spec", isProse: true) { input in
      anyLine(input) { $0.begins(with: "states:") } && anyLine(input) { $0.begins(with: "screen:") }
    },
  ]

  private static func anyLine(_ input: RecordingInput, _ test: (Substring) -> Bool) -> Bool {
    input.head.contains(where: test)
  }

  /// Whether the JSON object, or the first object of the JSON list, has a key.
  private static func hasKey(_ key: String, _ input: RecordingInput) -> Bool {
    input.jsonRoot.map { hasKey(key, in: $0) } ?? false
  }

  private static func hasKey(_ key: String, in root: JSONNode) -> Bool {
    if case .list(let items) = root.kind { return items.first?[key] != nil }
    return root[key] != nil
  }
}
