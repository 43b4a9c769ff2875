import ScreenModel

/// Gives compact times a spoken form: “3d 21h” is heard as “3 days, 21 hours”.
enum SpokenDuration {
  private static let units: [Character: String] = ["w": "week", "d": "day", "h": "hour", "m": "minute", "s": "second"]

  /// `"\(days)d \(hours)h"` → `"\(days) days, \(hours) hours"`; `nil`: no compact time.
  ///
  /// - Parameter isWhole: Whether a name stands for a whole number, so that one day is no “1 days”.
  static func spoken(_ source: String, isWhole: (String) -> Bool) -> String? {
    literal(source, isWhole) ?? formatted(source, isWhole)
  }

  private static func literal(_ source: String, _ isWhole: (String) -> Bool) -> String? {
    guard source.hasPrefix("\""), source.hasSuffix("\""), !source.hasPrefix("\"\"\""), source.count > 2 else {
      return nil
    }
    let amounts = tokens(String(source.dropFirst().dropLast())).map { amount($0, isWhole) }
    guard amounts.count > 1, amounts.allSatisfy({ $0 != nil }) else { return nil }
    return "\"" + amounts.compactMap { $0 }.joined(separator: ", ") + "\""
  }

  /// `21h`, `\(hours)h`
  private static func amount(_ token: String, _ isWhole: (String) -> Bool) -> String? {
    guard let unit = token.last.flatMap({ units[$0] }) else { return nil }
    let number = token.dropLast()
    if !number.isEmpty, number.allSatisfy(\.isNumber) { return "\(number) \(unit)\(number == "1" ? "" : "s")" }
    guard number.hasPrefix("\\("), number.hasSuffix(")"), closing(Array(number), from: 1) == number.count - 1 else {
      return nil
    }
    return counted(String(number), unit, isWhole)
  }

  /// `\(days) days`; of a whole number with the form for one.
  static func counted(_ number: String, _ unit: String, _ isWhole: (String) -> Bool) -> String {
    let name = String(number.dropFirst(2).dropLast())
    return isWhole(name) ? "\(number) \\(\(name) == 1 ? \"\(unit)\" : \"\(unit)s\")" : "\(number) \(unit)s"
  }

  /// Parts between blanks, those in brackets not counted.
  private static func tokens(_ text: String) -> [String] {
    var found = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == " ", depth == 0 { found.append("") } else { found[found.count - 1].append(character) }
    }
    return found.filter { !$0.isEmpty }
  }

  /// The bracket that closes the one at a place.
  private static func closing(_ text: [Character], from start: Int) -> Int? {
    var depth = 0
    for position in start..<text.count {
      if text[position] == "(" { depth += 1 }
      if text[position] == ")" {
        depth -= 1
        if depth == 0 { return position }
      }
    }
    return nil
  }

  /// `String(format: "%02d:%02d", minutes, seconds)`
  private static func formatted(_ source: String, _ isWhole: (String) -> Bool) -> String? {
    let start = "String(format: \""
    guard source.hasPrefix(start), source.hasSuffix(")"),
      let end = source.dropFirst(start.count).firstIndex(of: "\"")
    else { return nil }
    let places = source[source.index(source.startIndex, offsetBy: start.count)..<end].split(separator: ":")
    let values = arguments(String(source[source.index(after: end)...].dropLast().drop { $0 == "," || $0 == " " }))
    guard (2...3).contains(places.count), values.count == places.count,
      places.allSatisfy({ $0.hasPrefix("%") && ($0.hasSuffix("d") || $0.hasSuffix("i")) })
    else { return nil }
    let hasHours = values.count == 3 || Words.ofName(values[0]).contains { $0.hasPrefix("hour") || $0 == "h" }
    let names = hasHours ? ["hour", "minute", "second"] : ["minute", "second"]
    return "\"" + zip(values, names).map { counted("\\(\($0))", $1, isWhole) }.joined(separator: ", ") + "\""
  }

  /// Arguments between commas; none may hold a text.
  private static func arguments(_ source: String) -> [String] {
    var found = [""]
    var depth = 0
    for character in source {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { found.append("") } else { found[found.count - 1].append(character) }
    }
    let parts = found.map(\.trimmed)
    return parts.contains { $0.isEmpty || $0.contains("\"") } ? [] : parts
  }

  /// What a function shows of a length of time: by its sibling for VoiceOver where there is one, else in full words.
  static func made(
    by source: String, _ node: AuditedNode, _ file: WrittenFile, at offset: Int, _ site: RepairSite
  ) -> String? {
    guard let open = source.firstIndex(of: "("), source.hasSuffix(")") else { return nil }
    let callee = source[..<open].split(separator: ".").map(String.init)
    let inner = source[source.index(after: open)...].dropLast()
    guard callee.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }), !inner.contains(","),
      !inner.contains("(")
    else { return nil }
    let sides = inner.split(separator: ":", maxSplits: 1).map(\.trimmed)
    guard let value = sides.last, value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
      return nil
    }
    let type = callee.count > 1 ? callee.dropLast().joined(separator: ".") : file.type(around: offset)?.name
    if let type, let name = site.spokenForm(type, sides.count == 2 ? sides[0] : nil) {
      return (callee.dropLast() + [name]).joined(separator: ".") + "(\(inner))"
    }
    let units = ".formatted(.units(allowed: [\(shown(node))], width: .wide))"
    switch declared(value, file, at: offset) {
    case "TimeInterval": return "Duration.seconds(\(value))\(units)"
    case "Duration": return value + units
    default: return nil
    }
  }

  /// The units a text shows: those of `3d 21h`, else all that a clock has.
  private static func shown(_ node: AuditedNode) -> String {
    let known = node.elements.first?.label?.parts.compactMap { part -> Character? in
      if case .known(let words) = part { return words.trimmed.first }
      return nil
    }
    let found = "dhms".filter { known?.contains($0) ?? false }
    return (found.isEmpty ? "hms" : found).map { ".\(units[$0] ?? "")s" }.joined(separator: ", ")
  }

  /// The type a property of the view is declared with.
  static func declared(_ name: String, _ file: WrittenFile, at offset: Int) -> String? {
    guard let property = file.type(around: offset)?.properties.first(where: { $0.name == name }) else { return nil }
    let source = file.source(property.range)
    guard let colon = source.range(of: name + ":") else { return nil }
    let type = source[colon.upperBound...].drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }
    return String(type)
  }
}
