/// Which words two texts do not share, as runs a person can read.
struct TextDifference: Sendable {
  var missing: [String] = []
  var extra: [String] = []
  /// Compares with the nearest of the texts that may be said.
  init(_ expected: [TextUnit], _ said: [TextUnit], alternatives: [[TextUnit]]) {
    self.init(expected, said)
    for text in alternatives where text.count > said.count {
      let other = TextDifference(expected, text)
      if other.missing.count < missing.count, other.extra.count <= extra.count { self = other }
    }
  }

  /// How many words are in both, in whatever order.
  static func common(_ expected: [TextUnit], _ said: [TextUnit]) -> Int {
    var counts: [Int: Int] = [:]
    for unit in said.prefix(300) { if let word = unit.word { counts[word.code, default: 0] += 1 } }
    var common = 0
    for unit in expected.prefix(300) {
      guard let code = unit.word?.code, let count = counts[code], count > 0 else { continue }
      counts[code] = count - 1
      common += 1
    }
    return common
  }

  private init(_ expected: [TextUnit], _ said: [TextUnit]) {
    let expected = expected.filter { $0 != .any }
    let left = Array(expected.prefix(300))
    let right = Array(said.prefix(300))
    var lengths = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        lengths[i][j] =
          left[i] == right[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    var lacking: [TextUnit] = []
    var added: [TextUnit] = []
    func flush(_ missing: inout [String], _ extra: inout [String]) {
      if !lacking.isEmpty { missing.append(TextUnit.text(lacking)) }
      if !added.isEmpty { extra.append(TextUnit.text(added)) }
      lacking = []
      added = []
    }
    while i < left.count || j < right.count {
      if i < left.count, j < right.count, left[i] == right[j] {
        flush(&missing, &extra)
        (i, j) = (i + 1, j + 1)
      } else if j == right.count || i < left.count && lengths[i + 1][j] >= lengths[i][j + 1] {
        lacking.append(left[i])
        i += 1
      } else {
        added.append(right[j])
        j += 1
      }
    }
    flush(&missing, &extra)
  }
}
