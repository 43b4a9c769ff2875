extension Sequence where Element: Hashable {
  /// The elements in their order, without those that came before.
  public var eachOnce: [Element] {
    var met: Set<Element> = []
    return filter { met.insert($0).inserted }
  }
}
