import Foundation

/// Reads the input on a thread of its own, so that work can be done while nothing comes.
final class InputQueue: @unchecked Sendable {
  enum Event: Sendable, Hashable {
    case data(Data)
    /// Nothing came for a while.
    case quiet
    case ended
  }

  private let condition = NSCondition()
  private var pieces: [Data] = []
  private var isEnded = false

  init(_ input: @escaping @Sendable () -> Data?) {
    let thread = Thread { [self] in
      while let data = input() {
        condition.withLock { pieces.append(data) }
        condition.signal()
      }
      condition.withLock { isEnded = true }
      condition.signal()
    }
    thread.start()
  }

  /// The next event.
  /// - Parameter patience: Seconds after which ``Event/quiet`` is answered; `nil`: wait for ever.
  func next(patience: Double?) -> Event {
    condition.lock()
    defer { condition.unlock() }
    let end = patience.map { Date(timeIntervalSinceNow: $0) }
    while pieces.isEmpty, !isEnded {
      if let end {
        guard condition.wait(until: end) else { break }
      } else {
        condition.wait()
      }
    }
    if !pieces.isEmpty { return .data(pieces.removeFirst()) }
    return isEnded ? .ended : .quiet
  }
}
