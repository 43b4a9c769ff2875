// Searches by bytes: `String` compares by Unicode's rules, which is slow on large files and not needed for ASCII marks.

extension StringProtocol {
  /// Whether the bytes of a text stand at the beginning.
  func begins(with text: String) -> Bool { utf8.starts(with: text.utf8) }

  /// Whether the bytes of a text occur.
  func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      var at = 0
      while at + wanted.count <= bytes.count {
        if bytes[at] == first, bytes[at..<at + wanted.count].elementsEqual(wanted) { return true }
        at += 1
      }
      return false
    }
    return found ?? contains(text)
  }
}

extension Substring {
  /// The line without blanks, tabs and the arrow of `debugDescription` in front.
  var withoutIndent: Substring {
    let count = utf8.withContiguousStorageIfAvailable { bytes in
      var at = 0
      while at < bytes.count {
        if bytes[at] == 0x20 || bytes[at] == 0x09 {
          at += 1
        } else if at + 2 < bytes.count, bytes[at] == 0xE2, bytes[at + 1] == 0x86, bytes[at + 2] == 0x92 {
          at += 3
        } else {
          break
        }
      }
      return at
    }
    guard let count else { return drop { $0 == " " || $0 == "\t" || $0 == "→" } }
    return self[utf8.index(startIndex, offsetBy: count)...]
  }
}
