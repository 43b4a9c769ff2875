/// Two utterances word by word: which words of either the other does not have.
///
/// `<name>` and `…` stand for any words. A part between commas that stands in both, in another place, is no difference:
/// state and role words may come in any order.
struct WordDifference: Sendable, Hashable {
  /// A run of words that are, or are not, in the other text, as written.
  struct Run: Sendable, Hashable {
    var text: String
    var differs: Bool
  }

  var expected: [Run]
  var said: [Run]

  /// More words than a person reads in one breath; longer texts are compared as far as this.
  private static let most = 300

  init(_ expected: String, _ said: String) {
    let left = Self.tokens(expected)
    let right = Self.tokens(said)
    var (missing, extra) = Self.unpaired(left, right)
    Self.forgiveOrder(left, &missing, right, &extra)
    self.expected = Self.runs(left, missing)
    self.said = Self.runs(right, extra)
  }

  var isSame: Bool { !(expected + said).contains(where: \.differs) }

  /// Whether no word of one stands in the other, so that marks would cover all of what is said.
  var sharesNothing: Bool { said.allSatisfy { $0.differs || !$0.text.contains(where: { $0.isLetter || $0.isNumber }) } }

  /// A word with the blanks and marks after it.
  private struct Token {
    var word: String
    var after: String
    var isOpen: Bool
    var key: String
    /// Which part between commas it belongs to.
    var part: Int
  }

  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var part = 0
    for piece in pieces(text) {
      let isOpen = piece == "…" || piece == "..." || piece.hasPrefix("<") && piece.hasSuffix(">")
      if isOpen || piece.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol }) {
        tokens.append(Token(word: piece, after: "", isOpen: isOpen, key: piece.lowercased(), part: part))
      } else if tokens.isEmpty {
        tokens.append(Token(word: piece, after: "", isOpen: false, key: "", part: part))
      } else {
        tokens[tokens.count - 1].after += piece
      }
      if piece.contains(",") { part += 1 }
    }
    return tokens
  }

  /// Words, placeholders, and what stands between.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var isWord = false
    var isPlaceholder = false
    for character in text {
      if character == "<" {
        pieces.append("<")
        isPlaceholder = true
        isWord = false
        continue
      }
      if isPlaceholder {
        pieces[pieces.count - 1].append(character)
        if character == ">" { isPlaceholder = false }
        continue
      }
      let belongs =
        character.isLetter || character.isNumber || character.isSymbol || "'’-…_.@%#&".contains(character)
      // A point at the end of a word is a mark, inside it belongs: "3.80".
      if belongs == isWord, !pieces.isEmpty, !pieces[pieces.count - 1].hasSuffix(">") {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      isWord = belongs
    }
    return pieces.flatMap { piece -> [String] in
      guard piece.count > 1, let last = piece.last, ".'’".contains(last) else { return [piece] }
      return [String(piece.dropLast()), String(last)]
    }
  }

  /// The words that have no partner when as many as possible have one, in order.
  private static func unpaired(_ left: [Token], _ right: [Token]) -> (left: [Bool], right: [Bool]) {
    let (rows, columns) = (min(left.count, most), min(right.count, most))
    var missing = [Bool](repeating: false, count: left.count)
    var extra = [Bool](repeating: false, count: right.count)
    func same(_ i: Int, _ j: Int) -> Bool { !left[i].isOpen && !right[j].isOpen && left[i].key == right[j].key }
    /// What it costs to leave a word without partner; beside a placeholder nothing.
    func price(_ token: Token, beside others: [Token], _ place: Int) -> Int {
      token.isOpen || token.key.isEmpty || isCovered(others, place) ? 0 : 1
    }
    var costs = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
    for i in (0...rows).reversed() {
      for j in (0...columns).reversed() where i < rows || j < columns {
        var best = Int.max
        if i < rows, j < columns, same(i, j) { best = costs[i + 1][j + 1] }
        if i < rows { best = min(best, costs[i + 1][j] + price(left[i], beside: right, j)) }
        if j < columns { best = min(best, costs[i][j + 1] + price(right[j], beside: left, i)) }
        costs[i][j] = best
      }
    }
    var (i, j) = (0, 0)
    while i < rows || j < columns {
      if i < rows, j < columns, same(i, j), costs[i][j] == costs[i + 1][j + 1] {
        (i, j) = (i + 1, j + 1)
      } else if i < rows, costs[i][j] == costs[i + 1][j] + price(left[i], beside: right, j) {
        missing[i] = costs[i][j] > costs[i + 1][j]
        i += 1
      } else {
        extra[j] = costs[i][j] > costs[i][j + 1]
        j += 1
      }
    }
    return (missing, extra)
  }

  /// A placeholder before or at the place takes in any word.
  private static func isCovered(_ tokens: [Token], _ index: Int) -> Bool {
    index > 0 && tokens[index - 1].isOpen || index < tokens.count && tokens[index].isOpen
  }

  /// Takes back what stands in both texts as a whole part, in another place.
  private static func forgiveOrder(_ left: [Token], _ missing: inout [Bool], _ right: [Token], _ extra: inout [Bool]) {
    func lonely(_ tokens: [Token], _ marks: [Bool]) -> [(key: String, places: [Int])] {
      let parts = Dictionary(grouping: tokens.indices) { tokens[$0].part }
      return parts.sorted { $0.key < $1.key }.map(\.value).filter { $0.allSatisfy { marks[$0] } }
        .map { places in (places.map { tokens[$0].key }.joined(separator: " "), places) }
    }
    var others = lonely(right, extra)
    for part in lonely(left, missing) {
      guard let found = others.firstIndex(where: { $0.key == part.key }) else { continue }
      for place in part.places { missing[place] = false }
      for place in others[found].places { extra[place] = false }
      others.remove(at: found)
    }
  }

  private static func runs(_ tokens: [Token], _ marks: [Bool]) -> [Run] {
    var runs: [Run] = []
    func add(_ text: String, _ differs: Bool) {
      guard !text.isEmpty else { return }
      if let last = runs.last, last.differs == differs {
        runs[runs.count - 1].text += text
      } else {
        runs.append(Run(text: text, differs: differs))
      }
    }
    for (index, token) in tokens.enumerated() {
      add(token.word, marks[index])
      // The marks between two words that differ belong to them.
      let isInside = marks[index] && index + 1 < tokens.count && marks[index + 1]
      add(token.after, isInside)
    }
    return runs
  }
}
