import ScreenModel

/// Where a page's links to sources, specs and recordings lead.
public struct SourceLinks: Sendable, Hashable {
  /// From the folder of the page to the folder that paths start from, ending in a slash: `../`; empty: the same.
  public var base: String
  /// An address with `{file}` and `{line}` in it, for pages that lie elsewhere than their sources; `nil`: relative links.
  public var address: String?

  public init(base: String = "", address: String? = nil) {
    self.base = base
    self.address = address
  }

  /// Whether a link leads to its line, not to the beginning of a file.
  var leadsToLines: Bool { address?.contains("{line}") ?? false }

  /// The address of a place, safe in an attribute once it is escaped.
  func address(of span: SourceSpan) -> String {
    let file = Self.encoded(span.file)
    guard let address else { return span.file.hasPrefix("/") ? file : base + file }
    return address.replacingOccurrences("{file}", with: file).replacingOccurrences("{line}", with: String(span.line))
  }

  /// Percent-encoded, so that no name of a file is a scheme, a query or a fragment.
  public static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}

extension String {
  /// Every occurrence replaced; here because reports do without Foundation.
  fileprivate func replacingOccurrences(_ word: String, with other: String) -> String {
    var rest = self[...]
    var text = ""
    while let found = rest.firstRange(of: word) {
      text += rest[..<found.lowerBound] + other
      rest = rest[found.upperBound...]
    }
    return text + rest
  }
}
