/// Characters that XML writes as `&lt;` or `&#10;`.
enum XMLEntities {
  private static let named: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "quot": UInt8(ascii: "\""),
    "apos": UInt8(ascii: "'"),
  ]

  /// The text with the five named characters and numbered ones in place; anything else stays as written.
  static func replaced(_ bytes: ArraySlice<UInt8>) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      if bytes[at] == UInt8(ascii: "&"),
        let end = bytes[at..<min(at + 12, bytes.endIndex)].firstIndex(of: UInt8(ascii: ";")),
        let character = character(String(decoding: bytes[(at + 1)..<end], as: UTF8.self))
      {
        out += character
        at = end + 1
      } else {
        out.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func character(_ name: String) -> [UInt8]? {
    if let byte = named[name] { return [byte] }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.dropFirst().lowercased().hasPrefix("x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    return UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init).map { Array(String(Character($0)).utf8) }
  }
}
