/// A published criterion that a rule speaks to.
public enum Guideline: Sendable, Hashable {
  /// A success criterion of WCAG 2.2: `1.1.1`.
  case wcag(String)
  /// A clause of EN 301 549 that is not WCAG's.
  case en301549(String)
  /// A criterion of Apple's Accessibility Nutrition Labels.
  case nutrition(Nutrition)

  public enum Nutrition: String, Sendable, CaseIterable {
    case voiceOver = "VoiceOver"
    case voiceControl = "Voice Control"
    case largerText = "Larger Text"
    case withoutColor = "Differentiate Without Color Alone"
    case reducedMotion = "Reduced Motion"
    case contrast = "Sufficient Contrast"
    case dark = "Dark Interface"
  }

  /// As people quote it: `WCAG 1.1.1`. WCAG's criteria are clauses 11.x of EN 301 549 under the same numbers.
  public var written: String {
    switch self {
    case .wcag(let number): "WCAG \(number)"
    case .en301549(let clause): "EN 301 549 \(clause)"
    case .nutrition(let label): "Nutrition Label: \(label.rawValue)"
    }
  }
}
