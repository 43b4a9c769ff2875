extension StringProtocol {
  /// Whether it begins like the name of a type.
  var startsUpper: Bool {
    guard let byte = utf8.first, byte < 0x80 else { return first?.isUppercase == true }
    return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// Whether it begins like the name of a member.
  var startsLower: Bool {
    guard let byte = utf8.first, byte < 0x80 else { return first?.isLowercase == true }
    return byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }
}
