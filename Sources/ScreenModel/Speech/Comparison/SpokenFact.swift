/// A word of VoiceOver's own, with its numbers: "heading level 2", "1 of 4".
struct SpokenFact: Sendable, Hashable {
  var word: Word
  var index: Int?
  var count: Int?
  /// The `<name>` that stood where a number was expected.
  var indexName: String?
  var countName: String?

  init(_ word: Word, index: Int? = nil, count: Int? = nil) {
    // A web check box says "checked" where a switch says "on".
    self.word = word == .checked ? .on : word == .unchecked ? .off : word
    self.index = index
    self.count = count
  }
}
