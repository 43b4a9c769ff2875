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
      isPlain(test) && found.allSatisfy { $0.presence.contains { $0.text == test } }
    }
    let branches = node(of: first).map { ancestors(of: $0.id) }?.compactMap(\.condition?.text) ?? []
    return tests.filter { !branches.contains($0) } + tests.filter(branches.contains).reversed()
  }

  /// Whether a test says something to a person: not `.buttons`, whose subject is written elsewhere.
  private func isPlain(_ test: String) -> Bool {
    let body = test.hasPrefix("not (") ? test.dropFirst(5) : test[...]
    return test.count <= 60 && body.first.map { $0 != "." && $0 != "(" } ?? false
  }
}
