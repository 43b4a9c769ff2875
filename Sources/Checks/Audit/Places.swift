import ScreenModel

extension AuditedView {
  /// Where the code that a place stands in is asked for, the last on the way; `nil` where it is the view's own code.
  ///
  /// What merely hands on what it was given – a container, a modifier – has no part in it.
  func place(of span: SourceSpan, via frames: [SourceSpan]) -> SourceSpan? {
    guard let last = frames.lastIndex(where: { runs($0, span) }) else { return nil }
    var position = last
    // A helper that every view has says nothing: its own caller does.
    while let outer = frames[..<position].lastIndex(where: { runs($0, frames[position]) }),
      calls[frames[outer]]?.isHelper == true
    {
      position = outer
    }
    return caller(of: frames[position]) ?? frames[position]
  }

  /// The first call of the helper that a place stands in; `nil` where it is in none.
  private func caller(of place: SourceSpan) -> SourceSpan? {
    calls.filter { call, called in
      called.isHelper && call != place && called.code.contains { $0.contains(place) }
    }.keys.min()
  }

  private func runs(_ frame: SourceSpan, _ span: SourceSpan) -> Bool {
    calls[frame]?.code.contains { $0.contains(span) } ?? false
  }
}
