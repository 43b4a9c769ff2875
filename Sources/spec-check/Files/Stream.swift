import Foundation

/// A stream of the process. What cannot be written – the disk is full, nobody reads – ends the writing and not the tool.
final class Stream: @unchecked Sendable {
  private let handle: FileHandle
  private let lock = NSLock()
  private var reason: String?

  init(_ handle: FileHandle) { self.handle = handle }

  /// Why something was not written, the first time.
  var failure: String? { lock.withLock { reason } }

  /// In pieces: a long report is not held twice. After a failure nothing is written any more.
  func write(_ text: String) {
    var text = text
    lock.withLock {
      text.withUTF8 { bytes in
        for start in stride(from: 0, to: bytes.count, by: 1 << 20) where reason == nil {
          do {
            try handle.write(contentsOf: Data(bytes[start..<min(start + (1 << 20), bytes.count)]))
          } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
            reason =
              cause.domain == NSPOSIXErrorDomain
              ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription
          }
        }
      }
    }
  }
}
