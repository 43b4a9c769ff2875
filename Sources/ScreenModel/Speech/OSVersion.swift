/// A version of iOS, where speech differs between versions.
public struct OSVersion: Sendable, Hashable, Comparable {
  /// `17` of 17.5.
  public var major: Int
  /// `5` of 17.5.
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `17`, `17.5`, `17.5.1`, `iOS 17.5`; `nil` where there is no number to read.
  public init?(_ text: String) {
    let number = text.drop { !("0"..."9").contains($0) }.prefix { ("0"..."9").contains($0) || $0 == "." }
    let fields = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = fields.first, first.count <= 4, let major = Int(first) else { return nil }
    self.major = major
    self.minor = fields.count > 1 && fields[1].count <= 4 ? Int(fields[1]) ?? 0 : 0
  }

  /// The newest version whose speech is known here.
  public static let newest = OSVersion(26, 2)

  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
