/// A short way from one list to another.
enum SequenceDifference {
  enum Step {
    /// The same in both, by the places in each.
    case same(Int, Int)
    case removed(Int)
    case inserted(Int)
  }

  /// Entries beyond which the shortest way takes too long; then entries that are there once in both hold the lists together.
  private static let limit = 1000

  /// The steps in order; what went stands before what came in its place.
  static func steps(_ left: [String], _ right: [String]) -> [Step] {
    var pairs: [(left: Int, right: Int)] = []
    pair(left[...], right[...], isSplit: false, into: &pairs)
    var steps: [Step] = []
    var (l, r) = (0, 0)
    for pair in pairs + [(left.count, right.count)] {
      steps += (l..<pair.left).map(Step.removed) + (r..<pair.right).map(Step.inserted)
      if pair.left < left.count { steps.append(.same(pair.left, pair.right)) }
      (l, r) = (pair.left + 1, pair.right + 1)
    }
    return steps
  }

  /// The places of what is the same in two stretches, in order.
  private static func pair(
    _ left: ArraySlice<String>, _ right: ArraySlice<String>, isSplit: Bool, into pairs: inout [(left: Int, right: Int)]
  ) {
    var (left, right) = (left, right)
    while let first = left.first, first == right.first {
      pairs.append((left.startIndex, right.startIndex))
      left.removeFirst()
      right.removeFirst()
    }
    var tail: [(left: Int, right: Int)] = []
    while let last = left.last, last == right.last {
      tail.append((left.endIndex - 1, right.endIndex - 1))
      left.removeLast()
      right.removeLast()
    }
    defer { pairs += tail.reversed() }
    guard !left.isEmpty, !right.isEmpty else { return }
    if left.count <= limit, right.count <= limit {
      pairs += shortest(left, right)
    } else if !isSplit {
      var (l, r) = (left.startIndex, right.startIndex)
      for anchor in anchors(left, right) + [(left.endIndex, right.endIndex)] {
        pair(left[l..<anchor.left], right[r..<anchor.right], isSplit: true, into: &pairs)
        if anchor.left < left.endIndex { pairs.append(anchor) }
        (l, r) = (min(anchor.left + 1, left.endIndex), min(anchor.right + 1, right.endIndex))
      }
    }
  }

  private static func shortest(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> [(left: Int, right: Int)] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in Array(right).difference(from: Array(left)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(left.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(right.startIndex + offset)
      }
    }
    return Array(zip(left.indices.filter { !removed.contains($0) }, right.indices.filter { !inserted.contains($0) }))
      .map { (left: $0.0, right: $0.1) }
  }

  /// Entries that are there once in both, as many as stand in the same order.
  private static func anchors(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> [(left: Int, right: Int)] {
    func single(_ list: ArraySlice<String>) -> [String: Int] {
      var places: [String: Int] = [:]
      for index in list.indices { places[list[index]] = places[list[index]] == nil ? index : -1 }
      return places.filter { $0.value >= 0 }
    }
    let places = single(right)
    let found = single(left).compactMap { key, index in places[key].map { (left: index, right: $0) } }
      .sorted { $0.left < $1.left }
    // The longest rising run of places on the right.
    var ends: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: found.count)
    for index in found.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if found[ends[middle]].right < found[index].right { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [(left: Int, right: Int)] = []
    var at = ends.last
    while let index = at {
      run.append(found[index])
      at = before[index]
    }
    return run.reversed()
  }
}
