/// A bit for each of some symbols, of 256, so that two sets of symbols can be told apart at a glance. Two symbols may
/// share a bit: sets that meet need not have a symbol in common; sets that do not, have none.
struct SymbolMarks {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0

  /// Of no symbol.
  init() {}

  /// Of the one symbol with a hash.
  init(hash: Int) {
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: hash & 63)
    switch (hash >> 6) & 3 {
    case 0: first = bit
    case 1: second = bit
    case 2: third = bit
    default: fourth = bit
    }
  }

  func meets(_ other: SymbolMarks) -> Bool {
    (first & other.first) | (second & other.second) | (third & other.third) | (fourth & other.fourth) != 0
  }

  mutating func add(_ other: SymbolMarks) {
    first |= other.first
    second |= other.second
    third |= other.third
    fourth |= other.fourth
  }
}
