/// The four numbers of a frame, whatever stands between them.
enum FrameNumbers {
  /// Exactly four finite numbers with brackets, commas and blanks around; `nil` for anything else.
  static func read(_ bytes: some Collection<UInt8>) -> [Double]? {
    var numbers: [Double] = []
    var digits: [UInt8] = []
    func take() -> Bool {
      guard !digits.isEmpty else { return true }
      defer { digits.removeAll(keepingCapacity: true) }
      guard numbers.count < 4, let number = number(digits), number.isFinite else { return false }
      numbers.append(number)
      return true
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), 0x20:
        if !take() { return nil }
      default: digits.append(byte)
      }
    }
    return take() && numbers.count == 4 ? numbers : nil
  }

  /// Plain decimals are most of them and are read without a detour.
  private static func number(_ digits: [UInt8]) -> Double? {
    var whole = 0
    var scale = 1
    var hasPoint = false
    let isNegative = digits.first == UInt8(ascii: "-")
    guard digits.count - (isNegative ? 1 : 0) > 0 else { return nil }
    for byte in digits.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if 48...57 ~= byte, digits.count <= 15 {
        whole = whole * 10 + Int(byte - 48)
        if hasPoint { scale *= 10 }
      } else {
        return Double(String(decoding: digits, as: UTF8.self))
      }
    }
    return (isNegative ? -1 : 1) * Double(whole) / Double(scale)
  }
}
