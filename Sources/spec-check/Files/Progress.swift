import Foundation

/// Says on a terminal how far a long run is. Elsewhere, with `--quiet`, and in its first second it says nothing.
final class Progress: @unchecked Sendable {
  /// Seconds before the first word and between two.
  static let patience = 1.0
  static let pause = 0.2

  private let what: String
  private let surroundings: Surroundings
  private let isWanted: Bool
  private let started: Double
  private let lock = NSLock()
  private var count = 0
  private var shown: Double?

  /// - Parameter what: What is counted: `views`.
  init(_ what: String, _ arguments: Arguments, in surroundings: Surroundings) {
    self.what = what
    self.surroundings = surroundings
    isWanted = surroundings.errorIsTerminal && !arguments.has(CommonOptions.quiet)
    started = surroundings.clock()
  }

  /// One more is done. May be called from any thread.
  func step() {
    guard isWanted else { return }
    lock.withLock {
      count += 1
      let now = surroundings.clock()
      guard now - started >= Self.patience, now - (shown ?? -.infinity) >= Self.pause else { return }
      shown = now
      surroundings.error("\r\(count) \(what) …")
    }
  }

  /// Leaves an empty line behind for what comes next.
  func end() {
    lock.withLock {
      if shown != nil { surroundings.error("\r\u{1B}[K") }
      shown = nil
    }
  }
}
