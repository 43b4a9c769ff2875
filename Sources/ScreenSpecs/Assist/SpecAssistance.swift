import ScreenModel

/// What an editor can offer and explain in a spec, from the same tables as the reader and the schema.
public struct SpecAssistance: Sendable {
  /// A key or word that may stand at a place.
  public struct Offer: Sendable, Hashable {
    public var text: String
    /// What it is for; empty for a word.
    public var doc: String
    public var isKey: Bool
  }

  private let vocabulary = Vocabulary.spec

  public init() {}

  /// Keys and words that fit, in the order of the tables.
  public func offers(at cursor: SpecCursor) -> [Offer] {
    guard let shape = shape(at: cursor.path) else { return [] }
    switch cursor.place {
    case .value: return words(of: shape).map { Offer(text: $0, doc: "", isKey: false) }
    case .key:
      let keys = keys(of: shape).map { Offer(text: $0.name, doc: $0.doc, isKey: true) }
      return keys + (cursor.isItem ? words(of: shape).map { Offer(text: $0, doc: "", isKey: false) } : [])
    }
  }

  /// What a key is for; `nil` where the path leads to none.
  public func doc(of path: [String]) -> String? {
    guard let name = path.last, let parent = shape(at: path.dropLast()) else { return nil }
    return keys(of: parent).first { $0.name == name }?.doc
  }

  /// Whether the text at a path is something that is heard: its words are utterances.
  public func takesUtterances(_ path: [String]) -> Bool { shape(at: path).map(isUtterance) ?? false }

  private func shape(at path: some Sequence<String>) -> Shape? {
    var shape = Shape.table(vocabulary.root)
    for key in path {
      guard let next = step(into: shape, key) else { return nil }
      shape = next
    }
    return shape
  }

  private func step(into shape: Shape, _ key: String) -> Shape? {
    switch shape {
    case .table(let name): vocabulary.table(name).key(key)?.shape
    case .named(let inner, _): inner
    case .list(let inner), .called(_, let inner): step(into: inner, key)
    case .either(let shapes): shapes.lazy.compactMap { step(into: $0, key) }.first
    default: nil
    }
  }

  private func keys(of shape: Shape) -> [KeyTable.Key] {
    switch shape {
    case .table(let name): return vocabulary.table(name).keys
    case .list(let inner), .called(_, let inner): return keys(of: inner)
    case .either(let shapes):
      var seen: Set<String> = []
      return shapes.flatMap(keys).filter { seen.insert($0.name).inserted }
    default: return []
    }
  }

  private func words(of shape: Shape) -> [String] {
    switch shape {
    case .word(let words): words
    case .flag: ["true", "false"]
    case .list(let inner), .called(_, let inner): words(of: inner)
    case .either(let shapes): shapes.flatMap(words)
    default: []
    }
  }

  private func isUtterance(_ shape: Shape) -> Bool {
    switch shape {
    case .table(let name):
      name == "expectation" || name == "announcement" || name.hasSuffix("state") || name.hasSuffix("case")
    case .list(let inner), .called(_, let inner): isUtterance(inner)
    case .either(let shapes): shapes.contains(where: isUtterance)
    default: false
    }
  }
}
