/// Swift text cut into pieces that can be swapped: words, numbers, strings, signs. What lies between stays with the
/// piece before it.
struct SwiftTokens {
  enum Kind { case word, number, string, open, close, sign }

  struct Token {
    var kind: Kind
    var bytes: [UInt8]
    /// Blanks and comments up to the next one.
    var rest: [UInt8] = []
  }

  /// What stands before the first.
  private var start: [UInt8] = []
  var tokens: [Token] = []

  init(_ bytes: [UInt8]) {
    var at = 0
    while at < bytes.count {
      if let end = Self.blank(bytes, at) {
        if tokens.isEmpty { start += bytes[at..<end] } else { tokens[tokens.count - 1].rest += bytes[at..<end] }
        at = end
      } else {
        let (kind, end) = Self.token(bytes, at)
        tokens.append(Token(kind: kind, bytes: Array(bytes[at..<end])))
        at = end
      }
    }
  }

  var bytes: [UInt8] { tokens.reduce(into: start) { $0 += $1.bytes + $1.rest } }

  /// The token that closes what one opens.
  func end(of opening: Int) -> Int? {
    var depth = 0
    for position in opening..<tokens.count {
      if tokens[position].kind == .open { depth += 1 }
      if tokens[position].kind == .close { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  /// Tokens of `.name(…)`, and of a closure behind it.
  var modifiers: [ClosedRange<Int>] {
    tokens.indices.compactMap { position in
      guard position + 2 < tokens.count, tokens[position].bytes == [46], tokens[position + 1].kind == .word,
        tokens[position + 2].kind == .open, tokens[position + 2].bytes != [91], let end = end(of: position + 2)
      else { return nil }
      if end + 1 < tokens.count, tokens[end + 1].bytes == [123], let last = self.end(of: end + 1) {
        return position...last
      }
      return position...end
    }
  }

  /// Tokens of `{…}`.
  var blocks: [ClosedRange<Int>] {
    tokens.indices.compactMap { position in
      guard tokens[position].bytes == [123], let end = end(of: position) else { return nil }
      return position...end
    }
  }

  /// Text as tokens.
  static func made(of text: String) -> [Token] { SwiftTokens(Array(text.utf8)).tokens }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 128 || byte == 95 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func blank(_ bytes: [UInt8], _ at: Int) -> Int? {
    if bytes[at] <= 32 { return at + 1 }
    guard bytes[at] == 47, at + 1 < bytes.count, bytes[at + 1] == 47 else { return nil }
    return bytes[at...].firstIndex(of: 10) ?? bytes.count
  }

  private static func token(_ bytes: [UInt8], _ at: Int) -> (Kind, Int) {
    let byte = bytes[at]
    if isWord(byte) {
      let end = bytes[at...].firstIndex { !isWord($0) } ?? bytes.count
      return ((48...57).contains(byte) ? .number : .word, end)
    }
    switch byte {
    case 34:
      var end = at + 1
      while end < bytes.count, bytes[end] != 34, bytes[end] != 10 { end += bytes[end] == 92 ? 2 : 1 }
      return (.string, min(end + 1, bytes.count))
    case 40, 91, 123: return (.open, at + 1)
    case 41, 93, 125: return (.close, at + 1)
    default: return (.sign, at + 1)
    }
  }
}
