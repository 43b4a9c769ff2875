import Dispatch
import Foundation

/// Waits, until a person ends the tool with Ctrl-C or the system asks it to end.
final class Interruption: @unchecked Sendable {
  private let asked = DispatchSemaphore(value: 0)
  private var sources: [any DispatchSourceSignal] = []

  /// From now on the first of these signals ends the waiting; the next one ends the program, as ever.
  init(_ signals: [Int32] = [SIGINT, SIGTERM]) {
    let asked = asked
    for number in signals {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        signal(number, SIG_DFL)
        asked.signal()
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Whether the time passed without a signal.
  func pause(_ seconds: Double) -> Bool { asked.wait(timeout: .now() + seconds) == .timedOut }

  deinit { for source in sources { source.cancel() } }
}
