/// A moment written in ISO 8601, for comparing only. Read by hand because the result must not depend on a calendar or locale.
struct Timestamp: Comparable, Hashable, Sendable {
  /// Seconds since 1970 in UTC.
  let seconds: Double

  /// Reads `2026-11-30`, `2026-11-30T10:00:00Z`, `…T10:00:00.5+02:00`, with a space for the `T`; `nil` for anything else.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    func number(_ start: Int, _ length: Int) -> Int? {
      guard start + length <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[start..<start + length] {
        guard (48...57).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 48)
      }
      return value
    }
    func isByte(_ index: Int, _ allowed: String) -> Bool {
      index < bytes.count && allowed.utf8.contains(bytes[index])
    }
    guard let year = number(0, 4), isByte(4, "-"), let month = number(5, 2), isByte(7, "-"), let day = number(8, 2),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var seconds = Double(Timestamp.days(year, month, day)) * 86400
    if bytes.count > 10 {
      guard isByte(10, "Tt "), let hour = number(11, 2), isByte(13, ":"), let minute = number(14, 2) else { return nil }
      seconds += Double(hour * 3600 + minute * 60)
      var next = 16
      if isByte(next, ":"), let second = number(next + 1, 2) {
        seconds += Double(second)
        next += 3
        if isByte(next, ".,") {
          var scale = 0.1
          next += 1
          while let digit = number(next, 1) {
            seconds += Double(digit) * scale
            scale /= 10
            next += 1
          }
        }
      }
      if isByte(next, " ") { next += 1 }
      if isByte(next, "+-") {
        guard let hours = number(next + 1, 2) else { return nil }
        let minutes = number(next + (isByte(next + 3, ":") ? 4 : 3), 2) ?? 0
        let shift = Double(hours * 3600 + minutes * 60)
        seconds += bytes[next] == 45 ? shift : -shift
      }
    }
    self.seconds = seconds
  }

  static func < (left: Timestamp, right: Timestamp) -> Bool { left.seconds < right.seconds }

  /// Days from 1970-01-01 in the Gregorian calendar, years counted from March so that the leap day comes last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719468
  }
}
