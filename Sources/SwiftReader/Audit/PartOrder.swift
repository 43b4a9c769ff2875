/// Puts views into an order in which those whose code makes others come before these.
struct PartOrder {
  /// For each view's name the types whose code makes it; empty text: code outside of types.
  private let makers: [String: Set<String>]

  init(_ makers: [String: Set<String>]) { self.makers = makers }

  /// For each of some views the positions of those before it whose code makes it.
  func makers(in views: [TypeDeclaration]) -> [[Int]] {
    var before: [String: [Int]] = [:]
    return views.enumerated().map { position, view in
      defer { before[view.name, default: []].append(position) }
      return (makers[view.name] ?? []).subtracting([view.name]).flatMap { before[$0] ?? [] }
    }
  }

  /// The views so that each comes after those that have it as a part. A part of helpers, whose users are not known, comes
  /// late; of views that have each other the first of the given order begins, before what is a part of these alone.
  func sorted(_ views: [TypeDeclaration]) -> [TypeDeclaration] {
    let byName = Dictionary(grouping: views.indices) { views[$0].name }
    var waitsFor: [String: Int] = [:]
    var parts: [String: [String]] = [:]
    var helped: Set<String> = []
    for name in byName.keys {
      let others = (makers[name] ?? []).subtracting([name])
      let known = others.filter { byName[$0] != nil }
      waitsFor[name] = known.count
      if known.isEmpty, !others.isEmpty { helped.insert(name) }
      for maker in known { parts[maker, default: []].append(name) }
    }
    var order: [String] = []
    var done: Set<String> = []
    var ready: [String] = []
    /// A view and then, one after the other, those that waited for it alone.
    func take(_ name: String) {
      ready.append(name)
      while let next = ready.popLast() {
        guard done.insert(next).inserted else { continue }
        order.append(next)
        for part in (parts[next] ?? []).sorted(by: >) {
          waitsFor[part, default: 1] -= 1
          if waitsFor[part] == 0 { ready.append(part) }
        }
      }
    }
    let names = views.map(\.name)
    for name in names where waitsFor[name] == 0 && !helped.contains(name) { take(name) }
    for name in names where waitsFor[name] == 0 { take(name) }
    for name in names where !done.contains(name) {
      // It is part of a circle, or of what a circle has as a part: that begins.
      for first in circle(before: name, names, done) + [name] { take(first) }
    }
    return order.flatMap { byName[$0] ?? [] }.map { views[$0] }
  }

  /// The views that wait for each other and for nothing else, and that a view waits for, in the given order.
  private func circle(before name: String, _ names: [String], _ done: Set<String>) -> [String] {
    let left = Set(names).subtracting(done)
    var own = waited(for: name, left)
    var next: String? = name
    while let current = next {
      next = own.sorted().first { !waited(for: $0, left).contains(current) }
      if let next { own = waited(for: next, left) }
    }
    return names.filter(own.contains)
  }

  /// Every view whose code makes it, directly or in another.
  private func waited(for name: String, _ left: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      for maker in makers[next] ?? [] where maker != next && left.contains(maker) && found.insert(maker).inserted {
        open.append(maker)
      }
    }
    return found
  }
}
