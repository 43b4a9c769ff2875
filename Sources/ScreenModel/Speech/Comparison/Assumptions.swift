/// Which of some numbered tests have to come out which way.
struct Assumptions: Sendable, Equatable {
  /// A bit for each test that is assumed, and for each that holds.
  private var asked: [UInt64] = []
  private var holding: [UInt64] = []

  init() {}

  /// How a test has to come out; `nil`: it does not matter.
  subscript(test: Int) -> Bool? {
    get {
      let (word, bit) = Self.place(of: test)
      guard word < asked.count, asked[word] & bit != 0 else { return nil }
      return holding[word] & bit != 0
    }
    set {
      let (word, bit) = Self.place(of: test)
      while asked.count <= word {
        asked.append(0)
        holding.append(0)
      }
      asked[word] = newValue == nil ? asked[word] & ~bit : asked[word] | bit
      holding[word] = newValue == true ? holding[word] | bit : holding[word] & ~bit
    }
  }

  /// Both together; `nil` where they contradict each other.
  func merged(with other: Assumptions) -> Assumptions? {
    if other.asked.count > asked.count { return other.merged(with: self) }
    var merged = self
    for word in other.asked.indices {
      guard (holding[word] ^ other.holding[word]) & asked[word] & other.asked[word] == 0 else { return nil }
      merged.asked[word] |= other.asked[word]
      merged.holding[word] |= other.holding[word]
    }
    return merged
  }

  private static func place(of test: Int) -> (word: Int, bit: UInt64) { (test / 64, 1 << UInt64(test % 64)) }
}
