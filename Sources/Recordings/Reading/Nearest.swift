/// "Did you mean": the known word with the fewest edits.
public enum Nearest {
  /// The most similar of the known words, or `nil` where none is close: a third of the letters may differ.
  public static func word(to word: String, among known: [String]) -> String? {
    guard word.count <= 60 else { return nil }
    let limit = max(1, word.count / 3)
    let ranked = known.map { (edits(word.lowercased(), $0.lowercased()), $0) }.filter { $0.0 <= limit }
    return ranked.min { ($0.0, $0.1) < ($1.0, $1.1) }?.1
  }

  /// Letters to insert, delete, replace or swap with their neighbour.
  private static func edits(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var older: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, older[column - 1] + 1)
        }
        next.append(cost)
      }
      older = last
      last = next
    }
    return last[right.count]
  }
}
