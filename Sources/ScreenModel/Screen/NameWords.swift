/// The words of a name in code, in lower case: `isLoadingOrders` and `order.is_loading` → is, loading, orders.
public func nameWords(_ name: String) -> [String] {
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
