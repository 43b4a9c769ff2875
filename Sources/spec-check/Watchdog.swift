import Foundation
import ScreenModel

/// Ends a run that does not end by itself. What a run answers is decided by counted limits alone, so that it is the same
/// on every machine; the clock only sees to it that no pipeline waits for ever.
final class Watchdog: Sendable {
  /// The name in the environment: seconds, 0 for no limit.
  static let variable = "SPEC_CHECK_TIME_LIMIT"
  /// Seconds; the longest work on the largest apps known takes a tenth of it.
  static let usual = 3_600.0

  private let ended = DispatchSemaphore(value: 0)

  /// Begins to watch, where somebody wants to know.
  init(_ surroundings: Surroundings) throws(Problems) {
    guard let limit = try Self.limit(surroundings.environment[Self.variable]), let expired = surroundings.expired else {
      return
    }
    let ended = ended
    let thread = Thread {
      guard ended.wait(timeout: .now() + limit) == .timedOut else { return }
      expired(
        Problem(
          "not done after \(Self.written(limit)) s, and given up; no report was written",
          hint: "name fewer files, or set \(Self.variable) to more seconds, or to 0 for no limit"))
    }
    thread.start()
  }

  /// The run has ended.
  func end() { ended.signal() }

  deinit { ended.signal() }

  private static func limit(_ written: String?) throws(Problems) -> Double? {
    guard let written, !written.isEmpty else { return usual }
    guard let seconds = Double(written), seconds >= 0, seconds <= 1e9 else {
      throw Problems([Problem("\(variable) is ‘\(written)’, which is no number of seconds")])
    }
    return seconds == 0 ? nil : seconds
  }

  private static func written(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }
}
