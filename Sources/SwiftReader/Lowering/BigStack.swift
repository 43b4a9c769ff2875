import Foundation

/// Runs work on a thread whose stack holds deeply nested code.
///
/// Swift's parser calls itself once per nested closure, bracket and `else if`; the stacks of pool threads (512 KB) and
/// even that of the main thread (8 MB) are too small for code that people do write.
public enum BigStack {
  /// Bytes.
  static let size = 64 << 20

  private static let mark = "spec-check.bigStack"

  /// What `body` returns; waits for it. A call from within such a thread runs at once.
  public static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    if isRunning { return body() }
    let box = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    start {
      box.value = body()
      done.signal()
    }
    done.wait()
    // The thread signals only after it has stored the value.
    guard let value = box.value else { return body() }
    return value
  }

  /// Whether the current thread has such a stack.
  static var isRunning: Bool { Thread.current.threadDictionary[mark] != nil }

  /// Begins work on a thread of its own and does not wait.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread {
      Thread.current.threadDictionary[mark] = true
      body()
    }
    thread.stackSize = size
    thread.start()
  }

  /// Holds the value between the two threads; the semaphore orders their access.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }
}
