import ScreenModel

extension Condition {
  /// Whether writing a value to a property can make the test come out true: of `hold ? nil : request` and
  /// `!hold && request != nil` what sets ‘hold’ to `true` cannot. What cannot be told may.
  func canTurnTrue(writing value: String?, to name: String) -> Bool {
    var outcomes: [Outcome] = []
    Self.collect(text[...], wanted: true, value, names.filter { Self.isSame($0, name) }, &outcomes)
    return outcomes.isEmpty || outcomes.contains(.maybe) || outcomes.contains(.yes)
  }

  private enum Outcome { case yes, no, maybe }

  /// What the value makes of each test that asks the property.
  private static func collect(
    _ text: Substring, wanted: Bool, _ value: String?, _ names: [String], _ outcomes: inout [Outcome]
  ) {
    let test = bare(text)
    for sign in [" || ", " && "] {
      let parts = test.parts(at: sign)
      guard parts.count > 1 else { continue }
      for part in parts { collect(part, wanted: wanted, value, names, &outcomes) }
      return
    }
    for sign in ["!", "not "] where test.hasPrefix(sign) {
      collect(test.dropFirst(sign.count), wanted: !wanted, value, names, &outcomes)
      return
    }
    guard let name = names.first(where: { isAsked($0, in: test) }) else { return }
    switch result(of: test, name, value) {
    case .maybe: outcomes.append(.maybe)
    case .yes: outcomes.append(wanted ? .yes : .no)
    case .no: outcomes.append(wanted ? .no : .yes)
    }
  }

  private static func result(of test: Substring, _ name: String, _ value: String?) -> Outcome {
    guard let value else { return .maybe }
    if test == name { return value == "true" ? .yes : value == "false" ? .no : .maybe }
    for (sign, isEqual) in [(" == ", true), (" != ", false), (" is not ", false), (" is ", true)] {
      guard test.hasPrefix(name + sign) else { continue }
      let other = test.dropFirst(name.count + sign.count)
      let isSame: Bool
      if other == "nil" {
        isSame = value == "nil"
      } else if other.hasPrefix("."), value.hasPrefix("."), let end = caseName(other), let start = caseName(value[...])
      {
        isSame = end == start
      } else if ["true", "false"].contains(value), ["true", "false"].contains(other) {
        isSame = value == other
      } else {
        return .maybe
      }
      return isSame == isEqual ? .yes : .no
    }
    return .maybe
  }

  /// `.edit` of `.edit(row)`
  private static func caseName(_ text: Substring) -> Substring? {
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text.dropFirst(1 + name.count)
    return name.isEmpty || !(rest.isEmpty || rest.hasPrefix("(")) ? nil : name
  }

  /// Without spaces and brackets around all of it.
  private static func bare(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    guard text.first == "(", text.last == ")" else { return text }
    var depth = 0
    for place in text.indices.dropLast() {
      depth += text[place] == "(" ? 1 : text[place] == ")" ? -1 : 0
      if depth == 0 { return text }
    }
    return bare(text.dropFirst().dropLast())
  }

  /// Whether the test has the name in it as a whole word.
  private static func isAsked(_ name: String, in test: Substring) -> Bool {
    var rest = test
    while let found = rest.range(of: name) {
      let before = found.lowerBound == test.startIndex ? nil : test[test.index(before: found.lowerBound)]
      let after = test[found.upperBound...].first
      if !isOfAName(before), !isOfAName(after) { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  private static func isOfAName(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }
}
