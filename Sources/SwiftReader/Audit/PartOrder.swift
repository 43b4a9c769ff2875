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
  /// late; of views that have each other the first of the given order begins.
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
    for name in names { take(name) }
    return order.flatMap { byName[$0] ?? [] }.map { views[$0] }
  }
}
