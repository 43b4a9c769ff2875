/// Tells which views an audit need not read, and keeps what it learns of the others.
struct ReachReading {
  /// What is known after the run: of views that are still as they were, and of those that were read.
  private(set) var learnt = ViewReach()
  private let changed: Set<String>?
  private let sources: [String: SourceFile]
  /// What an earlier run learnt and is still true.
  private let known: [String: ViewReach.View]

  /// - Parameter changed: Files whose views are wanted; `nil`: all, and so nothing is passed over.
  init(index: ProjectIndex, changed: Set<String>?, known: ViewReach) {
    self.changed = changed
    sources = Dictionary(index.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    guard let changed, !known.views.isEmpty else {
      self.known = [:]
      return
    }
    var same: [String: ContentHash] = [:]
    for (path, hash) in known.files where !changed.contains(path) {
      if sources[path].map(Self.hash) == hash { same[path] = hash }
    }
    self.known = known.views.filter { $0.value.files.allSatisfy { same[$0] != nil } }
    learnt.files = same
  }

  /// Whether a view is as it was and takes no code from the files that are wanted.
  func isKnown(_ type: TypeDeclaration, isFragment: Bool) -> Bool {
    known[ViewReach.key(of: type)]?.isFragment == isFragment
  }

  /// The types placed in a view that need not be read, which is known from now on; `nil`: it has to be read.
  mutating func placed(in type: TypeDeclaration, isFragment: Bool) -> Set<String>? {
    let key = ViewReach.key(of: type)
    guard let view = known[key], view.isFragment == isFragment else { return nil }
    learnt.views[key] = view
    return view.placed
  }

  /// Notes what was learnt of a view that was read.
  mutating func note(_ reach: ViewReach.View, of type: TypeDeclaration) {
    for path in reach.files where learnt.files[path] == nil {
      if let source = sources[path] { learnt.files[path] = Self.hash(source) }
    }
    learnt.views[ViewReach.key(of: type)] = reach
  }

  private static func hash(_ source: SourceFile) -> ContentHash {
    var hash = ContentHash()
    hash.add(source.text)
    return hash
  }
}
