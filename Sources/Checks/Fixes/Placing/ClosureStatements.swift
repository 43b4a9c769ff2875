import ScreenModel

extension WrittenFile {
  /// The statements of a closure, in order, where each is a view with nothing but blanks and comments between them;
  /// `nil`: there is an `if`, a declaration or something else.
  func statements(of closure: WrittenArgument) -> [WrittenView]? {
    guard let body = closure.body else { return nil }
    let inside = views.values.filter {
      $0.isStatement && body.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= body.upperBound
    }.sorted { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }
    var found: [WrittenView] = []
    var end = body.lowerBound
    for view in inside where view.range.lowerBound >= end {
      guard isGap(end..<view.range.lowerBound) else { return nil }
      found.append(view)
      end = view.range.upperBound
    }
    return isGap(end..<body.upperBound) && found.count == closure.statements ? found : nil
  }

  /// Blanks, line breaks, semicolons and comments to the end of a line.
  private func isGap(_ range: Range<Int>) -> Bool {
    source(range).split(whereSeparator: \.isNewline).allSatisfy { line in
      let code = line.drop { $0.isWhitespace || $0 == ";" }
      return code.isEmpty || code.hasPrefix("//")
    }
  }
}
