import ScreenModel

/// A finding of an accessibility audit that was recorded: XCTest's `performAccessibilityAudit`, Appium, a device.
public struct RecordedIssue: Sendable, Hashable {
  /// What was audited, in XCTest's words: `contrast`, `hitRegion`; another tool's own word where XCTest has none.
  public var kind: String
  /// What is wrong, as the audit says it.
  public var message: String
  public var detail: String?
  /// The element it is about, as far as the audit tells.
  public var element: AccessibilityElement?
  public var span: SourceSpan?

  public init(
    kind: String, message: String, detail: String? = nil, element: AccessibilityElement? = nil, span: SourceSpan? = nil
  ) {
    self.kind = kind
    self.message = message
    self.detail = detail
    self.element = element
    self.span = span
  }
}
