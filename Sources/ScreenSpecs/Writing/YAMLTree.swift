/// A piece of a YAML file to be written: values with the comments that stand over and beside them.
public indirect enum YAMLTree: Sendable, Hashable {
  /// Text, read back as it is whatever it looks like.
  case text(String)
  /// A scalar that is more than its letters: `true`, `42`, `nil`, `.loading`.
  case plain(String)
  case list([YAMLTree])
  case mapping([Entry])
  /// A mapping on one line where it fits, between braces.
  case short([Entry])

  /// A key with its value.
  public struct Entry: Sendable, Hashable {
    public var key: String
    public var value: YAMLTree
    /// Comments over it, a line each, without the sign.
    public var above: [String]
    /// A comment behind it.
    public var beside: String?

    public init(_ key: String, _ value: YAMLTree, above: [String] = [], beside: String? = nil) {
      self.key = key
      self.value = value
      self.above = above
      self.beside = beside
    }
  }
}

extension YAMLTree {
  /// One text as itself, several as a list.
  public static func texts(_ texts: [String]) -> YAMLTree {
    texts.count == 1 ? .text(texts[0]) : .list(texts.map { .text($0) })
  }
}
