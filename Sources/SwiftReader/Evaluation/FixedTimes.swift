import ScreenModel

/// Dates and durations that the code writes out, as American English formats them. Those that a time zone or the clock
/// decides are known only when the app runs.
enum FixedTimes {
  private static let dateMark = "fixed date"
  private static let durationMark = "fixed duration"

  /// `Calendar.current.date(from: DateComponents(year: 2024, month: 3, day: 5))`; `nil` for everything else.
  static func date(from components: Value) -> Value? {
    guard case .view(.builtin(let call)) = components, call.name == "DateComponents" else { return nil }
    var fields: [String: Value] = [dateMark: .bool(true)]
    for argument in call.arguments {
      guard let label = argument.label else { return nil }
      if label == "calendar" { continue }
      guard ["year", "month", "day", "hour", "minute", "second"].contains(label), case .int = argument.value else {
        return nil
      }
      fields[label] = argument.value
    }
    let made = Instance(type: nil, fields: fields, symbol: nil, owner: 0)
    return Date(made) == nil ? nil : .instance(made)
  }

  /// `Duration.seconds(90)`
  static func duration(_ name: String, _ argument: EvaluatedArgument?) -> Value? {
    guard case .int(let number)? = argument?.value, (0..<1_000_000).contains(number) else { return nil }
    switch name {
    case "Duration.seconds":
      return .instance(
        Instance(type: nil, fields: [durationMark: .int(number)], symbol: nil, owner: 0))
    default: return nil
    }
  }

  /// The words of such a value in a format as it is written: `.dateTime.year()`, `.time(pattern: .minuteSecond)`.
  static func words(_ value: Value, format: String, language: String) -> String? {
    guard ["en", "en-us"].contains(language.lowercased().replacing("_", with: "-")),
      case .instance(let made) = value, made.type == nil
    else { return nil }
    if case .int(let seconds)? = made.fields[durationMark] { return clock(seconds, format) }
    return Date(made).flatMap { fields(format).flatMap($0.words) }
  }

  /// The words of a date in the styles of `formatted(date:time:)`.
  static func words(_ value: Value, date: String, time: String, language: String) -> String? {
    guard ["en", "en-us"].contains(language.lowercased().replacing("_", with: "-")),
      case .instance(let made) = value, let day = Date(made)
    else { return nil }
    let dateWords: String?
    switch date {
    case "omitted": dateWords = ""
    case "numeric": dateWords = "\(day.month)/\(day.day)/\(day.year)"
    case "abbreviated": dateWords = day.words(["month": "", "day": "", "year": ""])
    case "long": dateWords = day.words(["month": "wide", "day": "", "year": ""])
    case "complete": dateWords = day.words(["weekday": "wide", "month": "wide", "day": "", "year": ""])
    default: dateWords = nil
    }
    let timeWords: String? =
      time == "omitted" ? "" : time == "shortened" ? day.words(["hour": "", "minute": ""]) : nil
    guard let dateWords, let timeWords else { return nil }
    if dateWords.isEmpty || timeWords.isEmpty { return dateWords + timeWords }
    return dateWords + (date == "long" || date == "complete" ? " at " : ", ") + timeWords
  }

  /// `1:30`, `0:01:30`
  private static func clock(_ seconds: Int, _ format: String) -> String? {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    switch format.filter({ !$0.isWhitespace }) {
    case ".time(pattern:.minuteSecond)": return "\(seconds / 60):\(two(seconds % 60))"
    case ".time(pattern:.hourMinuteSecond)":
      return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    default: return nil
    }
  }

  /// The fields of `.dateTime.day().month(.wide)`, each with its style.
  private static func fields(_ format: String) -> [String: String]? {
    let text = format.filter { !$0.isWhitespace }
    guard text.hasPrefix(".dateTime.") else { return nil }
    var found: [String: String] = [:]
    for step in text.dropFirst(10).split(separator: ")", omittingEmptySubsequences: true) {
      let parts = step.drop { $0 == "." }.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      found[String(parts[0])] = String(parts[1].drop { $0 == "." })
    }
    return found
  }

  /// A day in the calendar, and a time.
  private struct Date {
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int

    init?(_ made: Instance) {
      guard case .bool(true)? = made.fields[dateMark] else { return nil }
      func field(_ name: String) -> Int? {
        if case .int(let number)? = made.fields[name] { number } else { nil }
      }
      guard let year = field("year"), (1...9999).contains(year) else { return nil }
      (self.year, month, day) = (year, field("month") ?? 1, field("day") ?? 1)
      (hour, minute) = (field("hour") ?? 0, field("minute") ?? 0)
      // What the calendar would carry over is not worth the trouble.
      guard (1...12).contains(month), (1...28).contains(day) || (29...31).contains(day) && day <= length,
        (0...23).contains(hour), (0...59).contains(minute)
      else { return nil }
    }

    private var length: Int {
      switch month {
      case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }

    /// 0 is Sunday.
    private var weekday: Int {
      let table = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
      let shifted = month < 3 ? year - 1 : year
      return (shifted + shifted / 4 - shifted / 100 + shifted / 400 + table[month - 1] + day) % 7
    }

    private static let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// The fields as American English writes them; `nil` for a combination or style that is not known.
    func words(_ fields: [String: String]) -> String? {
      var left = fields
      func name(_ names: [String], _ index: Int, _ style: String) -> String? {
        switch style {
        case "wide": names[index]
        case "", "abbreviated": String(names[index].prefix(3))
        default: nil
        }
      }
      var parts: [String] = []
      if let style = left.removeValue(forKey: "weekday") {
        guard let word = name(Self.weekdays, weekday, style) else { return nil }
        parts.append(word)
      }
      if let style = left.removeValue(forKey: "month") {
        guard var words = name(Self.months, month - 1, style) else { return nil }
        let hasDay = left["day"] != nil
        if let style = left.removeValue(forKey: "day") {
          guard style.isEmpty else { return nil }
          words += " \(day)"
        }
        if !hasDay, let style = left.removeValue(forKey: "year") {
          guard style.isEmpty else { return nil }
          words += " \(year)"
        }
        parts.append(words)
      } else if left.count > 1, left["hour"] == nil {
        return nil
      }
      for (field, number) in [("day", day), ("year", year)] {
        guard let style = left.removeValue(forKey: field) else { continue }
        guard style.isEmpty else { return nil }
        parts.append(String(number))
      }
      if let style = left.removeValue(forKey: "hour") {
        guard style.isEmpty, left.removeValue(forKey: "minute")?.isEmpty ?? false, left.isEmpty else { return nil }
        let shown = hour % 12 == 0 ? 12 : hour % 12
        parts.append("\(shown):\(minute < 10 ? "0" : "")\(minute)\u{202F}\(hour < 12 ? "AM" : "PM")")
      }
      return left.isEmpty && !parts.isEmpty ? parts.joined(separator: ", ") : nil
    }
  }
}
