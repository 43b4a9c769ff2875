/// The names a file declares, found without parsing it, so that a file is parsed only when a name in it is needed.
public struct DeclarationScan: Sendable, Hashable {
  /// A word before a name and the name: `struct` `RowView`, `extension` `Outer.Inner`.
  public struct Declared: Sendable, Hashable, Comparable {
    /// `struct`, `class`, `enum`, `actor`, `protocol`, `extension`, `func`, `var`, `let`, `case`, `typealias`, `macro`.
    public var keyword: String
    public var name: String

    public init(keyword: String, name: String) {
      self.keyword = keyword
      self.name = name
    }

    public static func < (left: Self, right: Self) -> Bool {
      (left.name, left.keyword) < (right.name, right.keyword)
    }
  }

  /// Declared at any level, locals too; sorted, each once. Only the first name after `let`, `var` or `case` is here.
  public let declared: [Declared]

  /// The names alone, for looking up; of a dotted name also the last part.
  public let names: Set<String>

  /// Scans a file's bytes; strings and comments are passed over.
  public init(_ bytes: [UInt8]) {
    var found: Set<Declared> = []
    if bytes.count <= ByteScan.maximalSize {
      var scan = ByteScan(bytes)
      let reader = ByteScan(bytes)
      // Words come in order; a name follows its keyword, with white space and perhaps a backtick between.
      var keyword: StaticString?
      var keywordEnd = 0
      scan.run { range in
        let next = Self.keywords.first { reader.matches(range, $0) }
        if let before = keyword {
          // `class func` and `case let` name nothing yet.
          if next == nil, Self.isGap(bytes[keywordEnd..<range.lowerBound]) {
            let name = Self.name(from: range, in: bytes, dotted: before.description == "extension")
            found.insert(Declared(keyword: "\(before)", name: name))
          }
        }
        keyword = next
        keywordEnd = range.upperBound
      }
    }
    declared = found.sorted()
    var names: Set<String> = []
    for one in found {
      names.insert(one.name)
      if let dot = one.name.lastIndex(of: ".") { names.insert(String(one.name[one.name.index(after: dot)...])) }
    }
    self.names = names
  }

  private static let keywords: [StaticString] = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "case", "typealias", "macro",
  ]

  private static func isGap(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { ByteScan.isSpace($0) || $0 == UInt8(ascii: "`") }
  }

  /// The word, for an extension with the dotted words after it.
  private static func name(from range: Range<Int>, in bytes: [UInt8], dotted: Bool) -> String {
    var end = range.upperBound
    while dotted, end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), ByteScan.isWord(bytes[end + 1]) {
      end += 1
      while end < bytes.count, ByteScan.isWord(bytes[end]) { end += 1 }
    }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
  }
}
