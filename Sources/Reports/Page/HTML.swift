/// Markup that is safe to put into a page: what is interpolated into it is escaped, unless it is markup itself.
///
/// ```swift
/// let cell: HTML = "<td>\(screen.name)"
/// ```
struct HTML: Sendable, Hashable, ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Nothing.
  static let empty: HTML = ""

  var isEmpty: Bool { text.isEmpty }

  static func + (left: HTML, right: HTML) -> HTML {
    var sum = left
    sum.text += right.text
    return sum
  }

  static func += (left: inout HTML, right: HTML) { left.text += right.text }

  /// Takes apart what stands between `\(` and `)`.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// Text of a project: escaped, its control characters and marks that turn the writing direction written out.
    mutating func appendInterpolation(_ other: some StringProtocol) { text += Escaping.xml(Escaping.plain(other)) }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    mutating func appendInterpolation(_ other: HTML) { text += other.text }

    mutating func appendInterpolation(_ others: [HTML]) { for other in others { text += other.text } }

    /// An attribute with its leading blank, where there is a value: `\(attribute: "lang", language)`.
    mutating func appendInterpolation(attribute name: StaticString, _ value: String?) {
      guard let value else { return }
      text += " \(name)=\"\(Escaping.xml(Escaping.plain(value)))\""
    }
  }
}

extension [HTML] {
  /// One after the other, with markup between.
  func joined(_ separator: HTML = "") -> HTML {
    var sum = HTML.empty
    for (place, part) in enumerated() { sum += place == 0 ? part : separator + part }
    return sum
  }
}
