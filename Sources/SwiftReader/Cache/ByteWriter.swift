/// Puts numbers and texts one after the other, as ``ByteReader`` takes them.
public struct ByteWriter: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func put(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  public mutating func put(_ number: Int) { put(UInt32(truncatingIfNeeded: number)) }

  public mutating func put(_ text: String) {
    var text = text
    text.withUTF8 {
      put($0.count)
      bytes.append(contentsOf: $0)
    }
  }

  public mutating func put(_ texts: [String]) {
    put(texts.count)
    for text in texts { put(text) }
  }

  mutating func put(_ hash: ContentHash) {
    for word in [hash.high, hash.low] {
      put(UInt32(truncatingIfNeeded: word))
      put(UInt32(truncatingIfNeeded: word >> 32))
    }
  }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }
}

/// Takes numbers and texts that ``ByteWriter`` put; `nil` where the bytes are not what they should be.
public struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private var at = 0

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  public var isAtEnd: Bool { at == bytes.count }

  public mutating func number() -> Int? {
    guard bytes.count - at >= 4 else { return nil }
    defer { at += 4 }
    return bytes.withUnsafeBytes { Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: at, as: UInt32.self))) }
  }

  public mutating func text() -> String? {
    guard let count = number(), bytes.count - at >= count else { return nil }
    defer { at += count }
    return bytes.withUnsafeBufferPointer { String(decoding: $0[at..<(at + count)], as: UTF8.self) }
  }

  public mutating func texts() -> [String]? {
    guard let count = number(), count <= bytes.count - at else { return nil }
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }

  mutating func hash() -> ContentHash? {
    guard let words = numbers(4)?.map(UInt64.init) else { return nil }
    return ContentHash(high: words[0] | words[1] << 32, low: words[2] | words[3] << 32)
  }

  /// So many numbers, all at once; as many as are said first, where none is given.
  mutating func numbers(_ wanted: Int? = nil) -> [UInt32]? {
    guard let count = wanted ?? number(), (bytes.count - at) / 4 >= count else { return nil }
    defer { at += count * 4 }
    return bytes.withUnsafeBytes { buffer in
      (0..<count).map { UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: at + $0 * 4, as: UInt32.self)) }
    }
  }
}
