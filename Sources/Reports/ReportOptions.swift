import ScreenModel

/// The surroundings of a report.
public struct ReportOptions: Sendable {
  /// Whether the reader shows ANSI colours. Colour never says anything that words do not.
  public var usesColor: Bool
  /// Columns of the terminal; at least 40.
  public var width: Int
  /// The line of a file on which a span begins, as written, without its line break; `nil`: not at hand.
  public var line: @Sendable (SourceSpan) -> String?

  public init(
    usesColor: Bool = false, width: Int = 100, line: @escaping @Sendable (SourceSpan) -> String? = { _ in nil }
  ) {
    self.usesColor = usesColor
    self.width = max(40, width)
    self.line = line
  }
}
