import ScreenModel

/// Settles what views are for that functions and properties make, by the places that ask for these.
///
/// `NavigationLink(destination: Factory.make())` pushes what `Factory.make` makes. Where only the name of a function
/// tells which is asked for, no more is taken from it than that something names or hides what it makes.
struct ViewMakers {
  private(set) var settled: [ViewUse] = []
  private let names: Set<String>
  /// Makers that are asked after, by name.
  private var makers: [String: Set<ViewMaker>] = [:]
  private var calls: [ViewMaker: [Call]] = [:]

  /// A place that asks for what a maker makes.
  private struct Call {
    var place: ViewUse.Place
    /// The maker it stands in, where nothing nearer says what it is for.
    var maker: ViewMaker?
    var isWrapped: Bool
    var hasTitle: Bool
    /// It is that maker and no other of its name.
    var isSure: Bool
  }

  /// Makers that ask for makers, at most.
  private static let depth = 4

  /// - Parameter names: Names of all views.
  init(_ uses: [ViewUse], names: Set<String>, _ index: ProjectIndex) {
    self.names = names
    var fresh = Set(uses.compactMap(\.maker))
    var known: Set<ViewMaker> = []
    // Those that merely hand on what another one makes are found in the next round.
    for _ in 0..<Self.depth where !fresh.isEmpty {
      makers = Dictionary(grouping: fresh, by: \.name).mapValues(Set.init)
      known.formUnion(fresh)
      for file in index.files(mentioning: names.union(fresh.map { String($0.owner.prefix { $0 != "." }) }))
      where !ViewPlacements.isSamplePath(file.path) {
        walk(file.root, ViewPlaces.Surroundings(place: .part), 0, index)
      }
      fresh = Set(fresh.flatMap { calls[$0] ?? [] }.compactMap(\.maker)).subtracting(known)
    }
    settled = uses.flatMap(placed)
  }

  private mutating func walk(
    _ node: Syntax, _ around: ViewPlaces.Surroundings, _ depth: Int, _ index: ProjectIndex
  ) {
    guard depth < 400 else { return }
    switch node.kind {
    case .name: note(node, in: node, at: 0, around)
    case .chain:
      for (position, step) in node.children.enumerated() where step.kind == .name || step.kind == .member {
        note(step, in: node, at: position, around)
      }
      var inner: [(Syntax, ViewPlaces.Surroundings)] = []
      ViewPlaces.steps(of: node, around, names) { step, inside in inner.append((step, inside)) }
      for (step, inside) in inner where step.kind != .name && step.kind != .member {
        walk(step, inside, depth + 1, index)
      }
    default:
      let inside = ViewPlaces.surroundings(inside: node, around, index)
      ViewPlaces.parts(of: node, inside, names) { walk($0, $1, depth + 1, index) }
    }
  }

  private mutating func note(
    _ name: Syntax, in chain: Syntax, at position: Int, _ around: ViewPlaces.Surroundings
  ) {
    guard let all = makers[name.text], around.place != .sample else { return }
    let before = chain.kind == .chain ? (0..<position).map { chain[$0] }.filter(\.hasText).map(\.text) : []
    var found = all
    var isSure = true
    if before.isEmpty || before == ["self"] || before == ["Self"] {
      found = all.filter { around.types.contains($0.owner) }
    } else {
      let own = all.filter { maker in before.contains(maker.owner) || before.last.map(maker.isHeld) ?? false }
      if own.isEmpty { isSure = false } else { found = own }
    }
    let after = chain.kind == .chain ? (position..<chain.count).map { chain[$0] }.filter { $0.kind == .member } : []
    var inside = around
    if ViewPlaces.isWrapping(chain) { inside.isWrapped = true }
    let call = Call(
      place: after.contains { ViewPlaces.drawing.contains($0.text) } ? .drawn : inside.place,
      maker: inside.isDefault ? inside.maker : nil, isWrapped: inside.isWrapped,
      hasTitle: after.contains { $0.text.hasPrefix("navigationTitle") }, isSure: isSure)
    for maker in found where maker != around.maker { calls[maker, default: []].append(call) }
  }

  /// What a view is for at each place that asks for its maker.
  private func placed(_ use: ViewUse) -> [ViewUse] {
    guard let maker = use.maker, use.place == .part || use.place == .hosted else { return [use] }
    let isInView = names.contains(maker.owner)
    var own = use
    if use.isWrapped {
      if !isInView { own.place = .part }
      return [own]
    }
    let asked = places(of: maker, Self.depth)
    let sure = asked.filter(\.isSure)
    // In a view the same may be a part here and a destination there: it is taken for a part.
    if sure.isEmpty || isInView && !sure.allSatisfy({ Self.isShown($0.place) }) {
      if !isInView, !asked.isEmpty, asked.allSatisfy(\.isWrapped) { own.place = .part }
      return [own]
    }
    return sure.map { call in
      var placed = own
      if call.isWrapped { placed.place = .part } else if call.place != .part { placed.place = call.place }
      if call.hasTitle || use.hidesBar { placed.hasTitle = true }
      return placed
    }
  }

  private static func isShown(_ place: ViewUse.Place) -> Bool { place == .pushed || place == .presented }

  /// The places that ask for a maker, through makers that hand on what it makes.
  private func places(of maker: ViewMaker, _ left: Int) -> [Call] {
    guard left > 0 else { return [] }
    return (calls[maker] ?? []).flatMap { call -> [Call] in
      guard let outer = call.maker, outer != maker else { return [call] }
      let further = places(of: outer, left - 1)
      return further.isEmpty
        ? [call]
        : further.map { next in
          var next = next
          next.isWrapped = next.isWrapped || call.isWrapped
          next.hasTitle = next.hasTitle || call.hasTitle
          next.isSure = next.isSure && call.isSure
          return next
        }
    }
  }
}

extension ViewMaker {
  /// Whether a value called so is of the maker's type for all one can tell: `factory.make()`.
  fileprivate func isHeld(by name: String) -> Bool {
    name.lowercased() == owner.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }
}
