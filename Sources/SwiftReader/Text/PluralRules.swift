/// Which plural form a language uses for a whole number (Unicode CLDR, cardinal rules).
enum PluralRules {
  static func category(of number: Int, language: String) -> String {
    let base = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? "en"
    let n = number.magnitude
    let tens = n % 100
    let ones = n % 10
    switch base {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": return "other"
    case "fr", "pt", "hy", "hi", "bn", "fa", "zu", "am": return n <= 1 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs":
      if ones == 1, tens != 11 { return "one" }
      if (2...4).contains(ones), !(12...14).contains(tens) { return "few" }
      return base == "sr" || base == "hr" || base == "bs" ? "other" : "many"
    case "pl":
      if n == 1 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "lt":
      return ones == 1 && !(11...19).contains(tens)
        ? "one" : (2...9).contains(ones) && !(11...19).contains(tens) ? "few" : "other"
    case "lv": return n == 0 || ones == 0 || (11...19).contains(tens) ? "zero" : ones == 1 ? "one" : "other"
    case "ro": return n == 1 ? "one" : n == 0 || (1...19).contains(tens) ? "few" : "other"
    case "sl": return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
    case "ar":
      if n <= 2 { return ["zero", "one", "two"][Int(n)] }
      return (3...10).contains(tens) ? "few" : (11...99).contains(tens) ? "many" : "other"
    case "he": return n == 1 ? "one" : n == 2 ? "two" : "other"
    case "ga":
      return n == 1 ? "one" : n == 2 ? "two" : (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
    case "cy": return n <= 3 ? ["zero", "one", "two", "few"][Int(n)] : n == 6 ? "many" : "other"
    default: return n == 1 ? "one" : "other"
    }
  }
}

extension LocalizedText {
  /// The words for a number; those for many where it is not known.
  func words(for number: Int?) -> String {
    guard let number, !plurals.isEmpty else { return value }
    if number == 0, let zero = plurals["zero"] { return zero }
    return plurals[PluralRules.category(of: number, language: language)] ?? plurals["other"] ?? value
  }
}
