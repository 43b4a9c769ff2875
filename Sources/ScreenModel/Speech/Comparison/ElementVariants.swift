/// All ways an element may come out at run time, as far as its conditions tell.
struct ElementVariants: Sendable {
  struct Variant: Sendable {
    var element: AccessibilityElement
    /// Which tests have to come out which way.
    var assumptions: Assumptions
  }

  var variants: [Variant]
  /// The tests, by number.
  private(set) var tests: [Test] = []
  /// There are more ways than were looked at.
  var isCut = false

  /// A test without its negation.
  struct Test: Sendable {
    var text: String
    /// As it was met first.
    var condition: Condition
  }

  private var numbers: [String: Int] = [:]

  private static let limit = 64

  init(_ element: AccessibilityElement) {
    var start = element
    start.openTraits = [:]
    variants = [Variant(element: start, assumptions: Assumptions())]
    spread(element.label) { $0.label = $1 }
    spread(element.value) { $0.value = $1 }
    spread(element.hint) { $0.hint = $1 }
    spread(element.placeholder) { $0.placeholder = $1 }
    for (trait, condition) in element.openTraits.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let (test, holds) = note(condition)
      branch([
        (test, holds, { $0.traits.insert(trait) }),
        (test, !holds, { _ in }),
      ])
    }
    if element.traits.contains(.toggleButton) || element.openTraits[.toggleButton] != nil { settleSwitches() }
  }

  private typealias Change = (inout AccessibilityElement) -> Void

  private mutating func spread(
    _ text: SpokenText?, _ set: @escaping (inout AccessibilityElement, SpokenText) -> Void
  ) {
    guard let text, !text.isPlain else { return }
    var ways: [Way] = [Way(text: SpokenText([], key: text.key), tests: Assumptions())]
    expand(text, into: &ways, depth: 0)
    var longer: [Variant] = []
    for way in ways {
      for variant in variants {
        guard let assumptions = variant.assumptions.merged(with: way.tests) else { continue }
        var next = Variant(element: variant.element, assumptions: assumptions)
        set(&next.element, way.text)
        longer.append(next)
      }
    }
    replace(longer)
  }

  /// Words, and what they assume.
  private struct Way {
    var text: SpokenText
    var tests: Assumptions
  }

  private mutating func expand(_ text: SpokenText, into ways: inout [Way], depth: Int) {
    for part in text.parts {
      guard case .varies(let alternatives) = part, depth < 8 else {
        for index in ways.indices { ways[index].text.parts.append(part) }
        continue
      }
      let tests = alternatives.map { note($0.condition) }
      var longer: [Way] = []
      for (index, alternative) in alternatives.enumerated() {
        var own = Assumptions()
        own[tests[index].test] = tests[index].holds
        // Two alternatives exclude each other.
        for other in tests where other.test != tests[index].test { own[other.test] = !other.holds }
        var branch = ways.compactMap { way in way.tests.merged(with: own).map { Way(text: way.text, tests: $0) } }
        expand(alternative.text, into: &branch, depth: depth + 1)
        longer += branch
      }
      if longer.count > Self.limit { isCut = true }
      ways = Array(longer.prefix(Self.limit))
    }
  }

  /// A switch whose value is not known may be on, off or mixed.
  private mutating func settleSwitches() {
    var longer: [Variant] = []
    for variant in variants {
      guard let parts = variant.element.value?.parts, parts.count == 1, case .hole(let name, let reason) = parts[0]
      else {
        longer.append(variant)
        continue
      }
      let names = name.isEmpty ? [] : [name]
      for (value, name) in [("1", "\(name) == true"), ("0", "\(name) == false"), ("2", "\(name) is mixed")] {
        let test = Condition(name, names: names, span: reason.span)
        var next = variant
        next.element.value = SpokenText(value)
        next.assumptions[number(of: test.text, test)] = true
        longer.append(next)
      }
    }
    replace(longer)
  }

  private mutating func branch(_ ways: [(test: Int, holds: Bool, change: Change)]) {
    var longer: [Variant] = []
    for way in ways {
      for variant in variants {
        var own = Assumptions()
        own[way.test] = way.holds
        guard let assumptions = variant.assumptions.merged(with: own) else { continue }
        var next = Variant(element: variant.element, assumptions: assumptions)
        way.change(&next.element)
        longer.append(next)
      }
    }
    replace(longer)
  }

  private mutating func replace(_ longer: [Variant]) {
    if longer.count > Self.limit { isCut = true }
    if !longer.isEmpty { variants = Array(longer.prefix(Self.limit)) }
  }

  /// A test without its negation, and which way it has to come out.
  private mutating func note(_ condition: Condition) -> (test: Int, holds: Bool) {
    var text = condition.text[...]
    var holds = true
    while let prefix = ["!", "not "].first(where: { text.hasPrefix($0) }) {
      let rest = text.dropFirst(prefix.count)
      // "!a && b" is not the opposite of "a && b".
      if rest.contains(" ") { break }
      text = rest
      holds.toggle()
    }
    return (number(of: String(text), condition), holds)
  }

  private mutating func number(of text: String, _ condition: Condition) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = tests.count
    tests.append(Test(text: text, condition: condition))
    return tests.count - 1
  }
}

extension SpokenText {
  /// Whether no words depend on a test.
  fileprivate var isPlain: Bool { parts.allSatisfy { if case .varies = $0 { false } else { true } } }
}
