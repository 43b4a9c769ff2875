extension String {
  /// The text with control characters and characters that turn the writing direction made visible, so that words of
  /// an app cannot change how a terminal behaves: `\u{1B}`.
  public var visible: String {
    guard unicodeScalars.contains(where: Self.isHidden) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text.append(contentsOf: "\\n".unicodeScalars)
      case "\t": text.append(contentsOf: "\\t".unicodeScalars)
      case "\r": text.append(contentsOf: "\\r".unicodeScalars)
      case _ where Self.isHidden(scalar):
        text.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}
