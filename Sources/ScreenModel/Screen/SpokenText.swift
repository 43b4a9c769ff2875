/// Words of an element that may not be known before the app runs.
public struct SpokenText: Sendable, Hashable, Codable {
  /// A stretch of text, as far as it is known.
  public enum Part: Sendable, Hashable, Codable {
    /// Exactly these words.
    case known(String)
    /// Words the app fills in; `name` is what the code calls them. Written `<name>`. Kept apart, since most are known.
    indirect case hole(name: String, because: Reason)
    /// One of these, depending on what is true at run time.
    case varies([Alternative])
  }

  /// Words and the condition under which they are the ones.
  public struct Alternative: Sendable, Hashable, Codable {
    public var condition: Condition
    public var text: SpokenText

    public init(_ condition: Condition, _ text: SpokenText) {
      self.condition = condition
      self.text = text
    }
  }

  public var parts: [Part]
  /// The string-table key that the words came from, where they did.
  public var key: String?
  /// The words are a file or symbol name, because nobody gave others.
  public var isFileName: Bool

  public init(_ parts: [Part], key: String? = nil, isFileName: Bool = false) {
    self.parts = parts
    self.key = key
    self.isFileName = isFileName
  }

  /// Words that are known.
  public init(_ words: String, key: String? = nil) {
    self.init(words.isEmpty ? [] : [.known(words)], key: key)
  }

  /// Words of which only the name is known.
  public static func hole(_ name: String, because reason: Reason) -> SpokenText {
    SpokenText([.hole(name: name, because: reason)])
  }

  /// Whether the words are a file or symbol name in one way at least.
  public var hasFileName: Bool {
    isFileName
      || parts.contains { part in
        if case .varies(let ways) = part { ways.contains(where: \.text.hasFileName) } else { false }
      }
  }

  /// Whether nothing is said, for certain.
  public var isEmpty: Bool { parts.allSatisfy { if case .known(let words) = $0 { words.isEmpty } else { false } } }

  /// Whether every word is known.
  public var isKnown: Bool { parts.allSatisfy { if case .known = $0 { true } else { false } } }

  /// The words where all are known.
  public var known: String? {
    var words = ""
    for part in parts {
      guard case .known(let text) = part else { return nil }
      words += text
    }
    return words
  }

  /// The text as written for people: unknown stretches as `<name>`, alternatives with bars between.
  public var written: String {
    parts.map { part in
      switch part {
      case .known(let words): return words
      case .hole(let name, _): return "<\(name)>"
      case .varies(let alternatives):
        var ways: [String] = []
        for way in alternatives.map({ $0.text.isEmpty ? "nothing" : $0.text.written }) where !ways.contains(way) {
          ways.append(way)
        }
        // Whatever is true, the same is said.
        return alternatives.count > 1 && ways.count == 1 && ways[0] != "nothing"
          ? ways[0] : "<" + ways.joined(separator: " | ") + ">"
      }
    }.joined()
  }
}

extension SpokenText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
