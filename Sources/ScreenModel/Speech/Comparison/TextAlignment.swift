/// How an expected text lies over a said one, if it does.
struct TextAlignment: Sendable {
  /// Unknown words of the element that stand where the expectation has words of its own.
  var holes: [TextUnit] = []
  /// What each `<name>` stood for.
  var bindings: [String: String] = [:]
  /// `…` stood for something.
  var usesEllipsis = false
  /// 0: word for word.
  var cost = 0

  /// The best way to lay the expected text over the whole of the said one; `nil` where there is none.
  static func best(_ expected: [TextUnit], over said: [TextUnit], misheard: Bool = false) -> TextAlignment? {
    var tries = 2_000
    return best(expected, over: said, misheard: misheard, tries: &tries)
  }

  private static func best(
    _ expected: [TextUnit], over said: [TextUnit], misheard: Bool, tries: inout Int
  ) -> TextAlignment? {
    if !said.contains(where: { !$0.isWord }), let quick = overWords(expected, said, misheard: misheard) {
      return quick.found
    }
    guard let first = Aligner(expected, said, misheard: misheard)?.alignment() else { return nil }
    if first.isConsistent { return first.alignment }
    return consistent(expected, over: said, misheard: misheard, tries: &tries)
  }

  /// The answer that needs no table: `nil` where there is none, `found` is `nil` where nothing fits.
  private static func overWords(
    _ expected: [TextUnit], _ said: [TextUnit], misheard: Bool
  ) -> (found: TextAlignment?, Void)? {
    var codes: Set<Int>?
    var isOpen = false
    for (index, unit) in expected.enumerated() {
      guard let word = unit.word else {
        isOpen = true
        continue
      }
      if !isOpen {
        // Before the first open place the texts run side by side.
        guard index < said.count, let other = said[index].word, fits(word, other, misheard) else { return (nil, ()) }
        continue
      }
      let all = codes ?? Set(said.compactMap { misheard ? $0.word?.misheardCode : $0.word?.code })
      codes = all
      if !all.contains(misheard ? word.misheardCode : word.code) { return (nil, ()) }
    }
    if isOpen { return nil }
    return (expected.count == said.count ? TextAlignment() : nil, ())
  }

  static func fits(_ left: SpokenWord, _ right: SpokenWord, _ misheard: Bool) -> Bool {
    left == right || misheard && left.misheardCode == right.misheardCode
  }

  /// Tries what the first repeated name may stand for, until every name stands for one text.
  private static func consistent(
    _ expected: [TextUnit], over said: [TextUnit], misheard: Bool, tries: inout Int
  ) -> TextAlignment? {
    var seen: Set<String> = []
    let repeated = expected.lazy.compactMap { unit -> String? in
      guard case .name(let name) = unit else { return nil }
      return seen.insert(name).inserted ? nil : name
    }.first
    guard let repeated, said.count <= 60 else { return nil }
    for start in said.indices {
      for end in said.indices[start...] {
        let words = said[start...end].compactMap(\.word)
        guard words.count == end - start + 1 else { continue }
        tries -= 1
        if tries < 0 { return nil }
        let filled = expected.flatMap { $0 == .name(repeated) ? words.map(TextUnit.word) : [$0] }
        if var found = best(filled, over: said, misheard: misheard, tries: &tries) {
          found.bindings[repeated] = SpokenWord.text(words)
          return found
        }
      }
    }
    return nil
  }
}

/// The table behind an alignment: the cheapest way to lay `i` expected units over `j` said ones.
private struct Aligner {
  private enum Step: UInt8 { case none, both, expectedOnly, saidOnly }
  private static let unreachable = Int32.max / 2
  /// Far more than all small costs together.
  private static let open: Int32 = 10_000

  private let expected: [TextUnit]
  private let said: [TextUnit]
  private let misheard: Bool
  private var costs: [Int32]
  private var steps: [Step]
  private let width: Int

  init?(_ expected: [TextUnit], _ said: [TextUnit], misheard: Bool) {
    // Longer texts are compared word for word only.
    let isLarge = expected.count * said.count > 60_000
    if isLarge, expected != said { return nil }
    self.expected = expected
    self.said = said
    self.misheard = misheard
    width = said.count + 1
    let cells = isLarge ? 0 : (expected.count + 1) * width
    costs = Array(repeating: Self.unreachable, count: cells)
    steps = Array(repeating: .none, count: cells)
    if !isLarge { fill() }
  }

