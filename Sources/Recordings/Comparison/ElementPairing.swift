import ScreenModel

/// Finds which element of one recording is which of another, and what differs.
///
/// The same identifier makes a pair, else the same label; what is left is paired by its place between the same neighbours.
struct ElementPairing {
  private let left: [AccessibilityElement]
  private let right: [AccessibilityElement]
  private let facts: Set<Fact>
  private(set) var changes: [ElementChange] = []

  init(_ left: [AccessibilityElement], _ right: [AccessibilityElement], _ facts: Set<Fact>) {
    self.left = left
    self.right = right
    self.facts = facts
    pair()
  }

  private mutating func pair() {
    let (leftKeys, rightKeys) = (keys(left, unlike: right), keys(right, unlike: left))
    let steps = SequenceDifference.steps(leftKeys, rightKeys)
    var moved = moves(steps, leftKeys, rightKeys)
    var gap: (removed: [Int], inserted: [Int]) = ([], [])
    for step in steps {
      switch step {
      case .removed(let index): if moved.from[index] == nil { gap.removed.append(index) }
      case .inserted(let index):
        if let old = moved.to.removeValue(forKey: index) {
          add(.moved, old, index)
        } else {
          gap.inserted.append(index)
        }
      case .same(let old, let new):
        close(&gap)
        let parts = parts(left[old], right[new])
        if !parts.isEmpty { add(.changed, old, new, parts) }
      }
    }
    close(&gap)
  }

  /// What stands between the same neighbours in both is one element that changed; the rest came or went.
  private mutating func close(_ gap: inout (removed: [Int], inserted: [Int])) {
    var removed = gap.removed
    for new in gap.inserted {
      if let place = removed.firstIndex(where: { isNear(left[$0], right[new]) }) {
        for old in removed[..<place] { add(.gone, old, nil) }
        let old = removed[place]
        removed.removeFirst(place + 1)
        add(.changed, old, new, parts(left[old], right[new]))
      } else {
        add(.new, nil, new)
      }
    }
    for old in removed { add(.gone, old, nil) }
    gap = ([], [])
  }

  /// Whether two elements can be one with other words: at the same place, or sharing a word.
  private func isNear(_ one: AccessibilityElement, _ other: AccessibilityElement) -> Bool {
    guard one.role == other.role || one.traits == other.traits else { return false }
    if let first = one.frame, let second = other.frame, facts.contains(.frame) {
      return abs(first.x - second.x) <= 1 && abs(first.y - second.y) <= 1
    }
    func words(_ element: AccessibilityElement) -> Set<Substring> {
      Set((element.label?.written ?? "").lowercased().split { !$0.isLetter && !$0.isNumber })
    }
    return !words(one).isDisjoint(with: words(other))
  }

  /// Elements that are in both and stand elsewhere: new place to old, and the old places.
  private func moves(
    _ steps: [SequenceDifference.Step], _ leftKeys: [String], _ rightKeys: [String]
  ) -> (to: [Int: Int], from: [Int: Int]) {
    var removed: [String: [Int]] = [:]
    for case .removed(let index) in steps { removed[leftKeys[index], default: []].append(index) }
    var to: [Int: Int] = [:]
    var from: [Int: Int] = [:]
    for case .inserted(let index) in steps {
      guard var places = removed[rightKeys[index]], let old = places.first else { continue }
      places.removeFirst()
      removed[rightKeys[index]] = places
      to[index] = old
      from[old] = index
    }
    return (to, from)
  }

  /// The identifier where it is there once and both recordings tell it, else the label.
  private func keys(_ elements: [AccessibilityElement], unlike others: [AccessibilityElement]) -> [String] {
    func identifiers(_ elements: [AccessibilityElement]) -> [String: Int] {
      elements.reduce(into: [:]) { counts, element in
        if let identifier = element.identifier?.known { counts[identifier, default: 0] += 1 }
      }
    }
    let (own, other) = (identifiers(elements), identifiers(others))
    return elements.map { element in
      if facts.contains(.identifier), let identifier = element.identifier?.known, own[identifier] == 1,
        other[identifier] == 1
      {
        return "#" + identifier
      }
      return element.label?.written ?? "=" + (element.value?.written ?? "")
    }
  }

  private mutating func add(_ kind: ElementChange.Kind, _ old: Int?, _ new: Int?, _ parts: [ElementChange.Part]? = nil)
  {
    var differing = parts ?? []
    if parts == nil, let old, let new { differing = self.parts(left[old], right[new]) }
    changes.append(
      ElementChange(
        kind: kind, was: old.map { left[$0] }, oldNumber: old.map { $0 + 1 }, isNow: new.map { right[$0] },
        newNumber: new.map { $0 + 1 }, parts: differing))
  }

  /// What differs of the facts that both recordings carry.
  private func parts(_ one: AccessibilityElement, _ other: AccessibilityElement) -> [ElementChange.Part] {
    var parts: [ElementChange.Part] = []
    func compare(_ fact: Fact, _ was: String?, _ isNow: String?) {
      guard facts.contains(fact), (was ?? "") != (isNow ?? "") else { return }
      parts.append(ElementChange.Part(fact: fact, was: was, isNow: isNow))
    }
    compare(.label, one.label?.written, other.label?.written)
    compare(.value, one.value?.written, other.value?.written)
    for trait in Trait.allCases where one.traits.contains(trait) != other.traits.contains(trait) {
      let name = trait.rawValue
      compare(.trait(trait), one.traits.contains(trait) ? name : nil, other.traits.contains(trait) ? name : nil)
    }
    compare(.headingLevel, one.headingLevel.map(String.init), other.headingLevel.map(String.init))
    compare(.expanded, one.expanded.map(String.init), other.expanded.map(String.init))
    compare(.position, one.position.map(written), other.position.map(written))
    compare(.container, one.container?.written, other.container?.written)
    compare(.hint, one.hint?.written, other.hint?.written)
    compare(.actions, list(one.actions), list(other.actions))
    compare(.customContent, content(one), content(other))
    compare(.placeholder, one.placeholder?.written, other.placeholder?.written)
    compare(.inputLabels, list(one.inputLabels), list(other.inputLabels))
    compare(.identifier, one.identifier?.written, other.identifier?.written)
    compare(.keyboardFocus, one.hasKeyboardFocus ? "yes" : nil, other.hasKeyboardFocus ? "yes" : nil)
    return parts
  }

  private func written(_ position: AccessibilityElement.Position) -> String { "\(position.index) of \(position.count)" }

  private func list(_ texts: [SpokenText]) -> String? {
    texts.isEmpty ? nil : texts.map(\.written).joined(separator: ", ")
  }

  private func content(_ element: AccessibilityElement) -> String? {
    list(element.customContent.map { SpokenText($0.label.written + ": " + $0.value.written) })
  }
}
