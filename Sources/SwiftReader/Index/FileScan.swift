/// What a file's bytes tell without parsing: which names it declares, and which it speaks of. Finds too much rather than
/// too little, so that a file is left unread only where nothing in it can be asked for.
struct FileScan: Sendable {
  /// Names declared at the top: types, functions, properties, aliases; and the types it extends.
  private(set) var names: Set<String> = []
  /// Names of types and aliases declared inside others.
  private(set) var inner: Set<String> = []
  /// Names of type aliases at any level.
  private(set) var aliases: Set<String> = []
  /// What protocols at the top say of themselves before the brace, by name.
  private(set) var protocols: [String: Set<String>] = [:]
  /// Whether it names a class of UIKit's, or one that is called like one.
  private(set) var namesUIKit = false
  /// Whether it has comments to the tool.
  private(set) var hasToolComments = false
  /// Whether the walk over the bytes can be trusted; another file is always parsed.
  var isRegular = true
  /// Every capitalised word, by its hash.
  private var words: Set<UInt64> = []

  /// Scans a text; what stands in strings and comments counts for nothing.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count <= ByteScan.maximalSize else {
      isRegular = false
      return
    }
    var scan = ByteScan(bytes)
    var walk = Walk(bytes: bytes)
    scan.run { walk.word($0, depth: $1) }
    names = walk.names
    inner = walk.inner
    aliases = walk.aliases
    protocols = walk.protocols
    namesUIKit = walk.namesUIKit
    words = walk.words
    hasToolComments = !scan.toolComments.isEmpty
    isRegular = walk.isRegular && scan.excess == nil && scan.isBalanced && scan.depth == 0
  }

  /// Whether the file may speak of a name outside strings and comments.
  func mentions(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { Self.isCapital($0.first ?? 0) ? words.contains(Self.hash($0)) : true }
  }

  /// Whether it may speak of one of several names.
  func mentions(_ wanted: WordSet) -> Bool {
    wanted.holdsOthers || !wanted.hashes.isDisjoint(with: words)
  }

  /// Names to look for in many files.
  struct WordSet: Sendable {
    fileprivate var hashes: Set<UInt64> = []
    /// Names that scans do not keep.
    fileprivate var holdsOthers = false

    init(_ names: some Sequence<String>) {
      for var name in names {
        name.withUTF8 {
          if FileScan.isCapital($0.first ?? 0) { hashes.insert(FileScan.hash($0)) } else { holdsOthers = true }
        }
      }
    }
  }

  fileprivate static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

  fileprivate static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

/// Takes the words of a file in order.
private struct Walk {
  let bytes: [UInt8]
  var names: Set<String> = []
  var inner: Set<String> = []
  var aliases: Set<String> = []
  var words: Set<UInt64> = []
  var protocols: [String: Set<String>] = [:]
  var namesUIKit = false
  var isRegular = true
  private var pending: Keyword?
  private var pendingDepth = 0
  private var lastEnd = 0
  /// The protocol whose header is being read; empty: its name comes next.
  private var heading: String?
  /// The header of an extension is being read.
  private var isExtending = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  private enum Keyword { case type, alias, member, extended }

  mutating func word(_ range: Range<Int>, depth: Int) {
    defer { lastEnd = range.upperBound }
    let keyword = self.keyword(range)
    head(range, isKeyword: keyword != nil, depth: depth)
    if let keyword {
      if keyword == .extended, depth == 0 { check(extensionAt: range.upperBound) }
      pending = keyword
      pendingDepth = depth
      isExtending = keyword == .extended && depth == 0
      return
    }
    note(range)
    if isExtending {
      if depth == 0 { names.insert(text(range)) } else { isExtending = false }
    } else if let pending {
      take(pending, range)
      self.pending = nil
    } else if depth == 0, hasComma(before: range.lowerBound) {
      // `let one = 1, two = 2`
      names.insert(text(range))
    }
    if isExtending { pending = nil }
  }

