import Recordings
import ScreenModel

/// A picture's file or symbol name is spoken: "chevron.left", "ic_close_24".
struct SymbolNameSpoken: RecordingCheck {
  let rule = "symbol-name-spoken"
  let why = "the name was written for the makers of the app, and tells a listener nothing"

  private static let pictured: Set<Trait> = [.button, .image, .link, .tabBarItem, .toggleButton, .adjustable]

  func findings(in recording: Recording, heard: (AccessibilityElement) -> String) -> [Finding] {
    guard recording.carries.contains(.label) else { return [] }
    var findings: [Finding] = []
    for element in recording.screen?.elements ?? [] {
      // Without roles anything may be a picture; words of a text are nobody's file name.
      let isPicture = !element.traits.isDisjoint(with: Self.pictured) || element.role == nil || element.role == "Other"
      guard isPicture, !element.traits.contains(.staticText), let label = element.label?.known,
        Self.isSymbolName(label)
      else { continue }
      findings.append(
        finding(
          element.isActionable ? .error : .warning, "the name of a picture is spoken: ‘\(label)’", at: element,
          heard: heard(element), help: "add .accessibilityLabel(…), or hide the picture with Image(decorative:)"))
    }
    for event in recording.events where event.kind == .focus || event.kind == .speech {
      let parts = event.text.split(separator: ",")
      guard parts.count > 1, let name = parts.first.map(String.init), Self.isSymbolName(name) else { continue }
      var finding = Finding(rule, .error, "the name of a picture is spoken: ‘\(name)’", at: event.span)
      finding.heard = "“\(event.text)”"
      finding.why = why
      finding.help = "add .accessibilityLabel(…), or hide the picture with Image(decorative:)"
      findings.append(finding)
    }
    return findings
  }

  private static let fileEnds = [".png", ".jpg", ".jpeg", ".svg", ".pdf", ".webp", ".heic", ".gif"]
  /// Words in front of or behind the names that designers give to pictures.
  private static let affixes: Set<Substring> = [
    "ic", "icn", "icon", "img", "image", "btn", "bg", "illu", "asset", "logo",
  ]
  /// Last words of internet addresses, which look like symbol names.
  private static let domains: Set<Substring> = [
    "com", "org", "net", "de", "io", "app", "dev", "co", "uk", "fr", "es", "it", "eu", "gov", "edu", "info", "example",
  ]

  /// Whether words are a name as in a project's files rather than in a language.
  static func isSymbolName(_ label: String) -> Bool {
    guard label.count >= 4, label.count < 80, !label.contains(where: \.isWhitespace), !label.contains("@"),
      !label.contains("/"), label.contains(where: \.isLetter)
    else { return false }
    if fileEnds.contains(where: label.lowercased().hasSuffix) { return true }
    guard label.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }) else { return false }
    if label.contains("_") { return true }
    let parts = label.split(separator: ".")
    if parts.count > 1 {
      // `chevron.left`: small letters, no number, no address.
      let isSmall = parts.allSatisfy { part in
        part.allSatisfy { $0.isNumber || $0.isLowercase } && (part.contains(where: \.isLetter) || part.count < 3)
      }
      return isSmall && parts.allSatisfy { !$0.isEmpty } && !domains.contains(parts[parts.count - 1])
        && !label.hasPrefix("www.")
    }
    let dashed = label.split(separator: "-")
    if dashed.count > 1 { return dashed.contains { affixes.contains($0) } && label == label.lowercased() }
    return isCamelCase(label)
  }

  /// `bookmarkTrayFill`: a small letter first and at least two humps, so that iPhone and macOS are words.
  private static func isCamelCase(_ label: String) -> Bool {
    guard label.first?.isLowercase == true else { return false }
    var humps = 0
    var wasSmall = false
    for character in label {
      if character.isUppercase, wasSmall { humps += 1 }
      wasSmall = character.isLowercase
    }
    return humps >= 2 || (humps == 1 && label.prefix { $0.isLowercase }.count > 2 && label.count > 8)
  }
}
