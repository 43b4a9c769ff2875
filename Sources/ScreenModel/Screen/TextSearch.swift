extension StringProtocol {
  /// Whether another text stands in this one; nothing stands nowhere.
  ///
  /// Nearly every search is of plain words in code or labels: bytes are compared, where Foundation's search of the same
  /// name copies both texts. A find that a combining mark could be part of is asked of Swift's own characters.
  public func contains(_ text: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      text.utf8.withContiguousStorageIfAvailable { wanted in search(wanted, in: bytes) } ?? nil
    }
    if let found = found ?? nil { return found }
    return !text.isEmpty && contains(text[...])
  }
}

/// `nil` where bytes cannot tell: text that is not plain.
private func search(_ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
  guard let first = wanted.first else { return false }
  guard wanted.allSatisfy({ $0 < 0x80 }) else { return nil }
  var start = 0
  while start + wanted.count <= bytes.count {
    if bytes[start] == first, (1..<wanted.count).allSatisfy({ bytes[start + $0] == wanted[$0] }) {
      let end = start + wanted.count
      guard end == bytes.count || bytes[end] < 0x80 else { return nil }
      return true
    }
    start += 1
  }
  return false
}
