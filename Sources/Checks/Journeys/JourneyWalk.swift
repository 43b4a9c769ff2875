import Recordings
import ScreenModel
import ScreenSpecs

/// Finds where in a transcript each step of a journey begins.
///
/// A step that does something begins at the `do:` line that says the same in nearly the same words; one that does nothing goes
/// on where the step before is. The order is that of the journey. `do:` lines that are no step (a swipe) belong to the step
/// they stand in.
struct JourneyWalk {
  let steps: [JourneyStep]
  let events: [RecordedEvent]

  /// For each step the events that belong to it; `nil` where the transcript does not come to it.
  func windows() -> [Range<Int>?] {
    let starts = self.starts()
    return starts.indices.map { index in
      starts[index].map { start in
        let next = starts[(index + 1)...].lazy.compactMap { $0 }.first { $0 > start } ?? events.count
        return start..<next
      }
    }
  }

  /// The first event of each step.
  private func starts() -> [Int?] {
    let actions = events.indices.filter { events[$0].kind == .action }
    var starts: [Int?] = []
    var cursor = 0
    for (index, step) in steps.enumerated() {
      guard let action = step.action else {
        // Before the first `do:` of the transcript stands what is heard on arrival.
        starts.append(index == 0 ? 0 : starts.last ?? 0)
        continue
      }
      let open = actions.filter { $0 >= cursor }
      guard let found = open.first(where: { Self.isSame(action, events[$0].text) }) else {
        starts.append(nil)
        continue
      }
      starts.append(found)
      cursor = found + 1
    }
    return filled(starts, actions)
  }

  /// Steps whose words nobody typed alike take the `do:` lines that are left between their neighbours, where there are as many.
  private func filled(_ starts: [Int?], _ actions: [Int]) -> [Int?] {
    var starts = starts
    var index = 0
    while index < starts.count {
      guard starts[index] == nil else {
        index += 1
        continue
      }
      let end = starts[index...].firstIndex { $0 != nil } ?? starts.count
      let before = index > 0 ? starts[index - 1] ?? -1 : -1
      let after = end < starts.count ? starts[end] ?? events.count : events.count
      let left = actions.filter { $0 > before && $0 < after }
      if left.count == end - index {
        for (offset, start) in left.enumerated() { starts[index + offset] = start }
      }
      index = end
    }
    return starts
  }

  /// Whether two descriptions of an action mean the same: the same words, or most of the shorter one's.
  static func isSame(_ one: String, _ other: String) -> Bool {
    let left = words(one)
    let right = words(other)
    guard !left.isEmpty, !right.isEmpty else { return false }
    let common = left.intersection(right).count
    return common * 3 >= min(left.count, right.count) * 2 && common * 2 >= max(left.count, right.count)
  }

  private static func words(_ text: String) -> Set<String> {
    let idle: Set = ["a", "an", "the", "in", "into", "on", "to", "of"]
    return Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)).subtracting(idle)
  }
}
