import ScreenModel

/// Asks JSON values for the type a field has, and keeps every problem with its path and place.
struct FieldReader {
  let input: RecordingInput
  var problems: [Problem] = []

  init(input: RecordingInput) { self.input = input }

  mutating func report(_ message: String, hint: String? = nil, _ node: JSONNode) {
    problems.append(input.problem(message, hint: hint, line: node.line, column: node.column))
  }

  /// Reports what is no object, and keys that are not among the known ones.
  mutating func checkKeys(_ node: JSONNode, _ path: String, known: [String]) {
    guard node.isObject else { return mismatch(node, path, expected: "an object") }
    for member in node.members where !known.contains(member.key) {
      let near = nearestWord(to: member.key, in: known).map { "did you mean ‘\($0)’?" }
      problems.append(
        input.problem(
          "unknown key ‘\(path.isEmpty ? "" : path + ".")\(member.key)’",
          hint: near ?? "known are \(known.joined(separator: ", "))", line: member.line, column: member.column))
    }
  }

  mutating func mismatch(_ node: JSONNode, _ path: String, expected: String) {
    let place = path.isEmpty ? "the recording" : "‘\(path)’"
    report("expected \(expected) for \(place), found \(node.described)", node)
  }

  /// The value of a key where it is there and not null, with its path.
  func field(_ key: String, of node: JSONNode, _ path: String) -> (node: JSONNode, path: String)? {
    guard let value = node[key], !value.isNull else { return nil }
    return (value, path.isEmpty ? key : "\(path).\(key)")
  }

  mutating func text(_ key: String, of node: JSONNode, _ path: String) -> String? {
    guard let field = field(key, of: node, path) else { return nil }
    if case .text(let text) = field.node.kind { return text }
    mismatch(field.node, field.path, expected: "text")
    return nil
  }

  mutating func number(_ key: String, of node: JSONNode, _ path: String) -> Double? {
    guard let field = field(key, of: node, path) else { return nil }
    if case .number(let number) = field.node.kind { return number }
    mismatch(field.node, field.path, expected: "a number")
    return nil
  }

  /// A whole number from 0 (or `least`) to a million.
  mutating func count(_ key: String, of node: JSONNode, _ path: String, least: Int = 0) -> Int? {
    guard let field = field(key, of: node, path) else { return nil }
    if case .number(let number) = field.node.kind, let whole = Int(exactly: number), least...1_000_000 ~= whole {
      return whole
    }
    mismatch(field.node, field.path, expected: "a whole number from \(least) on")
    return nil
  }

  mutating func truth(_ key: String, of node: JSONNode, _ path: String) -> Bool? {
    guard let field = field(key, of: node, path) else { return nil }
    if case .bool(let truth) = field.node.kind { return truth }
    mismatch(field.node, field.path, expected: "true or false")
    return nil
  }

  mutating func texts(_ key: String, of node: JSONNode, _ path: String) -> [String]? {
    var texts: [String] = []
    guard let items = items(key, of: node, path) else { return nil }
    for item in items {
      if case .text(let text) = item.node.kind {
        texts.append(text)
      } else {
        mismatch(item.node, item.path, expected: "text")
      }
    }
    return texts
  }

  /// The entries of a list with their paths; `nil` where the key is missing.
  mutating func items(_ key: String, of node: JSONNode, _ path: String) -> [(node: JSONNode, path: String)]? {
    guard let field = field(key, of: node, path) else { return nil }
    guard case .list(let items) = field.node.kind else {
      mismatch(field.node, field.path, expected: "a list")
      return nil
    }
    guard items.count <= RecordingReader.entryLimit else {
      report(
        "\(items.count) entries in ‘\(field.path)’; a recording holds at most \(RecordingReader.entryLimit)", field.node
      )
      return nil
    }
    return items.enumerated().map { ($1, "\(field.path)[\($0)]") }
  }

  /// One of a set of words.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type, _ key: String, of node: JSONNode, _ path: String, called name: String
  ) -> Word? where Word.RawValue == String {
    guard let field = field(key, of: node, path), let text = text(key, of: node, path) else { return nil }
    if let word = Word(rawValue: text) { return word }
    reportUnknown(text, among: Word.allCases.map(\.rawValue), called: name, field.node, field.path)
    return nil
  }

  mutating func reportUnknown(
    _ text: String, among known: [String], called name: String, _ node: JSONNode, _ path: String
  ) {
    let near = nearestWord(to: text, in: known).map { "did you mean ‘\($0)’?" }
    report("unknown \(name) ‘\(text)’ at ‘\(path)’", hint: near ?? "known are \(known.joined(separator: ", "))", node)
  }
}
