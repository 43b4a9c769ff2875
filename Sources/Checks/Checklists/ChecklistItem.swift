import ScreenModel

/// One thing to do, with a box to tick.
public struct ChecklistItem: Sendable, Hashable {
  /// What it is about, the same as long as that is there: `checkout/release/motion`.
  public var key: String
  public var state: UXState?
  public var caseName: String?
  /// What to do, in a line.
  public var text: String
  /// What to listen and look for, a line each.
  public var lines: [String]
  /// Where the spec says it.
  public var spec: SourceSpan?
  /// What in the source it is about, by place.
  public var places: [ChecklistPlace]
  public var isDone: Bool

  public init(
    _ key: String, _ text: String, state: UXState? = nil, caseName: String? = nil, lines: [String] = [],
    spec: SourceSpan? = nil, places: [ChecklistPlace] = []
  ) {
    self.key = Self.slug(key)
    self.state = state
    self.caseName = caseName
    self.text = text
    self.lines = lines
    self.spec = spec
    self.places = places
    self.isDone = false
  }

  /// Letters, digits, dots and slashes, and a single dash for anything else: it stands in comments and attributes.
  private static func slug(_ key: String) -> String {
    key.reduce(into: "") { slug, character in
      if character.isLetter || character.isNumber || character == "/" || character == "." {
        slug.append(character)
      } else if slug.last != "-" {
        slug.append("-")
      }
    }
  }

  /// The key with a mark of its words. A tick holds for what was there when it was given: other words, or another
  /// animation, and the id is another one. Line numbers do not count.
  public var id: String {
    let words = [text] + lines + Set(places.map { "\($0.span.file) \($0.words)" }).sorted()
    return "\(key)-\(Fingerprint.hash(words.joined(separator: "\u{1F}")).prefix(8))"
  }
}

/// A place in a file and what stands there.
public struct ChecklistPlace: Sendable, Hashable, Comparable {
  public var span: SourceSpan
  /// As written, or what it means: `.animation(.spring(), value: isOpen)`.
  public var words: String

  public init(_ span: SourceSpan, _ words: String) {
    self.span = span
    self.words = words
  }

  public static func < (left: ChecklistPlace, right: ChecklistPlace) -> Bool {
    (left.span, left.words) < (right.span, right.words)
  }
}
