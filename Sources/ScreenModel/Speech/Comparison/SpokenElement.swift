/// An element and everything it may say at run time, worked out once for many comparisons.
public struct SpokenElement: Sendable {
  public let element: AccessibilityElement
  let variants: ElementVariants
  /// What each variant says.
  let said: [Said]

  public init(_ element: AccessibilityElement, speech: Speech) {
    self.element = element
    variants = ElementVariants(element)
    said = variants.variants.map { Said($0.element, speech: speech) }
  }
}
