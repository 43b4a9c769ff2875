import ScreenModel

/// Numbers that are interpolated in a localised literal: SwiftUI formats them as `%lld` and `%lf` of the locale, with its
/// groups and marks, and six digits where no specifier says otherwise.
enum LocalizedNumbers {
  /// The words of a number; `nil`: the value is none, or its language or specifier is not known.
  static func words(_ value: Value, specifier: String?, language: String) -> String? {
    switch value {
    case .int(let number):
      guard specifier == nil || ["%d", "%ld", "%lld", "%i", "%li", "%lli"].contains(specifier) else {
        return specifier.flatMap { decimal(Double(number), $0, language) }
      }
      return (NumberWords(language: language) ?? NumberWords(language: "en"))?.whole(number)
    case .double(let number): return decimal(number, specifier ?? "%lf", language)
    default: return nil
    }
  }

  /// `%lf`, `%.2f`, `%.0lf`
  private static func decimal(_ number: Double, _ specifier: String, _ language: String) -> String? {
    guard specifier.first == "%", specifier.last == "f", let marks = NumberWords(language: language) else { return nil }
    let digits = specifier.dropFirst().dropLast().filter { $0 != "l" }
    if digits.isEmpty { return marks.decimal(number, least: 6, most: 6) }
    guard digits.first == ".", let places = Int(digits.dropFirst()), (0...9).contains(places) else { return nil }
    return marks.decimal(number, least: places, most: places)
  }
}
