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