  private mutating func fill() {
    costs[0] = 0
    for i in 0...expected.count {
      for j in 0...said.count where i + j > 0 {
        var best = Self.unreachable
        var step = Step.none
        func offer(_ cost: Int32, _ from: Int, _ kind: Step) {
          if costs[from] + cost < best { (best, step) = (costs[from] + cost, kind) }
        }
        if i > 0, j > 0, let cost = together(i - 1, j - 1) { offer(cost, (i - 1) * width + j - 1, .both) }
        if i > 0, let cost = withoutSaid(i - 1, j) { offer(cost, (i - 1) * width + j, .expectedOnly) }
        if j > 0, let cost = withoutExpected(i, j - 1) { offer(cost, i * width + j - 1, .saidOnly) }
        costs[i * width + j] = min(best, Self.unreachable)
        steps[i * width + j] = step
      }
    }
  }

  /// The cost of laying one expected unit over one said unit.
  private func together(_ i: Int, _ j: Int) -> Int32? {
    switch (expected[i], said[j]) {
    case (.word(let left), .word(let right)):
      return TextAlignment.fits(left, right, misheard) ? 0 : nil
    // A role word is no part of unknown words.
    case (.word(let word), .hole): return word.isRole ? nil : Self.open
    case (.name, .word(let word)):
      // Between two open texts, a part of the element is the likelier border.
      return i > 0 && !expected[i - 1].isWord && !word.startsPart ? 1 : 0
    case (.name, .hole), (.any, _): return 0
    default: return nil
    }
  }

  /// The cost of an expected unit that takes no said unit of its own.
  private func withoutSaid(_ i: Int, _ j: Int) -> Int32? {
    if expected[i] == .any { return 0 }
    guard j > 0, said[j - 1].nameOfHole != nil else { return nil }
    guard let word = expected[i].word else { return 1 }
    return word.isRole ? nil : Self.open
  }

  /// The cost of a said unit beside the expected ones: more of an open text, or unknown words that are empty.
  private func withoutExpected(_ i: Int, _ j: Int) -> Int32? {
    if i > 0, expected[i - 1] == .any { return 0 }
    if i > 0, case .name = expected[i - 1] { return 0 }
    return said[j].nameOfHole != nil ? Self.open : nil
  }

  func alignment() -> (alignment: TextAlignment, isConsistent: Bool)? {
    guard let last = costs.last else { return (TextAlignment(), true) }
    guard last < Self.unreachable else { return nil }
    var result = TextAlignment()
    result.cost = Int(last)
    var stoodFor: [Int: [Int]] = [:]
    var holes: Set<Int> = []
    var (i, j) = (expected.count, said.count)
    while i > 0 || j > 0 {
      switch steps[i * width + j] {
      case .both:
        (i, j) = (i - 1, j - 1)
        note(i, j, &stoodFor, &holes, &result)
      case .expectedOnly:
        i -= 1
        if expected[i].isWord, j > 0 { holes.insert(j - 1) }
      case .saidOnly:
        j -= 1
        if i > 0, !expected[i - 1].isWord { note(i - 1, j, &stoodFor, &holes, &result) } else { holes.insert(j) }
      case .none: return nil
      }
    }
    result.holes = holes.sorted().map { said[$0] }
    let isConsistent = bind(stoodFor, &result)
    return (result, isConsistent)
  }

  private func note(
    _ i: Int, _ j: Int, _ stoodFor: inout [Int: [Int]], _ holes: inout Set<Int>, _ result: inout TextAlignment
  ) {
    switch expected[i] {
    case .any: result.usesEllipsis = true
    case .name: stoodFor[i, default: []].append(j)
    default: if said[j].nameOfHole != nil { holes.insert(j) }
    }
  }

  /// Whether every name stands for the same words wherever it occurs; unknown words may turn out to be the same.
  private func bind(_ stoodFor: [Int: [Int]], _ result: inout TextAlignment) -> Bool {
    var texts: [String: [TextUnit]] = [:]
    for (i, places) in stoodFor.sorted(by: { $0.key < $1.key }) {
      guard case .name(let name) = expected[i] else { continue }
      let units = places.sorted().map { said[$0] }
      let words = units.compactMap(\.word)
      let isKnown = words.count == units.count
      if let before = texts[name], before != units {
        if isKnown, before.allSatisfy(\.isWord) { return false }
        result.holes += (before + units).filter { !$0.isWord }
      }
      if texts[name] == nil || isKnown { texts[name] = units }
      if isKnown { result.bindings[name] = SpokenWord.text(words) }
    }
    return true
  }
}
