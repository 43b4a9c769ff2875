import ScreenModel
import ScreenSpecs

/// A case with every reference to a part replaced by what the part says.
struct ResolvedCase: Sendable {
  var state: UXState
  var spec: CaseSpec
  var expectations: [Expectation] = []
  /// For each expectation the part it comes from; `nil`: the screen itself. A part has an order of its own.
  var origins: [PartOrigin?] = []
  /// References whose part, or whose state of it, is not there or says nothing.
  var unknown: [PartReference] = []
  /// References that were followed.
  var followed: [PartReference] = []

  /// A part may refer to parts; more than this is a circle.
  private static let depth = 16

  init(_ spec: CaseSpec, state: UXState, parts: [String: ScreenSpec]) {
    self.state = state
    self.spec = spec
    var reached: Set<PartOrigin> = []
    if let part = spec.part { follow(part, parts, &reached, depth: 0) }
    for expectation in spec.expectations { add(expectation, parts, &reached, depth: 0) }
    addOtherScreens()
  }

  private mutating func add(
    _ expectation: Expectation, _ parts: [String: ScreenSpec], _ reached: inout Set<PartOrigin>, depth: Int,
    from origin: PartOrigin? = nil
  ) {
    guard let part = expectation.part else {
      expectations.append(expectation)
      return origins.append(origin)
    }
    follow(part, parts, &reached, depth: depth, known: expectation.known, priority: expectation.priority)
  }

  private mutating func follow(
    _ reference: PartReference, _ parts: [String: ScreenSpec], _ reached: inout Set<PartOrigin>, depth: Int,
    known: KnownFailure? = nil, priority: Expectation.Priority = .must
  ) {
    let key = PartOrigin(part: reference.part, state: reference.state, caseName: reference.caseName)
    guard let state = parts[reference.part]?.state(reference.state), depth < ResolvedCase.depth else {
      return unknown.append(reference)
    }
    // Once is enough, and a part that refers to itself says nothing new.
    guard reached.insert(key).inserted else { return }
    let found = reference.caseName.map { name in state.cases.first { $0.name == name } } ?? state.cases.first
    guard let found, !(found.expectations.isEmpty && found.part == nil) else { return unknown.append(reference) }
    followed.append(reference)
    if let part = found.part { follow(part, parts, &reached, depth: depth + 1, known: known, priority: priority) }
    for expectation in found.expectations {
      var expectation = expectation
      expectation.known = expectation.known ?? known
      if expectation.priority == .must { expectation.priority = priority }
      // Around a part stands the rest of the screen.
      if expectation.kind == .exactly { expectation.kind = .hears }
      add(expectation, parts, &reached, depth: depth + 1, from: key)
    }
  }

  /// `opens`, `next` and `background` are expectations as well, however the reader keeps them.
  private mutating func addOtherScreens() {
    func add(_ kind: Expectation.Kind, _ says: String, _ span: SourceSpan) {
      guard !expectations.contains(where: { $0.kind == kind }) else { return }
      expectations.append(Expectation(kind: kind, says: says, span: span))
      origins.append(nil)
    }
    if let opens = spec.opens { add(.opens, opens.value, opens.span) }
    if spec.backgroundReachable { add(.background, "reachable", spec.span) }
    if let next = spec.next { add(.next, next.value, next.span) }
  }
}
