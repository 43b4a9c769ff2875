import Foundation

/// 128 bits that stand for what was read: equal only where every part was, in the same order.
///
/// The same on every machine and in every run. Good against chance, no defence against somebody who makes files collide
/// on purpose: a cache belongs to one person.
public struct ContentHash: Sendable, Hashable {
  public private(set) var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  public private(set) var low: UInt64 = 0xD1B5_4A32_D192_ED03

  public init() {}

  /// One that was written down.
  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Adds a part: its bytes and how many they are, so that two parts never run together.
  public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var at = 0
    let count = bytes.count
    while at + 16 <= count {
      mix(
        bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self).littleEndian,
        bytes.loadUnaligned(fromByteOffset: at + 8, as: UInt64.self).littleEndian)
      at += 16
    }
    var tail: (UInt64, UInt64) = (0, 0)
    var shift: UInt64 = 0
    while at < count {
      if shift < 64 { tail.0 |= UInt64(bytes[at]) << shift } else { tail.1 |= UInt64(bytes[at]) << (shift - 64) }
      shift += 8
      at += 1
    }
    mix(tail.0, tail.1)
    mix(UInt64(count), 0x2545_F491_4F6C_DD1D)
  }

  public mutating func add(_ data: Data) { data.withUnsafeBytes { add($0) } }

  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  public mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number)), 0x94D0_49BB_1331_11EB) }

  public mutating func add(_ other: ContentHash) { mix(other.high, other.low) }

  /// Two lanes, each a full multiplication folded, as wyhash does.
  private mutating func mix(_ one: UInt64, _ two: UInt64) {
    let first = (one ^ high ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: two ^ 0xE703_7ED1_A0B4_28DB)
    let second = (two ^ low ^ 0x8EBC_6AF0_9C88_C6E3).multipliedFullWidth(by: one ^ 0x5899_65CC_7537_4CC3)
    // What came before is kept beside the product: a factor of nought must not wipe it out.
    high = (high &* 0x9E37_79B9_7F4A_7C15) ^ first.high ^ first.low
    low = (low &* 0xBF58_476D_1CE4_E5B9) ^ second.high ^ second.low ^ (high >> 32)
  }

  /// 32 hexadecimal digits, for file names.
  public var written: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