  /// `protocol Row: View, Identifiable where ID == Int`: what follows `where` is about something else.
  private mutating func head(_ range: Range<Int>, isKeyword: Bool, depth: Int) {
    if isKeyword || depth > 0 {
      heading = depth == 0 && matches(range, "protocol") ? "" : nil
    } else if heading?.isEmpty == true {
      heading = text(range)
    } else if let heading {
      if matches(range, "where") { self.heading = nil } else { protocols[heading, default: []].insert(text(range)) }
    }
  }

  private mutating func take(_ keyword: Keyword, _ range: Range<Int>) {
    let name = text(range)
    switch keyword {
    case .extended: break
    case .type:
      if pendingDepth == 0 { names.insert(name) } else { inner.insert(name) }
    case .alias:
      aliases.insert(name)
      if pendingDepth == 0 { names.insert(name) } else { inner.insert(name) }
    case .member:
      if pendingDepth == 0 { names.insert(name) }
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func hasComma(before position: Int) -> Bool {
    var at = position - 1
    while at >= lastEnd, ByteScan.isSpace(bytes[at]) || bytes[at] == UInt8(ascii: "`") { at -= 1 }
    return at >= lastEnd && bytes[at] == UInt8(ascii: ",")
  }

  /// `extension [Row]` and `extension Row?` extend types by other names than the words in them.
  private mutating func check(extensionAt position: Int) {
    var at = position
    while at < bytes.count, ByteScan.isSpace(bytes[at]) || bytes[at] == UInt8(ascii: "`") { at += 1 }
    guard at < bytes.count, ByteScan.isWord(bytes[at]) else {
      isRegular = false
      return
    }
    while at < bytes.count, ByteScan.isWord(bytes[at]) || bytes[at] == UInt8(ascii: ".") { at += 1 }
    if at < bytes.count, bytes[at] == UInt8(ascii: "?") || bytes[at] == UInt8(ascii: "!") { isRegular = false }
  }

  private mutating func note(_ range: Range<Int>) {
    guard FileScan.isCapital(bytes[range.lowerBound]) else { return }
    bytes.withUnsafeBufferPointer { buffer in
      let word = UnsafeBufferPointer(rebasing: buffer[range])
      words.insert(FileScan.hash(word))
      if !namesUIKit { namesUIKit = Self.isUIKit(word) }
    }
  }

  /// As ``UIKitTypes`` tells its classes and those that are called like them.
  private static func isUIKit(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let starts: [StaticString] = ["UI", "WK", "MK"]
    let ends: [StaticString] = ["ViewController", "TableViewCell", "CollectionViewCell"]
    return starts.contains { matches(word.prefix($0.utf8CodeUnitCount), $0) }
      || ends.contains { matches(word.suffix($0.utf8CodeUnitCount), $0) }
  }

  private static func matches(_ part: Slice<UnsafeBufferPointer<UInt8>>, _ wanted: StaticString) -> Bool {
    wanted.withUTF8Buffer { part.elementsEqual($0) }
  }

  private func keyword(_ range: Range<Int>) -> Keyword? {
    guard range.count >= 3, range.count <= 9 else { return nil }
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "s"): return matches(range, "struct") ? .type : nil
    case UInt8(ascii: "c"): return matches(range, "class") ? .type : nil
    case UInt8(ascii: "e"): return matches(range, "enum") ? .type : matches(range, "extension") ? .extended : nil
    case UInt8(ascii: "a"): return matches(range, "actor") ? .type : nil
    case UInt8(ascii: "p"): return matches(range, "protocol") ? .type : nil
    case UInt8(ascii: "t"): return matches(range, "typealias") ? .alias : nil
    case UInt8(ascii: "f"): return matches(range, "func") ? .member : nil
    case UInt8(ascii: "v"): return matches(range, "var") ? .member : nil
    case UInt8(ascii: "l"): return matches(range, "let") ? .member : nil
    default: return nil
    }
  }

  private func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for index in 0..<buffer.count where bytes[range.lowerBound + index] != buffer[index] { return false }
      return true
    }
  }
}
