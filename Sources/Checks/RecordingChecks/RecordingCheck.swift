import Recordings
import ScreenModel

/// Something that is wrong in a recording whatever anybody specified: one file each, and a line in ``RecordingChecks``.
public protocol RecordingCheck: Sendable {
  /// The name of the defect, in kebab case: `unnamed-control`.
  var rule: String { get }
  /// What it does to a listener.
  var why: String { get }
  /// What is wrong in a recording, as far as its form tells. `heard` says an element.
  func findings(in recording: Recording, heard: (AccessibilityElement) -> String) -> [Finding]
}

extension RecordingCheck {
  /// A finding about an element, with what is heard.
  func finding(
    _ severity: Finding.Severity, _ message: String, at element: AccessibilityElement, heard: String?, help: String
  ) -> Finding {
    var finding = Finding(rule, severity, message, at: element.span)
    finding.heard = heard.map { $0.isEmpty ? "nothing" : "“\($0)”" }
    finding.why = why
    finding.help = help
    return finding
  }
}

extension AccessibilityElement {
  private static let actionTraits: Set<Trait> = [
    .button, .link, .adjustable, .toggleButton, .searchField, .textEntry, .secureTextField, .tabBarItem, .keyboardKey,
    .popUpButton, .backButton,
  ]

  /// Somebody can do something with it.
  public var isActionable: Bool { isActivatable || !traits.isDisjoint(with: Self.actionTraits) }

  /// How to name it in a message: by its label, else its identifier, else what it is.
  var called: String {
    if let label = label?.written, !label.isEmpty { return "‘\(label)’" }
    if let identifier = identifier?.written, !identifier.isEmpty { return "‘\(identifier)’" }
    return role.map { "a \($0)" } ?? "an element"
  }
}
