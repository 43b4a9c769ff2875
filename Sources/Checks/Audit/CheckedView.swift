import ScreenModel

/// What an audit found in one view, before it is settled with what it found in the others.
public struct CheckedView: Sendable, Codable {
  /// Findings by rule, in the order of the rules.
  var findings: [[AuditFinding]]
  /// Every interactive element of the view.
  var elements: [PropertyRow]
  /// Limits that were met in the view.
  var limits: [Reason] = []
  /// Where its type is declared.
  var span: SourceSpan
  /// It is code that makes parts of views, and none that anybody would count.
  var isHelper = false
}
