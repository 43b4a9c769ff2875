extension StringProtocol where SubSequence == Substring {
  /// The parts of a test between signs (` && `) that stand in no brackets and in no words in quotes.
  func parts(at sign: String) -> [Substring] {
    let sign = Array(sign.utf8)
    // Most tests are one.
    guard sign.count > 1, utf8.contains(sign[1]) else { return [self[...]] }
    var parts: [Substring] = []
    var (depth, isQuoted) = (0, false)
    var start = startIndex
    var place = startIndex
    while place < endIndex {
      switch utf8[place] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): if !isQuoted { depth += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if !isQuoted { depth -= 1 }
      default: break
      }
      if depth == 0, !isQuoted, utf8[place...].starts(with: sign) {
        parts.append(self[start..<place])
        place = utf8.index(place, offsetBy: sign.count)
        start = place
      } else {
        place = utf8.index(after: place)
      }
    }
    return parts + [self[start...]]
  }
}
