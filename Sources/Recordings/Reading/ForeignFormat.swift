import ScreenModel

/// A form that is known by sight and not read, so that it is refused by name and never taken for speech.
struct ForeignFormat: Sendable {
  /// What it is, with its article.
  var name: String
  /// Why it is of no use.
  var reason: String?
  /// What to record instead, where something is nearer than the usual.
  var instead: String?
  /// People write it; a recording may be quoted in it.
  var isProse = false
  /// What tells it.
  var looksLike: @Sendable (RecordingInput) -> Bool

  func problem(path: String, hint: String) -> Problem {
    let why = reason.map { ": \($0)" } ?? ", which this version does not read"
    return Problem("\(path) is \(name)\(why)", hint: instead ?? hint)
  }

  /// The first that fits.
  static func match(_ input: RecordingInput) -> ForeignFormat? { all.first { $0.looksLike(input) } }

  /// The first that fits and that a tool wrote.
  static func matchTool(_ input: RecordingInput) -> ForeignFormat? {
    all.first { !$0.isProse && $0.looksLike(input) }
  }

  static let all: [ForeignFormat] = [
    ForeignFormat(
      name: "a report of ARIA-AT",
      reason: "it holds what macOS VoiceOver said in many trials of web pages, and no screen of an app"
    ) { input in hasKey("finalizedTestResults", input) },
    ForeignFormat(
      name: "a list of keys and types", reason: "it describes the form of a dump and holds none",
      instead: "keep the output of axe describe-ui itself"
    ) { input in
      input.jsonRoot?.items.first.map { $0.words("path")?.hasPrefix("$") == true && $0["type"] != nil } ?? false
    },
    ForeignFormat(
      name: "the list of attachments that xcresulttool exports", reason: "it names recordings and holds none",
      instead: "read the files it names as exportedFileName"
    ) { input in
      input.jsonRoot?.items.first?.items("attachments").first?["exportedFileName"] != nil
        || input.jsonRoot?.items.first?["attachments"] != nil
    },
    ForeignFormat(
      name: "a tree of macapptree", reason: "it holds a Mac app in AppKit's roles, without hints or traits",
      instead: "record with Appium's mac2 driver, or print(app.debugDescription)"
    ) { input in
      anyLine(input) { $0.holds("\"absolute_position\"") } && anyLine(input) { $0.holds("\"visible_bbox\"") }
    },
    ForeignFormat(
      name: "an agent snapshot", reason: "it is a list for agents that leaves out what cannot be tapped",
      instead: "record with idb or AXe on the same simulator"
    ) { input in
      anyLine(input) { $0.drop(while: { $0 == " " }).begins(with: "@e1 [") }
    },
    ForeignFormat(
      name: "a view hierarchy of Detox",
      reason:
        "its labels are computed by joining everything in a view, it holds no hint and no trait, and the XML is not escaped",
      instead: "record with Appium, idb or AXe on the same simulator"
    ) { input in anyLine(input) { $0.holds("<ViewHierarchy") } },
    ForeignFormat(name: "XML") { input in XMLTrees.isXML(input) && isMarkup(input) },
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

  private static func isMarkup(_ input: RecordingInput) -> Bool {
    let text = input.text.drop(while: \.isWhitespace)
    return text.begins(with: "<?xml") || text.begins(with: "<!") || text.begins(with: "<XCUIElementType")
      || text.begins(with: "<AppiumAUT") || text.begins(with: "<html") || text.begins(with: "<node")
      || text.begins(with: "<hierarchy")
  }

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
