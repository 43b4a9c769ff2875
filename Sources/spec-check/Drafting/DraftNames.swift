import ScreenModel

/// The name and id of a spec, from the type of its view.
struct DraftNames {
  private var taken: Set<String>

  /// - Parameter taken: ids of specs that are there.
  init(taken: [String]) { self.taken = Set(taken.map { $0.lowercased() }) }

  /// The name that people use and the id: `CheckoutScreen` → Checkout, checkout.
  mutating func next(_ view: String) -> (name: String, id: String) {
    let last = view.split(separator: ".").last.map(String.init) ?? view
    for type in [Self.bare(last), last, view] {
      let words = Self.words(type)
      let id = words.joined(separator: "-").lowercased()
      guard !id.isEmpty, taken.insert(id).inserted else { continue }
      return (Self.sentence(words), id)
    }
    let words = Self.words(view)
    var number = 2
    while !taken.insert("\(words.joined(separator: "-").lowercased())-\(number)").inserted { number += 1 }
    return (Self.sentence(words) + " \(number)", "\(words.joined(separator: "-").lowercased())-\(number)")
  }

  /// Without the ending that says what kind of type it is.
  private static func bare(_ type: String) -> String {
    for ending in ["ViewController", "Screen", "View", "Page", "Controller"]
    where type.hasSuffix(ending) && type.count > ending.count {
      return String(type.dropLast(ending.count))
    }
    return type
  }

  /// The words of a type's name; capitals in a row are one word: `QRCodeView` → QR, Code, View.
  static func words(_ type: String) -> [String] {
    let characters = Array(type)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let before = index > 0 ? characters[index - 1] : nil
      let after = index + 1 < characters.count ? characters[index + 1] : nil
      let begins = character.isUppercase && (before?.isUppercase != true || after?.isLowercase == true)
      if begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// `[Address, Picker]` → Address picker
  private static func sentence(_ words: [String]) -> String {
    words.enumerated().map { index, word in
      let isName = word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
      return index == 0 ? word.prefix(1).uppercased() + word.dropFirst() : isName ? word : word.lowercased()
    }.joined(separator: " ")
  }
}
