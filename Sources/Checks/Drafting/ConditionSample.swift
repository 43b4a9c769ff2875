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

  /// The first of several tests of which one is enough; the test itself where there is only one.
  static func first(of condition: Condition) -> ConditionSample {
    guard !condition.text.contains("("), let first = condition.text.components(on: " || ").first else {
      return ConditionSample(condition)
    }
    return ConditionSample(Condition(first, names: condition.names, span: condition.span))
  }

  /// Bindings that make the whole test hold; empty where that cannot be told.
  func holding(_ cases: KnownCases) -> [SampleBinding] {
    // That a name is one case says already that it is no other.
    let met = Set(atoms.filter { $0.meets != nil }.map(\.name))
    guard isWhole, atoms.allSatisfy({ met.contains($0.name) }) else { return [] }
    return cases.joined(atoms.compactMap { atom in atom.meets.map { SampleBinding(atom.name, $0) } })
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
    if let (name, word) = sides(text, " is not .") {
      return .init(name: name, meets: nil, fails: .enumCase(word, payload: []), words: ["not", word])
    }
    if let (name, word) = sides(text, " is .") {
      return Atom(name: name, meets: .enumCase(word, payload: []), fails: nil, words: nameWords(word))
    }
    if let (name, value) = sides(text, " == ") { return equality(name, value) }
    if let (name, value) = sides(text, " != ") {
      return equality(name, value).map {
        Atom(name: $0.name, meets: $0.fails, fails: $0.meets, words: negated($0.words, value, name))
      }
    }
    if text.hasPrefix("!"), let same = atom(String(text.dropFirst())) {
      return Atom(name: same.name, meets: same.fails, fails: same.meets, words: ["not"] + same.words)
    }
    if text.hasSuffix(".isEmpty"), isPath(String(text.dropLast(8))) {
      let name = String(text.dropLast(8))
      return Atom(name: name, meets: .list([]), fails: nil, words: ["no"] + lastWords(name))
    }
    // What always holds asks about no name.
    guard isPath(text), text != "true", text != "false" else { return nil }
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
      part.first.map { $0.isLetter || $0 == "_" } ?? false
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  private static func lastWords(_ name: String) -> [String] {
    let words = nameWords(String(name.split(separator: ".").last ?? ""))
    return words.first == "is" || words.first == "show" || words.first == "shows" || words.first == "showing"
      ? Array(words.dropFirst()) : words
  }
}

/// The cases of enumerations that a view's code asks about, to give a payload together with its case: what
/// `model.phase.loaded.orders` names is the payload of `model.phase` where that is `.loaded`.
struct KnownCases {
  private var paths: [String: (name: String, word: String)] = [:]

  init(_ conditions: [Condition]) {
    for atom in conditions.flatMap({ ConditionSample($0).atoms }) {
      guard case .enumCase(let word, _) = atom.meets ?? atom.fails else { continue }
      paths["\(atom.name).\(word)."] = (atom.name, word)
    }
  }

  /// Bindings of which those of a payload have become the case with its payload; a case alone beside it says nothing more.
  func joined(_ bindings: [SampleBinding]) -> [SampleBinding] {
    var found: [SampleBinding] = []
    for binding in bindings.map(outermost) {
      let other = found.firstIndex { $0.name == binding.name }
      guard let other else {
        found.append(binding)
        continue
      }
      if case .enumCase(_, let payload) = found[other].value, payload.isEmpty { found[other] = binding }
    }
    return found
  }

  private func outermost(_ binding: SampleBinding) -> SampleBinding {
    var binding = binding
    var steps = 0
    while steps < 6, let whole = whole(binding) {
      binding = whole
      steps += 1
    }
    return binding
  }

  private func whole(_ binding: SampleBinding) -> SampleBinding? {
    guard let path = paths.keys.filter({ binding.name.hasPrefix($0) }).max(by: { $0.count < $1.count }),
      let known = paths[path], !binding.name.dropFirst(path.count).contains(".")
    else { return nil }
    return SampleBinding(known.name, .enumCase(known.word, payload: [.init(binding.value)]))
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
