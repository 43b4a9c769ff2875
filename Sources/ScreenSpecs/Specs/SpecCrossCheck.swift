import ScreenModel

/// Holds specs against each other: ids given twice, parts that are missing or stand inside themselves, mistyped screens.
struct SpecCrossCheck {
  private(set) var problems: [Problem] = []
  private let parts: [String: ReadSpec]
  private let ids: [String]
  /// Names of files that could not be read to their end: what is looked for may stand there.
  private let halfRead: Set<String>

  init(_ read: [ReadSpec]) {
    let named = read.filter { $0.spec != nil }
    parts = Dictionary(
      named.compactMap { each in each.spec?.kind == .part ? (each.spec?.id ?? "", each) : nil },
      uniquingKeysWith: { first, _ in first })
    halfRead = Set(read.filter { !$0.isComplete }.map { SpecBuilder.fileName(of: $0.text.path) })
    ids = named.compactMap { $0.spec?.kind == .screen ? $0.spec?.id : nil }
    checkIDs(named)
    for each in named { checkReferences(each) }
    checkRecursion(named)
  }

  private mutating func checkIDs(_ read: [ReadSpec]) {
    // File systems of Macs take no notice of case, and recordings lie in a folder of that name.
    var first: [String: String] = [:]
    for each in read {
      guard let id = each.spec?.id else { continue }
      if let other = first[id.lowercased()] {
        problems.append(
          each.text.problem(
            "the id ‘\(id)’ is taken by \(other)", hint: "give one of the two another ‘id:’", at: each.idSpan))
      } else {
        first[id.lowercased()] = each.text.path
      }
    }
  }

  private mutating func checkReferences(_ each: ReadSpec) {
    for state in each.spec?.states ?? [] {
      for one in state.cases {
        for reference in one.references { checkPart(reference, each.text) }
        for link in [one.opens, one.next].compactMap({ $0 }) { checkScreen(link, each.text) }
      }
    }
  }

  private mutating func checkPart(_ reference: PartReference, _ text: YAMLText) {
    guard !halfRead.contains(reference.part) else { return }
    guard let part = parts[reference.part]?.spec else {
      let nearest = nearestWord(to: reference.part, in: Array(parts.keys))
      let isScreen = ids.contains(reference.part)
      let known =
        parts.isEmpty
        ? "no part is written yet; parts are specs that begin with ‘part:’" : "parts: \(listed(parts.keys))"
      report(
        isScreen ? "‘\(reference.part)’ is a screen, not a part" : "there is no part ‘\(reference.part)’",
        hint: nearest.map { "did you mean ‘\($0)’?" } ?? known, at: reference.span, text)
      return
    }
    // A part with problems of its own may miss a state because of them.
    guard parts[reference.part]?.problems.isEmpty ?? false else { return }
    guard let state = part.state(reference.state) else {
      let states = part.states.map(\.state.rawValue)
      report(
        "the part ‘\(reference.part)’ has no state ‘\(reference.state.rawValue)’",
        hint: states.isEmpty ? "it has no states yet" : "it has \(states.joined(separator: ", "))", at: reference.span,
        text)
      return
    }
    if state.notApplicable != nil {
      report(
        "the part ‘\(reference.part)’ says that ‘\(reference.state.rawValue)’ is not applicable",
        hint: "refer to another state, or design this one", at: reference.span, text)
    }
    if let name = reference.caseName, !state.cases.contains(where: { $0.name == name }) {
      let names = state.cases.compactMap(\.name)
      let nearest = nearestWord(to: name, in: names)
      report(
        "the state ‘\(reference.state.rawValue)’ of ‘\(reference.part)’ has no case ‘\(name)’",
        hint: nearest.map { "did you mean ‘\($0)’?" }
          ?? (names.isEmpty ? "it has no cases" : "it has \(names.joined(separator: ", "))"), at: reference.span, text)
    }
  }

  /// A screen without a spec is no mistake (it may be written later); a name that nearly is another one's is.
  private mutating func checkScreen(_ link: Located<String>, _ text: YAMLText) {
    guard !ids.contains(link.value), !halfRead.contains(link.value), parts[link.value] == nil,
      let nearest = nearestWord(to: link.value, in: ids)
    else { return }
    report("there is no screen ‘\(link.value)’", hint: "did you mean ‘\(nearest)’?", at: link.span, text)
  }

  /// Walks from part to part; a way that comes back is reported at the reference that closes it.
  private mutating func checkRecursion(_ read: [ReadSpec]) {
    struct Spot: Hashable {
      var part: String
      var state: UXState
    }
    func references(_ spot: Spot) -> [PartReference] {
      parts[spot.part]?.spec?.state(spot.state)?.cases.flatMap(\.references) ?? []
    }
    var finished: Set<Spot> = []
    for part in parts.keys.sorted() {
      for state in parts[part]?.spec?.states ?? [] {
        let start = Spot(part: part, state: state.state)
        guard !finished.contains(start) else { continue }
        var way = [(spot: start, left: references(start)[...])]
        var places = [start: 0]
        while let last = way.indices.last {
          guard let reference = way[last].left.popFirst() else {
            let spot = way.removeLast().spot
            places[spot] = nil
            finished.insert(spot)
            continue
          }
          let next = Spot(part: reference.part, state: reference.state)
          if let index = places[next] {
            let round = (way[index...].map(\.spot.part) + [next.part]).joined(separator: " → ")
            if let text = parts[way[last].spot.part]?.text {
              report("a part stands inside itself: \(round)", hint: "take this reference out", at: reference.span, text)
            }
          } else if !finished.contains(next) {
            places[next] = way.count
            way.append((next, references(next)[...]))
          }
        }
      }
    }
  }

  private func listed(_ names: some Sequence<String>) -> String { names.sorted().joined(separator: ", ") }

  private mutating func report(_ message: String, hint: String, at span: SourceSpan, _ text: YAMLText) {
    problems.append(text.problem(message, hint: hint, at: span))
  }
}

extension CaseSpec {
  /// Every part the case refers to.
  var references: [PartReference] { (part.map { [$0] } ?? []) + expectations.compactMap(\.part) }
}
