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
    var bytes = utf8[...]
    while let first = bytes.first {
      if first == 0x20 || first == 0x09 {
        bytes = bytes.dropFirst()
      } else if bytes.starts(with: [0xE2, 0x86, 0x92]) {
        bytes = bytes.dropFirst(3)
      } else {
        break
      }
    }
    return self[bytes.startIndex...]
  }
}
