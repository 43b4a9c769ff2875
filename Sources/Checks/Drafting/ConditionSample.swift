import ScreenModel

/// Values for names in the view's code under which a test comes out as wanted: as far as the test's words tell.
///
/// What is found is tried on the source before it is written down, so a wrong guess does no harm.
struct ConditionSample {
  /// A test of one name.
  struct Atom: Hashable {
    var name: String
    /// The value that makes the test come out as written; `nil`: there is none that words tell.
    var meets: SampleValue?
    /// A value that makes it come out the other way.
    var fails: SampleValue?
    /// What it is about, for a name of a case: `offline`, `loading more`.
    var words: [String]
  }

  /// The tests of a conjunction; those that words do not tell are left out.
  let atoms: [Atom]
  /// Every test of it is among ``atoms``.
  let isWhole: Bool

  init(_ condition: Condition) {
    let parts = Self.conjuncts(condition.text)
    atoms = parts.compactMap(Self.atom)
    isWhole = atoms.count == parts.count
  }

  /// Bindings that make the whole test hold; empty where that cannot be told.
  var holding: [SampleBinding] {
    guard isWhole, atoms.allSatisfy({ $0.meets != nil }) else { return [] }
    return atoms.compactMap { atom in atom.meets.map { SampleBinding(atom.name, $0) } }
  }

  /// One binding that makes it fail.
  var failing: SampleBinding? {
    guard atoms.count == 1, isWhole, let fails = atoms[0].fails else { return nil }
    return SampleBinding(atoms[0].name, fails)
  }

  private static func conjuncts(_ text: String) -> [String] {
    guard text.utf8.count <= 400, !text.contains(" || ") else { return [text] }
    return text.components(on: " && ")
  }

  private static func atom(_ text: String) -> Atom? {
    if let (name, word) = sides(text, " is not .") { return .init(name: name, meets: nil, fails: .enumCase(word, payload: []), words: ["not", word]) }
    if let (name, word) = sides(text, " is .") {
      return Atom(name: name, meets: .enumCase(word, payload: []), fails: nil, words: nameWords(word))
    }
    if let (name, value) = sides(text, " == ") { return equality(name, value) }
    if let (name, value) = sides(text, " != ") {
      return equality(name, value).map { Atom(name: $0.name, meets: $0.fails, fails: $0.meets, words: negated($0.words, value, name)) }
    }
    if text.hasPrefix("!"), let same = atom(String(text.dropFirst())) {
      return Atom(name: same.name, meets: same.fails, fails: same.meets, words: ["not"] + same.words)
    }
    if text.hasSuffix(".isEmpty"), isPath(String(text.dropLast(8))) {
      let name = String(text.dropLast(8))
      return Atom(name: name, meets: .list([]), fails: nil, words: ["no"] + lastWords(name))
    }
    guard isPath(text) else { return nil }
    return Atom(name: text, meets: .bool(true), fails: .bool(false), words: lastWords(text))
  }

  private static func negated(_ words: [String], _ value: String, _ name: String) -> [String] {
    value == "nil" ? lastWords(name) : ["not"] + words
  }

  private static func equality(_ name: String, _ value: String) -> Atom? {
    if value == "nil" { return Atom(name: name, meets: SampleValue.none, fails: nil, words: ["no"] + lastWords(name)) }
    if value == "true" || value == "false" {
      return Atom(name: name, meets: .bool(value == "true"), fails: .bool(value != "true"), words: lastWords(name))
    }
    if value.hasPrefix("."), value.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      let word = String(value.dropFirst())
      return Atom(name: name, meets: .enumCase(word, payload: []), fails: nil, words: nameWords(word))
    }
    if value.count > 1, value.first == "\"", value.last == "\"" {
      let text = String(value.dropFirst().dropLast())
      return Atom(name: name, meets: .text(text), fails: nil, words: text.isEmpty ? ["no"] + lastWords(name) : [text])
    }
    if let number = Double(value) {
      return Atom(name: name, meets: .number(number), fails: nil, words: lastWords(name) + [value])
    }
    return nil
  }

  private static func sides(_ text: String, _ sign: String) -> (String, String)? {
    let parts = text.components(on: sign)
    guard parts.count == 2, isPath(parts[0]) else { return nil }
    return (parts[0], parts[1])
  }

  /// `model.phase`: names joined by dots, nothing called.
  private static func isPath(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= 120 else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.first.map { $0.isLetter || $0 == "_" } ?? false && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  private static func lastWords(_ name: String) -> [String] {
    let words = nameWords(String(name.split(separator: ".").last ?? ""))
    return words.first == "is" || words.first == "show" || words.first == "shows" || words.first == "showing"
      ? Array(words.dropFirst()) : words
  }
}

extension String {
  /// The stretches between a sign.
  fileprivate func components(on sign: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let found = rest.firstRange(of: sign) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }
}
