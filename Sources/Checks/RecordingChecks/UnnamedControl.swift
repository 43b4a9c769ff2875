import Recordings
import ScreenModel

/// A control without a name: VoiceOver says "button" and nothing else (WCAG 4.1.2).
struct UnnamedControl: RecordingCheck {
  let rule = "unnamed-control"
  let why = "nobody who listens can tell what it does"

  private static let fields: Set<Trait> = [.textEntry, .secureTextField, .searchField]

  func findings(in recording: Recording, heard: (AccessibilityElement) -> String) -> [Finding] {
    guard recording.carries.contains(.label) else { return [] }
    var findings: [Finding] = []
    for element in recording.screen?.elements ?? []
    where element.isActionable && Self.isNameless(element) && !element.traits.contains(.keyboardKey) {
      // VoiceOver names a back button itself.
      if element.traits.contains(.backButton) { continue }
      let isField = !element.traits.isDisjoint(with: Self.fields)
      let place = element.identifier.map { " ‘\($0.written)’" } ?? ""
      if isField, let placeholder = element.placeholder?.written, !placeholder.isEmpty {
        findings.append(
          finding(
            .warning, "text field\(place) is named by its placeholder ‘\(placeholder)’ alone", at: element,
            heard: heard(element), help: "give it a label: the placeholder is gone once something is typed"))
      } else {
        findings.append(
          finding(
            .error, "\(Self.kind(element))\(place) has no name", at: element, heard: heard(element),
            help: "add .accessibilityLabel(…) with what it does"))
      }
    }
    for event in recording.events where event.kind == .focus || event.kind == .speech {
      guard Self.isRoleAlone(event.text) else { continue }
      var finding = Finding(rule, .error, "a control is spoken without a name", at: event.span)
      finding.heard = "“\(event.text)”"
      finding.why = why
      finding.help = "add .accessibilityLabel(…) with what it does"
      findings.append(finding)
    }
    return findings
  }

  /// No label, or one of blanks and of an icon font's private characters, which nobody hears.
  private static func isNameless(_ element: AccessibilityElement) -> Bool {
    guard let label = element.label, !label.isEmpty else { return true }
    return label.known?.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || [.privateUse, .control, .format].contains(scalar.properties.generalCategory)
    } ?? false
  }

  private static func kind(_ element: AccessibilityElement) -> String {
    let kinds: [(Trait, String)] = [
      (.toggleButton, "switch"), (.secureTextField, "text field"), (.textEntry, "text field"),
      (.searchField, "search field"), (.adjustable, "adjustable element"), (.tabBarItem, "tab"), (.link, "link"),
      (.button, "button"),
    ]
    return kinds.first { element.traits.contains($0.0) }?.1 ?? "control"
  }

  /// "button", or "dimmed, button": only words of VoiceOver's own.
  private static func isRoleAlone(_ line: String) -> Bool {
    let parts = line.lowercased().split(separator: ",").map { $0.drop { $0 == " " } }
    let roles: Set<Substring> = ["button", "link", "switch button", "adjustable", "text field", "search field"]
    let states: Set<Substring> = ["selected", "dimmed", "on", "off", "is editing", "double tap to edit"]
    return parts.contains(where: roles.contains) && parts.allSatisfy { roles.contains($0) || states.contains($0) }
  }
}
