/// A size that follows the user's text size: how a text is drawn, nothing that is said.
enum ScaledSize {
  /// Whether a call is the smaller or the larger of sizes of which one follows the text size.
  static func isLimit(_ name: String, _ arguments: [EvaluatedArgument]) -> Bool {
    (name == "min" || name == "max") && arguments.contains { isScaled($0.value) }
  }

  /// `UIFontMetrics(forTextStyle: .body).scaledValue(for: 18)`
  private static func isScaled(_ value: Value) -> Bool {
    guard case .view(.modified(.builtin(let base), let calls)) = value, let call = calls.last else { return false }
    return base.name.hasPrefix("UIFontMetrics") && call.name == "scaledValue"
  }
}
