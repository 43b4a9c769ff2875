/// How numbers are written in a language, from the Unicode locale data.
public struct NumberWords: Sendable {
  /// Stands between groups of three digits.
  public let grouping: String
  public let decimal: String
  /// Numbers with fewer digits than this before the decimal mark have no groups.
  private let fewest: Int
  /// Stands between a number and its percent sign.
  private let percentGap: String

  /// `nil` for a language whose numbers nobody has put here.
  public init?(language: String) {
    let base = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    switch base {
    case "en", "ja", "ko", "zh", "he", "th", "hi": (grouping, decimal, percentGap) = (",", ".", "")
    case "it", "id", "tr", "el", "nl", "pt": (grouping, decimal, percentGap) = (".", ",", "")
    case "de", "es", "da", "hr", "ro", "ca": (grouping, decimal, percentGap) = (".", ",", "\u{A0}")
    case "fr": (grouping, decimal, percentGap) = ("\u{202F}", ",", "\u{202F}")
    case "ru", "uk", "pl", "cs", "sk", "hu", "sv", "nb", "fi", "bg":
      (grouping, decimal, percentGap) =
        ("\u{A0}", ",", "\u{A0}")
    default: return nil
    }
    fewest = ["es", "pl", "pt", "bg", "ca"].contains(base) ? 5 : 4
  }

  /// A whole number with its groups: `2,847`.
  public func whole(_ number: Int) -> String {
    (number < 0 ? "-" : "") + grouped(String(number.magnitude))
  }

  /// A number with at most so many digits after its decimal mark, rounded as Foundation does: half to even.
  public func decimal(_ number: Double, least: Int = 0, most: Int = 6) -> String? {
    guard number.isFinite, abs(number) < 1e12, (0...9).contains(most), least <= most else { return nil }
    var scale = 1.0
    for _ in 0..<most { scale *= 10 }
    let scaled = Int((abs(number) * scale).rounded(.toNearestOrEven))
    let parts = scaled.quotientAndRemainder(dividingBy: Int(scale))
    var digits = String(parts.remainder)
    digits = String(repeating: "0", count: max(0, most - digits.count)) + digits
    if most == 0 { digits = "" }
    while digits.count > least, digits.last == "0" { digits.removeLast() }
    let sign = number < 0 && scaled > 0 ? "-" : ""
    return sign + grouped(String(parts.quotient)) + (digits.isEmpty ? "" : decimal + digits)
  }

  /// A share as a percentage: `50%`.
  public func percent(_ number: String) -> String { number + percentGap + "%" }

  private func grouped(_ digits: String) -> String {
    guard digits.count >= fewest else { return digits }
    var result = ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position) % 3 == 0 { result += grouping }
      result.append(digit)
    }
    return result
  }
}
