/// Which words two texts do not share, as runs a person can read.
struct TextDifference: Sendable {
  var missing: [String] = []
  var extra: [String] = []
  /// Words in common.
  var common = 0
  /// Words of both texts together.
  var total = 0

  /// Compares with the nearest of the texts that may be said.
  init(_ expected: [TextUnit], _ said: [TextUnit], alternatives: [[TextUnit]]) {
    self.init(expected, said)
    for text in alternatives where text.count > said.count {
      let other = TextDifference(expected, text)
      if other.missing.count < missing.count, other.extra.count <= extra.count { self = other }
    }
  }

  private init(_ expected: [TextUnit], _ said: [TextUnit]) {
    let expected = expected.filter { $0 != .any }
    total = expected.count + said.count
    let left = Array(expected.prefix(300))
    let right = Array(said.prefix(300))
    var lengths = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        lengths[i][j] =
          left[i] == right[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    common = lengths[0][0]
    var (i, j) = (0, 0)
    var lacking: [TextUnit] = []
    var added: [TextUnit] = []
    func flush(_ missing: inout [String], _ extra: inout [String]) {
      if !lacking.isEmpty { missing.append(Self.text(lacking)) }
      if !added.isEmpty { extra.append(Self.text(added)) }
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

  private static func text(_ units: [TextUnit]) -> String {
    var text = ""
    for unit in units {
      if !text.isEmpty { text += unit.word.map { $0.startsPart ? ", " : $0.isGlued ? "" : " " } ?? " " }
      text += unit.written
    }
    return text
  }
}
