import ScreenModel

extension AuditedView {
  /// What has to hold for the element at a place to be there and heard, in words; empty: it always is.
  ///
  /// First what is seen nowhere around it – a modifier hides it otherwise –, then the nearest.
  func presence(of span: SourceSpan, _ frames: [SourceSpan]) -> [String] {
    let key = AuditedElement.Key(span: span, frames: frames)
    let found = everyElement.filter { $0.key == key }
    guard let first = found.first else { return [] }
    // The same picture in both branches of an `if` is there either way.
    let tests = first.presence.map(\.text).filter { test in
      found.allSatisfy { $0.presence.contains { $0.text == test } }
    }
    let branches = node(of: first).map { ancestors(of: $0.id) }?.compactMap(\.condition) ?? []
    let nearest = branches.flatMap { $0.conjuncts.map { plain($0.text) }.reversed() }
    let inside = tests.filter(nearest.contains).sorted {
      (nearest.firstIndex(of: $0) ?? 0, $0) < (nearest.firstIndex(of: $1) ?? 0, $1)
    }
    return ConditionWords(tests.filter { !nearest.contains($0) } + inside).tests.filter(isPlain)
  }

  /// `isLarge || isWide` of what stands in brackets beside other tests.
  private func plain(_ test: String) -> String {
    test.hasPrefix("(") && test.hasSuffix(")") ? String(test.dropFirst().dropLast()) : test
  }

  /// Whether a test is short enough to be read along.
  private func isPlain(_ test: String) -> Bool {
    test.count <= 60 && test.first != "("
  }
}
