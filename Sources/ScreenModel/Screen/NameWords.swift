/// The words of a name in code, in lower case: `isLoadingOrders` and `order.is_loading` → is, loading, orders.
public func nameWords(_ name: String) -> [String] {
  if name.utf8.allSatisfy({ $0 < 0x80 }) { return asciiWords(name) }
  var words: [String] = []
  var word = ""
  for character in name {
    if character.isUppercase || !character.isLetter {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = character.isLetter ? String(character) : ""
    } else {
      word.append(character)
    }
  }
  if !word.isEmpty { words.append(word.lowercased()) }
  return words
}

/// The same for plain names, which most are: letters need not be looked up.
private func asciiWords(_ name: String) -> [String] {
  var words: [String] = []
  var word: [UInt8] = []
  func end() {
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    word.removeAll(keepingCapacity: true)
  }
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): word.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      end()
      word.append(byte + 32)
    default: end()
    }
  }
  end()
  return words
}
