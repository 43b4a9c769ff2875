import Foundation

/// Does independent pieces of work on several threads with large stacks. What comes out never depends on how many.
public enum Parallel {
  /// As many as the machine has cores.
  public static var threads: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The results of `work` for 0, 1, 2 … in order. From within such a thread it runs at once.
  public static func map<Result: Sendable>(
    _ count: Int, threads: Int = Parallel.threads, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let wanted = min(threads, count)
    guard wanted > 1, !BigStack.isRunning else {
      return BigStack.run { (0..<max(0, count)).map(work) }
    }
    let queue = Queue<Result>(count: count)
    let group = DispatchGroup()
    for _ in 0..<wanted {
      group.enter()
      BigStack.start {
        while let position = queue.next() { queue.set(position, work(position)) }
        group.leave()
      }
    }
    group.wait()
    return queue.results.compactMap { $0 }
  }

  /// Does pieces of work on several threads and hands each result over in order, as if one were done after the other:
  /// what an earlier result makes needless is not handed over, and not begun where that is known in time.
  ///
  /// - Parameters:
  ///   - ahead: How many pieces may be under way beyond the last one handed over.
  ///   - waits: For each piece the earlier ones that may make it needless: it is not begun before they are handed over.
  ///   - isWanted: Asked before a piece is begun and again before it is handed over; depends on what was handed over.
  ///   - commit: Takes a result; never called twice at once.
  static func inOrder<Result: Sendable>(
    _ count: Int, threads: Int, ahead: Int, waits: [[Int]], isWanted: @escaping (Int) -> Bool,
    _ work: @escaping @Sendable (Int) -> Result, commit: @escaping (Int, Result) -> Void
  ) {
    if BigStack.isRunning {
      for position in 0..<count where isWanted(position) { commit(position, work(position)) }
      return
    }
    let line = Line(ahead: ahead, waits: waits, isWanted: isWanted, commit: commit)
    let group = DispatchGroup()
    for _ in 0..<min(max(1, threads), count) {
      group.enter()
      BigStack.start {
        while let position = line.next() { line.finish(position, work(position)) }
        group.leave()
      }
    }
    group.wait()
  }

  /// Pieces that wait for the ones before them.
  private final class Line<Result>: @unchecked Sendable {
    private enum State { case waiting, begun, needless, done(Result), handedOver }

    private let condition = NSCondition()
    private var states: [State]
    private var committed = 0
    private let ahead: Int
    private let waits: [[Int]]
    private let isWanted: (Int) -> Bool
    private let commit: (Int, Result) -> Void

    init(ahead: Int, waits: [[Int]], isWanted: @escaping (Int) -> Bool, commit: @escaping (Int, Result) -> Void) {
      states = Array(repeating: .waiting, count: waits.count)
      self.ahead = ahead
      self.waits = waits
      self.isWanted = isWanted
      self.commit = commit
    }

    /// The next piece to begin; waits where none may be begun yet.
    func next() -> Int? {
      condition.lock()
      defer { condition.unlock() }
      while true {
        var isOpen = false
        for position in committed..<min(states.count, committed + ahead) {
          guard case .waiting = states[position] else { continue }
          guard isWanted(position) else {
            states[position] = .needless
            continue
          }
          if waits[position].allSatisfy({ $0 < committed }) {
            states[position] = .begun
            return position
          }
          isOpen = true
        }
        let before = committed
        handOver()
        if committed > before { continue }
        guard isOpen || committed + ahead < states.count else { return nil }
        condition.wait()
      }
    }

    func finish(_ position: Int, _ result: Result) {
      condition.lock()
      defer { condition.unlock() }
      states[position] = .done(result)
      handOver()
    }

    private func handOver() {
      while committed < states.count {
        switch states[committed] {
        case .waiting, .begun: return condition.broadcast()
        case .needless, .handedOver: break
        case .done(let result): if isWanted(committed) { commit(committed, result) }
        }
        states[committed] = .handedOver
        committed += 1
      }
      condition.broadcast()
    }
  }

  /// The next piece to do and the results by position; the lock orders the threads.
  private final class Queue<Result>: @unchecked Sendable {
    private let lock = NSLock()
    private var position = 0
    private(set) var results: [Result?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func next() -> Int? {
      lock.lock()
      defer { lock.unlock() }
      guard position < results.count else { return nil }
      position += 1
      return position - 1
    }

    func set(_ position: Int, _ result: Result) {
      lock.lock()
      results[position] = result
      lock.unlock()
    }
  }
}

/// Values made when first asked for, by any thread. Two threads may both make one; the first stays.
final class Memo<Key: Hashable, Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [Key: Value] = [:]

  func value(_ key: Key, _ make: () -> Value) -> Value {
    lock.lock()
    if let value = known[key] {
      lock.unlock()
      return value
    }
    lock.unlock()
    let made = make()
    lock.lock()
    defer { lock.unlock() }
    if let value = known[key] { return value }
    known[key] = made
    return made
  }
}
