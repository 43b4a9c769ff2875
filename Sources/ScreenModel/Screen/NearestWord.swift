/// The known word that is most like a mistyped one, or `nil` where none is near enough to be meant.
///
/// Counts letters put in, left out, changed and swapped; up to a third of the word may be wrong.
public func nearestWord(to word: String, in known: [String]) -> String? {
  // No name that a person writes is longer; the comparison is quadratic.
  guard word.count <= 80 else { return nil }
  let wanted = Array(word.lowercased())
  var best: (word: String, distance: Int)?
  for candidate in known.sorted() where candidate.count <= 80 {
    let letters = Array(candidate.lowercased())
    let allowed = max(1, max(wanted.count, letters.count) / 3)
    guard abs(letters.count - wanted.count) <= allowed else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= allowed, distance < max(wanted.count, letters.count), distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.word
}

/// Damerau's distance, with swaps of neighbours.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for (i, letter) in left.enumerated() {
    var row = [i + 1]
    for (j, other) in right.enumerated() {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[right.count]
}
