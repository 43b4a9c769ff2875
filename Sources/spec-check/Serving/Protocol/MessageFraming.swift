import Foundation

/// Cuts a stream of bytes into messages.
protocol MessageFraming {
  /// Takes what came; bytes may end anywhere in a message.
  mutating func take(_ data: Data)
  /// The next whole message; `nil`: more bytes are needed.
  mutating func next() -> FramedMessage?
  /// A message as it goes out.
  static func framed(_ text: String) -> String
}

/// What stood in a stream.
enum FramedMessage: Sendable, Hashable {
  case message(String)
  /// Something that is no message; the stream goes on behind it.
  case broken(String)
}

/// Limits of messages.
enum MessageLimits {
  /// Bytes; a file of this size is no source.
  static let size = 64 << 20
}

/// A message a line, as the Model Context Protocol has them over stdio.
struct LineFraming: MessageFraming {
  private var waiting = Data()
  /// Bytes at the beginning that hold no end of a line: a long message comes in many pieces.
  private var searched = 0
  private var isSkipping = false

  mutating func take(_ data: Data) { waiting.append(data) }

  mutating func next() -> FramedMessage? {
    while true {
      guard let end = waiting[(waiting.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) else {
        searched = waiting.count
        guard waiting.count > MessageLimits.size else { return nil }
        waiting.removeAll()
        searched = 0
        let isFirst = !isSkipping
        isSkipping = true
        return isFirst ? .broken("a message is longer than \(MessageLimits.size) bytes") : nil
      }
      let line = waiting[waiting.startIndex..<end]
      waiting = Data(waiting[(end + 1)...])
      searched = 0
      if isSkipping {
        isSkipping = false
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      if text.allSatisfy(\.isWhitespace) { continue }
      return .message(text)
    }
  }

  static func framed(_ text: String) -> String { text + "\n" }
}

/// Messages with a head that says their length in bytes, as the Language Server Protocol has them (its base protocol).
struct HeaderFraming: MessageFraming {
  private var waiting = Data()
  /// Bytes to come of a message that is too long, which nobody reads.
  private var skipped = 0

  mutating func take(_ data: Data) {
    let passed = min(skipped, data.count)
    skipped -= passed
    waiting.append(data.dropFirst(passed))
  }

  mutating func next() -> FramedMessage? {
    let separator = Data("\r\n\r\n".utf8)
    guard let end = waiting.range(of: separator) else {
      guard waiting.count > 8192 else { return nil }
      waiting.removeAll()
      return .broken("the head of a message is too long")
    }
    let head = String(decoding: waiting[waiting.startIndex..<end.lowerBound], as: UTF8.self)
    guard let length = Self.length(in: head) else {
      waiting = Data(waiting[end.upperBound...])
      return .broken("the head of a message has no Content-Length")
    }
    guard length <= MessageLimits.size else {
      let rest = Data(waiting[end.upperBound...])
      waiting = Data()
      skipped = length
      take(rest)
      return .broken("a message is longer than \(MessageLimits.size) bytes")
    }
    guard waiting.distance(from: end.upperBound, to: waiting.endIndex) >= length else { return nil }
    let last = waiting.index(end.upperBound, offsetBy: length)
    let text = String(decoding: waiting[end.upperBound..<last], as: UTF8.self)
    waiting = Data(waiting[last...])
    return .message(text)
  }

  private static func length(in head: String) -> Int? {
    for line in head.split(whereSeparator: \.isNewline) {
      let sides = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if sides.count == 2, sides[0].lowercased() == "content-length", let length = Int(sides[1]), length >= 0 {
        return length
      }
    }
    return nil
  }

  static func framed(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }
}
